// NAP-CMP.10, NAP-FAT.5: questions about the units of a battle.
// Also NAP-GEN.8, NAP-FAT.7, NAP-RUL.16.
import type { Frozen } from '@grognard/kernel';
import type { AbilityName } from '../data/abilities.ts';
import type { Battle, Unit } from '../state.ts';
import { type Hex, RESERVE } from '../vocabulary.ts';
import { HEXES, isAdjacent } from './hexes.ts';
import { totalOf } from './orders.ts';
import { profileOf } from './profile.ts';

type Units = Frozen<Pick<Battle, 'units'>>;

export const isOnField = ({ at }: { readonly at: Hex }): boolean => at >= 0;
/** NAP-VIC.3: on the field or in reserve. */
export const isAlive = ({ at }: { readonly at: Hex }): boolean => at >= RESERVE;

export function unitAt({ units }: Units, hex: Hex): Frozen<Unit> | null {
  for (const unit of units) if (unit.at === hex) return unit;
  return null;
}

/** Occupied hexes marked 1: a table of its own, which the caller may keep until the next question. */
const marks = new Uint8Array(HEXES);
export function occupied({ units }: Units): Uint8Array {
  marks.fill(0);
  for (const { at } of units) if (at >= 0) marks[at] = 1;
  return marks;
}

export const staminaOf = (unit: Frozen<Unit>): number => profileOf(unit).stamina;
/** NAP-FAT.5 */
export const isExhausted = (unit: Frozen<Unit>): boolean => unit.fatigue >= staminaOf(unit);
/** NAP-FAT.1: room for one more. */
export const canTire = (unit: Frozen<Unit>): boolean => unit.fatigue < staminaOf(unit);
export const hasToken = ({ orders, blanks }: Frozen<Unit>): boolean => blanks > 0 || totalOf(orders) > 0;
export const can = (unit: Frozen<Unit>, ability: AbilityName): boolean =>
  profileOf(unit).abilities.has(ability);
export const isCommander = (unit: Frozen<Unit>): boolean => profileOf(unit).arm === 'commander';

/** NAP-FAT.6: whether it may be activated at all, and if so whether only to rest. */
export function readiness(unit: Frozen<Unit>): 'ready' | 'restOnly' | 'no' {
  if (!isExhausted(unit)) return 'ready';
  return hasToken(unit) ? 'no' : 'restOnly';
}

/** NAP-GEN.9: friends next to a hex, the unit itself left out. */
export function friendsNextTo({ units }: Units, unit: Frozen<Unit>, hex: Hex): readonly Frozen<Unit>[] {
  return units.filter(
    (each) => each.owner === unit.owner && each.id !== unit.id && each.at >= 0 && isAdjacent(each.at, hex),
  );
}

export function isNextToEnemy({ units }: Units, { owner, at }: Frozen<Unit>): boolean {
  for (const each of units) if (each.owner !== owner && each.at >= 0 && isAdjacent(each.at, at)) return true;
  return false;
}
