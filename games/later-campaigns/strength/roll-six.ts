// NLC-20.4, NLC-R116: instead of the Fire Table a die for each point of strength, and each 6 a hit.
import { type Factor, type Fire, type StrengthReason, shareOf } from './fire.ts';

/** Modifiers that change the dice; the others change the strength as ever. */
const ON_THE_DICE: { readonly [reason in StrengthReason]?: 1 | -1 } = {
  enfilade: 1,
  gunsInDefence: 1,
  stackedTarget: 1,
  flankCharge: 1,
  backhand: 1,
  disrupted: -1,
  square: -1,
  cavalryInAssault: -1,
};

const SURE = 6;

/** So many dice, each of which hits from `least` on. */
export interface Dice {
  readonly dice: number;
  readonly least: number;
}

export interface SixTerms {
  /** NLC-20.4b: 1 for attackers who flank the defence. */
  readonly bonus: number;
  /** NLC-20.4d: own group morale less the enemy's. */
  readonly moraleLead: number;
}

const MOST_BY_MORALE = 3;

/** NLC-20.4a to 20.4d. The strength of the whole side is rounded once; who has the better dice comes first. */
export function diceOf(
  { parts, isLow }: Omit<Fire, 'row'>,
  { bonus, moraleLead }: SixTerms,
): readonly Dice[] {
  const byMorale = 1 + Math.max(-MOST_BY_MORALE, Math.min(MOST_BY_MORALE, moraleLead)) / 4;
  const shares = Map.groupBy(parts, ({ factors }) => leastOf(factors, bonus));
  const dice: Dice[] = [];
  let sum = 0;
  let counted = 0;
  for (const [least, some] of [...shares].sort(([a], [b]) => a - b)) {
    for (const part of some) sum += byMorale * shareOf({ ...part, factors: part.factors.filter(isStrength) });
    const upTo = Math.floor(sum + (isLow ? 0 : 0.5));
    if (upTo > counted) dice.push({ dice: upTo - counted, least });
    counted = upTo;
  }
  return dice;
}

const isStrength = ({ reason }: Factor): boolean => ON_THE_DICE[reason] === undefined;

const leastOf = (factors: readonly Factor[], bonus: number): number =>
  Math.max(1, SURE - bonus - factors.reduce((sum, { reason }) => sum + (ON_THE_DICE[reason] ?? 0), 0));
