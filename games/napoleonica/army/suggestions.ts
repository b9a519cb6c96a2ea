// An army and a muster that will do: what somebody imagines of an enemy, and a start for whoever wants one.
import type { Frozen } from '@grognard/kernel';
import { RECRUITING } from '../data/recruiting.ts';
import { unitCard } from '../data/units.ts';
import type { UnitTypeId } from '../data/words.ts';
import { EMPTY_FIELD, type FieldDraft, type FieldTerms, withDetachment, withItem } from './field-draft.ts';
import { fieldableArmy } from './fieldable.ts';
import { bearersIn, refuseAssigning, refuseAttaching } from './fielding.ts';
import type { Notebook } from './notebook.ts';
import type { Cart } from './purchases.ts';

/** Units of the recruiting order that are neither owned nor chosen yet. */
export function wantedUnits({ faction, muster }: Frozen<Notebook>, chosen: Cart): readonly UnitTypeId[] {
  const owned = [...muster.map(({ type }) => type), ...chosen];
  return RECRUITING[faction].filter((type) => {
    const at = owned.indexOf(type);
    if (at >= 0) owned.splice(at, 1);
    return at < 0;
  });
}

/** NAP-TRN.4: in the recruiting order whatever can be paid for; the Commander comes first. */
export function suggestedMuster(notebook: Frozen<Notebook>): Cart {
  const cart: UnitTypeId[] = [];
  let left = notebook.treasury;
  for (const type of wantedUnits(notebook, [])) {
    const { cost, unique } = unitCard(type);
    if (cost > left || unique) continue;
    cart.push(type);
    left -= cost;
  }
  return cart;
}

/** NAP-TRN.5: the largest army that holds what has been chosen, if one can, with whatever goes with it. */
export function suggestedField(
  notebook: Frozen<Notebook>,
  terms: FieldTerms,
  chosen: FieldDraft = EMPTY_FIELD,
): FieldDraft {
  const army = fieldableArmy(notebook, terms, chosen) ?? EMPTY_FIELD;
  const bearers = bearersIn(notebook, army, terms);
  const items = chosen.items.filter(({ commander }) => bearers.includes(commander));
  return withItems(notebook, withDetachments(notebook, { ...army, items }, terms), terms);
}

/** As far as the limit goes. */
function withDetachments(notebook: Frozen<Notebook>, army: FieldDraft, { limit }: FieldTerms): FieldDraft {
  let draft = army;
  for (const { unit, detachment } of army.units) {
    if (detachment !== null) continue;
    const wanted = notebook.detachments.find(
      (each) => refuseAttaching(notebook, draft, limit, { unit, detachment: each }) === null,
    );
    if (wanted !== undefined) draft = withDetachment(draft, unit, wanted);
  }
  return draft;
}

/** NAP-TRN.13 */
function withItems(notebook: Frozen<Notebook>, army: FieldDraft, terms: FieldTerms): FieldDraft {
  let draft = army;
  for (const item of [...notebook.artifacts, ...notebook.relics]) {
    if (draft.items.some((each) => each.item === item)) continue;
    const commander = bearersIn(notebook, draft, terms).find(
      (id) => refuseAssigning(notebook, draft, { item, commander: id }) === null,
    );
    if (commander !== undefined) draft = withItem(draft, item, commander);
  }
  return draft;
}
