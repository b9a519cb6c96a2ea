// What the enemy may have committed to around a battle: faction, purchases, the army in the field.
import { isFrameOf } from '@grognard/kernel';
import { notebookOf } from '../army/books.ts';
import { EMPTY_FIELD } from '../army/field-draft.ts';
import { fieldArmyFrame, shopFrame } from '../army/frames.ts';
import { suggestedField, suggestedMuster } from '../army/suggestions.ts';
import { FACTIONS } from '../data/words.ts';
import { anyOf, type Committed } from './imagine-drafts.ts';

export const aroundBattle: Committed = {
  factions: (_state, _frame, _player, random) => anyOf(FACTIONS, random) ?? null,
  shop: (state, frame, player) =>
    isFrameOf(shopFrame, frame) && frame.shop === 'muster' ? suggestedMuster(notebookOf(state, player)) : [],
  fieldArmy: (state, frame, player) =>
    isFrameOf(fieldArmyFrame, frame) ? suggestedField(notebookOf(state, player), frame) : EMPTY_FIELD,
};
