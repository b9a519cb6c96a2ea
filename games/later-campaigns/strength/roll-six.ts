// NLC-20.4, NLC-R116: instead of the Fire Table a die for each point of strength, and each 6 a hit. A bonus is 1 more on every
// die of the fire; terrain and halvings take strength as ever, for what takes 1 off a die would make a 6 impossible.
import { type Factor, type Fire, isSilent, type StrengthReason, shareOf } from './fire.ts';

/** What is a bonus on the dice; everything else changes the strength as ever. */
const BONUSES: readonly StrengthReason[] = [
  'enfilade',
  'gunsInDefence',
  'stackedTarget',
  'flankCharge',
  'backhand',
];

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

/** NLC-20.4a to 20.4d. The strength of the whole side is rounded once. */
export function diceOf({ parts, isLow }: Omit<Fire, 'row'>, { bonus, moraleLead }: SixTerms): Dice {
  const byMorale = 1 + Math.max(-MOST_BY_MORALE, Math.min(MOST_BY_MORALE, moraleLead)) / 4;
  let sum = 0;
  const bonuses = new Set<StrengthReason>();
  for (const part of parts) {
    sum += byMorale * shareOf({ ...part, factors: part.factors.filter((factor) => !isBonus(factor)) });
    if (!isSilent(part)) for (const { reason } of part.factors.filter(isBonus)) bonuses.add(reason);
  }
  return {
    dice: Math.floor(sum + (isLow ? 0 : 0.5)),
    least: Math.max(1, SURE - bonus - bonuses.size),
  };
}

const isBonus = ({ reason }: Factor): boolean => BONUSES.includes(reason);
