// NLC-D.6, NLC-D.10: which unit takes a hit, where a beaten stack goes.

import type { Frozen, Seat } from '@grognard/kernel';
import type { Context } from '../context.ts';
import type { RetreatFrame } from '../frames.ts';
import type { Action } from '../grammar.ts';
import { fieldOf } from '../ground/field.ts';
import { limitOf, terrainOf } from '../ground/hexes.ts';
import { enemyDistance } from '../ground/steps-to.ts';
import type { Read } from '../rule-types.ts';
import { type Hex, NOWHERE, otherSide } from '../vocabulary.ts';
import { powerOf, presence } from './front.ts';
import { best, legalActions } from './legal.ts';
import { priceOfStep, prizeAt } from './stakes.ts';

/** The hit that costs least. */
export function lossAction(state: Read, seat: Seat, context: Context): Action | undefined {
  return best(legalActions(state, seat, context), (action) =>
    action.type === 'takeHit' || action.type === 'takeHitFor' ? -priceOfStep(state, action.unit) : 0,
  );
}

export function retreatAction(
  state: Read,
  frame: Frozen<RetreatFrame>,
  seat: Seat,
  context: Context,
): Action | undefined {
  return best(legalActions(state, seat, context), (action) => {
    switch (action.type) {
      case 'retreatTo':
        return worthOfRefuge(state, frame, action.hex);
      case 'retreatLine':
        // In one hex it fights with all it has: both halves must find it better than one would.
        return Math.min(worthOfRefuge(state, frame, action.hex), worthOfRefuge(state, frame, action.line));
      case 'excess':
        return -powerOf(state, action.unit);
      case 'nextRetreat':
      case 'leaderWith':
        // As it comes: leaders go with the last of their stack.
        return Number.NEGATIVE_INFINITY;
      default:
        return 0;
    }
  });
}

/** Out of zones first, then room, then friends, then cover. Off the map only if all else is worse. */
function worthOfRefuge(state: Read, { side, units }: Frozen<RetreatFrame>, hex: Hex): number {
  if (hex === NOWHERE) return -6;
  const field = fieldOf(state);
  const { theatre } = field;
  const isFull = field.atOf(hex, side).length + units.length > limitOf(theatre, hex);
  const terrain = terrainOf(theatre, hex);
  return (
    (field.inEnemyZoc(side, hex) ? -5 : 0) +
    (isFull ? -3 : 0) +
    (terrain === 'town' || terrain === 'woods' ? 0.5 : 0) +
    0.4 * Math.min(4, enemyDistance(field, side)[hex] ?? 4) +
    0.05 * (presence(state, side)[hex] ?? 0) -
    0.05 * (presence(state, otherSide(side))[hex] ?? 0) +
    0.1 * prizeAt(state, hex)
  );
}
