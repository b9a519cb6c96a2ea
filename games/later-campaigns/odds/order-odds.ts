// NLC-T1, NLC-T3: how likely an order is obeyed, and what comes of a leader who decides for himself. Counted in 36 rolls.
import { compliance, demoralizedCompliance, localDecision } from '../tables/order-tables.ts';
import type { Wait } from '../vocabulary.ts';

export const ROLLS = 36;

export interface ComplianceOdds {
  readonly atOnce: number;
  readonly nextTurn: number;
  /** Waits for a number on one die. */
  readonly inDoubt: number;
  readonly setAside: number;
}

export interface LocalOdds {
  readonly acts: number;
  readonly nothing: number;
  readonly bad: number;
}

/** How often two dice show each total, from 2 to 12. */
const TWO_DICE: readonly (readonly [total: number, ways: number])[] = [
  [2, 1],
  [3, 2],
  [4, 3],
  [5, 4],
  [6, 5],
  [7, 6],
  [8, 5],
  [9, 4],
  [10, 3],
  [11, 2],
  [12, 1],
];

const waysOf = (happens: (total: number) => boolean): number =>
  TWO_DICE.reduce((sum, [total, ways]) => sum + (happens(total) ? ways : 0), 0);

/** NLC-15.3: a demoralized formation reads one result worse. */
export function complianceOdds(column: number, isShaken: boolean): ComplianceOdds {
  const result = (total: number) =>
    isShaken ? demoralizedCompliance(compliance(column, total)) : compliance(column, total);
  return {
    atOnce: waysOf((total) => result(total) === 'C'),
    nextTurn: waysOf((total) => result(total) === '1T'),
    inDoubt: waysOf((total) => result(total) === 'R4' || result(total) === 'R5'),
    setAside: waysOf((total) => result(total) === 'I'),
  };
}

export const localOdds = (rating: number, isOnReserve: boolean): LocalOdds => ({
  acts: waysOf((total) => localDecision(rating, total, isOnReserve) === 'acts'),
  nothing: waysOf((total) => localDecision(rating, total, isOnReserve) === 'none'),
  bad: waysOf((total) => localDecision(rating, total, isOnReserve) === 'bad'),
});

/** NLC-12.7b: what a waiting order needs on one die; null: nothing but time. */
export const neededFor = (wait: Wait): number | null => (wait === 'R4' ? 4 : wait === 'R5' ? 5 : null);

/** The chance that an order in doubt is in force after so many turns. */
export const releasedWithin = (needed: number, turns: number): number => 1 - ((needed - 1) / 6) ** turns;
