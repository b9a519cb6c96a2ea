// How a unit is handled in a Stage: how eager it is to close with the enemy, how much it minds being exposed.
export interface Temper {
  /** Added to what contact is worth, in victory points. */
  readonly ardour: number;
  /** What exposure counts for. */
  readonly care: number;
}

/** As a Veteran leads, and everybody in a playout. */
export const STEADY: Temper = { ardour: 0, care: 1 };
/** As a Marshal leads: an attack that all take part in costs less than one that half of them watch. */
export const EAGER: Temper = { ardour: 1.2, care: 0.5 };
