interface Share {
  readonly games: number;
  readonly seed: number;
}

/** Shares of the games for so many cores. Games come in pairs with one seed, and a pair stays together. */
export function shares<S extends Share>(work: S, jobs: number, inPairs = true): readonly S[] {
  const each = inPairs ? 2 : 1;
  const pairs = Math.ceil(work.games / each);
  const perJob = Math.ceil(pairs / jobs);
  return Array.from({ length: Math.ceil(pairs / perJob) }, (_, job) => {
    const first = job * perJob;
    const games = Math.min(perJob * each, work.games - first * each);
    return { ...work, games, seed: work.seed + first };
  });
}
