// An army of the muster as the battle knows it.
import type { ItemId } from '../data/items.ts';
import type { Army, Fielded } from '../terms.ts';
import { enlistedIn, type FieldDraft, type FieldTerms } from './field-draft.ts';
import { LENT, plainCommander } from './lent-commander.ts';
import { type MusterId, mustered, type Notebook } from './notebook.ts';
import { isCommander } from './points.ts';

const itemsOf = ({ items }: FieldDraft, id: MusterId): readonly ItemId[] =>
  items.filter(({ commander }) => commander === id).map(({ item }) => item);

/** The units in the order of the draft, last a Commander on loan where one is needed (NAP-TRN.16). */
export function armyOf(notebook: Notebook, draft: FieldDraft, { lends }: Pick<FieldTerms, 'lends'>): Army {
  const own = draft.units.map(({ unit: id, detachment }): Fielded => {
    const { type, improvement } = mustered(notebook, id);
    return { type, detachment, improvement, items: itemsOf(draft, id), fatigue: 0 };
  });
  // Who was let go without a Commander has been lent one; what was paid since, for guns, does not change that.
  const lent =
    lends && !enlistedIn(notebook, draft).some(isCommander) ? plainCommander(notebook.faction) : null;
  const onLoan: readonly Fielded[] =
    lent === null
      ? []
      : [{ type: lent, detachment: null, improvement: null, items: itemsOf(draft, LENT), fatigue: 0 }];
  return { faction: notebook.faction, units: [...own, ...onLoan], buildings: notebook.buildings };
}
