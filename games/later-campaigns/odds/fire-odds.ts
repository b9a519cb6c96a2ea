// NLC-T8: what two dice make of a strength.
import { fireResult } from '../tables/fire-table.ts';
import { ROLLS, TWO_DICE } from './order-odds.ts';

export interface FireOdds {
  readonly mean: number;
  readonly variance: number;
}

export function fireOdds(strength: number): FireOdds {
  let [sum, squares] = [0, 0];
  for (const [total, ways] of TWO_DICE) {
    const hits = fireResult(strength, total);
    sum += ways * hits;
    squares += ways * hits * hits;
  }
  const mean = sum / ROLLS;
  return { mean, variance: squares / ROLLS - mean * mean };
}

/** The chance of so many hits or more, or of so many or fewer: whichever side of the mean they are on. */
export function chanceOfHits(strength: number, hits: number): number {
  const isMany = hits >= fireOdds(strength).mean;
  const ways = TWO_DICE.reduce((count, [total, each]) => {
    const got = fireResult(strength, total);
    return count + ((isMany ? got >= hits : got <= hits) ? each : 0);
  }, 0);
  return ways / ROLLS;
}
