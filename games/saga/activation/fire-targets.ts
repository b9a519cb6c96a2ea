// SAG-10.1, 10.4 to 10.7, 18.7, 18.8: whom a unit may fire at from where it stands.

import { type Frozen, no, type Refusal } from '@grognard/kernel';
import { strategyCard } from '../data/strategy-cards.ts';
import { boardOf, facing, placeOf, slotOf, zoneOf } from '../field/places.ts';
import { blocksSight, terrainAt } from '../field/terrain.ts';
import {
  armOf,
  exposedOutflanker,
  isArtillery,
  isEngaged,
  isOutflanker,
  unitAt,
  unitIn,
} from '../field/units.ts';
import type { State, Unit } from '../state.ts';
import { REACH, type Reach } from '../tables/artillery-lattice.ts';
import { opponentOf, type Place, type Player, RESERVE } from '../vocabulary.ts';
import { refusals } from '../words/refusals.ts';

const RANGE = 3;

/** SAG-10.4: three spaces, more with a card at work on this unit. */
export function rangeOf(state: Frozen<State>, unit: Frozen<Unit>): number {
  let range = RANGE;
  for (const effect of state.effects)
    if (effect.unit === unit.id) range = Math.max(range, strategyCard(effect.card).range ?? 0);
  return range;
}

export const reachesOf = (from: Place): readonly Reach[] => REACH[slotOf(from)] ?? [];

/** The reach that ends in a slot of the enemy board. */
export const reachTo = (from: Place, target: Place): Reach | undefined =>
  reachesOf(from).find((reach) => reach.slot === slotOf(target));

/** SAG-8.8, SAG-R06: hidden only if every path crosses blocking Terrain; a gun on a Hill sees over everything. */
export function isInSight(state: Frozen<State>, from: Place, reach: Reach): boolean {
  if (terrainAt(state, from) === 'hill') return true;
  const own = boardOf(from);
  return reach.paths.some((path) =>
    path.every(({ enemy, slot }) => !blocksSight(state, placeOf(enemy ? opponentOf(own) : own, slot))),
  );
}

/** Every unit that might be a target from `from`, in slot order; `refuseFire` says whether it is one. */
export function shotsFrom(state: Frozen<State>, unit: Frozen<Unit>, from: Place): Frozen<Unit>[] {
  const zone = zoneOf(from);
  if (zone === 'L') {
    const target = unitAt(state, facing(from));
    return target === null ? [] : [target];
  }
  if (isOutflanker(unit)) return reserveOf(state, boardOf(from));
  const found = isArtillery(unit) ? inReach(state, unit, from) : [];
  if (zone === 'R') found.push(...exposedOutflanker(state, unit.owner));
  return found;
}

function inReach(state: Frozen<State>, unit: Frozen<Unit>, from: Place): Frozen<Unit>[] {
  const found: Frozen<Unit>[] = [];
  const range = rangeOf(state, unit);
  for (const reach of reachesOf(from)) {
    const target = reach.range <= range ? unitIn(state, opponentOf(unit.owner), reach.slot) : null;
    if (target !== null) found.push(target);
  }
  return found;
}

function reserveOf(state: Frozen<State>, board: Player): Frozen<Unit>[] {
  const found: Frozen<Unit>[] = [];
  for (const slot of RESERVE) {
    const unit = unitIn(state, board, slot);
    if (unit !== null) found.push(unit);
  }
  return found;
}

/** Why a unit may not fire at another from a place. The target's place is one `shotsFrom` knows. */
export function refuseFire(
  state: Frozen<State>,
  unit: Frozen<Unit>,
  from: Place,
  target: Frozen<Unit>,
): Refusal | null {
  if (isEngaged(state, target.id)) return no('SAG-10.2', refusals.noFireIntoMelee);
  if (armOf(unit) === 'footArtillery' && zoneOf(from) === 'L')
    return no('SAG-21.5', refusals.footGunsFirstLine);
  if (zoneOf(from) === 'L' || isOutflanker(unit) || isOutflanker(target)) return null;
  const reach = reachTo(from, target.at);
  if (reach === undefined || reach.range > rangeOf(state, unit)) return no('SAG-10.4', refusals.outsideArc);
  return isInSight(state, from, reach) ? null : no('SAG-8.8', refusals.hidden);
}
