// NLC-5.3c, NLC-R148: what a side can look into: hexes in sight of its leaders and combat units, each asked once per position.
import type { Field } from '../ground/field.ts';
import { distance } from '../ground/hexes.ts';
import { keptBy } from '../ground/kept-by.ts';
import type { Hex, Side } from '../vocabulary.ts';
import { sees } from './line-of-sight.ts';

interface Lookouts {
  readonly from: readonly Hex[];
  readonly seen: Map<Hex, boolean>;
}

const lookouts = keptBy<Field, Side, Lookouts>();

const lookoutsOf = (field: Field, side: Side): Lookouts =>
  lookouts(field, side, () => ({ from: field.lookouts(side), seen: new Map() }));

/** NLC-20.1.2a: whether any combat unit of the side sees the hex. */
export const isInSightOfUnits = (field: Field, side: Side, hex: Hex): boolean =>
  field
    .stacks()
    .some(
      (from) =>
        field.has(from, side) &&
        distance(field.theatre, from, hex) <= field.visibility &&
        sees(field, from, hex),
    );

/** Whether any leader or combat unit of the side sees the hex. */
export function isInSightOf(field: Field, side: Side, hex: Hex): boolean {
  const { from, seen } = lookoutsOf(field, side);
  let answer = seen.get(hex);
  if (answer === undefined) {
    answer = from.some(
      (lookout) => distance(field.theatre, lookout, hex) <= field.visibility && sees(field, lookout, hex),
    );
    seen.set(hex, answer);
  }
  return answer;
}
