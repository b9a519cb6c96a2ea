// GEN-7.1, 10.4: a movement phase: declare, neutral moves, friendly moves, commitment, combat, flight, advance, return, fatigue.
import { newCombat } from '../combat/combat-frame.ts';
import { declareFrame, movementFrame } from '../frames.ts';
import { stayedBack } from '../movement/advancing.ts';
import { sidesThatMayAct } from '../movement/asked.ts';
import { callAdvance } from '../movement/call-advance.ts';
import { commitAttackers } from '../movement/commit-attackers.ts';
import { tire } from '../movement/fatigue.ts';
import { fleeFromField } from '../movement/flight.ts';
import { moveIntoFriendly, moveIntoNeutral } from '../movement/moves.ts';
import { returnAttackers } from '../movement/return-attackers.ts';
import { sequence } from '../rule-types.ts';

export const movement = sequence(movementFrame, 'GEN-7.1', {
  declare(umpire, { phase }) {
    const { state } = umpire;
    state.engagement = { phase, attackers: [], crossings: {}, reacted: [], retreated: [] };
    umpire.call(declareFrame.ask(sidesThatMayAct(state, phase), { phase }));
  },
  neutral: (umpire) => moveIntoNeutral(umpire),
  friendly: (umpire) => moveIntoFriendly(umpire),
  commit(umpire) {
    if (commitAttackers(umpire)) umpire.call(newCombat());
  },
  flight: (umpire, { phase }) => fleeFromField(umpire, phase),
  /** GEN-7.14: in waves, because an advance can clear the sector left behind. */
  advance(umpire, frame) {
    if (callAdvance(umpire, frame)) frame.step = 'advance';
  },
  return: (umpire) => returnAttackers(umpire),
  fatigue(umpire, frame) {
    tire(umpire, stayedBack(umpire.state, frame));
    umpire.state.engagement = null;
  },
});
