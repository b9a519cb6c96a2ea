// NLC-E.4, NLC-4.1, 4.2, NLC-R097, NLC-R098, NLC-R099: Coordinated Action, Initial Action, then the cup is filled.

import { ask, setDraft } from '@grognard/kernel';
import {
  decline,
  nameRoller,
  pickCoordinated,
  pickInitial,
  pickPair,
  rollersFor,
} from '../actions/pick-chits.ts';
import { theatreOf } from '../data/theatres.ts';
import { type ChitsFrame, chitsFrame, pickFrame, rollersFrame } from '../frames.ts';
import { isByPacket } from '../packets/sequence.ts';
import { procedure, type Read, secretDecision, type Table } from '../rule-types.ts';
import { hasChairs } from '../seats/seating.ts';
import { ratingOf } from '../staff/ratings.ts';
import { fillCup, NO_CUP } from '../turn/cup.ts';
import { type LeaderId, NOBODY, otherSide, SIDES, type Side } from '../vocabulary.ts';
import { prompts } from '../words/prompts.ts';

const AHEAD = 3;

export const rollers = secretDecision(rollersFrame, {
  rule: 'NLC-4.3a',
  question: () => ask('NLC-4.3a', prompts.nameRoller),
  actions: [nameRoller],
  revealed(table, _frame, { french, allied }) {
    table.end([french, allied]);
  },
});

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
        // NLC-P.1, NLC-P.3: without chits only the Coordinated Action is rolled for.
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
    const needed = ratingOf(state, leader) - 2;
    const gained = roll <= needed;
    table.emit({ type: 'coordinatedRolled', rule: 'NLC-4.1a', side, leader, roll, needed, gained });
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

/** NLC-20.11a, b, NLC-R119 */
function initiativeOf(state: Read, side: Side): number {
  if (!state.options.initiative) return 0;
  const own = state.sides[side].retreatedBefore;
  const { retreatedBefore: theirs, retreatFightsBefore } = state.sides[otherSide(side)];
  if (own >= theirs) return 0;
  return theirs >= 2 * own && retreatFightsBefore >= 2 ? 2 : 1;
}
