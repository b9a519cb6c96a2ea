// NLC-19.2b, R090: what helps and hinders disrupted units in finding themselves again.
import type { Field } from '../ground/field.ts';
import { holdsGarrison } from '../ground/garrison.ts';
import { contactsOf, hasBridge, hasCrest, hasWater, hexsideBetween, terrainOf } from '../ground/hexes.ts';
import type { Position } from '../ground/position.ts';
import type { MoraleReason } from '../tables/morale-modifiers.ts';
import { type Hex, NOWHERE, otherSide, type UnitId } from '../vocabulary.ts';

export function recoveryReasons(state: Position, field: Field, unit: UnitId): readonly MoraleReason[] {
  const hex = state.units[unit]?.hex ?? NOWHERE;
  if (hex === NOWHERE) return [];
  const enemy = otherSide(field.sideOf(unit));
  const enemies = contactsOf(field.theatre, hex).filter((next) => field.has(next, enemy));
  const reasons: MoraleReason[] = [];
  if (isGoodCover(field, hex, enemies)) reasons.push('goodCover');
  const isPressed = enemies.some((next) =>
    field.atOf(next, enemy).some((foe) => !state.units[foe]?.disrupted),
  );
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
