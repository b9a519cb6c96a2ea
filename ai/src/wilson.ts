/** The Wilson score interval of a rate: unlike the naive one it stays inside 0..1 and is honest near the ends. */
export const wilson = (successes: number, trials: number, z = 1.959964): readonly [number, number] => {
  if (trials === 0) return [0, 1];
  const rate = successes / trials;
  const spread = (z * z) / trials;
  const middle = (rate + spread / 2) / (1 + spread);
  const half = (z * Math.sqrt((rate * (1 - rate)) / trials + spread / (4 * trials))) / (1 + spread);
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
};
