/** How often each answer of either seat is given, and what that is worth to the seat of the rows. */
export interface Equilibrium {
  readonly rows: readonly number[];
  readonly columns: readonly number[];
  readonly value: number;
}

/** What a seat would have gained by each of its answers so far, and how often it has given them. */
interface Regrets {
  readonly regret: number[];
  readonly given: number[];
}

const begin = (answers: number): Regrets => ({
  regret: Array<number>(answers).fill(0),
  given: Array<number>(answers).fill(0),
});

const shares = (weights: readonly number[]): number[] => {
  let sum = 0;
  for (const weight of weights) sum += weight;
  return weights.map((weight) => (sum > 0 ? weight / sum : 1 / weights.length));
};

const dot = (a: readonly number[], b: readonly number[]): number => {
  let sum = 0;
  for (let n = 0; n < a.length; n += 1) sum += (a[n] ?? 0) * (b[n] ?? 0);
  return sum;
};

/** Later steps count more, as their answers are better; regrets below zero are forgotten at once. */
const learn = (
  { regret, given }: Regrets,
  mix: readonly number[],
  worth: readonly number[],
  step: number,
) => {
  const got = dot(mix, worth);
  for (let n = 0; n < regret.length; n += 1) {
    regret[n] = Math.max(0, (regret[n] ?? 0) + (worth[n] ?? 0) - got);
    given[n] = (given[n] ?? 0) + step * (mix[n] ?? 0);
  }
};

/**
 * The mixtures of answers neither seat gains by leaving, near enough: regret matching, the seats in turn. `matrix` holds
 * what each pair of answers is worth to the seat of the rows; the other wants it small.
 */
export const regretMatching = (matrix: readonly (readonly number[])[], updates: number): Equilibrium => {
  const width = matrix[0]?.length ?? 0;
  const own = begin(matrix.length);
  const others = begin(width);
  const column = (n: number): number[] => matrix.map((row) => row[n] ?? 0);
  const turned = Array.from({ length: width }, (_, n) => column(n));
  for (let step = 1; step <= updates; step += 1) {
    const columns = shares(others.regret);
    learn(
      own,
      shares(own.regret),
      matrix.map((row) => dot(row, columns)),
      step,
    );
    const rows = shares(own.regret);
    learn(
      others,
      columns,
      turned.map((worths) => -dot(worths, rows)),
      step,
    );
  }
  const rows = shares(own.given);
  const columns = shares(others.given);
  return {
    rows,
    columns,
    value: dot(
      rows,
      matrix.map((row) => dot(row, columns)),
    ),
  };
};
