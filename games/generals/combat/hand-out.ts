// GEN-12.29: the dice of one side in one front, sorted from high to low, go to its rolling units from space 1 upward.

/** A unit that rolls, and how many dice it takes. Units that do not roll are left out (GEN-R.69). */
export interface Rolling {
  readonly dice: number;
}

/** For each rolling unit in space order, its dice; a battery takes the next two. */
export function handOut(naturals: readonly number[], rolling: readonly Rolling[]): number[][] {
  const sorted = naturals.slice().sort((a, b) => b - a);
  let next = 0;
  return rolling.map(({ dice }) => {
    const own = sorted.slice(next, next + dice);
    next += dice;
    return own;
  });
}
