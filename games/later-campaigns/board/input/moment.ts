// Where in the sequence of play the viewer stands, and where counters are seen.
import type { View } from '../../view.ts';
import { type Hex, NOWHERE, type UnitId } from '../../vocabulary.ts';

export const procIn = ({ frames }: View): string => frames.at(-1)?.proc ?? '';

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

/** Whether the viewer's troops act; NLC-M.1: those of nobody else on his side. */
export const isOwnStage = ({ stage, viewer }: Pick<View, 'stage' | 'viewer'>): boolean =>
  stage !== null && (stage.player ?? stage.side) === viewer;

/** One's own group that is on the move; while somebody reacts to a move, the group is the enemy's. */
export const ownGroup = (view: View): View['group'] =>
  view.group !== null && view.group.units.length > 0 && isOwnStage(view) ? view.group : null;
