// What one battle teaches about both players and about the ground they fought on. Sides are not even: whoever plays the
// better one is measured as if the other were that much weaker.
import { chance, learnt, type Rating, rated, type Strength } from './glicko.ts';

/** How much the first side is ahead by its place alone; 1500 is even, as everywhere. */
export type Lean = Strength;

/** Nothing is known of a side yet. */
export const even: Lean = { points: 1500, deviation: 80 };

interface Sides {
  /** Who plays the first seat. */
  readonly one: Rating;
  readonly other: Rating;
  /** Of the game, and of the very battle. */
  readonly leans: readonly Lean[];
}

/** Strengths that add up, with what is uncertain about each. */
const together = (...parts: readonly Strength[]): Strength => ({
  points: 1500 + parts.reduce((sum, { points }) => sum + points - 1500, 0),
  deviation: Math.hypot(...parts.map(({ deviation }) => deviation)),
});

const negative = ({ points, deviation }: Strength): Strength => ({ points: 3000 - points, deviation });

/** The first player's chance, draws counted half. */
export const firstChance = ({ one, other, leans }: Sides): number => chance(together(one, ...leans), other);

interface Learnt {
  readonly one: Rating;
  readonly other: Rating;
  readonly leans: readonly Lean[];
}

/** Weeks since each has been rated last: what is not shown becomes less certain. */
export interface Rest {
  readonly one: number;
  readonly other: number;
}

/** `score`: 1 when the first player won, ½ for a draw. */
export function afterBattle({ one, other, leans }: Sides, score: number, rest: Rest): Learnt {
  const forOne = together(other, ...leans.map(negative));
  const forOther = together(one, ...leans);
  return {
    one: rated(one, [{ opponent: forOne, score }], rest.one),
    other: rated(other, [{ opponent: forOther, score: 1 - score }], rest.other),
    leans: leans.map((lean, i) => {
      const rest = leans.filter((_, j) => j !== i).map(negative);
      return learnt(lean, { opponent: together(other, negative(one), ...rest), score });
    }),
  };
}
