// Who could bear on which hex: the strength of either side, fading with distance. Made once per position.

import { within } from '@grognard/geometry';
import { type Field, fieldOf } from '../ground/field.ts';
import { distance } from '../ground/hexes.ts';
import type { Read } from '../rule-types.ts';
import { armOf, strengthOf } from '../strength/faces.ts';
import type { Hex, Side, UnitId } from '../vocabulary.ts';

/** How much of a stack is felt so many hexes away. */
const FELT = [1, 1, 0.8, 0.5, 0.3, 0.15] as const;
const FARTHEST = FELT.length - 1;

/** What each arm brings to a fight at close quarters. */
const WEIGHT = { inf: 1, cav: 0.7, art: 0.8 } as const;
const SHAKEN = 0.6;

export function powerOf(state: Read, unit: UnitId): number {
  const arm = armOf(state, unit) ?? 'inf';
  const shaken = state.units[unit]?.disrupted ? SHAKEN : 1;
  return strengthOf(state, unit) * WEIGHT[arm] * shaken;
}

const fronts = new WeakMap<Field, Map<Side, Float32Array>>();

/** For each hex, how much of this side is felt there. */
export function presence(state: Read, side: Side): Float32Array {
  const field = fieldOf(state);
  const known = fronts.get(field) ?? new Map<Side, Float32Array>();
  fronts.set(field, known);
  const found = known.get(side);
  if (found !== undefined) return found;
  const made = spread(state, field, side);
  known.set(side, made);
  return made;
}

function spread(state: Read, field: Field, side: Side): Float32Array {
  const { theatre } = field;
  const felt = new Float32Array(theatre.grid.size);
  for (const hex of field.stacks()) {
    const power = field.atOf(hex, side).reduce((sum, unit) => sum + powerOf(state, unit), 0);
    if (power === 0) continue;
    for (const near of within(theatre.grid, hex, FARTHEST))
      felt[near] = (felt[near] ?? 0) + power * (FELT[distance(theatre, hex, near)] ?? 0);
  }
  return felt;
}

/** What is felt of one unit in a hex; to be taken off where it counts itself. */
export const ownShare = (state: Read, unit: UnitId, from: Hex, at: Hex): number =>
  powerOf(state, unit) * (FELT[distance(fieldOf(state).theatre, from, at)] ?? 0);
