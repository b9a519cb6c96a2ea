// The frames of the decisions inside a combat sequence. Their steps survive in saved games.
import { type FrameIn, frameOf, secretFrameOf } from '@grognard/kernel';
import { oneOf } from '@grognard/kernel/forms.ts';
import { positionsDraft, reactDraft, targetsDraft, withdrawDraft } from '../input/drafts.ts';
import { sides } from '../input/words.ts';
import { COMBAT_STEPS } from '../tables/modifiers.ts';
import { SIDES } from '../vocabulary.ts';
import { NO_POSITIONS } from './distribution.ts';
import { NO_TRIES } from './reactions.ts';
import { NO_TARGETS } from './targeting.ts';

export const reactionFrame = secretFrameOf('reaction', {
  steps: ['decide'],
  seats: SIDES,
  draft: reactDraft,
  empty: NO_TRIES,
});
export type ReactionFrame = FrameIn<typeof reactionFrame>;

export const positionsFrame = secretFrameOf('positions', {
  steps: ['decide'],
  seats: SIDES,
  draft: positionsDraft,
  empty: NO_POSITIONS,
});
export type PositionsFrame = FrameIn<typeof positionsFrame>;

export const withdrawalFrame = secretFrameOf('withdrawal', {
  steps: ['decide'],
  seats: SIDES,
  draft: withdrawDraft,
  empty: { kind: 'withdraw', units: [] },
});
export type WithdrawalFrame = FrameIn<typeof withdrawalFrame>;

export const targetsFrame = secretFrameOf('targets', {
  steps: ['decide'],
  seats: SIDES,
  draft: targetsDraft,
  empty: NO_TARGETS,
  fixed: { attack: oneOf(COMBAT_STEPS) },
});
export type TargetsFrame = FrameIn<typeof targetsFrame>;

/** GEN-R.72: the sides that may still re-roll in this step, the acting one first. */
export const rerollsFrame = frameOf('rerolls', { steps: ['decide'], locals: { turns: sides } });
export type RerollsFrame = FrameIn<typeof rerollsFrame>;
