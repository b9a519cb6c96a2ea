// Who holds what, and what the ground allows: GEN-3.8 to 3.10, 7.2, 20.
import { type Battle, byId, type Unit } from './battle.ts';
import { other, reserveOf, type Side } from './board.ts';

export type Standing = 'friendly' | 'neutral' | 'enemy';

export const unitsAt = (battle: Battle, side: Side, sector: string): readonly Unit[] =>
  battle.units.filter((unit) => unit.side === side && unit.at === sector).toSorted(byId);

/** Unrouted and in the open. */
export const standingAt = (battle: Battle, side: Side, sector: string): readonly Unit[] =>
  unitsAt(battle, side, sector).filter(({ routed, inside }) => !routed && !inside);

const unrouted = (units: readonly Unit[]): boolean => units.some(({ routed }) => !routed);

/** GEN-3.8, 20.17. */
export function controls(battle: Battle, side: Side, sector: string): boolean {
  const [own, enemy] = [unitsAt(battle, side, sector), unitsAt(battle, other(side), sector)];
  if (enemy.some(({ inside }) => inside) || !unrouted(own)) return false;
  return own.some(({ routed, inside }) => !routed && !inside) || !unrouted(enemy);
}

/** GEN-20.30: whoever is outside; else whoever is inside. */
function holder(battle: Battle, sector: string): Side | null {
  const sides: readonly Side[] = ['white', 'black'];
  const outside = sides.find((side) => standingAt(battle, side, sector).length > 0);
  return outside ?? sides.find((side) => unrouted(unitsAt(battle, side, sector))) ?? null;
}

/** GEN-3.9, 3.10: what a sector is to a side. */
export function standing(battle: Battle, side: Side, sector: string): Standing {
  if (sector === reserveOf(side)) return 'friendly';
  const held = holder(battle, sector);
  if (held !== null) return held === side ? 'friendly' : 'enemy';
  const isMarked = battle.markers.some(
    (marker) => marker.sector === sector && marker.owner === side && marker.kind !== 'rose',
  );
  return isMarked ? 'friendly' : 'neutral';
}

export const isForest = ({ rules }: Battle, sector: string): boolean => rules.land.forest.includes(sector);
export const isHill = ({ rules }: Battle, sector: string): boolean => rules.land.hill.includes(sector);

/** GEN-20.26: into a river from where it does not flow. */
export const wadesIn = ({ rules }: Battle, from: string, to: string): boolean =>
  rules.land.river.includes(to) && !rules.land.river.includes(from);

export const hasRoad = ({ rules }: Battle, one: string, two: string): boolean =>
  rules.land.roads.some(([a, b]) => (a === one && b === two) || (a === two && b === one));

/** GEN-7.2, 20.4, 20.25: how many may cross from one to the other in a phase. */
export const mostAcross = (battle: Battle, from: string, to: string): number =>
  isForest(battle, to) || wadesIn(battle, from, to) ? 3 : 5;

/** GEN-20.8, 20.28. */
export const gunsPass = (battle: Battle, from: string, to: string): boolean =>
  !(isForest(battle, to) || wadesIn(battle, from, to)) || hasRoad(battle, from, to);

/** GEN-17.1, R.102: the command sector, or the centre where no marker says so. */
export const commandSector = ({ markers }: Battle, side: Side): string =>
  markers.find(({ owner, kind }) => owner === side && kind === 'general')?.sector ??
  (side === 'white' ? 'b1' : 'b3');
