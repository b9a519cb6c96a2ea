// NLC-A.4, NLC-6.1, 6.2: the faces of a counter.
import type { UnitSheet } from '../data/theatre.ts';
import { theatreOf } from '../data/theatres.ts';
import type { Position } from '../ground/position.ts';
import type { UnitId } from '../vocabulary.ts';

type Read = Pick<Position, 'options' | 'units'>;

const faceOf = (steps: readonly number[], lost: number): number => steps[lost] ?? 0;

/** What it fights with now. */
export const strengthOf = (state: Read, unit: UnitId): number =>
  faceOf(stepsOf(state, unit), state.units[unit]?.lost ?? 0);

/** What it will fight with after one more step. */
export const nextStrength = (state: Read, unit: UnitId): number =>
  faceOf(stepsOf(state, unit), (state.units[unit]?.lost ?? 0) + 1);

/** What its loss counts for in demoralization. */
export const fullStrengthOf = (state: Read, unit: UnitId): number => faceOf(stepsOf(state, unit), 0);

const NO_STEPS: readonly number[] = [];
const stepsOf = (state: Read, unit: UnitId): readonly number[] =>
  theatreOf(state).units[unit]?.steps ?? NO_STEPS;

/** NLC-R014: a unit of one step never is. */
export const isDamaged = (state: Read, unit: UnitId): boolean =>
  (state.units[unit]?.lost ?? 0) > 0 && stepsOf(state, unit).length > 1;

export const armOf = (state: Read, unit: UnitId): UnitSheet['arm'] | undefined =>
  theatreOf(state).units[unit]?.arm;
