// NAP-TRN.9, NAP-TRN.10: what a battle leaves in the notebook, and what restoring a unit takes.
import { no, type Refusal } from '@grognard/kernel';
import type { ImprovementId } from '../data/improvements.ts';
import type { DetachmentId } from '../data/words.ts';
import { notebookRefusals } from '../words/notebook.ts';
import type { FieldedUnit } from './field-draft.ts';
import { type MusterId, mustered, type Notebook, nameIn, withUnit } from './notebook.ts';
import { restorationCost } from './prices.ts';

/** With the second time a unit becomes Broken its improvement is lost. */
const BREAKS_TO_LOSE = 2;

/** The notebook after a unit was destroyed, and the improvement that goes with it. */
export function broken(
  notebook: Notebook,
  { unit: id, detachment }: FieldedUnit,
): { readonly notebook: Notebook; readonly lost: ImprovementId | null } {
  const unit = mustered(notebook, id);
  const breaks = unit.breaks + 1;
  const lost = breaks >= BREAKS_TO_LOSE ? unit.improvement : null;
  const improvement = lost === null ? unit.improvement : null;
  const left = withUnit(notebook, id, { broken: true, breaks, improvement });
  return { notebook: { ...left, detachments: without(left.detachments, detachment) }, lost };
}

/** NAP-TRN.9: the detachment of a destroyed unit is lost. */
function without(owned: readonly DetachmentId[], lost: DetachmentId | null): readonly DetachmentId[] {
  const at = lost === null ? -1 : owned.indexOf(lost);
  return at === -1 ? owned : owned.toSpliced(at, 1);
}

export function refuseRestoring(notebook: Notebook, id: MusterId, price: number): Refusal | null {
  const unit = nameIn(notebook, id);
  if (!mustered(notebook, id).broken) return no('NAP-TRN.9', notebookRefusals.notBroken, { unit });
  if (price <= notebook.treasury) return null;
  return no('NAP-TRN.9', notebookRefusals.cannotPay, { item: unit, price, left: notebook.treasury });
}

export const priceToRestore = (notebook: Notebook, id: MusterId): number =>
  restorationCost(mustered(notebook, id).type, notebook);

export const restored = (notebook: Notebook, id: MusterId, price: number): Notebook => ({
  ...withUnit(notebook, id, { broken: false }),
  treasury: notebook.treasury - price,
});
