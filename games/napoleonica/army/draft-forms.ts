// What players put together unseen between battles, as positions hold it.
import { type Form, listOf, matching, nullable, oneOf, record, whole } from '@grognard/kernel/forms.ts';
import { ARTIFACT_IDS, type ItemId, RELIC_IDS } from '../data/items.ts';
import type { Assigned, FieldDraft, FieldedUnit } from './field-draft.ts';
import { detachmentId } from './forms.ts';
import { LENT } from './lent-commander.ts';
import { isWare } from './prices.ts';
import type { Cart } from './purchases.ts';

const MOST = 200;

export const cartForm: Form<Cart> = listOf(
  matching(isWare, 'something to buy, such as FR01, DT1, BD1 or AR1'),
  MOST,
);

const musterId = whole(LENT, MOST);
export const itemForm: Form<ItemId> = oneOf([...ARTIFACT_IDS, ...RELIC_IDS]);

export const fieldDraftForm: Form<FieldDraft> = record<FieldDraft>({
  units: listOf(record<FieldedUnit>({ unit: musterId, detachment: nullable(detachmentId) }), MOST),
  items: listOf(record<Assigned>({ item: itemForm, commander: musterId }), 20),
});
