/**
 * Whether one of two lists tends to be larger (Mann and Whitney): 0 where neither does, beyond 4 either way where that can
 * hardly be chance.
 */
export function rankTest(one: readonly number[], other: readonly number[]): number {
  const all = [
    ...one.map((value) => ({ value, isOne: true })),
    ...other.map((value) => ({ value, isOne: false })),
  ];
  all.sort((a, b) => a.value - b.value);
  const [n, m] = [one.length, other.length];
  let ranks = 0;
  for (const [i, { isOne }] of all.entries()) if (isOne) ranks += i + 1;
  const expected = (n * (n + m + 1)) / 2;
  return (ranks - expected) / Math.sqrt((n * m * (n + m + 1)) / 12);
}
