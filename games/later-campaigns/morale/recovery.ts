// NLC-19.2b, NLC-R090: what helps and hinders disrupted units in finding themselves again.
import type { Field } from '../ground/field.ts';
import { holdsGarrison } from '../ground/garrison.ts';
import { contactsOf, hasBridge, hasCrest, hasWater, hexsideBetween, terrainOf } from '../ground/hexes.ts';
import type { Position } from '../ground/position.ts';
import type { MoraleReason } from '../tables/morale-modifiers.ts';
import { type Hex, NOWHERE, otherSide, type UnitId } from '../vocabulary.ts';

export function recoveryReasons(state: Position, field: Field, unit: UnitId): readonly MoraleReason[] {
  const { hex = NOWHERE, extended = NOWHERE } = state.units[unit] ?? {};
  if (hex === NOWHERE) return [];
  // NLC-20.2.3a: a line is in both its hexes.
  const hexes = extended === NOWHERE ? [hex] : [hex, extended];
  const enemy = otherSide(field.sideOf(unit));
  const enemiesOf = (at: Hex): readonly Hex[] =>
    contactsOf(field.theatre, at).filter((next) => field.has(next, enemy));
  const reasons: MoraleReason[] = [];
  if (hexes.every((at) => isGoodCover(field, at, enemiesOf(at)))) reasons.push('goodCover');
  const isPressed = hexes
    .flatMap(enemiesOf)
    .some((next) => field.atOf(next, enemy).some((foe) => !state.units[foe]?.disrupted));
  if (isPressed) reasons.push('nearUndisruptedEnemy');
  return reasons;
}

/** Terrain that reduces attackers: in the hex, or on a hexside towards an enemy in contact. */
function isGoodCover(field: Field, hex: Hex, enemies: readonly Hex[]): boolean {
  const terrain = terrainOf(field.theatre, hex);
  if (terrain === 'town' || terrain === 'woods' || holdsGarrison(field, hex)) return true;
  return enemies.some((next) => {
    const bits = hexsideBetween(field.theatre, hex, next);
    return hasWater(bits) || hasCrest(bits) || hasBridge(bits);
  });
}
