// What players put together unseen: cards that go back, a bid.
import { type Form, listOf, nullable, record, text } from '@grognard/kernel/forms.ts';
import type { CardId } from '../data/words.ts';
import { cardId, deckCardId } from './words.ts';

export const returnDraft: Form<readonly CardId[]> = listOf(deckCardId, 5);

export interface Bid {
  readonly card: CardId | null;
  /** NAP-TRN.17: Captured Colours go with it. */
  readonly item: string | null;
}
export const bidDraft: Form<Bid> = record<Bid>({ card: nullable(cardId), item: nullable(text) });
