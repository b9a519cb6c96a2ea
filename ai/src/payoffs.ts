/** What every pair of answers is worth to the seat of the rows. */
export type Matrix = readonly (readonly number[])[];

/** What pairs of answers were worth to the seat of the rows, playout by playout; rows and columns may be added. */
export interface Payoffs<P> {
  readonly rows: P[];
  readonly columns: P[];
  /** Sums and numbers of playouts, row by row. */
  readonly totals: number[][];
  readonly trials: number[][];
}

export const payoffsOf = <P>(rows: readonly P[], columns: readonly P[]): Payoffs<P> => {
  const empty: Payoffs<P> = { rows: [], columns: [], totals: [], trials: [] };
  for (const column of columns) addColumn(empty, column);
  for (const row of rows) addRow(empty, row);
  return empty;
};

export const addRow = <P>({ rows, columns, totals, trials }: Payoffs<P>, row: P): void => {
  rows.push(row);
  totals.push(columns.map(() => 0));
  trials.push(columns.map(() => 0));
};

export const addColumn = <P>({ columns, totals, trials }: Payoffs<P>, column: P): void => {
  columns.push(column);
  for (const row of totals) row.push(0);
  for (const row of trials) row.push(0);
};

export const at = <T>(items: readonly T[], places: readonly number[]): T[] =>
  places.flatMap((n) => items.slice(n, n + 1));

/** Some of the rows and columns, with all they did. */
export const within = <P>(
  { rows, columns, totals, trials }: Payoffs<P>,
  own: readonly number[],
  theirs: readonly number[],
): Payoffs<P> => ({
  rows: at(rows, own),
  columns: at(columns, theirs),
  totals: at(totals, own).map((row) => at(row, theirs)),
  trials: at(trials, own).map((row) => at(row, theirs)),
});

/** Every pair that has met less than `worlds` times, once. */
export function* lacking<P>(
  { rows, columns, trials }: Payoffs<P>,
  worlds: number,
): Generator<{ readonly row: number; readonly column: number; readonly own: P; readonly theirs: P }> {
  for (const [row, own] of rows.entries())
    for (const [column, theirs] of columns.entries())
      if ((trials[row]?.[column] ?? 0) < worlds) yield { row, column, own, theirs };
}

export const recordAt = <P>(
  { totals, trials }: Payoffs<P>,
  row: number,
  column: number,
  worth: number,
  meetings = 1,
): void => {
  const sums = totals[row];
  const counts = trials[row];
  if (sums === undefined || counts === undefined) return;
  sums[column] = (sums[column] ?? 0) + worth * meetings;
  counts[column] = (counts[column] ?? 0) + meetings;
};

/**
 * Meetings after which what two answers do to each other, beyond what each does on average, is half believed: a playout
 * scatters about four times as far as such effects.
 */
const HALF_BELIEVED = 16;

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/**
 * What every pair is worth, near enough. Few playouts per pair are mostly chance, and an equilibrium of chance is no
 * better than a throw: each pair is taken for the sum of what its two answers do on average, and deviates from that only
 * as far as it was played often. One that never met is worth that sum.
 */
export const estimates = <P>({ columns, totals, trials }: Payoffs<P>): number[][] => {
  const raw = totals.map((row, n) =>
    row.map((total, m) => {
      const count = trials[n]?.[m] ?? 0;
      return { count, value: count === 0 ? 0.5 : total / count };
    }),
  );
  const all = mean(raw.flat().map(({ value }) => value));
  const ofRow = raw.map((row) => mean(row.map(({ value }) => value)));
  const ofColumn = columns.map((_column, m) => mean(raw.map((row) => row[m]?.value ?? all)));
  return raw.map((row, n) =>
    row.map(({ count, value }, m) => {
      const expected = (ofRow[n] ?? all) + (ofColumn[m] ?? all) - all;
      return expected + (count / (count + HALF_BELIEVED)) * (value - expected);
    }),
  );
};
