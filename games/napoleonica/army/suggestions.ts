// An army and a muster that will do: what somebody imagines of an enemy, and a start for whoever wants one.
import type { Frozen } from '@grognard/kernel';
import { RECRUITING } from '../data/recruiting.ts';
import { unitCard } from '../data/units.ts';
import type { UnitTypeId } from '../data/words.ts';
import { EMPTY_FIELD, type FieldDraft, type FieldTerms, lentFor, refuseField } from './fielding.ts';
import { idsWhere, type MusterId, mustered, type Notebook } from './notebook.ts';
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

/** NAP-TRN.5: a Commander, and those units that together come nearest to the limit. */
export function suggestedField(notebook: Frozen<Notebook>, terms: FieldTerms): FieldDraft {
  const fit = idsWhere(notebook, ({ broken }) => !broken);
  const cardOf = (id: MusterId) => unitCard(mustered(notebook, id).type);
  const byCost = fit.toSorted((a, b) => cardOf(b).cost - cardOf(a).cost);
  const chiefs: readonly (MusterId | null)[] =
    lentFor(notebook, terms) === null
      ? byCost.filter((id) => cardOf(id).branch === 'commander').toReversed()
      : [null];
  const others = (chief: MusterId | null, stars: number): readonly MusterId[] => {
    const unique = byCost.filter((id) => id !== chief && cardOf(id).unique).slice(0, stars);
    return byCost.filter((id) => id !== chief && (!cardOf(id).unique || unique.includes(id)));
  };
  for (const stars of [2, 1, 0])
    for (const chief of chiefs) {
      const left = terms.limit - (chief === null ? 0 : cardOf(chief).cost);
      const chosen = nearestTo(left, others(chief, stars), (id) => cardOf(id).cost);
      const units = [...(chief === null ? [] : [chief]), ...chosen];
      const draft = { ...EMPTY_FIELD, units: units.map((unit) => ({ unit, detachment: null })) };
      if (refuseField(notebook, draft, terms) === null) return draft;
    }
  return EMPTY_FIELD;
}

/** Of all that add up to no more than the limit, those that add up to most. */
function nearestTo(
  limit: number,
  ids: readonly MusterId[],
  cost: (id: MusterId) => number,
): readonly MusterId[] {
  const ways = new Map<number, readonly MusterId[]>([[0, []]]);
  for (const id of ids)
    for (const [sum, chosen] of [...ways]) {
      const total = sum + cost(id);
      if (total <= limit && !ways.has(total)) ways.set(total, [...chosen, id]);
    }
  return ways.get(Math.max(...ways.keys())) ?? [];
}
