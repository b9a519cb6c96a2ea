// NLC-10.7, NLC-R100: a chateau is one for its garrison only.
import type { Terrain } from '../data/words.ts';
import type { Hex } from '../vocabulary.ts';
import type { Field } from './field.ts';
import { terrainOf } from './hexes.ts';

/** 0.1: exactly one combat unit in a chateau, and it is infantry. */
export function holdsGarrison(field: Field, hex: Hex): boolean {
  const [only, second] = field.at(hex);
  return (
    only !== undefined &&
    second === undefined &&
    terrainOf(field.theatre, hex) === 'chateau' &&
    field.theatre.units[only]?.arm === 'inf'
  );
}

/** 0.1 ground: a chateau whose units are no garrison is clear in combat. */
export function groundOf(field: Field, hex: Hex): Terrain {
  const terrain = terrainOf(field.theatre, hex);
  if (terrain !== 'chateau' || field.at(hex).length === 0 || holdsGarrison(field, hex)) return terrain;
  return 'clear';
}
