// How a unit is handled in a Stage: how eager it is to close with the enemy, how much it minds being exposed.
import { theatreOf } from '../data/theatres.ts';
import type { Read } from '../rule-types.ts';

export interface Temper {
  /** Added to what contact is worth, in victory points. */
  readonly ardour: number;
  /** What exposure counts for. */
  readonly care: number;
}

/** As a Veteran leads, and everybody in a playout. */
export const STEADY: Temper = { ardour: 0, care: 1 };
/** An attack that all take part in costs less than one that half of them watch. */
const EAGER: Temper = { ardour: 1.2, care: 0.5 };

/** Counters of a battle of one corps against another. In a larger one eager armies bleed to death in an afternoon. */
const ONE_CORPS_EACH = 60;

export const isLargeBattle = (state: Read): boolean => theatreOf(state).units.length > ONE_CORPS_EACH;

export const temperOfMarshal = (state: Read): Temper => (isLargeBattle(state) ? STEADY : EAGER);
