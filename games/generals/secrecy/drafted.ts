// The secret decision on top of the sequence of play, if it is one.
import { type Frame, type Frozen, isSecretFrame, type SecretFrame } from '@grognard/kernel';
import type { Draft } from '../grammar.ts';
import type { Side } from '../vocabulary.ts';

export type Drafted = SecretFrame<Side, Draft>;

/** Whatever both sides decide in secret in this game is one of its drafts. */
const isDrafted = (frame: Frozen<Frame>): frame is Frozen<Drafted> => isSecretFrame(frame);

export const decisionOn = (top: Frozen<Frame> | undefined): Frozen<Drafted> | null =>
  top !== undefined && isDrafted(top) ? top : null;
