// NLC-7.6d: how much of an assault a hex keeps off: walls and water, slopes and cover, over its six sides.
import type { Field } from '../ground/field.ts';
import { contactsOf } from '../ground/hexes.ts';
import { reductionInto } from '../strength/assault.ts';
import type { Hex } from '../vocabulary.ts';

/** From 0, an open field, to 1, where nobody gets in. */
export function strengthOfGround(field: Field, hex: Hex): number {
  let open = 0;
  for (const from of contactsOf(field.theatre, hex))
    open += Math.max(0, 1 - reductionInto(field, from, hex) / 100);
  return 1 - open / 6;
}
