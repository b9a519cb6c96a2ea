// NAP-TRN.5, NAP-TRN.13, NAP-TRN.16: which part of a muster fights the next battle, and what its Commanders carry.
import { no, type Refusal } from '@grognard/kernel';
import { detachment } from '../data/detachments.ts';
import { type ItemId, isArtifact } from '../data/items.ts';
import type { Enlisted } from '../data/rosters.ts';
import { unitCard } from '../data/units.ts';
import type { DetachmentId, UnitTypeId } from '../data/words.ts';
import { armyRefusals } from '../words/army.ts';
import { notebookNames, notebookRefusals } from '../words/notebook.ts';
import { LENT, lentCommander } from './lent-commander.ts';
import { type MusterId, mustered, type Notebook, nameIn } from './notebook.ts';
import { isCommander, pointsOf } from './points.ts';
import { commanderFaults, goesWith, starFaults } from './roster-rules.ts';

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

const MOST_ARTIFACTS = 2;
const MOST_RELICS = 1;

export const enlistedIn = (notebook: Notebook, { units }: FieldDraft): readonly Enlisted[] =>
  units.map(({ unit, detachment: id }) => ({ unit: mustered(notebook, unit).type, detachment: id }));

/** NAP-SOL.20: a unit of another faction, won as an ally. */
const isForeign = ({ faction }: Notebook, type: UnitTypeId): boolean => unitCard(type).faction !== faction;

export function refuseFielding(
  notebook: Notebook,
  draft: FieldDraft,
  limit: number,
  id: MusterId,
): Refusal | null {
  const { type, broken } = mustered(notebook, id);
  const unit = nameIn(notebook, id);
  if (broken) return no('NAP-TRN.9', notebookRefusals.brokenUnit, { unit });
  if (draft.units.some((each) => each.unit === id))
    return no('NAP-TRN.5', notebookRefusals.alreadyFielded, { unit });
  const points = pointsOf(enlistedIn(notebook, draft)) + unitCard(type).cost;
  return points > limit ? no('NAP-TRN.5', notebookRefusals.overLimit, { unit, points, limit }) : null;
}

/** NAP-ARM.5 for a detachment of the muster. */
export function refuseAttaching(
  notebook: Notebook,
  draft: FieldDraft,
  limit: number,
  { unit: id, detachment: wanted }: { readonly unit: MusterId; readonly detachment: DetachmentId },
): Refusal | null {
  const { type } = mustered(notebook, id);
  const unit = nameIn(notebook, id);
  if (!draft.units.some((each) => each.unit === id))
    return no('NAP-ARM.5', notebookRefusals.notFielded, { unit });
  if (isForeign(notebook, type)) return no('NAP-SOL.20', notebookRefusals.noDetachments, { unit });
  if (!goesWith(wanted, type))
    return no('NAP-ARM.5', armyRefusals.wrongArm, { detachment: detachment(wanted).name, unit });
  const owned = notebook.detachments.filter((each) => each === wanted).length;
  const used = draft.units.filter((each) => each.unit !== id && each.detachment === wanted).length;
  if (used >= owned)
    return no('NAP-TRN.26', notebookRefusals.noneLeft, { detachment: detachment(wanted).name });
  const points = pointsOf(enlistedIn(notebook, withDetachment(draft, id, wanted)));
  return points > limit ? no('NAP-TRN.5', notebookRefusals.overLimit, { unit, points, limit }) : null;
}

export const withDetachment = (draft: FieldDraft, id: MusterId, wanted: DetachmentId | null): FieldDraft => ({
  ...draft,
  units: draft.units.map((each) => (each.unit === id ? { ...each, detachment: wanted } : each)),
});

/** A unit that stays at home leaves its detachment and its items there. */
export const withoutUnit = ({ units, items }: FieldDraft, id: MusterId): FieldDraft => ({
  units: units.filter(({ unit }) => unit !== id),
  items: items.filter(({ commander }) => commander !== id),
});

/** NAP-TRN.13 */
export function refuseAssigning(
  notebook: Notebook,
  draft: FieldDraft,
  { item, commander: id }: Assigned,
): Refusal | null {
  const carried = draft.items.filter((each) => each.commander === id && each.item !== item);
  const commander = id === LENT ? notebookNames.lentCommander : nameIn(notebook, id);
  if (isArtifact(item))
    return carried.filter((each) => isArtifact(each.item)).length >= MOST_ARTIFACTS
      ? no('NAP-TRN.13', notebookRefusals.mostArtifacts, { commander })
      : null;
  return carried.filter((each) => !isArtifact(each.item)).length >= MOST_RELICS
    ? no('NAP-TRN.13', notebookRefusals.mostRelics, { commander })
    : null;
}

export const withItem = (draft: FieldDraft, item: ItemId, commander: MusterId | null): FieldDraft => {
  const others = draft.items.filter((each) => each.item !== item);
  return { ...draft, items: commander === null ? others : [...others, { item, commander }] };
};

/** The Commander that is lent for a battle on these terms, if one is. */
export const lentFor = (notebook: Notebook, { limit, lends }: FieldTerms): UnitTypeId | null =>
  lends ? lentCommander(notebook, limit) : null;

/** Who may carry something in this army: its Commanders, and the one on loan. */
export function bearersIn(notebook: Notebook, draft: FieldDraft, terms: FieldTerms): readonly MusterId[] {
  const own = draft.units.map(({ unit }) => unit);
  const commanders = own.filter((id) => isCommander({ unit: mustered(notebook, id).type }));
  return lentFor(notebook, terms) === null ? commanders : [...commanders, LENT];
}

/** EV06 */
export const gunCost = (notebook: Notebook, draft: FieldDraft, perGun: number): number =>
  perGun * enlistedIn(notebook, draft).filter(({ unit }) => unitCard(unit).branch === 'artillery').length;

/** NAP-TRN.5, NAP-ARM.7: whether the whole may take the field. */
export function refuseField(notebook: Notebook, draft: FieldDraft, terms: FieldTerms): Refusal | null {
  const units = enlistedIn(notebook, draft);
  const [stars] = starFaults(units);
  if (stars !== undefined) return stars;
  const [missing] = lentFor(notebook, terms) === null ? commanderFaults(units) : [];
  if (missing !== undefined) return missing;
  const [price, left] = [gunCost(notebook, draft, terms.perGun), notebook.treasury];
  return price > left ? no('NAP-SOL.19', notebookRefusals.mud, { price, left }) : null;
}
