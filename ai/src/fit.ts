/** One position: what was seen in it, and what it came to, 0 to 1. */
export interface Sample {
  readonly features: readonly number[];
  readonly result: number;
}

const STEPS = 25;

const logistic = (odds: number): number => 1 / (1 + Math.exp(-odds));

const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, n) => sum + value * (b[n] ?? 0), 0);

/** The solution of a small system of linear equations, by elimination; `rows` is used up. */
const solve = (rows: number[][]): number[] => {
  const size = rows.length;
  for (let n = 0; n < size; n += 1) {
    const rest = rows.slice(n).toSorted((a, b) => Math.abs(b[n] ?? 0) - Math.abs(a[n] ?? 0));
    rows.splice(n, size - n, ...rest);
    const pivot = rows[n] ?? [];
    for (const [m, row] of rows.entries()) {
      const factor = (row[n] ?? 0) / (pivot[n] ?? 1);
      if (m !== n && factor !== 0) rows[m] = row.map((value, k) => value - factor * (pivot[k] ?? 0));
    }
  }
  return rows.map((row, n) => (row[size] ?? 0) / (row[n] ?? 1));
};

/**
 * Weights under which the sum of the weighed features is the log odds of the results: logistic regression by Newton's
 * method. `ridge` draws weights towards zero that the samples say little about.
 */
export const fitWeights = (samples: readonly Sample[], ridge: number): readonly number[] => {
  const size = samples[0]?.features.length ?? 0;
  let weights = Array<number>(size).fill(0);
  for (let step = 0; step < STEPS; step += 1) {
    const system = weights.map((weight, n) =>
      Array.from({ length: size + 1 }, (_, m) => (m === size ? -ridge * weight : m === n ? ridge : 0)),
    );
    for (const { features, result } of samples) {
      const expected = logistic(dot(features, weights));
      const sure = expected * (1 - expected);
      for (const [n, row] of system.entries()) {
        const own = features[n] ?? 0;
        if (own === 0) continue;
        for (let m = 0; m < size; m += 1) row[m] = (row[m] ?? 0) + sure * own * (features[m] ?? 0);
        row[size] = (row[size] ?? 0) + (result - expected) * own;
      }
    }
    const move = solve(system);
    weights = weights.map((weight, n) => weight + (move[n] ?? 0));
    if (move.every((each) => Math.abs(each) < 1e-7)) break;
  }
  return weights;
};

/** How far off a judgement was on average, in bits of surprise. */
export const surprise = (judged: readonly { readonly chance: number; readonly result: number }[]): number => {
  const bits = (chance: number): number => -Math.log2(Math.max(1e-6, chance));
  const sum = judged.reduce(
    (total, { chance, result }) => total + result * bits(chance) + (1 - result) * bits(1 - chance),
    0,
  );
  return sum / Math.max(1, judged.length);
};

export const judgedBy = (weights: readonly number[], { features }: Sample): number =>
  logistic(dot(features, weights));
