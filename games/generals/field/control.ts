// GEN-3.8, 3.9, 3.10, 20.17, 20.30, GEN-R.113: who controls a sector, and to whom it is friendly, neutral or enemy-held.
import type { Frozen } from '@grognard/kernel';
import type { State } from '../state.ts';
import { otherSide, type Sector, type Side } from '../vocabulary.ts';
import { RESERVE } from './board-graph.ts';
import { anyAt, isOccupant, isOutside, isUnrouted } from './units.ts';

/** GEN-3.8 for scoring and rallying. An enemy in the building, routed or not, denies it (GEN-20.17). */
export function controls(state: Frozen<State>, side: Side, sector: Sector): boolean {
  const enemy = otherSide(side);
  if (anyAt(state, enemy, sector, isOccupant)) return false;
  if (anyAt(state, side, sector, isOutside)) return true;
  return anyAt(state, side, sector, isUnrouted) && !anyAt(state, enemy, sector, isUnrouted);
}

/** GEN-20.30: who holds a sector for movement: the unrouted units outside; with none, an unrouted occupant. */
export function holderOf(state: Pick<Frozen<State>, 'units'>, sector: Sector): Side | null {
  let occupant: Side | null = null;
  for (const { at, routed, inside, side } of state.units) {
    if (at !== sector || routed) continue;
    if (!inside) return side;
    occupant = side;
  }
  return occupant;
}

export type Standing = 'friendly' | 'neutral' | 'enemy';

/** What a sector is to a side at this moment. Routed units hold nothing and deny nothing (GEN-R.6, GEN-R.7). */
export function standingOf(state: Frozen<State>, side: Side, sector: Sector): Standing {
  if (sector === RESERVE[side]) return 'friendly';
  if (sector === RESERVE[otherSide(side)]) return 'enemy';
  const holder = holderOf(state, sector);
  if (holder !== null) return holder === side ? 'friendly' : 'enemy';
  return hasFriendlyMarker(state, side, sector) ? 'friendly' : 'neutral';
}

export const isFriendly = (state: Frozen<State>, side: Side, sector: Sector): boolean =>
  standingOf(state, side, sector) === 'friendly';
export const isEnemyHeld = (state: Frozen<State>, side: Side, sector: Sector): boolean =>
  standingOf(state, side, sector) === 'enemy';

/** GEN-17.3: generals and flags make a sector friendly to their owner; a rose does not (GEN-R.100). */
function hasFriendlyMarker(state: Frozen<State>, side: Side, sector: Sector): boolean {
  for (const marker of state.markers) {
    if (marker.sector === sector && marker.owner === side && marker.kind !== 'rose') return true;
  }
  return false;
}
