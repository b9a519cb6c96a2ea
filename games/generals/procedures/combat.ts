// GEN-12.1, 12.3: one combat sequence for the whole board: fire, then melee, each step done for all fronts and both sides.
import { settleCaptures } from '../combat/captures.ts';
import { combatFrame } from '../combat/combat-frame.ts';
import { applyHits } from '../combat/hits.ts';
import { resolveAttacks } from '../combat/resolve.ts';
import { rollDice } from '../combat/roll.ts';
import {
  closeFronts,
  endArtilleryAttacks,
  fleeCavalry,
  loseRerolls,
  noteMeleeTargets,
  openFronts,
} from '../combat/stages.ts';
import { sequence } from '../rule-types.ts';
import { askPositions } from './positions.ts';
import { askReactions } from './reaction.ts';
import { askRerolls } from './rerolls.ts';
import { askTargets } from './targets.ts';
import { askWithdrawals } from './withdrawal.ts';

/** Each `ask` is passed over by the kernel when nobody has a real choice: all of it follows from public facts. */
export const combat = sequence(combatFrame, 'GEN-12.1', {
  reaction(umpire, frame) {
    openFronts(umpire, frame);
    if (frame.fronts.length === 0) frame.step = 'captures';
    else askReactions(umpire);
  },
  positions(umpire, frame) {
    frame.nth = 2;
    askPositions(umpire, frame);
  },
  rangedTargets(umpire, frame) {
    frame.nth = 3;
    askTargets(umpire, frame, 'ranged');
  },
  rangedRoll(umpire, frame) {
    rollDice(umpire, frame, 'ranged');
    askRerolls(umpire, frame);
  },
  rangedHits(umpire, frame) {
    frame.nth = 5;
    applyHits(umpire, frame, resolveAttacks(umpire.state, frame, 'ranged'));
    fleeCavalry(umpire);
  },
  withdrawal(umpire, frame) {
    frame.nth = 6;
    endArtilleryAttacks(umpire.state);
    closeFronts(umpire, frame);
    if (frame.fronts.every(({ closed }) => closed)) frame.step = 'captures';
    else askWithdrawals(umpire, frame);
  },
  secondPositions(umpire, frame) {
    closeFronts(umpire, frame);
    askPositions(umpire, frame);
  },
  meleeTargets(umpire, frame) {
    frame.nth = 7;
    noteMeleeTargets(umpire.state, frame);
    askTargets(umpire, frame, 'melee');
  },
  meleeRoll(umpire, frame) {
    loseRerolls(umpire, frame);
    rollDice(umpire, frame, 'melee');
    askRerolls(umpire, frame);
  },
  meleeHits(umpire, frame) {
    frame.nth = 9;
    applyHits(umpire, frame, resolveAttacks(umpire.state, frame, 'melee'));
  },
  captures: settleCaptures,
});
