// GEN-20.23: the marches by road, chosen in secret and made together; collisions as in GEN-11.3.
import { ask } from '@grognard/kernel';
import { endRoad } from '../actions/end-road.ts';
import { road } from '../actions/road.ts';
import { unroad } from '../actions/unroad.ts';
import { isSector } from '../field/board-graph.ts';
import { isFriendly } from '../field/control.ts';
import { enterSector } from '../field/enter-sector.ts';
import { unitOf } from '../field/units.ts';
import { roadMovesFrame } from '../frames.ts';
import type { RoadMove } from '../movement/roads.ts';
import { secretDecision, type Table } from '../rule-types.ts';
import { SIDES } from '../vocabulary.ts';
import { prompts } from '../words/prompts.ts';

export const roadMovesDecision = secretDecision(roadMovesFrame, {
  rule: 'GEN-20.23',
  question: () => ask('GEN-20.23', prompts.roads),
  actions: [road, unroad, endRoad],
  revealed(umpire, _frame, { white, black }) {
    const { state } = umpire;
    const moves = { white: white.moves, black: black.moves };
    // Who is stopped is settled before anybody moves.
    const going = SIDES.flatMap((side) =>
      moves[side].map((move) => ({
        move,
        stopped:
          !isFriendly(state, side, move.to) &&
          moves[side === 'white' ? 'black' : 'white'].some(({ to }) => to === move.to),
      })),
    );
    for (const { move, stopped } of going) march(umpire, move, stopped);
    umpire.end();
  },
});

function march(umpire: Table, { unit, to }: RoadMove, stopped: boolean): void {
  const { at: from } = unitOf(umpire.state, unit);
  if (!isSector(from)) return;
  if (stopped) {
    umpire.emit({ type: 'moveCancelled', rule: 'GEN-11.3', unit, from, to });
    return;
  }
  umpire.emit({ type: 'unitMoved', rule: 'GEN-20.23', unit, from, to, how: 'road' });
  enterSector(umpire, unit, to);
}
