// An army and a muster that will do: what somebody imagines of an enemy, and a start for whoever wants one.
import type { Frozen } from '@grognard/kernel';
import { ROSTERS, type Roster } from '../data/rosters.ts';
import { unitCard } from '../data/units.ts';
import {
  EMPTY_FIELD,
  type FieldDraft,
  type FieldTerms,
  lentFor,
  refuseField,
  refuseFielding,
} from './fielding.ts';
import { plainCommander } from './lent-commander.ts';
import { idsWhere, type MusterId, mustered, type Notebook } from './notebook.ts';
import { pointsOf } from './points.ts';
import type { Cart } from './purchases.ts';

/** NAP-TRN.4: the dearest recommended army that can be paid for, and a Commander at least. */
export function suggestedMuster({ faction, treasury }: Frozen<Notebook>): Cart {
  const rosters: readonly Roster[] = Object.values(ROSTERS);
  const [best] = rosters
    .filter((roster) => roster.faction === faction && pointsOf(roster.units) <= treasury)
    .toSorted((a, b) => pointsOf(b.units) - pointsOf(a.units));
  if (best === undefined) return [plainCommander(faction)];
  return best.units.flatMap(({ unit, detachment }) => (detachment === null ? [unit] : [unit, detachment]));
}

/** NAP-TRN.5: a Commander, then the dearest units that fit. */
export function suggestedField(notebook: Frozen<Notebook>, terms: FieldTerms): FieldDraft {
  const fit = idsWhere(notebook, ({ broken }) => !broken);
  const cost = (id: MusterId): number => unitCard(mustered(notebook, id).type).cost;
  const byCost = fit.toSorted((a, b) => cost(b) - cost(a));
  const isChief = (id: MusterId): boolean => unitCard(mustered(notebook, id).type).branch === 'commander';
  const isUnique = (id: MusterId): boolean => unitCard(mustered(notebook, id).type).unique;
  const chiefs: readonly (MusterId | null)[] =
    lentFor(notebook, terms) === null ? byCost.filter(isChief).toReversed() : [null];
  for (const chief of chiefs) {
    const order = [
      ...(chief === null ? [] : [chief]),
      ...byCost.filter((id) => id !== chief && !isUnique(id)),
    ];
    const draft = order.reduce((army, id) => withUnitIfItFits(notebook, army, terms, id), EMPTY_FIELD);
    if (refuseField(notebook, draft, terms) === null) return draft;
  }
  return EMPTY_FIELD;
}

const withUnitIfItFits = (
  notebook: Frozen<Notebook>,
  army: FieldDraft,
  { limit }: FieldTerms,
  id: MusterId,
): FieldDraft =>
  refuseFielding(notebook, army, limit, id) === null
    ? { ...army, units: [...army.units, { unit: id, detachment: null }] }
    : army;
