// NAP-TRN.5, NAP-TRN.13: an army as it is put together out of the muster, and on what terms.
import type { ItemId } from '../data/items.ts';
import type { Enlisted } from '../data/rosters.ts';
import { unitCard } from '../data/units.ts';
import type { DetachmentId } from '../data/words.ts';
import { type MusterId, mustered, type Notebook } from './notebook.ts';

export interface FieldedUnit {
  readonly unit: MusterId;
  readonly detachment: DetachmentId | null;
}
export interface Assigned {
  readonly item: ItemId;
  readonly commander: MusterId;
}
/** What a player takes to the field: the draft of `FIELD` and `ASSIGN`. */
export interface FieldDraft {
  readonly units: readonly FieldedUnit[];
  readonly items: readonly Assigned[];
}
/** On what terms an army is put together. */
export interface FieldTerms {
  readonly limit: number;
  /** NAP-TRN.16: whether a Commander is lent where none can be fielded. */
  readonly lends: boolean;
  /** EV06: what each Artillery unit costs to bring along. */
  readonly perGun: number;
}

export const EMPTY_FIELD: FieldDraft = { units: [], items: [] };

export const enlistedIn = (notebook: Notebook, { units }: FieldDraft): readonly Enlisted[] =>
  units.map(({ unit, detachment: id }) => ({ unit: mustered(notebook, unit).type, detachment: id }));

const isGun = (notebook: Notebook, { unit }: FieldedUnit): boolean =>
  unitCard(mustered(notebook, unit).type).branch === 'artillery';

/** EV06 */
export const gunCost = (notebook: Notebook, { units }: FieldDraft, perGun: number): number =>
  perGun * units.filter((each) => isGun(notebook, each)).length;

export const withDetachment = (draft: FieldDraft, id: MusterId, wanted: DetachmentId | null): FieldDraft => ({
  ...draft,
  units: draft.units.map((each) => (each.unit === id ? { ...each, detachment: wanted } : each)),
});

/** A unit that stays at home leaves its detachment and its items there. */
export const withoutUnit = ({ units, items }: FieldDraft, id: MusterId): FieldDraft => ({
  units: units.filter(({ unit }) => unit !== id),
  items: items.filter(({ commander }) => commander !== id),
});

export const withItem = (draft: FieldDraft, item: ItemId, commander: MusterId | null): FieldDraft => {
  const others = draft.items.filter((each) => each.item !== item);
  return { ...draft, items: commander === null ? others : [...others, { item, commander }] };
};
