// An army of the muster as the battle knows it.
import type { ItemId } from '../data/items.ts';
import type { Army, Fielded } from '../terms.ts';
import { type FieldDraft, type FieldTerms, lentFor } from './fielding.ts';
import { LENT } from './lent-commander.ts';
import { type MusterId, mustered, type Notebook } from './notebook.ts';

const itemsOf = ({ items }: FieldDraft, id: MusterId): readonly ItemId[] =>
  items.filter(({ commander }) => commander === id).map(({ item }) => item);

/** The units in the order of the draft, last a Commander on loan where one is needed (NAP-TRN.16). */
export function armyOf(notebook: Notebook, draft: FieldDraft, terms: FieldTerms): Army {
  const own = draft.units.map(({ unit: id, detachment }): Fielded => {
    const { type, improvement } = mustered(notebook, id);
    return { type, detachment, improvement, items: itemsOf(draft, id), fatigue: 0 };
  });
  const lent = lentFor(notebook, terms);
  const onLoan: readonly Fielded[] =
    lent === null
      ? []
      : [{ type: lent, detachment: null, improvement: null, items: itemsOf(draft, LENT), fatigue: 0 }];
  return { faction: notebook.faction, units: [...own, ...onLoan], buildings: notebook.buildings };
}
