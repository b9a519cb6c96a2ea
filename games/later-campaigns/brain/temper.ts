// How a formation is handled in one Stage: how eager it is to close with the enemy, how much it minds being exposed.
export interface Temper {
  /** Added to what contact is worth, in victory points. */
  readonly ardour: number;
  /** What exposure counts for. */
  readonly care: number;
}

export const STEADY: Temper = { ardour: 0, care: 1 };
/** What else a Marshal tries. */
export const TEMPERS: readonly Temper[] = [STEADY, { ardour: 1.2, care: 0.5 }, { ardour: -1.5, care: 2 }];
