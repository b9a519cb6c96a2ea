import {
  type Action,
  contextAt,
  legal,
  offers,
  pending,
  type Seat,
  sameJson,
  submit,
} from '@grognard/kernel';
import { fork, mustSubmit, pick } from '../fork.ts';
import type { AnyMatch } from '../game.ts';
import { difference, jsonCopy } from '../json.ts';
import type { Check, Position } from './check.ts';

const MOST_TRIED = 12;

function some<T>(items: readonly T[], { random }: Position): readonly T[] {
  return items.length <= MOST_TRIED ? items : random.shuffle(items, 'TEST-2 sample').slice(0, MOST_TRIED);
}

/** Submits what must not be accepted; gives what is wrong with the answer. An untouched match keeps its very state. */
function mustNotAccept(match: AnyMatch, seat: Seat, action: unknown): string | null {
  const { state, journal } = match;
  const entries = journal.length;
  const reply = submit(match, seat, action);
  const what = `${seat} ${JSON.stringify(action)}`;
  if (reply.ok) return `${what} was accepted although it is not legal`;
  if (match.state !== state || match.journal.length !== entries)
    return `${what} was not accepted but changed the match`;
  if ('refusal' in reply) return null;
  const { code, message } = reply.error;
  return code === '' || message === '' ? `${what} got an error that says nothing` : null;
}

/** Looks whether a state changed in place while something was tried. */
function untouched({ match }: Position, tries: () => string | null): string | null {
  const before = JSON.stringify(match.state);
  const wrong = tries();
  if (wrong !== null) return wrong;
  return JSON.stringify(match.state) === before ? null : 'something refused changed the state in place';
}

/** Everybody who must decide can, and what `legal` lists is what `submit` accepts. */
export const legalIsAccepted: Check = {
  name: 'every pending seat has a legal action, and every legal action is accepted',
  every: 20,
  run(position) {
    const { match } = position;
    for (const { seat } of pending(match)) {
      const actions = legal(match, seat);
      if (actions.length === 0) return `${seat} must decide but has no legal action`;
      for (const action of some(actions, position)) mustSubmit(fork(match), { seat, action });
    }
    return null;
  },
};

/** What is offered with a reason against it is refused for that reason and changes nothing. */
export const refusedIsRefused: Check = {
  name: 'refused offers are refused for the reason given, and change nothing',
  every: 20,
  run: (position) => untouched(position, () => tryRefused(position)),
};

function tryRefused(position: Position): string | null {
  const { match } = position;
  for (const { seat } of pending(match)) {
    const refused = offers(match, seat).filter((offer) => offer.refusal !== null);
    for (const { action, refusal } of some(refused, position)) {
      const wrong = mustNotAccept(match, seat, action);
      if (wrong !== null) return wrong;
      const reply = submit(match, seat, action);
      if (reply.ok || !('refusal' in reply)) return `${JSON.stringify(action)}: an offer got no refusal`;
      const other = difference(reply.refusal, refusal);
      if (other !== null)
        return `${JSON.stringify(action)} was refused for another reason than offered: ${other}`;
    }
  }
  return null;
}

/** `wider` only explains: whatever it yields has its answer already, and the answer is no. */
export const widerIsRefused: Check = {
  name: 'wider candidates are all refused',
  every: 20,
  run({ module, match }) {
    const frame = match.state.frames.at(-1);
    if (frame === undefined) return null;
    const context = contextAt(module, match.memory.at);
    const rules = [...(module.procedures[frame.proc]?.actions ?? []), ...module.always];
    for (const { seat } of pending(match))
      for (const rule of rules)
        for (const action of rule.wider?.(match.state, frame, seat, context) ?? [])
          if (rule.refuse(match.state, frame, seat, action, context) === null)
            return `wider yields ${JSON.stringify(action)} for ${seat}, which is not refused`;
    return null;
  },
};

const nonsense: readonly unknown[] = [
  undefined,
  null,
  0,
  'end',
  [],
  {},
  { type: 7 },
  { type: 'noSuchAction' },
  { type: '__proto__' },
  { type: 'constructor', prototype: {} },
];

/** The action with one field of a wrong type, one field too many, or one missing. */
function bent(action: Action): readonly unknown[] {
  const fields = Object.entries(jsonCopy(action) as object);
  const wrongTypes = fields.flatMap(([key]) =>
    [{ wrong: true }, 'x'.repeat(40), -1, 1e9, null].map((value) => ({ ...action, [key]: value })),
  );
  const missing = fields.map(([key]) => Object.fromEntries(fields.filter(([other]) => other !== key)));
  return [...wrongTypes, ...missing, { ...action, extra: 1 }];
}

/** Nothing from outside gets in that is not on the list, whatever its shape. */
export const garbageIsRefused: Check = {
  name: 'malformed, foreign and out-of-turn actions are not accepted, and change nothing',
  every: 60,
  run: (position) => untouched(position, () => tryGarbage(position)),
};

function tryGarbage({ match, random }: Position): string | null {
  const deciding = pending(match).map((decision) => decision.seat);
  for (const seat of deciding) {
    const open = offers(match, seat).flatMap((offer) => (offer.refusal === null ? [offer.action] : []));
    const action = pick(open, random);
    const tries = [...nonsense, ...(action === undefined ? [] : bent(action))];
    for (const candidate of tries) {
      if (open.some((legalOne) => sameJson(legalOne, candidate))) continue;
      const wrong = mustNotAccept(match, seat, candidate);
      if (wrong !== null) return wrong;
    }
    for (const stranger of [...match.seats.filter((other) => !deciding.includes(other)), 'nobody', ''])
      for (const candidate of open.slice(0, 3)) {
        const wrong = mustNotAccept(match, stranger, candidate);
        if (wrong !== null) return wrong;
      }
  }
  return null;
}
