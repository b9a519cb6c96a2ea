// GEN-12.26, GEN-R.66: commit the targets, once every attack that must be made has one.
import { commitAction, draftOf, no } from '@grognard/kernel';
import { openAims } from '../combat/attacks.ts';
import { readCombat } from '../combat/combat-frame.ts';
import type { TargetsFrame } from '../combat/decision-frames.ts';
import { unitOf } from '../field/units.ts';
import { placeName, unitName } from '../names.ts';
import { asSide, type Rule } from '../rule-types.ts';
import { combatRefusals } from '../words/combat-refusals.ts';

export const endTargets: Rule<TargetsFrame, 'endTargets'> = commitAction(
  { type: 'endTargets' },
  'GEN-12.26',
  (state, frame, seat) => {
    const side = asSide(seat);
    const { at } = draftOf(frame, side);
    for (const { unit, mustName } of openAims(state, readCombat(state), side, frame.attack)) {
      if (!mustName || (at[unit] ?? null) !== null) continue;
      return no('GEN-R.66', combatRefusals.noTargetYet, {
        unit: unitName(unit),
        sector: placeName(unitOf(state, unit).at),
      });
    }
    return null;
  },
);
