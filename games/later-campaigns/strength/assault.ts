// NLC-D.9, NLC-7.6: the fire of both sides in an assault.
import type { Field } from '../ground/field.ts';
import { groundOf } from '../ground/garrison.ts';
import { hasBridge, hasCrest, hasWater, hexsideBetween, terrainOf } from '../ground/hexes.ts';
import type { Position } from '../ground/position.ts';
import { HEXSIDE_EFFECTS, TERRAIN_EFFECTS } from '../tables/terrain-effects.ts';
import { type Hex, NOWHERE, type UnitId } from '../vocabulary.ts';
import { strengthOf } from './faces.ts';
import { isSilencedByFacing } from './facing.ts';
import {
  type Factor,
  type Fire,
  fireOf,
  half,
  halvesAdded,
  isSilent,
  type Modifier,
  none,
  reducedBy,
} from './fire.ts';
import { type AssaultSides, hexesOf, isEnfiladed } from './flanks.ts';
import { lineFactors } from './line.ts';
import { supportOf } from './support.ts';
import { outOfWoods } from './woods.ts';

export interface Assault extends AssaultSides {
  /** NLC-19.3: guns that fire from afar for the defence. */
  readonly supporters: readonly UnitId[];
}

export interface AssaultFire {
  readonly attack: Fire;
  readonly defence: Fire;
  /** NLC-R027: guns that fired; those that fired from afar do not count. */
  readonly gunsInAttack: boolean;
  readonly gunsInDefence: boolean;
}

export function assaultFire(state: Position, field: Field, assault: Assault): AssaultFire {
  const { attackers, defenders, supporters } = assault;
  const attacking = hexesOf(state, attackers);
  const attack = attackers.map((unit) => attackOf(state, field, unit, assault.target));
  const defence = defenders.map((unit) => defenceOf(state, field, unit, assault.target, attacking));
  const support = supporters.map((gun) => supportOf(state, field, gun, attacking));
  const hasFired = (part: Modifier): boolean =>
    field.theatre.units[part.unit]?.arm === 'art' && !isSilent(part);
  return {
    attack: fireOf(attack),
    defence: fireOf([...defence, ...support]),
    gunsInAttack: attack.some(hasFired),
    gunsInDefence: defence.some(hasFired),
  };
}

/** NLC-7.3i, 7.6a, 20.2.1c */
function bodily(state: Position, field: Field, unit: UnitId): readonly Factor[] {
  const factors: Factor[] = [...lineFactors(state, field, unit)];
  if (field.theatre.units[unit]?.arm === 'cav') factors.push(half('cavalryInAssault', 'NLC-7.3i'));
  if (state.stage?.disruptedAtStart.includes(unit)) factors.push(half('disrupted', 'NLC-7.6a'));
  return factors;
}

function attackOf(state: Position, field: Field, unit: UnitId, target: Hex): Modifier {
  const from = state.units[unit]?.hex ?? NOWHERE;
  const isEnfilade = isGun(field, unit) && isEnfiladed(field, from, target, field.sideOf(unit));
  return {
    unit,
    strength: strengthOf(state, unit),
    factors: [
      ...bodily(state, field, unit),
      ...halvesAdded(isEnfilade ? [['enfilade', 'NLC-8.5a']] : []),
      ...reducedBy(reductionInto(field, from, target), 'terrain', 'NLC-7.6d'),
    ],
  };
}

const isGun = (field: Field, unit: UnitId): boolean => field.theatre.units[unit]?.arm === 'art';

/** NLC-7.6d, 7.6e, 10.3, NLC-R154: percent taken off those who assault from one hex into another; a crest works both ways. */
export function reductionInto(field: Field, from: Hex, target: Hex): number {
  const { theatre } = field;
  const bits = hexsideBetween(theatre, from, target);
  if (hasBridge(bits)) return HEXSIDE_EFFECTS.bridge.assault;
  const across = Math.max(
    hasWater(bits) ? HEXSIDE_EFFECTS.stream.assault : 0,
    hasCrest(bits) ? HEXSIDE_EFFECTS.crest.assault : 0,
  );
  const ground = groundOf(field, target);
  if (ground === 'impassable' || (ground === 'woods' && terrainOf(theatre, from) === 'woods')) return across;
  return across + TERRAIN_EFFECTS[ground].assault;
}

function defenceOf(
  state: Position,
  field: Field,
  unit: UnitId,
  target: Hex,
  attacking: readonly Hex[],
): Modifier {
  return {
    unit,
    strength: strengthOf(state, unit),
    factors: [
      ...bodily(state, field, unit),
      ...(isGun(field, unit) ? gunInDefence(state, field, unit, target, attacking) : []),
      ...outOfWoods(field, target, attacking),
    ],
  };
}

/** NLC-8.2b, 8.4, 8.5, 19.4b, NLC-R083: guns always fire in defence, whether they bombarded or not. */
function gunInDefence(
  state: Position,
  field: Field,
  gun: UnitId,
  target: Hex,
  attacking: readonly Hex[],
): readonly Factor[] {
  if (isSilencedByFacing(state, gun, attacking)) return [none('silencedByFacing', 'NLC-8.4')];
  const side = field.sideOf(gun);
  const isEnfilade = attacking.length > 0 && attacking.every((hex) => isEnfiladed(field, target, hex, side));
  return halvesAdded([
    ...(state.options.artilleryDetail ? [['gunsInDefence', 'NLC-19.4b'] as const] : []),
    ...(isEnfilade ? [['enfilade', 'NLC-8.5a'] as const] : []),
  ]);
}

/** NLC-2.3d: whether a side is fired at by guns, those from afar left aside (NLC-19.3c). */
export const isFiredAtByGuns = (fire: AssaultFire, isAttacker: boolean): boolean =>
  isAttacker ? fire.gunsInDefence : fire.gunsInAttack;
