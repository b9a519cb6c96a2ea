// NLC-T11: whether a hidden march stays hidden.
/** The lowest roll that reveals it, by turns in hiding; none in the first. */
const REVEALED_FROM = [7, 5, 4] as const;

/** `turns` in hiding, from 1; NLC-20.1.2b: the die is 1 lower if the nearest enemy HQ is Austrian or Russian. */
export function isRevealed(turns: number, roll: number, isEnemySlow: boolean): boolean {
  const from = REVEALED_FROM[Math.min(turns, REVEALED_FROM.length) - 1] ?? REVEALED_FROM[0];
  return roll - (isEnemySlow ? 1 : 0) >= from;
}
