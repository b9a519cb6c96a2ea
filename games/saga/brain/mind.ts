// What a commander has learnt to see without thinking.

export interface Mind {
  /** Saves the front first, takes only better ground, keeps room for fugitives, plays a card only where it comes near to passing. */
  readonly careful: boolean;
}

export const MIND: Mind = { careful: true };

/** The first Marshal's, kept to measure against. */
export const MARSHAL_1_MIND: Mind = { careful: false };
