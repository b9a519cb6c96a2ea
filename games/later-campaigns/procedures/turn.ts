// NLC-E.1: the phases of a turn, in order.
import { patchUnit, sideOf } from '../changes/units.ts';
import { theatreOf } from '../data/theatres.ts';
import {
  chitsFrame,
  commandFrame,
  dispatchesFrame,
  sideOrderFrame,
  turnEndFrame,
  turnFrame,
} from '../frames.ts';
import { fieldOf } from '../ground/field.ts';
import { isByPacket } from '../packets/sequence.ts';
import { type Read, sequence } from '../rule-types.ts';
import { pointsOf } from '../scoring/victory.ts';
import { setOwnOrders } from '../seats/seating.ts';
import type { State } from '../state.ts';
import { bringUp } from '../turn/arrivals.ts';
import { drawChit } from '../turn/cup.ts';
import { wake } from '../turn/fatigue.ts';
import { bySide, otherSide, type Side } from '../vocabulary.ts';
import { callPlacement } from './placement.ts';
import { callChitStages } from './player-turns.ts';
import { callRallies } from './rally.ts';

const other = (state: Read): Side => otherSide(theatreOf(state).firstSide);

export const turn = sequence(turnFrame, 'NLC-4.0a', {
  reinforcements(table) {
    const { state } = table;
    const { turn } = state;
    const points = bySide((side) => pointsOf(state, side));
    table.emit({ type: 'turnBegan', rule: 'NLC-4.0a', turn, scenario: theatreOf(state).id, points });
    state.entryPaid = {};
    bringUp(table);
  },
  snapshot(table) {
    wake(table.state);
    takeSnapshot(table.state);
    callPlacement(table);
  },
  command(table) {
    if (setOwnOrders(table.state)) table.call(dispatchesFrame.at('dated', {}));
    else table.call(commandFrame.at('record', { passed: 0 }));
  },
  rally(table) {
    callRallies(table, theatreOf(table.state).firstSide);
  },
  rallyOther(table) {
    callRallies(table, other(table.state));
  },
  chits(table) {
    table.call(chitsFrame.at('coordinated', { rollers: [] }));
  },
  initial(table) {
    table.state.idle = { french: 0, allied: 0 };
    const { cup } = table.state;
    if (isByPacket(table.state)) {
      const { firstSide } = theatreOf(table.state);
      table.call(sideOrderFrame.at('roll', { winner: firstSide, first: firstSide }));
      return;
    }
    if (cup !== null && cup.initial.length > 0) callChitStages(table, cup.initial);
  },
  /** NLC-4.0f: until the cup is empty. */
  selection(table, frame) {
    const chits = drawChit(table);
    if (chits === null) return;
    frame.step = 'selection';
    callChitStages(table, chits);
  },
  turnEnd(table) {
    table.state.cup = null;
    table.state.idle = { french: 0, allied: 0 };
    table.call(turnEndFrame.at('reserve', {}));
  },
});

/** NLC-E.1 snapshot: who begins the turn in an enemy ZOC (NLC-7.11a). */
function takeSnapshot(state: State): void {
  const field = fieldOf(state);
  if (setOwnOrders(state) || state.options.directCommand) state.starts = state.units.map(({ hex }) => hex);
  for (const [id, { hex, status, startedInZoc }] of state.units.entries()) {
    const now = status === 'map' && field.inEnemyZoc(sideOf(state, id), hex);
    if (now !== startedInZoc) patchUnit(state, id, { startedInZoc: now });
  }
}
