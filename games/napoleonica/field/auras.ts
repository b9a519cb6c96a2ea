// NAP-ABL.3, NAP-REI.9: units within a Commander's Aura.
// Also NAP-RUL.66.
import type { Frozen } from '@grognard/kernel';
import type { Battle, Unit } from '../state.ts';
import { distance } from './hexes.ts';
import { profileOf } from './profile.ts';
import { isCommander, isOnField } from './units.ts';

type Units = Frozen<Pick<Battle, 'units'>>;

export const isInAuraOf = (unit: Frozen<Unit>, commander: Frozen<Unit>): boolean =>
  isOnField(unit) &&
  isOnField(commander) &&
  unit.owner === commander.owner &&
  distance(unit.at, commander.at) <= profileOf(commander).aura;

/** In the Aura of any friendly Commander on the field. */
export function isInAura({ units }: Units, unit: Frozen<Unit>): boolean {
  for (const each of units)
    if (each.owner === unit.owner && isCommander(each) && isInAuraOf(unit, each)) return true;
  return false;
}

/** AR4, AR8: a bearer of the artifact is near enough. */
export function isInAuraWith({ units }: Units, unit: Frozen<Unit>, item: string): boolean {
  for (const each of units)
    if (each.items.length > 0 && each.items.includes(item) && isInAuraOf(unit, each)) return true;
  return false;
}
