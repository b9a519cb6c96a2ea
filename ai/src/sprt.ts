/** What a pair of games with the sides swapped came to for one player: 0, ½, 1, 1½ or 2 points, and how often. */
export type PairCounts = readonly [number, number, number, number, number];

/** Two strengths to tell apart, in Elo, and how sure to be: the chance of either error. */
export interface Hypotheses {
  readonly elo0: number;
  readonly elo1: number;
}

export type Verdict = 'stronger' | 'not stronger' | 'open';

const ERROR = 0.05;
const BOUND = Math.log((1 - ERROR) / ERROR);

/** A player that beats both others of a pair of the same dice says more than two games: count pairs, not games. */
const POINTS = [0, 0.25, 0.5, 0.75, 1] as const;

/** So that a score that has not occurred yet is not taken for impossible. */
const UNSEEN = 1e-3;

const scoreOf = (elo: number): number => 1 / (1 + 10 ** (-elo / 400));

/**
 * Log likelihood ratio of the two strengths after these pairs: the generalised sequential test on pairs, by its normal
 * approximation.
 */
export const logLikelihood = (pairs: PairCounts, { elo0, elo1 }: Hypotheses): number => {
  const counts = pairs.map((count) => count + UNSEEN);
  const total = counts.reduce((sum, count) => sum + count, 0);
  const mean = counts.reduce((sum, count, n) => sum + count * (POINTS[n] ?? 0), 0) / total;
  const variance = counts.reduce((sum, count, n) => sum + count * ((POINTS[n] ?? 0) - mean) ** 2, 0) / total;
  const [s0, s1] = [scoreOf(elo0), scoreOf(elo1)];
  return ((s1 - s0) * (2 * mean - s0 - s1) * total) / (2 * variance);
};

export const verdictOf = (pairs: PairCounts, hypotheses: Hypotheses): Verdict => {
  const ratio = logLikelihood(pairs, hypotheses);
  if (ratio >= BOUND) return 'stronger';
  return ratio <= -BOUND ? 'not stronger' : 'open';
};

export const addPairs = (a: PairCounts, b: PairCounts): PairCounts => [
  a[0] + b[0],
  a[1] + b[1],
  a[2] + b[2],
  a[3] + b[3],
  a[4] + b[4],
];

export const NO_PAIRS: PairCounts = [0, 0, 0, 0, 0];

/** Scores of single games, two by two. A last one without its partner is left out. */
export const pairsOf = (scores: readonly number[]): PairCounts => {
  const counts: [number, number, number, number, number] = [0, 0, 0, 0, 0];
  for (let n = 0; n + 1 < scores.length; n += 2) {
    const points = Math.round(2 * ((scores[n] ?? 0) + (scores[n + 1] ?? 0)));
    counts[points] = (counts[points] ?? 0) + 1;
  }
  return counts;
};
