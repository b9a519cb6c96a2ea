// GEN-12.31: roll one die again, own or enemy, in a front where the side's attackers aim at the flanked sector.

import { no } from '@grognard/kernel';
import { combatOf, frontOf, readCombat } from '../combat/combat-frame.ts';
import type { RerollsFrame } from '../combat/decision-frames.ts';
import { rollAgain, stillRerolling } from '../combat/reroll-turns.ts';
import { aimedSector, diceOf, mayReroll, rerollsLeft } from '../combat/rerolls.ts';
import { frontName, placeName } from '../names.ts';
import { asSide, type Rule } from '../rule-types.ts';
import { SIDES } from '../vocabulary.ts';
import { combatRefusals } from '../words/combat-refusals.ts';

export const reroll: Rule<RerollsFrame, 'reroll'> = {
  type: 'reroll',
  rule: 'GEN-12.31',
  *candidates(state, _frame, seat) {
    const combat = readCombat(state);
    for (const front of combat.fronts) {
      if (!mayReroll(state, combat, front, asSide(seat))) continue;
      for (const side of SIDES) {
        for (let die = 0; die < diceOf(front, side).length; die++)
          yield { type: 'reroll', front: front.id, side, die };
      }
    }
  },
  *wider(state, _frame, seat) {
    const combat = readCombat(state);
    for (const front of combat.fronts) {
      if (mayReroll(state, combat, front, asSide(seat))) continue;
      for (const side of SIDES) {
        for (let die = 0; die < diceOf(front, side).length; die++)
          yield { type: 'reroll', front: front.id, side, die };
      }
    }
  },
  refuse(state, _frame, seat, { front, side, die }) {
    const combat = readCombat(state);
    const fought = frontOf(combat, front);
    if (fought === undefined || diceOf(fought, side)[die] === undefined) {
      return no('GEN-12.31', combatRefusals.noSuchDie, { front: frontName(front) });
    }
    const sector = aimedSector(state, front, asSide(seat));
    if (sector === null) return no('GEN-12.31', combatRefusals.noAttackersThere, { front: frontName(front) });
    if (rerollsLeft(combat, asSide(seat), sector) === 0) {
      return no('GEN-12.30', combatRefusals.noRerollLeft, { sector: placeName(sector) });
    }
    return null;
  },
  target: ({ front, side, die }) => ({ die: `${front}/${side}/${die}` }),
  apply(umpire, frame, seat, { front, side, die }) {
    const by = asSide(seat);
    const combat = combatOf(umpire.state);
    rollAgain(umpire, combat, by, front, side, die);
    frame.turns = stillRerolling(umpire.state, combat, frame.turns);
  },
};
