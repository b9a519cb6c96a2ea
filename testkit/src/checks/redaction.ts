import type { Frozen, Viewer } from '@grognard/kernel';
import { isRecord, notJson } from '../json.ts';
import type { Check } from './check.ts';
import { viewers } from './seen.ts';

/** Shorter hidden values occur by chance in anything. */
const TELLING = 20;

interface Hidden {
  readonly knownTo: readonly unknown[];
  readonly text: string;
}

function* secretsIn(value: unknown): Generator<Hidden> {
  if (typeof value !== 'object' || value === null) return;
  if (isRecord(value) && Array.isArray(value['knownTo']) && 'hidden' in value)
    yield { knownTo: value['knownTo'], text: JSON.stringify(value['hidden']) };
  for (const item of Object.values(value)) yield* secretsIn(item);
}

/** Texts this viewer must not come across: what others hide and the viewer does not happen to know itself. */
function keptFrom(state: Frozen<object>, viewer: Viewer): readonly string[] {
  const all = [...secretsIn(state)].filter(({ text }) => text.length >= TELLING);
  const known = new Set(all.filter(({ knownTo }) => knownTo.includes(viewer)).map(({ text }) => text));
  return all
    .filter(({ knownTo, text }) => !knownTo.includes(viewer) && !known.has(text))
    .map(({ text }) => text);
}

/** The log keeps secrets as well as the board does, and tells onlookers nothing that a seat is not told. */
export const redaction: Check = {
  name: 'redacted events hold nothing that is still hidden, and onlookers learn no more than the seats',
  every: 4,
  run({ module, match, events }) {
    for (const event of events) {
      const strange = notJson(event);
      if (strange !== null) return `the event ${event.type} is not plain JSON at ${strange}`;
      const isPublic = module.redact(event, 'spectator') !== null;
      const left = match.seats.find((seat) => isPublic && module.redact(event, seat) === null);
      if (left !== undefined) return `onlookers hear of ${event.type} but ${left} does not`;
    }
    for (const viewer of events.length === 0 ? [] : viewers(match)) {
      const heard = JSON.stringify(events.map((event) => module.redact(event, viewer)));
      const leak = keptFrom(match.state, viewer).find((text) => heard.includes(text));
      if (leak !== undefined) return `an event tells ${viewer} the hidden ${leak}`;
    }
    return null;
  },
};
