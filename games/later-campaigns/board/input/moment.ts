// Where in the sequence of play the viewer stands, and what he knows of the position.
import { knownPosition } from '../../odds/known-position.ts';
import type { Read } from '../../rule-types.ts';
import type { View } from '../../view.ts';
import { type Hex, NOWHERE, sideOfSeat, type UnitId } from '../../vocabulary.ts';

export const procIn = ({ frames }: View): string => frames.at(-1)?.proc ?? '';

/** The table as far as the viewer knows it; a spectator is told what both sides see, and works nothing out. */
export const positionIn = (view: View): Read | null =>
  sideOfSeat(view.viewer) === null ? null : knownPosition(view, view.viewer);

const places = new WeakMap<View, ReadonlyMap<UnitId, Hex>>();

/** Where a unit is seen. */
export function hexOfUnit(view: View, unit: UnitId): Hex {
  let known = places.get(view);
  if (known === undefined) {
    known = new Map(view.stacks.flatMap(({ hex, units }) => units.map((each) => [each.unit, hex] as const)));
    places.set(view, known);
  }
  return known.get(unit) ?? NOWHERE;
}

export const hexOfLeader = ({ leaders }: View, leader: number): Hex =>
  leaders.find((each) => each.leader === leader)?.hex ?? NOWHERE;
