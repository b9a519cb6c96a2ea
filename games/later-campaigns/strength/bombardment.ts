// NLC-D.9, NLC-8.1, 19.4: the fire of guns from afar.
import type { Field } from '../ground/field.ts';
import { groundOf, holdsGarrison } from '../ground/garrison.ts';
import { distance } from '../ground/hexes.ts';
import type { Position } from '../ground/position.ts';
import { hasLos } from '../sight/line-of-sight.ts';
import { BOMBARD_RANGE, BOMBARD_RANGE_ADVANCED } from '../tables/ranges.ts';
import { TERRAIN_EFFECTS } from '../tables/terrain-effects.ts';
import { type Hex, otherSide, type Side, type UnitId } from '../vocabulary.ts';
import { strengthOf } from './faces.ts';
import { type Factor, type Fire, fireOf, fireRoundedDown, half, halvesAdded, reducedBy } from './fire.ts';

export interface Bombardment {
  readonly guns: readonly UnitId[];
  readonly from: Hex;
  readonly target: Hex;
  /** NLC-8.5: by lines, or because infantry expects a charge. */
  readonly enfiladed: boolean;
}

/** NLC-8.1a, 19.4c */
export const bombardRange = ({ options }: Pick<Position, 'options'>): number =>
  options.artilleryDetail ? BOMBARD_RANGE_ADVANCED : BOMBARD_RANGE;

/** NLC-8.1a, 10.1: in range and LOS, and no garrison. */
export function canBombard(state: Position, field: Field, side: Side, from: Hex, target: Hex): boolean {
  const range = distance(field.theatre, from, target);
  return (
    range >= 1 &&
    range <= bombardRange(state) &&
    field.has(target, otherSide(side)) &&
    !holdsGarrison(field, target) &&
    hasLos(field, from, target)
  );
}

export const bombardFire = (state: Position, field: Field, shot: Bombardment): Fire =>
  fireAt(state, field, shot, []);

/** NLC-20.13a: at half strength. */
export const opportunityShot = (state: Position, field: Field, shot: Bombardment): Fire =>
  fireAt(state, field, shot, [half('opportunity', 'NLC-20.13a')]);

function fireAt(
  state: Position,
  field: Field,
  { guns, from, target, enfiladed }: Bombardment,
  more: readonly Factor[],
): Fire {
  const isFar = distance(field.theatre, from, target) > BOMBARD_RANGE;
  const foot = field.at(target).filter((unit) => field.theatre.units[unit]?.arm !== 'art');
  const ground = groundOf(field, target);
  const cover = ground === 'impassable' ? 0 : (TERRAIN_EFFECTS[ground].bombard ?? 0);
  const parts = guns.map((unit) => ({
    unit,
    strength: strengthOf(state, unit),
    factors: [
      ...halvesAdded([
        ...(enfiladed ? [['enfilade', 'NLC-8.5a'] as const] : []),
        ...(state.options.artilleryDetail && foot.length >= 2
          ? [['stackedTarget', 'NLC-19.4a'] as const]
          : []),
      ]),
      ...more,
      ...(isFar ? [half('longRange', 'NLC-19.4c')] : []),
      ...reducedBy(cover, 'terrain', 'NLC-T5'),
    ],
  }));
  return isFar ? fireRoundedDown(parts) : fireOf(parts);
}
