// Section 11: peaceful moves, then moves along the roads.
import { declareFrame, noncombatFrame, roadMovesFrame } from '../frames.ts';
import { sidesThatMayAct } from '../movement/asked.ts';
import { tire } from '../movement/fatigue.ts';
import { marchPeacefully } from '../movement/peaceful-moves.ts';
import { sidesThatMayUseRoads } from '../movement/roads.ts';
import { sequence } from '../rule-types.ts';

export const noncombat = sequence(noncombatFrame, 'GEN-11.1', {
  declare(umpire) {
    const asked = sidesThatMayAct(umpire.state, 'noncombat');
    umpire.call(declareFrame.ask(asked, { phase: 'noncombat' }));
  },
  march: (umpire) => marchPeacefully(umpire),
  /** GEN-20.23 */
  road(umpire) {
    const asked = sidesThatMayUseRoads(umpire.state);
    if (asked.length > 0) umpire.call(roadMovesFrame.ask(asked, {}));
  },
  fatigue: (umpire) => tire(umpire),
});
