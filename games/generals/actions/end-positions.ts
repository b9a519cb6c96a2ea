// GEN-12.16: commit retreats, shelter and distribution, once every demanded unit has its front.

import { commitAction, draftOf, no } from '@grognard/kernel';
import { isAttacking } from '../combat/attackers.ts';
import { readCombat } from '../combat/combat-frame.ts';
import type { PositionsFrame } from '../combat/decision-frames.ts';
import { choicesOf } from '../combat/distribution.ts';
import { unitOf } from '../field/units.ts';
import { placeName, unitName } from '../names.ts';
import { asSide, type Rule } from '../rule-types.ts';
import { combatRefusals } from '../words/combat-refusals.ts';

export const endPositions: Rule<PositionsFrame, 'endPositions'> = commitAction(
  { type: 'endPositions' },
  'GEN-12.16',
  (state, frame, seat) => {
    const side = asSide(seat);
    const draft = draftOf(frame, side);
    for (const { unit } of choicesOf(state, readCombat(state), side, draft)) {
      if (draft.fronts[unit] !== undefined) continue;
      const rule = isAttacking(state, unit) ? 'GEN-12.4' : 'GEN-12.16';
      return no(rule, combatRefusals.noPlaceYet, {
        unit: unitName(unit),
        sector: placeName(unitOf(state, unit).at),
      });
    }
    return null;
  },
);
