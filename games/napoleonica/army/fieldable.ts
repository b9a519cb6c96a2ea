// NAP-TRN.5, NAP-TRN.16: which army may take the field, and whether a Commander is lent for it. Suggestion, refusal, loan, machine
// and field sheet all ask here.
import type { UnitTypeId } from '../data/words.ts';
import { EMPTY_FIELD, type FieldDraft, type FieldTerms } from './field-draft.ts';
import { largestArmy } from './field-ways.ts';
import { plainCommander } from './lent-commander.ts';
import type { Notebook } from './notebook.ts';

/** Notebooks are replaced on write, and asked about again and again. */
const LED = new WeakMap<Notebook, Map<string, FieldDraft | null>>();

/** An army with a Commander of its own; null: there is none. */
function ledArmy(notebook: Notebook, terms: FieldTerms): FieldDraft | null {
  const key = `${terms.limit} ${terms.perGun}`;
  const known = LED.get(notebook) ?? new Map<string, FieldDraft | null>();
  const found = known.get(key);
  if (found !== undefined) return found;
  const army = largestArmy(notebook, EMPTY_FIELD, terms, true);
  LED.set(notebook, known.set(key, army));
  return army;
}

/** NAP-TRN.16: the Commander that is lent for a battle on these terms, on top of the limit; null: none is. */
export const lentFor = (notebook: Notebook, terms: FieldTerms): UnitTypeId | null =>
  terms.lends && ledArmy(notebook, terms) === null ? plainCommander(notebook.faction) : null;

/** A legal army that holds what has been chosen, or another where none can; null: nothing may take the field. */
export function fieldableArmy(
  notebook: Notebook,
  terms: FieldTerms,
  chosen: FieldDraft = EMPTY_FIELD,
): FieldDraft | null {
  const own = ledArmy(notebook, terms);
  const isLed = own !== null;
  if (!isLed && !terms.lends) return null;
  const begun = chosen.units.length === 0 ? null : largestArmy(notebook, chosen, terms, isLed);
  return begun ?? own ?? largestArmy(notebook, EMPTY_FIELD, terms, false);
}
