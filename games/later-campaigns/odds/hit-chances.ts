// NLC-T8, 20.4: how likely each number of hits is before the dice fall.
import type { Read } from '../rule-types.ts';
import type { Fire } from '../strength/fire.ts';
import { diceOf, type SixTerms } from '../strength/roll-six.ts';
import { fireResult } from '../tables/fire-table.ts';

export interface FireOdds {
  readonly fire: Fire;
  /** By number of hits, from none. */
  readonly chances: readonly number[];
  readonly expected: number;
}

const FACES = [1, 2, 3, 4, 5, 6] as const;
export const EVEN: SixTerms = { bonus: 0, moraleLead: 0 };

/** How likely two dice are to make such a roll. */
export const rollChance = (fits: (roll: number) => boolean): number =>
  FACES.flatMap((one) => FACES.filter((other) => fits(one + other))).length / 36;

/** Two dice on the Fire Table. */
function byTable(row: number): readonly number[] {
  const chances: number[] = [];
  for (const one of FACES)
    for (const other of FACES) {
      const hits = row === 0 ? 0 : fireResult(row, one + other);
      chances[hits] = (chances[hits] ?? 0) + 1 / 36;
    }
  return Array.from(chances, (chance) => chance ?? 0);
}

/** A die for each point, one after the other. */
function bySixes(fire: Fire, terms: SixTerms): readonly number[] {
  let chances: readonly number[] = [1];
  const { dice, least } = diceOf(fire, terms);
  const hit = (7 - least) / 6;
  for (let i = 0; i < dice; i += 1)
    chances = [...chances, 0].map(
      (chance, hits) => chance * (1 - hit) + (hits === 0 ? 0 : (chances[hits - 1] ?? 0) * hit),
    );
  return chances;
}

export function fireOdds({ options }: Pick<Read, 'options'>, fire: Fire, terms = EVEN): FireOdds {
  const chances = options.rollSix ? bySixes(fire, terms) : byTable(fire.row);
  return { fire, chances, expected: chances.reduce((sum, chance, hits) => sum + chance * hits, 0) };
}

/** At least so many. */
export const chanceOf = ({ chances }: FireOdds, least: number): number =>
  chances.reduce((sum, chance, hits) => (hits >= least ? sum + chance : sum), 0);
