// What a general has learnt: how he weighs a position, and what he sees to before he attacks.
import { MARSHAL_1_WEIGHTS, WEIGHTS, type Weights } from './weights.ts';

export interface Mind {
  readonly weights: Weights;
  /** A battery is no garrison, goes nowhere alone, and the command sector is manned first. */
  readonly careful: boolean;
}

export const MIND: Mind = { weights: WEIGHTS, careful: true };

/** The first Marshal's, kept to measure against. */
export const MARSHAL_1_MIND: Mind = { weights: MARSHAL_1_WEIGHTS, careful: false };
