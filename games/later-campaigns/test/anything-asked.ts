// NLC-B: what is answered to actions that are no choices: every kind a rule has something to say against, of counters and hexes
// all over the table. A few of each at a time, others at the next.
import { type AnyMatch, type Fields, pending, type Seat, why } from '@grognard/kernel';
import { theatreOf } from '../data/theatres.ts';
import { contactsOf } from '../ground/hexes.ts';
import type { State } from '../state.ts';
import { type Hex, NOWHERE } from '../vocabulary.ts';
import { illegal } from '../words/illegal.ts';
import { refusals } from '../words/refusals.ts';

/** What stands in a field. */
type Part = 'hex' | 'unit' | 'units' | 'leader' | 'body' | 'stance' | 'via';

/** Kinds of actions with their fields. */
const KINDS: { readonly [type: string]: { readonly [field: string]: Part } } = {
  select: { units: 'units' },
  go: { hex: 'hex' },
  step: { hex: 'hex' },
  take: { unit: 'unit' },
  drop: { unit: 'unit' },
  goLeader: { leader: 'leader', hex: 'hex' },
  moveLeader: { leader: 'leader', hex: 'hex' },
  endLeader: { leader: 'leader' },
  hold: { body: 'body' },
  auto: { body: 'body' },
  stance: { unit: 'unit', stance: 'stance' },
  top: { unit: 'unit' },
  enter: { units: 'units', hex: 'hex' },
  enterLeader: { leader: 'leader', hex: 'hex' },
  charge: { unit: 'unit', via: 'via', target: 'hex' },
  react: { unit: 'unit', via: 'via' },
  pursue: { unit: 'unit', hex: 'hex' },
  bombard: { from: 'hex', guns: 'units', target: 'hex' },
  assign: { hex: 'hex', target: 'hex' },
  join: { unit: 'unit' },
  preRetreat: { units: 'units' },
  advance: { units: 'units' },
  takeHit: { unit: 'unit' },
  retreatTo: { hex: 'hex' },
  excess: { unit: 'unit' },
  pickCoordinated: { first: 'body', second: 'body' },
  toReserve: { body: 'body' },
  endDivisional: { body: 'body' },
};

/** Where somebody stands, and all around. */
function hexesOf(state: State): readonly Hex[] {
  const stood = [...state.units, ...state.leaders].flatMap(({ hex }) => (hex === NOWHERE ? [] : [hex]));
  return [...new Set(stood.flatMap((hex) => [hex, ...contactsOf(theatreOf(state), hex)]))];
}

function choicesOf(state: State): { readonly [part in Part]: readonly unknown[] } {
  const [hex, unit] = [hexesOf(state), [...state.units.keys()]];
  return {
    hex,
    unit,
    units: unit.map((first) => (first % 2 === 0 ? [first] : [first, first - 1])),
    leader: [...state.leaders.keys()],
    body: [...state.bodies.keys()],
    stance: ['ask', 'pass'],
    via: [NOWHERE, ...hex],
  };
}

const NAME_OF = new Map(
  Object.entries({ ...refusals, ...illegal }).map(([name, text]) => [String(text), name]),
);

/** The rule, the sentence by its name, and its facts. */
function answerTo(match: AnyMatch, seat: Seat, action: Fields): unknown {
  const said = why(match, seat, action);
  if (said === null || !('rule' in said)) return said?.code ?? null;
  return [said.rule, NAME_OF.get(said.text) ?? '', said.with];
}

/** So many of each kind. */
const EACH = 2;

/** What is said to whoever is asked now; another number, other actions. */
export function answersToAnything(match: AnyMatch, n: number): unknown {
  const choices = choicesOf(match.state as State);
  // Steps that share no divisor with what is likely to be counted, so that the fields go through all their pairs.
  let at = n * 7919;
  const oneOf = (part: Part): unknown => {
    at += 10007;
    return choices[part][at % choices[part].length];
  };
  return pending(match).map(({ seat }) =>
    Object.entries(KINDS).map(([type, fields]) =>
      Array.from({ length: EACH }, () =>
        answerTo(match, seat, {
          type,
          ...Object.fromEntries(Object.entries(fields).map(([field, part]) => [field, oneOf(part)])),
        }),
      ),
    ),
  );
}
