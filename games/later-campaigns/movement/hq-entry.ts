// NLC-9.6: where an HQ that is due comes in, what it pays for it, and where it marches.
import { hqSheet } from '../changes/bodies.ts';
import { theatreOf } from '../data/theatres.ts';
import { fieldOf } from '../ground/field.ts';
import { entryHexes, hqEntryPrice } from '../reach/entry.ts';
import type { Read } from '../rule-types.ts';
import type { Hex, HqId } from '../vocabulary.ts';

export interface HqEntry {
  readonly hex: Hex;
  readonly paid: number;
}

/** null: it is not due, or the enemy bars every way in. NLC-R037: by road it keeps no distance to others. */
export function hqEntry(state: Read, hq: HqId): HqEntry | null {
  const theatre = theatreOf(state);
  const due = theatre.reinforcements.find(({ hqs }, n) => hqs.includes(hq) && state.arrived.includes(n));
  if (due === undefined) return null;
  const [hex] = entryHexes(fieldOf(state), hqSheet(state, hq).side, due.hex);
  if (hex === undefined) return null;
  const paid = hqEntryPrice(theatre, hex);
  return paid === null ? null : { hex, paid };
}
