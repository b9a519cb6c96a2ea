// NLC-D.9, NLC-7.1f: strength as a list of what each unit brings before it is a row of the Fire Table, exact and rounded once.
import type { RuleId } from '@grognard/kernel';
import type { UnitId } from '../vocabulary.ts';

export type StrengthReason =
  | 'cavalryInAssault'
  | 'disrupted'
  | 'enfilade'
  | 'gunsInDefence'
  | 'silencedByFacing'
  | 'longRange'
  | 'stackedTarget'
  | 'flankCharge'
  | 'backhand'
  | 'square'
  | 'halfAgainstCharge'
  | 'silencedByFlank'
  | 'justRetreated'
  | 'terrain'
  | 'outOfWoods'
  | 'outOfLine'
  | 'opportunity'
  | 'extended';

/** Strength times `by` over `over`. */
export interface Factor {
  readonly reason: StrengthReason;
  readonly rule: RuleId;
  readonly by: number;
  readonly over: number;
}

/** What one unit brings to a fire. */
export interface Modifier {
  readonly unit: UnitId;
  /** On its face. */
  readonly strength: number;
  readonly factors: readonly Factor[];
}

export interface Fire {
  /** Of the Fire Table. */
  readonly row: number;
  readonly parts: readonly Modifier[];
  /** NLC-19.4d: whatever is made of it is rounded down. */
  readonly isLow?: true;
}

/** Any product of the factors there are is a whole number of these. */
const GRAIN = 3200;

const grains = ({ strength, factors }: Modifier): number =>
  factors.reduce((sum, { by, over }) => (sum * by) / over, strength * GRAIN);

/** NLC-1.1, NLC-T6, NLC-R015: the whole side is summed, then rounded, one half upward. */
export function fireOf(parts: readonly Modifier[]): Fire {
  const sum = parts.reduce((total, part) => total + grains(part), 0);
  return { row: Math.floor((2 * sum + GRAIN) / (2 * GRAIN)), parts };
}

/** NLC-19.4d: rounded down. */
export function fireRoundedDown(parts: readonly Modifier[]): Fire {
  const sum = parts.reduce((total, part) => total + grains(part), 0);
  return { row: Math.floor(sum / GRAIN), parts, isLow: true };
}

/** Whether a unit brings anything at all. */
export const isSilent = (part: Modifier): boolean => grains(part) === 0;

/** How much a unit brings, to compare. */
export const shareOf = (part: Modifier): number => grains(part) / GRAIN;

export const half = (reason: StrengthReason, rule: RuleId): Factor => ({ reason, rule, by: 1, over: 2 });
export const twice = (reason: StrengthReason, rule: RuleId): Factor => ({ reason, rule, by: 2, over: 1 });
export const none = (reason: StrengthReason, rule: RuleId): Factor => ({ reason, rule, by: 0, over: 1 });

/** NLC-R016: at most three quarters. */
const MOST_REDUCTION = 75;

export function reducedBy(percent: number, reason: StrengthReason, rule: RuleId): readonly Factor[] {
  return percent === 0 ? [] : [{ reason, rule, by: 100 - Math.min(MOST_REDUCTION, percent), over: 100 }];
}

/** NLC-R087: bonuses of half the strength add up; each is listed as the share it makes of what is there already. */
export function halvesAdded(bonuses: readonly (readonly [StrengthReason, RuleId])[]): readonly Factor[] {
  return bonuses.map(([reason, rule], i) => ({ reason, rule, by: 3 + i, over: 2 + i }));
}
