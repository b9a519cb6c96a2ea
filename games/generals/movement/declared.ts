// GEN-7.2, 7.3: the legs a side's draft would use, and the limits they share.
import type { Frozen } from '@grognard/kernel';
import { isBattleSector } from '../field/board-graph.ts';
import { isEnemyHeld, isFriendly } from '../field/control.ts';
import { countAt } from '../field/units.ts';
import { type Leg, nextLeg } from '../orders/next-leg.ts';
import type { Sheet, State } from '../state.ts';
import type { Sector, Side } from '../vocabulary.ts';

/** GEN-3.6: units of one side in a battle sector, routed ones included (GEN-3.7). */
export const SECTOR_ROOM = 6;

/** The legs of the drafted orders. */
export function draftedLegs(sheet: Frozen<Sheet>, orders: readonly number[]): readonly Leg[] {
  const legs: Leg[] = [];
  for (const index of orders) {
    const order = sheet[index];
    const leg = order === undefined ? null : nextLeg(order);
    if (leg !== null) legs.push(leg);
  }
  return legs;
}

export function crossingsOf(legs: readonly Leg[], { from, to, building }: Leg): number {
  let count = 0;
  for (const leg of legs) if (leg.from === from && leg.to === to && leg.building === building) count++;
  return count;
}

/**
 * Own units a sector would hold with these moves made: those there now, minus leavers to a friendly sector, whose
 * place is sure to be free (GEN-R.21), plus arrivals.
 */
export function crowdIn(state: Frozen<State>, side: Side, sector: Sector, legs: readonly Leg[]): number {
  let count = countAt(state, side, sector);
  for (const leg of legs) {
    if (leg.building) continue;
    if (leg.to === sector) count++;
    else if (leg.from === sector && isFriendly(state, side, leg.to)) count--;
  }
  return count;
}

/**
 * The first battle sector these moves would overfill. GEN-7.3 speaks of friendly and neutral sectors only: who has to
 * fight for a sector takes no room in it yet.
 */
export function overfilled(state: Frozen<State>, side: Side, legs: readonly Leg[]): Sector | null {
  for (const { to, building } of legs) {
    if (building || !isBattleSector(to) || isEnemyHeld(state, side, to)) continue;
    if (crowdIn(state, side, to, legs) > SECTOR_ROOM) return to;
  }
  return null;
}
