// The best answers of either seat meet again, judged further ahead: one round shows what an answer takes, the next what
// it leaves open.
import type { Action, Finals as Effort, GameEvent, GameState } from '@grognard/kernel';
import type { Duel } from './duel.ts';
import { at, estimates, type Matrix, type Payoffs, payoffsOf, recordAt, within } from './payoffs.ts';
import { regretMatching } from './regret.ts';
import { meetAll } from './small-game.ts';
import type { Progress } from './thinking.ts';
import { worldsFor } from './worlds.ts';

/** The first look counts for so many meetings of the second: it sees less, but was made more often. */
const FIRST_LOOK = 8;

/** Fewer meetings of each pair than this, when time ran out, say less than the first look. */
const ENOUGH = 4;

/** How well pairs did in second looks so far. */
export type Remembered<P> = Map<P, Map<P, { readonly total: number; readonly trials: number }>>;

/** Who meets again: places of rows and columns. */
export interface Finalists {
  readonly own: readonly number[];
  readonly theirs: readonly number[];
}

/** The places of the highest values, highest first. */
const highest = (values: readonly number[], wanted: number): readonly number[] =>
  values
    .map((_value, n) => n)
    .sort((a, b) => (values[b] ?? 0) - (values[a] ?? 0))
    .slice(0, wanted);

const against = (shares: readonly number[], worths: readonly number[]): number =>
  worths.reduce((sum, worth, n) => sum + worth * (shares[n] ?? 0), 0);

/** Each seat's best answers to the other's mixture. */
export const finalists = (matrix: Matrix, wanted: number, updates: number): Finalists => {
  const { rows, columns } = regretMatching(matrix, updates);
  const turned = columns.map((_share, m) => matrix.map((row) => row[m] ?? 0));
  return {
    own: highest(
      matrix.map((row) => against(columns, row)),
      wanted,
    ),
    theirs: highest(
      turned.map((column) => -against(rows, column)),
      wanted,
    ),
  };
};

/**
 * What every pair is worth by all that is known of it. Two rounds ahead everybody may look better off than one round ahead, or
 * worse; pairs that only the first look has seen are taken to differ as much as the others do.
 */
export const seenSoFar = <P>({ rows, columns }: Payoffs<P>, first: Matrix, met: Remembered<P>): Matrix => {
  const changes = rows.map((own, n) =>
    columns.map((theirs, m) => {
      const again = met.get(own)?.get(theirs);
      if (again === undefined) return null;
      return (again.total - again.trials * (first[n]?.[m] ?? 0)) / (FIRST_LOOK + again.trials);
    }),
  );
  const known = changes.flat().filter((change) => change !== null);
  const usual = known.reduce((sum, change) => sum + change, 0) / Math.max(1, known.length);
  return first.map((row, n) => row.map((worth, m) => worth + (changes[n]?.[m] ?? usual)));
};

/** Whether every pair has met often enough to be believed. */
export const isDecided = <P>({ trials }: Payoffs<P>): boolean =>
  trials.every((row) => row.every((count) => count >= ENOUGH));

/** Those who meet again, with what they did in second looks before. */
const recalled = <P>(all: Payoffs<P>, { own, theirs }: Finalists, met: Remembered<P>): Payoffs<P> => {
  const again = payoffsOf(at(all.rows, own), at(all.columns, theirs));
  for (const [n, row] of again.rows.entries())
    for (const [m, column] of again.columns.entries()) {
      const { total, trials } = met.get(row)?.get(column) ?? { total: 0, trials: 0 };
      if (trials > 0) recordAt(again, n, m, total / trials, trials);
    }
  return again;
};

const remember = <P>(met: Remembered<P>, { rows, columns, totals, trials }: Payoffs<P>): void => {
  for (const [n, row] of rows.entries()) {
    const of = met.get(row) ?? new Map<P, { readonly total: number; readonly trials: number }>();
    for (const [m, column] of columns.entries())
      of.set(column, { total: totals[n]?.[m] ?? 0, trials: trials[n]?.[m] ?? 0 });
    met.set(row, of);
  }
};

/** Both looks put together. */
export const summedUp = <P>(again: Payoffs<P>, first: Matrix, { own, theirs }: Finalists): Payoffs<P> => {
  for (const [n, row] of own.entries())
    for (const [m, column] of theirs.entries()) recordAt(again, n, m, first[row]?.[column] ?? 0, FIRST_LOOK);
  return again;
};

export interface SecondLook<P> {
  /** The first look at those who met again: what goes on from here. */
  readonly first: Payoffs<P>;
  /** Both looks at them put together. */
  readonly both: Payoffs<P>;
}

/** Looks again at the best answers of a small game, and remembers from one time to the next; null when time ran out. */
export const secondLooks = <S extends GameState, A extends Action, E extends GameEvent, V, O, C>(
  duel: Duel<S, A, E, V, O, C>,
  { answers, worlds, horizon }: Effort,
) => {
  const met: Remembered<readonly A[]> = new Map();
  const imagined = worldsFor(duel, worlds);
  return function* (payoffs: Payoffs<readonly A[]>): Generator<Progress, SecondLook<readonly A[]> | null> {
    const first = estimates(payoffs);
    const best = finalists(seenSoFar(payoffs, first, met), answers, duel.effort.updates);
    const again = recalled(payoffs, best, met);
    yield* meetAll(duel, again, imagined, worlds, horizon);
    if (!isDecided(again)) return null;
    remember(met, again);
    return { first: within(payoffs, best.own, best.theirs), both: summedUp(again, first, best) };
  };
};
