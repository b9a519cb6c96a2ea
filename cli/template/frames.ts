// The frames of the sequence of play, declared once: steps and locals.
// Steps survive in saved games: rename only with a migration.
import { type FrameIn, secretFrameOf } from '@grognard/kernel';
import { nullable, oneOf } from '@grognard/kernel/forms.ts';
import type { Draft } from './grammar.ts';
import { FACES, SIDES } from './vocabulary.ts';

/** PENNY-1.2, 1.3: both lay at once and unseen. */
export const tossFrame = secretFrameOf('toss', {
  steps: ['lay'],
  seats: SIDES,
  draft: nullable<Draft>(oneOf(FACES)),
  empty: null,
});
export type TossFrame = FrameIn<typeof tossFrame>;
