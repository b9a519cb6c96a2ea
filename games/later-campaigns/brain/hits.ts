// NLC-J.3.3: what fire may be expected to do, counted out over all 36 throws of two dice.
import type { Read } from '../rule-types.ts';
import type { Fire } from '../strength/fire.ts';
import { diceOf, type SixTerms } from '../strength/roll-six.ts';
import { fireResult } from '../tables/fire-table.ts';

/** How many of 36 throws give 2, 3, … 12. */
const WAYS = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1] as const;
const LOWEST = 2;
const ALL = 36;

export interface Expectation {
  /** On average. */
  readonly hits: number;
  /** At least one. */
  readonly chance: number;
  /** On average beyond the first, which in a bombardment only disrupts. */
  readonly beyondFirst: number;
}

const known = new Map<number, Expectation>();

/** Of a row of the Fire Table. */
export function expectedOfRow(row: number): Expectation {
  const found = known.get(row);
  if (found !== undefined) return found;
  let [hits, chance, beyondFirst] = [0, 0, 0];
  for (const [i, ways] of WAYS.entries()) {
    const result = fireResult(row, LOWEST + i);
    hits += (ways * result) / ALL;
    if (result > 0) chance += ways / ALL;
    beyondFirst += (ways * Math.max(0, result - 1)) / ALL;
  }
  const made = { hits, chance, beyondFirst };
  known.set(row, made);
  return made;
}

/** Of a fire as this table rolls for it: by the Fire Table, or with a die for each point (NLC-20.4). */
export function expectedOf({ options }: Read, fire: Fire, terms: SixTerms): Expectation {
  if (!options.rollSix) return expectedOfRow(fire.row);
  const { dice, least } = diceOf(fire, terms);
  const each = (7 - least) / 6;
  const hits = dice * each;
  const chance = 1 - (1 - each) ** dice;
  return { hits, chance, beyondFirst: Math.max(0, hits - chance) };
}
