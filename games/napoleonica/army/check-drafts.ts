// Carts and armies that are being put together in a position: each step of them would have been allowed.
import { fault } from '@grognard/kernel/forms.ts';
import { EMPTY_FIELD, type FieldDraft, type FieldTerms, withDetachment, withItem } from './field-draft.ts';
import { bearersIn, refuseAssigning, refuseAttaching, refuseFielding } from './fielding.ts';
import { broken } from './forms.ts';
import type { Notebook } from './notebook.ts';
import { type Cart, refuseCopies, type Shop } from './purchases.ts';

/** NAP-TRN.12, NAP-TRN.26; what it costs is looked at when it is confirmed. */
export function checkCart(notebook: Notebook, cart: Cart, shop: Shop, path: string): void {
  for (const [index, ware] of cart.entries())
    broken(refuseCopies(notebook, cart.slice(0, index), shop, ware), `${path}[${index}]`);
}

/** NAP-TRN.5, NAP-TRN.13, NAP-ARM.5 */
export function checkDraft(notebook: Notebook, draft: FieldDraft, terms: FieldTerms, path: string): void {
  let made = EMPTY_FIELD;
  for (const { unit } of draft.units) {
    broken(refuseFielding(notebook, made, terms.limit, unit), path);
    made = { ...made, units: [...made.units, { unit, detachment: null }] };
  }
  for (const { unit, detachment } of draft.units) {
    if (detachment === null) continue;
    broken(refuseAttaching(notebook, made, terms.limit, { unit, detachment }), path);
    made = withDetachment(made, unit, detachment);
  }
  const owned: readonly string[] = [...notebook.artifacts, ...notebook.relics];
  const bearers = bearersIn(notebook, made, terms);
  for (const { item, commander } of draft.items) {
    if (!owned.includes(item) || !bearers.includes(commander))
      fault('impossible', path, `${item} is not owned, or given to no Commander of this army (NAP-TRN.13).`);
    broken(refuseAssigning(notebook, made, { item, commander }), path);
    made = withItem(made, item, commander);
  }
}
