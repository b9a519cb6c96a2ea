// NLC-E.3, NLC-13: eliminated units come back to a leader on Reserve who is out of sight.

import { ask, type Frozen } from '@grognard/kernel';
import { displace, endRally, rallyHuge, rallyPair, rallyUnit } from '../actions/rally.ts';
import { sideOf } from '../changes/units.ts';
import { type RallyFrame, rallyFrame } from '../frames.ts';
import { procedure, type Read, type Table } from '../rule-types.ts';
import { seatOfUnit, seatsOfSide } from '../seats/holding.ts';
import { hasChairs } from '../seats/seating.ts';
import { canReturn, crowded } from '../turn/rallying.ts';
import { NOBODY, NOWHERE, type Side } from '../vocabulary.ts';
import { prompts } from '../words/prompts.ts';
import { windowNames } from '../words/windows.ts';

/** One player of the side after the other; the last called is the first to run. */
export function callRallies(table: Table, side: Side): void {
  const players = hasChairs(table.state) ? seatsOfSide(table.state, side).toReversed() : [null];
  for (const player of players)
    table.call(rallyFrame.at('look', { side, player, returned: [], latest: NOBODY, done: false }));
}

/** NLC-G: by public facts alone: somebody could be rallied if his formation were on Reserve and its leader unseen. */
const isWorthAsking = (state: Read, { side, player }: Frozen<RallyFrame>): boolean =>
  state.units.some(
    ({ status, lost }, id) =>
      sideOf(state, id) === side &&
      (player === null || seatOfUnit(state, id) === player) &&
      (canReturn(state, id) || (status === 'map' && lost === 2)),
  );

const windowIn = ({ turn }: Read) => ({
  id: 'rally',
  name: windowNames.rally,
  turn,
  pass: { type: 'endRally' },
});

export const rally = procedure(rallyFrame, {
  rule: 'NLC-13.1',
  pending(state, frame) {
    if (frame.step === 'displace') return [{ seat: frame.side, ...ask('NLC-13.4', prompts.displace) }];
    return frame.step === 'choose' && !frame.done && isWorthAsking(state, frame)
      ? [{ seat: frame.side, ...ask('NLC-13.4', prompts.rally), window: windowIn(state) }]
      : [];
  },
  actions: [rallyUnit, rallyPair, rallyHuge, displace, endRally],
  advance(table, frame) {
    if (frame.step === 'look') frame.step = crowded(table.state, frame) === NOWHERE ? 'choose' : 'displace';
    else table.end();
  },
});
