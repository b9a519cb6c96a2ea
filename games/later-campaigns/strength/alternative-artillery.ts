// NLC-20.12: bombardment in which every hit costs a step.
import type { Position } from '../ground/position.ts';
import { NOWHERE, type UnitId } from '../vocabulary.ts';
import { armOf, nextStrength, strengthOf } from './faces.ts';

/** NLC-20.12a, NLC-R120: cavalry is so much larger a mark; NLC-20.2.3a: a brigade in extended line so much thinner a one. */
const markOf = (state: Position, unit: UnitId): number =>
  (strengthOf(state, unit) * (armOf(state, unit) === 'cav' ? 2 : 1)) /
  ((state.units[unit]?.extended ?? NOWHERE) === NOWHERE ? 1 : 2);

/** Who may take the hit of this number, from 1; none: it is lost. NLC-20.12b: only even hits take a last step. */
export function bombardedUnits(state: Position, pool: readonly UnitId[], hit: number): readonly UnitId[] {
  const able = hit % 2 === 0 ? pool : pool.filter((unit) => nextStrength(state, unit) > 0);
  if (hit > 1) return able;
  const strongest = Math.max(...able.map((unit) => markOf(state, unit)));
  return able.filter((unit) => markOf(state, unit) === strongest);
}

const DISRUPTED_FROM = 9;

/** NLC-20.12c: by the row of the Fire Table and the roll. */
export const isDisruptedByFire = (row: number, roll: number): boolean => row + roll >= DISRUPTED_FROM;
