// NAP-TRN.5, NAP-TRN.13, NAP-TRN.16: which part of a muster fights the next battle, and what its Commanders carry.
import { no, type Refusal } from '@grognard/kernel';
import { detachment } from '../data/detachments.ts';
import { isArtifact } from '../data/items.ts';
import { unitCard } from '../data/units.ts';
import type { DetachmentId, UnitTypeId } from '../data/words.ts';
import { armyRefusals } from '../words/army.ts';
import { notebookNames, notebookRefusals } from '../words/notebook.ts';
import {
  type Assigned,
  EMPTY_FIELD,
  enlistedIn,
  type FieldDraft,
  type FieldTerms,
  gunCost,
  withDetachment,
} from './field-draft.ts';
import { fieldableArmy, lentFor } from './fieldable.ts';
import { LENT } from './lent-commander.ts';
import { type MusterId, mustered, type Notebook, nameIn } from './notebook.ts';
import { isCommander, pointsOf } from './points.ts';
import { commanderFaults, goesWith, starFaults } from './roster-rules.ts';

const MOST_ARTIFACTS = 2;
const MOST_RELICS = 1;

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

/** Who may carry something in this army: its Commanders, and the one on loan. */
export function bearersIn(notebook: Notebook, draft: FieldDraft, terms: FieldTerms): readonly MusterId[] {
  const own = draft.units.map(({ unit }) => unit);
  const commanders = own.filter((id) => isCommander({ unit: mustered(notebook, id).type }));
  return lentFor(notebook, terms) === null ? commanders : [...commanders, LENT];
}

/** 'Fusiliers (Infantry Officer)' */
const namesIn = (notebook: Notebook, { units }: FieldDraft): readonly string[] =>
  units.map(({ unit, detachment: id }) =>
    id === null ? nameIn(notebook, unit) : `${nameIn(notebook, unit)} (${detachment(id).name})`,
  );

/** An army that would do, to be named beside the reason; null: there is nobody to name. */
function exampleFor(notebook: Notebook, draft: FieldDraft, terms: FieldTerms): readonly string[] | null {
  const army = namesIn(notebook, fieldableArmy(notebook, terms, draft) ?? EMPTY_FIELD);
  return army.length === 0 ? null : army;
}

/** NAP-TRN.5, NAP-ARM.7: whether the whole may take the field. */
export function refuseField(notebook: Notebook, draft: FieldDraft, terms: FieldTerms): Refusal | null {
  const units = enlistedIn(notebook, draft);
  const [stars] = starFaults(units);
  if (stars !== undefined) return withExample(stars, exampleFor(notebook, draft, terms));
  const [missing] = lentFor(notebook, terms) === null ? commanderFaults(units) : [];
  if (missing !== undefined) return withExample(missing, exampleFor(notebook, draft, terms));
  const [price, left] = [gunCost(notebook, draft, terms.perGun), notebook.treasury];
  if (price <= left) return null;
  const mud = no('NAP-SOL.19', notebookRefusals.mud, { price, left });
  return withExample(mud, exampleFor(notebook, draft, terms));
}

/** The same reasons with an army that would do. */
const WITH_EXAMPLE: { readonly [text: string]: string } = {
  [armyRefusals.tooManyStars]: notebookRefusals.fewerStars,
  [armyRefusals.noCommander]: notebookRefusals.unled,
  [notebookRefusals.mud]: notebookRefusals.mudFor,
};

function withExample(reason: Refusal, army: readonly string[] | null): Refusal {
  const text = WITH_EXAMPLE[reason.text];
  return army === null || text === undefined ? reason : { ...reason, text, with: { ...reason.with, army } };
}
