// What somebody asked for that is no choice, read field by field: it comes from outside and may be anything.
import type { Fields } from '@grognard/kernel';
import { theatreOf } from '../data/theatres.ts';
import type { Read } from '../rule-types.ts';
import type { BodyId, Hex, LeaderId, UnitId } from '../vocabulary.ts';

const numberIn = (asked: Fields, field: string, under: number): number | null => {
  const value = asked[field];
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < under ? value : null;
};

/** A hex of the map; null: no such hex. */
export const hexIn = (state: Read, asked: Fields, field: string): Hex | null =>
  numberIn(asked, field, theatreOf(state).grid.size);

export const unitIn = (state: Read, asked: Fields, field: string): UnitId | null =>
  numberIn(asked, field, state.units.length);

export const leaderIn = (state: Read, asked: Fields, field: string): LeaderId | null =>
  numberIn(asked, field, state.leaders.length);

export const bodyIn = (state: Read, asked: Fields, field: string): BodyId | null =>
  numberIn(asked, field, state.bodies.length);

/** A list of units, at least one; null: no such list. */
export function unitsIn(state: Read, asked: Fields, field: string): readonly UnitId[] | null {
  const list = asked[field];
  if (!Array.isArray(list) || list.length === 0) return null;
  const units = list.map((value: unknown) => unitIn(state, { value }, 'value'));
  return units.some((unit) => unit === null) ? null : units.filter((unit) => unit !== null);
}
