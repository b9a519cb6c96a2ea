// NLC-T5: fire out of woods is as much reduced as fire into them; not between woods.
import type { Field } from '../ground/field.ts';
import { terrainOf } from '../ground/hexes.ts';
import { TERRAIN_EFFECTS } from '../tables/terrain-effects.ts';
import type { Hex } from '../vocabulary.ts';
import { type Factor, reducedBy } from './fire.ts';

export function outOfWoods(field: Field, from: Hex, attacking: readonly Hex[]): readonly Factor[] {
  const isWooded = (hex: Hex): boolean => terrainOf(field.theatre, hex) === 'woods';
  return isWooded(from) && !attacking.some(isWooded)
    ? reducedBy(TERRAIN_EFFECTS.woods.assault, 'outOfWoods', 'NLC-T5')
    : [];
}
