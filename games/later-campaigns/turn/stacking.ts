// D.2a, NLC-5.3a: too many units in a hex when a segment ends: the excess is disrupted and goes back one hex.
import { disrupt, sideOf } from '../changes/units.ts';
import { theatreOf } from '../data/theatres.ts';
import { retreatFrame } from '../frames.ts';
import { fieldOf } from '../ground/field.ts';
import { limitOf } from '../ground/hexes.ts';
import type { Table } from '../rule-types.ts';
import type { Hex } from '../vocabulary.ts';

export function fixStacks(table: Table): void {
  const { state } = table;
  const field = fieldOf(state);
  const theatre = theatreOf(state);
  const seen = new Set<Hex>();
  for (const [id, { status, hex }] of state.units.entries()) {
    if (status !== 'map' || seen.has(hex)) continue;
    seen.add(hex);
    const side = sideOf(state, id);
    const there = field.atOf(hex, side);
    const extra = there.slice(limitOf(theatre, hex));
    if (extra.length === 0) continue;
    disrupt(table, extra, 'NLC-R073');
    for (const unit of extra)
      table.call(
        retreatFrame.at('look', {
          side,
          kind: 'excess',
          foes: [],
          units: [unit],
          at: hex,
          left: 1,
          visited: [hex],
        }),
      );
  }
}
