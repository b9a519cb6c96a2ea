// NLC-P.1: without chits: fights won last turn, rating and a die; the higher total chooses to move first or second.

import { ask } from '@grognard/kernel';
import { leaderSheet } from '../changes/bodies.ts';
import { type SideOrderFrame, sideOrderFrame } from '../frames.ts';
import { procedure, type Read, type Rule, type Table } from '../rule-types.ts';
import { ratingOf } from '../staff/ratings.ts';
import { sendersOf } from '../staff/senders.ts';
import { bySide, otherSide, type Side } from '../vocabulary.ts';
import { prompts } from '../words/prompts.ts';
import { callPlayerTurns } from './player-turns.ts';

/** Of an overall commander on the map; of several the best. */
const ratingFor = (state: Read, side: Side): number =>
  Math.max(
    0,
    ...sendersOf(state, side)
      .filter((leader) => leaderSheet(state, leader).role === 'oc')
      .map((leader) => ratingOf(state, leader)),
  );

/** NLC-R128: a tie is rolled again. */
function roll(table: Table, frame: SideOrderFrame): void {
  const { state } = table;
  const totals = bySide(
    (side) =>
      state.sides[otherSide(side)].yieldedBefore +
      ratingFor(state, side) +
      table.random.die(6, `NLC-P.1 initiative ${side}`),
  );
  if (totals.french === totals.allied) return;
  const winner = totals.french > totals.allied ? 'french' : 'allied';
  table.emit({ type: 'sideOrderRolled', rule: 'NLC-P.1', totals, winner });
  frame.winner = winner;
  frame.step = 'choose';
}

export const chooseTurn: Rule<SideOrderFrame, 'chooseTurn'> = {
  type: 'chooseTurn',
  rule: 'NLC-P.1',
  role: 'commit',
  candidates: () => [true, false].map((first) => ({ type: 'chooseTurn', first })),
  refuse: () => null,
  target: ({ first }) => ({ button: first ? 'first' : 'second' }),
  apply(_table, frame, _seat, { first }) {
    frame.first = first ? frame.winner : otherSide(frame.winner);
    frame.step = 'first';
  },
};

export const sideOrder = procedure(sideOrderFrame, {
  rule: 'NLC-P.1',
  pending: (_state, { step, winner }) =>
    step === 'choose' ? [{ seat: winner, ...ask('NLC-P.1', prompts.chooseTurn) }] : [],
  actions: [chooseTurn],
  advance(table, frame) {
    switch (frame.step) {
      case 'roll':
        return roll(table, frame);
      case 'first':
        frame.step = 'second';
        return callPlayerTurns(table, frame.first, false);
      case 'second':
        frame.step = 'over';
        return callPlayerTurns(table, otherSide(frame.first), false);
      default:
        return table.end();
    }
  },
});
