// GEN-9.3, 20.10, 20.13, 20.14, GEN-R.16: the straight line of fire at the range chosen when firing: the sector aimed at and what lies between.
import type { Frozen } from '@grognard/kernel';
import { behind, direction, isBattleSector, REAR } from '../field/board-graph.ts';
import { isForest, isHill } from '../field/terrain.ts';
import { anyAt } from '../field/units.ts';
import { nextLeg } from '../orders/next-leg.ts';
import type { Order, State } from '../state.ts';
import { type BattleSector, otherSide, type Side } from '../vocabulary.ts';

export interface LineOfFire {
  readonly from: BattleSector;
  /** The sector next door the arrow points at. */
  readonly next: BattleSector;
  readonly target: BattleSector;
  readonly range: 1 | 2;
}

/** Null when the arrow points to the rear, or at nothing that can be bombarded (GEN-R.86, GEN-R.87). */
export function lineOfFire(side: Side, order: Frozen<Order>, range: 1 | 2): LineOfFire | null {
  const leg = nextLeg(order);
  if (leg === null || !isBattleSector(leg.from) || !isBattleSector(leg.to)) return null;
  if (direction(leg.from, leg.to) === REAR[side]) return null;
  const target = range === 1 ? leg.to : behind(leg.from, leg.to);
  return target === null ? null : { from: leg.from, next: leg.to, target, range };
}

export type Obstacle = 'own' | 'forest' | 'enemy' | null;

/**
 * What stands in the way of a shot at range 2: the stricter first. Any unit counts, routed ones and occupants too
 * (GEN-R.91, GEN-R.108); from a hill nothing next door matters (GEN-R.109).
 */
export function obstacleOn(state: Frozen<State>, side: Side, { from, next, range }: LineOfFire): Obstacle {
  if (range === 1 || isHill(state, from)) return null;
  if (anyAt(state, side, next)) return 'own';
  if (isForest(state, next)) return 'forest';
  return anyAt(state, otherSide(side), next) ? 'enemy' : null;
}

/** GEN-20.14: nobody fires across a hill. */
export const isBlocked = (state: Frozen<State>, { next, range }: LineOfFire): boolean =>
  range === 2 && isHill(state, next);
