import { pending, type Random, type Seat } from '@grognard/kernel';
import { answerAlone, fork, mustSubmit } from '../fork.ts';
import type { AnyMatch } from '../game.ts';
import { parting } from '../json.ts';
import type { Check } from './check.ts';
import { heard, others, seen } from './seen.ts';

const LONGEST_DRAFT = 300;

/** The seat alone makes up its mind, on a fork; undefined when that brought something to light. */
function decided(match: AnyMatch, seat: Seat, random: Random): AnyMatch | undefined {
  const table = fork(match);
  if (answerAlone(table, seat, random, LONGEST_DRAFT) === undefined) return undefined;
  const hasBarrier = table.journal.some((entry) => 'barrier' in entry && entry.barrier);
  return hasBarrier ? undefined : table;
}

/** What another viewer could tell two such forks apart by; null: nothing. */
function telling(one: AnyMatch, another: AnyMatch, seat: Seat): string | null {
  for (const viewer of others(one, seat)) {
    const sight = parting(seen(one, viewer), seen(another, viewer));
    if (sight !== null) return `${viewer} sees what ${seat} drafted: ${sight}`;
    const log = parting(heard(one, viewer), heard(another, viewer));
    if (log !== null) return `${viewer} hears what ${seat} drafted: ${log}`;
  }
  return null;
}

/** Everybody else answers as well, the same way in both forks. */
function othersAnswer(one: AnyMatch, another: AnyMatch, random: Random): void {
  for (const { seat } of pending(one))
    for (const choice of answerAlone(one, seat, random, LONGEST_DRAFT) ?? []) mustSubmit(another, choice);
}

/** While several seats decide at once, what one of them drafts and commits looks the same from outside. */
export const secretDrafts: Check = {
  name: 'secret drafts: two different answers to a shared decision look the same to everybody else',
  every: 60,
  run({ match, random, silent }) {
    const asked = pending(match);
    const isSilent = silent.includes(match.state.frames.at(-1)?.proc ?? '');
    for (const { seat } of asked.length < 2 ? [] : asked) {
      const [one, another] = [decided(match, seat, random), decided(match, seat, random)];
      if (one === undefined || another === undefined) continue;
      const told = telling(one, another, seat);
      if (told !== null) return told;
      if (!isSilent) continue;
      othersAnswer(one, another, random);
      const later = telling(one, another, seat);
      if (later !== null) return `once all have answered, ${later}`;
    }
    return null;
  },
};
