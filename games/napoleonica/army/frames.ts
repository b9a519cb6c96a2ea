// The frames of what tournament and campaign have in common, declared once. Steps survive in saved games: rename only with
// a migration.
import { type FrameIn, frameOf, secretFrameOf } from '@grognard/kernel';
import { flag, listOf, nullable, oneOf, whole } from '@grognard/kernel/forms.ts';
import { IMPROVEMENT_IDS } from '../data/improvements.ts';
import { player } from '../input/words.ts';
import { PLAYERS } from '../vocabulary.ts';
import { cartForm, fieldDraftForm } from './draft-forms.ts';
import { EMPTY_FIELD } from './field-draft.ts';

const musterIds = listOf(whole(0, 200), 200);

export const shopFrame = secretFrameOf('shop', {
  steps: ['choose'],
  seats: PLAYERS,
  draft: cartForm,
  empty: [],
  fixed: { shop: oneOf(['muster', 'interval']) },
});
export type ShopFrame = FrameIn<typeof shopFrame>;

export const fieldArmyFrame = secretFrameOf('fieldArmy', {
  steps: ['choose'],
  seats: PLAYERS,
  draft: fieldDraftForm,
  empty: EMPTY_FIELD,
  fixed: {
    limit: whole(0, 1000),
    /** NAP-TRN.16: whether a Commander is lent where none can be fielded. */
    lends: flag,
    /** EV06: what each Artillery unit costs to bring along. */
    perGun: whole(0, 5),
  },
});
export type FieldArmyFrame = FrameIn<typeof fieldArmyFrame>;

/** Broken units are restored, for DP or so many of them free. */
export const restorationFrame = frameOf('restoration', {
  steps: ['look', 'choose', 'over'],
  fixed: { player },
  locals: { free: nullable(whole(0, 10)) },
});
export type RestorationFrame = FrameIn<typeof restorationFrame>;

/** Improvement cards are drawn, and one of them attached to one of the eligible units. */
export const improvementFrame = frameOf('improvement', {
  steps: ['draw', 'choose', 'over'],
  fixed: { player, eligible: musterIds },
  locals: { cards: listOf(oneOf(IMPROVEMENT_IDS), 3) },
});
export type ImprovementFrame = FrameIn<typeof improvementFrame>;
