// E.4, NLC-4.1, 4.2, R097, R098, R099: Coordinated Action, Initial Action, then the cup is filled.

import { ask, commitDraft, setDraft } from '@grognard/kernel';
import { againstPair } from '../against/chits.ts';
import { bodySheet } from '../changes/bodies.ts';
import { theatreOf } from '../data/theatres.ts';
import {
  type ChitsFrame,
  chitsFrame,
  type PickFrame,
  pickFrame,
  type RollersFrame,
  rollersFrame,
} from '../frames.ts';
import { isByPacket } from '../packets/sequence.ts';
import { asSide, procedure, type Read, type Rule, secretDecision, type Table } from '../rule-types.ts';
import { hasChairs } from '../seats/seating.ts';
import { ratingOf } from '../staff/ratings.ts';
import { sendersOf } from '../staff/senders.ts';
import { commandsOf } from '../staff/wings.ts';
import type { Cup, State } from '../state.ts';
import { chitsInPlay } from '../turn/cup.ts';
import { type BodyId, type LeaderId, NOBODY, otherSide, SIDES, type Side } from '../vocabulary.ts';
import { prompts } from '../words/prompts.ts';

const AHEAD = 3;
const NO_CUP: Cup = { chits: [], pairs: { french: [], allied: [] }, initial: [] };

/** Overall commanders, and wing commanders who are on their own (NLC-12.14e). */
const rollersFor = (state: Read, side: Side): readonly LeaderId[] => sendersOf(state, side);

export const nameRoller: Rule<RollersFrame, 'nameRoller'> = {
  type: 'nameRoller',
  rule: 'NLC-4.3a',
  role: 'commit',
  *candidates(state, _frame, seat) {
    const able = rollersFor(state, asSide(seat));
    for (const leader of able) yield { type: 'nameRoller', leader };
    if (able.length === 0) yield { type: 'nameRoller', leader: NOBODY };
  },
  refuse: () => null,
  target: () => ({ button: 'nameRoller' }),
  apply(_table, frame, seat, { leader }) {
    setDraft(frame, asSide(seat), leader);
    commitDraft(frame, asSide(seat));
  },
};

export const rollers = secretDecision(rollersFrame, {
  rule: 'NLC-4.3a',
  question: () => ask('NLC-4.3a', prompts.nameRoller),
  actions: [nameRoller],
  revealed(table, _frame, { french, allied }) {
    table.end([french, allied]);
  },
});

export const pickCoordinated: Rule<PickFrame, 'pickCoordinated'> = {
  type: 'pickCoordinated',
  rule: 'NLC-4.1b',
  *candidates(state, { side, what, roller }) {
    if (what !== 'coordinated') return;
    const able = chitsUnder(state, side, roller);
    for (const [i, first] of able.entries())
      for (const second of able.slice(i + 1)) yield { type: 'pickCoordinated', first, second };
  },
  against: (state, { side, roller }, _seat, asked) =>
    againstPair(state, roller, chitsUnder(state, side, roller), asked),
  refuse: () => null,
  target: () => ({ button: 'pickCoordinated' }),
  apply(table, frame, _seat, { first, second }) {
    const { state } = table;
    const cup = state.cup ?? NO_CUP;
    state.cup = { ...cup, pairs: { ...cup.pairs, [frame.side]: [first, second] } };
    table.emit({ type: 'pairPicked', rule: 'NLC-4.1b', side: frame.side, chits: [first, second] });
    frame.step = 'over';
  },
};

export const pickInitial: Rule<PickFrame, 'pickInitial'> = {
  type: 'pickInitial',
  rule: 'NLC-4.2a',
  *candidates(state, { side, what, roller }) {
    if (what !== 'initial') return;
    const paired = state.cup?.pairs[side] ?? [];
    for (const chit of chitsUnder(state, side, roller))
      if (!paired.includes(chit)) yield { type: 'pickInitial', chit };
  },
  refuse: () => null,
  target: () => ({ button: 'pickInitial' }),
  apply: (table, frame, _seat, { chit }) => goFirst(table, frame, [chit]),
};

/** R005: the Coordinated chit, if both formations obey who rolled. */
export const pickPair: Rule<PickFrame, 'pickPair'> = {
  type: 'pickPair',
  rule: 'NLC-4.2b',
  *candidates(state, { side, what, roller }) {
    const paired = state.cup?.pairs[side] ?? [];
    const able = chitsUnder(state, side, roller);
    if (what === 'initial' && paired.length > 0 && paired.every((chit) => able.includes(chit)))
      yield { type: 'pickPair' };
  },
  refuse: () => null,
  target: () => ({ button: 'pickPair' }),
  apply: (table, frame) => goFirst(table, frame, table.state.cup?.pairs[frame.side] ?? []),
};

function goFirst(table: Table, frame: PickFrame, chits: readonly BodyId[]): void {
  table.state.cup = { ...(table.state.cup ?? NO_CUP), initial: chits };
  table.emit({ type: 'initialPicked', rule: 'NLC-4.2a', side: frame.side, chits });
  frame.step = 'over';
}

export const decline: Rule<PickFrame, 'decline'> = {
  type: 'decline',
  rule: 'NLC-4.2b',
  role: 'commit',
  candidates: () => [{ type: 'decline' }],
  refuse: () => null,
  target: () => ({ button: 'decline' }),
  apply(_table, frame) {
    frame.step = 'over';
  },
};

/** NLC-4.3b: chits that would enter the cup, of formations under him. */
const chitsUnder = (state: Read, side: Side, leader: LeaderId): readonly BodyId[] => {
  const commands = commandsOf(state, leader);
  return chitsInPlay(state, side).filter((chit) => commands.includes(chit));
};

