// The best answers of either seat meet again, judged further ahead: one round shows what an answer takes, the next what
// it leaves open.
import { estimates, type Payoffs, payoffsOf, recordAt } from './payoffs.ts';
import type { Equilibrium } from './regret.ts';

/** The first look counts for so many meetings of the second: it sees less, but was made more often. */
const FIRST_LOOK = 8;

/** Fewer meetings of each pair than this, when time ran out, say less than the first look. */
const ENOUGH = 4;

export interface Finals<P> {
  readonly payoffs: Payoffs<P>;
  /** What the first look thought of every pair. */
  readonly expected: readonly (readonly number[])[];
}

/** The places of the highest values, highest first. */
const highest = (values: readonly number[], wanted: number): readonly number[] =>
  values
    .map((_value, n) => n)
    .sort((a, b) => (values[b] ?? 0) - (values[a] ?? 0))
    .slice(0, wanted);

const at = <T>(items: readonly T[], places: readonly number[]): T[] =>
  places.flatMap((n) => items.slice(n, n + 1));

const against = (shares: readonly number[], worths: readonly number[]): number =>
  worths.reduce((sum, worth, n) => sum + worth * (shares[n] ?? 0), 0);

/** Each seat's best answers to the other's mixture. */
export const finalists = <P>(payoffs: Payoffs<P>, found: Equilibrium, wanted: number): Finals<P> => {
  const matrix = estimates(payoffs);
  const own = highest(
    matrix.map((row) => against(found.columns, row)),
    wanted,
  );
  const columns = payoffs.columns.map((_column, m) => matrix.map((row) => row[m] ?? 0));
  const theirs = highest(
    columns.map((column) => -against(found.rows, column)),
    wanted,
  );
  return {
    payoffs: payoffsOf(at(payoffs.rows, own), at(payoffs.columns, theirs)),
    expected: at(matrix, own).map((row) => at(row, theirs)),
  };
};

/** Whether every pair has met often enough to be believed. */
export const isDecided = <P>({ payoffs: { trials } }: Finals<P>): boolean =>
  trials.every((row) => row.every((count) => count >= ENOUGH));

/** Both looks put together. */
export const summedUp = <P>({ payoffs, expected }: Finals<P>): Payoffs<P> => {
  for (const [row, worths] of expected.entries())
    for (const [column, worth] of worths.entries()) recordAt(payoffs, row, column, worth, FIRST_LOOK);
  return payoffs;
};
