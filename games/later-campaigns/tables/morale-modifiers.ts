// NLC-T9: what raises and lowers morale, each with its rule.
import type { RuleId } from '@grognard/kernel';

export const LOWEST_MORALE = 1;
export const HIGHEST_MORALE = 5;

interface MoraleModifier {
  readonly value: number;
  readonly rule: RuleId;
}

const modifier = (value: number, rule: RuleId): MoraleModifier => ({ value, rule });

export const MORALE_MODIFIERS = {
  stepLoss: modifier(-1, 'NLC-2.3a'),
  demoralizedFormation: modifier(-1, 'NLC-2.3c'),
  withOwnLeader: modifier(1, 'NLC-2.3f'),
  reserve: modifier(-1, 'NLC-2.3h'),
  gardeBroken: modifier(-1, 'NLC-7.4n'),
  exhausted: modifier(-2, 'NLC-20.8h'),
  inWoods: modifier(-2, 'NLC-2.3e'),
  flanked: modifier(-2, 'NLC-2.3e'),
  firedAtByArtillery: modifier(-1, 'NLC-2.3d'),
  foughtByGuard: modifier(-1, 'NLC-2.3g'),
  goodCover: modifier(1, 'NLC-19.2b'),
  nearUndisruptedEnemy: modifier(-1, 'NLC-19.2b'),
} as const;

export type MoraleReason = keyof typeof MORALE_MODIFIERS;
