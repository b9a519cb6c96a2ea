// Where in the sequence of play the viewer stands, and where counters are seen.
import type { View } from '../../view.ts';
import { type Hex, NOWHERE, type UnitId } from '../../vocabulary.ts';

export const procIn = ({ frames }: View): string => frames.at(-1)?.proc ?? '';

const places = new WeakMap<View, ReadonlyMap<UnitId, Hex>>();

function placesIn({ stacks, units }: View): ReadonlyMap<UnitId, Hex> {
  const seen = new Map(stacks.flatMap((stack) => stack.units.map((each) => [each.unit, stack.hex] as const)));
  // NLC-20.2.3: a line is seen in two hexes, and moves from the first.
  for (const { unit, hex } of units) if (seen.has(unit) && hex !== NOWHERE) seen.set(unit, hex);
  return seen;
}

/** Where a unit is seen. */
export function hexOfUnit(view: View, unit: UnitId): Hex {
  const known = places.get(view) ?? placesIn(view);
  places.set(view, known);
  return known.get(unit) ?? NOWHERE;
}

/** NLC-20.2.3: whether it stands there, with one half at least. */
export const isSeenIn = ({ stacks }: View, unit: UnitId, hex: Hex): boolean =>
  stacks.some((stack) => stack.hex === hex && stack.units.some((each) => each.unit === unit));

export const hexOfLeader = ({ leaders }: View, leader: number): Hex =>
  leaders.find((each) => each.leader === leader)?.hex ?? NOWHERE;

/** Whether the viewer's troops act; NLC-M.1: those of nobody else on his side. */
export const isOwnStage = ({ stage, viewer }: Pick<View, 'stage' | 'viewer'>): boolean =>
  stage !== null && (stage.player ?? stage.side) === viewer;

/** One's own group that is on the move; while somebody reacts to a move, the group is the enemy's. */
export const ownGroup = (view: View): View['group'] =>
  view.group !== null && view.group.units.length > 0 && isOwnStage(view) ? view.group : null;