export const pick = procedure(pickFrame, {
  rule: 'NLC-4.1b',
  pending: (_state, { step, side, what }) =>
    step === 'choose'
      ? [
          {
            seat: side,
            ...(what === 'coordinated'
              ? ask('NLC-4.1b', prompts.pickCoordinated)
              : ask('NLC-4.2a', prompts.pickInitial)),
          },
        ]
      : [],
  actions: [pickCoordinated, pickInitial, pickPair, decline],
  advance: (table) => table.end(),
});

export const chits = procedure(chitsFrame, {
  rule: 'NLC-4.0c',
  pending: () => [],
  actions: [],
  advance(table, frame) {
    const { state } = table;
    switch (frame.step) {
      case 'coordinated':
        state.cup = NO_CUP;
        frame.step = 'pairs';
        return callRollers(table, 'coordinated');
      case 'pairs':
        frame.step = 'initial';
        return rollCoordinated(table, frame);
      case 'initial':
        // NLC-P.1, P.3: without chits only the Coordinated Action is rolled for.
        if (isByPacket(state)) return table.end();
        frame.step = 'lead';
        return callRollers(table, 'initial');
      case 'lead':
        frame.step = 'fill';
        return rollInitial(table, frame);
      default:
        fillCup(state);
        return table.end();
    }
  },
  resume(_table, frame, result) {
    if (Array.isArray(result)) frame.rollers = result.map(Number);
  },
});

/** By the order of battle and who has fallen: whether a wing commander is on his own now is his side's secret. */
const mayHaveChoice = (state: Read, side: Side): boolean =>
  theatreOf(state).leaders.filter(
    ({ side: its, role }, id) => its === side && role !== 'formation' && state.leaders[id]?.status !== 'lost',
  ).length > 1;

/** With one commander nobody is asked: everybody knows who rolls. */
function callRollers(table: Table, what: 'coordinated' | 'initial'): void {
  // NLC-M.1: with several players on a side its best commander rolls.
  const asked = hasChairs(table.state) ? [] : SIDES.filter((side) => mayHaveChoice(table.state, side));
  const frame = rollersFrame.ask(asked, { what });
  for (const side of SIDES) if (!asked.includes(side)) setDraft(frame, side, bestRoller(table.state, side));
  table.call(frame);
}

const bestRoller = (state: Read, side: Side): LeaderId =>
  rollersFor(state, side).toSorted((a, b) => ratingOf(state, b) - ratingOf(state, a) || a - b)[0] ?? NOBODY;

const sidesInOrder = (state: Read): readonly Side[] => {
  const { firstSide } = theatreOf(state);
  return [firstSide, otherSide(firstSide)];
};

const rollerOf = ({ rollers: named }: ChitsFrame, side: Side): LeaderId =>
  named[SIDES.indexOf(side)] ?? NOBODY;

/** NLC-4.1a: at least 2 below his rating. */
function rollCoordinated(table: Table, frame: ChitsFrame): void {
  const { state } = table;
  const winners: Side[] = [];
  for (const side of sidesInOrder(state)) {
    const leader = rollerOf(frame, side);
    if (leader === NOBODY) continue;
    const roll = table.random.die(6, `NLC-4.1a coordinated ${side}`);
    const gained = roll <= ratingOf(state, leader) - 2;
    table.emit({ type: 'coordinatedRolled', rule: 'NLC-4.1a', side, leader, roll, gained });
    if (gained) winners.push(side);
  }
  for (const side of winners.toReversed())
    table.call(pickFrame.at('choose', { side, what: 'coordinated', roller: rollerOf(frame, side) }));
}

/** NLC-4.2a: die and rating; 3 ahead picks. */
function rollInitial(table: Table, frame: ChitsFrame): void {
  const { state } = table;
  const totals = new Map<Side, number>();
  for (const side of sidesInOrder(state)) {
    const leader = rollerOf(frame, side);
    if (leader === NOBODY) continue;
    const roll = table.random.die(6, `NLC-4.2a initial ${side}`);
    const total = roll + ratingOf(state, leader) + initiativeOf(state, side);
    table.emit({ type: 'initialRolled', rule: 'NLC-4.2a', side, leader, roll, total });
    totals.set(side, total);
  }
  for (const [side, total] of totals)
    if (total - (totals.get(otherSide(side)) ?? 0) >= AHEAD)
      table.call(pickFrame.at('choose', { side, what: 'initial', roller: rollerOf(frame, side) }));
}

/** NLC-20.11a, b, R119 */
function initiativeOf(state: Read, side: Side): number {
  if (!state.options.initiative) return 0;
  const own = state.sides[side].retreatedBefore;
  const { retreatedBefore: theirs, retreatFightsBefore } = state.sides[otherSide(side)];
  if (own >= theirs) return 0;
  return theirs >= 2 * own && retreatFightsBefore >= 2 ? 2 : 1;
}

/** NLC-4.0d; by ids, for the draw counts along them (E.1). */
function fillCup(state: State): void {
  const cup = state.cup ?? NO_CUP;
  const set = new Set([...cup.pairs.french, ...cup.pairs.allied, ...cup.initial]);
  const single = SIDES.flatMap((side) => chitsInPlay(state, side)).filter((chit) => !set.has(chit));
  const pairs = SIDES.map((side) => cup.pairs[side]).filter(
    (pair) => pair.length > 0 && !pair.every((chit) => cup.initial.includes(chit)),
  );
  const idOf = ([first = 0]: readonly BodyId[]): string => bodySheet(state, first).id;
  const all = [...single.map((chit) => [chit]), ...pairs];
  state.cup = { ...cup, chits: all.toSorted((a, b) => (idOf(a) < idOf(b) ? -1 : 1)) };
}
