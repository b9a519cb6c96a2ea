// NLC-D.7: how one unit comes into a hex it charges.
import { type Hex, NOWHERE, type UnitId } from '../vocabulary.ts';

export interface Entrance {
  readonly unit: UnitId;
  readonly start: Hex;
  /** NOWHERE: next to the target. */
  readonly via: Hex;
  readonly target: Hex;
}

/** The last hex before the target: flanks and guns look at it (NLC-D.8, NLC-R145). */
export const entryHex = ({ start, via }: Entrance): Hex => (via === NOWHERE ? start : via);
