// The frames of the decisions inside a combat sequence. Their steps survive in saved games.
import type { Frame } from '@grognard/kernel';
import type { DraftOf } from '../frames.ts';
import type { SecretFrame } from '../state.ts';
import type { CombatStep } from '../tables/modifiers.ts';
import type { Side } from '../vocabulary.ts';

export type ReactionFrame = SecretFrame<DraftOf<'react'>>;
export type PositionsFrame = SecretFrame<DraftOf<'positions'>>;
export type WithdrawalFrame = SecretFrame<DraftOf<'withdraw'>>;

export interface TargetsFrame extends SecretFrame<DraftOf<'targets'>> {
  readonly attack: CombatStep;
}

/** R.72: the sides that may still re-roll in this step, the acting one first. */
export interface RerollsFrame extends Frame {
  turns: readonly Side[];
}
