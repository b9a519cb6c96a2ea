// NLC-8.1a: what enemy guns, as they stand, may be expected to do to whoever stops in a hex.

import { type Field, fieldOf } from '../ground/field.ts';
import { groundOf } from '../ground/garrison.ts';
import { distance } from '../ground/hexes.ts';
import type { Read } from '../rule-types.ts';
import { hasLos } from '../sight/line-of-sight.ts';
import { bombardRange } from '../strength/bombardment.ts';
import { armOf, strengthOf } from '../strength/faces.ts';
import { BOMBARD_RANGE } from '../tables/ranges.ts';
import { TERRAIN_EFFECTS } from '../tables/terrain-effects.ts';
import { type Hex, otherSide, type Side } from '../vocabulary.ts';
import { expectedOfRow } from './hits.ts';

interface Battery {
  readonly hex: Hex;
  readonly strength: number;
}

const known = new WeakMap<Field, Map<Side, readonly Battery[]>>();

/** All guns of a side, by the hexes they stand in. */
function batteriesOf(state: Read, side: Side): readonly Battery[] {
  const field = fieldOf(state);
  const sides = known.get(field) ?? new Map<Side, readonly Battery[]>();
  known.set(field, sides);
  const found = sides.get(side);
  if (found !== undefined) return found;
  const made = field.stacks().flatMap((hex) => {
    const guns = field.atOf(hex, side).filter((unit) => armOf(state, unit) === 'art');
    const strength = guns.reduce((sum, unit) => sum + strengthOf(state, unit), 0);
    return strength === 0 ? [] : [{ hex, strength }];
  });
  sides.set(side, made);
  return made;
}

/** Hits that cost a step, on average, if all guns that bear on the hex fired at it; the first of each only disrupts. */
export function hitsUnderFire(state: Read, side: Side, hex: Hex): number {
  const field = fieldOf(state);
  const range = bombardRange(state);
  const ground = groundOf(field, hex);
  const cover = ground === 'impassable' ? 0 : (TERRAIN_EFFECTS[ground].bombard ?? 0);
  let hits = 0;
  for (const { hex: from, strength } of batteriesOf(state, otherSide(side))) {
    const away = distance(field.theatre, from, hex);
    if (away === 0 || away > range || !hasLos(field, from, hex)) continue;
    const row = strength * (away > BOMBARD_RANGE ? 0.5 : 1) * (1 - cover / 100);
    hits += expectedOfRow(Math.round(row)).beyondFirst;
  }
  return hits;
}
