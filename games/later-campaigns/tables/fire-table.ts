// NLC-T8, 7.1g: hits by strength and roll of two dice.
const ROWS: readonly (readonly number[])[] = [
  [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1],
  [0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 2],
  [0, 0, 0, 0, 0, 0, 1, 1, 1, 2, 2],
  [0, 0, 0, 0, 0, 1, 1, 1, 2, 2, 2],
  [0, 0, 0, 0, 0, 1, 1, 2, 2, 2, 2],
  [0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3],
  [0, 0, 0, 0, 1, 1, 1, 2, 2, 3, 4],
  [0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4],
  [0, 0, 0, 1, 1, 1, 2, 2, 3, 3, 4],
  [0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 5],
  [0, 0, 0, 1, 1, 2, 2, 3, 4, 4, 5],
  [0, 0, 1, 1, 1, 2, 2, 3, 4, 4, 5],
  [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 6],
  [0, 0, 1, 1, 2, 2, 3, 3, 4, 5, 6],
  [0, 0, 1, 1, 2, 2, 3, 4, 4, 5, 6],
  [0, 1, 1, 1, 2, 3, 3, 4, 5, 5, 6],
  [0, 1, 1, 2, 2, 3, 3, 4, 5, 5, 7],
  [0, 1, 1, 2, 2, 3, 4, 4, 5, 6, 7],
  [0, 1, 1, 2, 3, 3, 4, 4, 5, 6, 7],
  [0, 1, 1, 2, 3, 3, 4, 5, 5, 6, 8],
  [0, 1, 2, 2, 3, 4, 4, 5, 5, 6, 8],
  [0, 1, 2, 2, 3, 4, 4, 5, 6, 7, 8],
  [0, 1, 2, 3, 3, 4, 4, 5, 6, 7, 9],
  [1, 1, 2, 3, 3, 4, 5, 5, 6, 7, 9],
];
export const HIGHEST_ROW = ROWS.length - 1;
const LOWEST_ROLL = 2;

/** Above 24 the rest is looked up with the same roll and added (NLC-R108). */
export function fireResult(strength: number, roll: number): number {
  if (strength > HIGHEST_ROW) return fireResult(HIGHEST_ROW, roll) + fireResult(strength - HIGHEST_ROW, roll);
  return ROWS[strength]?.[roll - LOWEST_ROLL] ?? 0;
}
