// A name for some units in a hex, by which answers about them are kept. Mostly it is one unit: a number is found sooner than
// a text is put together.
import type { Hex, UnitId } from '../vocabulary.ts';

/** More hexes than any map has. */
const HEXES = 65_536;

export function stackKey(units: readonly UnitId[], hex: Hex): string | number {
  const [first, second] = units;
  return first !== undefined && second === undefined ? HEXES * first + hex : `${hex} ${units.join()}`;
}
