// SAG-9.2: what a unit could declare if it had the marker, before it has it.
import type { Refusal } from '@grognard/kernel';
import { declarationsOf, refuseDeclaration } from '../activation/declarations.ts';
import { findUnit } from '../field/units.ts';
import type { Declaration } from '../grammar.ts';
import type { View } from '../view.ts';
import type { UnitId } from '../vocabulary.ts';
import { tableIn } from './odds.ts';

export interface Wish {
  readonly declaration: Declaration;
  readonly refusal: Refusal | null;
}

/** What lies face down is most likely this. The table decides when the unit is ordered. */
const UNKNOWN = 'FR-LINE';

export function wouldDo(view: View, id: UnitId): readonly Wish[] {
  const state = tableIn(view, UNKNOWN);
  const unit = findUnit(state, id);
  if (unit === undefined) return [];
  return declarationsOf(state, unit).map((declaration) => ({
    declaration,
    refusal: refuseDeclaration(state, unit, declaration),
  }));
}
