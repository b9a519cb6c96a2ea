// NLC-E.1, NLC-E.3, NLC-E.4: who rolls, which formation acts first, who comes back, where leaders are replaced.

import type { Seat } from '@grognard/kernel';
import { unitsOf } from '../changes/bodies.ts';
import { unitAt } from '../changes/units.ts';
import type { Context } from '../context.ts';
import type { Action } from '../grammar.ts';
import { fieldOf } from '../ground/field.ts';
import { isAttackType, legOf } from '../orders/legs.ts';
import { asSide, type Read } from '../rule-types.ts';
import { ratingOf } from '../staff/ratings.ts';
import { fullStrengthOf } from '../strength/faces.ts';
import { type BodyId, NOBODY, otherSide, type Side } from '../vocabulary.ts';
import { powerOf, presence } from './front.ts';
import { best, legalActions } from './legal.ts';

export function pickAction(state: Read, seat: Seat, context: Context): Action | undefined {
  const side = asSide(seat);
  return best(legalActions(state, seat, context), (action) => {
    switch (action.type) {
      case 'nameRoller':
        return action.leader === NOBODY ? 0 : ratingOf(state, action.leader);
      case 'pickInitial':
        return urgencyOf(state, side, action.chit);
      case 'pickPair':
        return (
          0.5 * (state.cup?.pairs[side] ?? []).reduce((sum, chit) => sum + urgencyOf(state, side, chit), 1)
        );
      case 'pickCoordinated':
        return Math.min(urgencyOf(state, side, action.first), urgencyOf(state, side, action.second));
      case 'placeLeader':
      case 'placeHq':
        return -(presence(state, otherSide(side))[action.hex] ?? 0);
      case 'rally':
      case 'rallyHuge':
      case 'rallyPair':
        return 1 + fullStrengthOf(state, action.unit);
      case 'chooseTurn':
        return action.first ? 1 : 0;
      case 'decline':
        return 0.5;
      default:
        return 0;
    }
  });
}

/** How much a formation has to do: strength at grips with the enemy, more if it attacks. */
function urgencyOf(state: Read, side: Side, chit: BodyId): number {
  const enemy = presence(state, otherSide(side));
  const field = fieldOf(state);
  return unitsOf(state, chit).reduce((sum, unit) => {
    const { hex } = unitAt(state, unit);
    const eager = isAttackType(legOf(state, unit).type) ? 1.5 : 1;
    const near = Math.min(1, (enemy[hex] ?? 0) / 8) + (field.inEnemyZoc(side, hex) ? 0.5 : 0);
    return sum + eager * near * powerOf(state, unit);
  }, 0);
}
