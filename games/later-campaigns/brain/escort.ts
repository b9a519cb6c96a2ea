// A battery does not stand alone: infantry or horse with it, or beside it.
import { sheetOf, sideOf } from '../changes/units.ts';
import { fieldOf } from '../ground/field.ts';
import { contactsOf } from '../ground/hexes.ts';
import type { Read } from '../rule-types.ts';
import type { Hex, UnitId } from '../vocabulary.ts';

export function hasEscort(state: Read, gun: UnitId, hex: Hex): boolean {
  const field = fieldOf(state);
  const isEscort = (unit: UnitId): boolean => unit !== gun && sheetOf(state, unit).arm !== 'art';
  return [hex, ...contactsOf(field.theatre, hex)].some((at) =>
    field.atOf(at, sideOf(state, gun)).some(isEscort),
  );
}
