// NLC-20.2.1a, NLC-R177: off the roads an infantry division moves in column, brigades in pairs and all on one way, or loses a point.
import { sheetOf, unitAt } from '../changes/units.ts';
import { theatreOf } from '../data/theatres.ts';
import { distance, linkedTo } from '../ground/hexes.ts';
import { isMarchLike, orderTypeOf } from '../orders/legs.ts';
import { allowanceOf } from '../reach/allowance.ts';
import type { Read } from '../rule-types.ts';
import type { Group, State } from '../state.ts';
import { type Hex, NOBODY, type UnitId } from '../vocabulary.ts';

const OUT_OF_COLUMN = 2;
/** With more of them there is more than one stack. */
const ONE_STACK = 2;

/** Half-points it loses when it moves with these. */
export function columnPenalty(state: Read, units: readonly UnitId[], id: UnitId): number {
  if (!state.options.divisionFormations || sheetOf(state, id).arm !== 'inf') return 0;
  return isOnRoad(state, id) || isInColumn(state, units, id) ? 0 : OUT_OF_COLUMN;
}

const isOnRoad = (state: Read, id: UnitId): boolean =>
  isMarchLike(orderTypeOf(state, id)) && linkedTo(theatreOf(state), unitAt(state, id).hex).length > 0;

function isInColumn(state: Read, units: readonly UnitId[], id: UnitId): boolean {
  const { division } = sheetOf(state, id);
  if (division === NOBODY) return true;
  const brigades = brigadesOf(state, division);
  const together = units.filter((unit) => brigades.includes(unit)).length;
  const isPaired = together === 2 || isLeftOver(state, brigades, id);
  return isPaired && (brigades.length <= ONE_STACK || isOnOneWay(state, units, id));
}

/** All others stand in pairs, and it is the odd one. */
function isLeftOver(state: Read, brigades: readonly UnitId[], id: UnitId): boolean {
  const stacks = Map.groupBy(brigades, (unit) => unitAt(state, unit).hex);
  return [...stacks.values()].every((stack) => stack.includes(id) === (stack.length === 1));
}

const brigadesOf = (state: Read, division: number): readonly UnitId[] =>
  (theatreOf(state).bodies[division]?.units ?? []).filter(
    (unit) => sheetOf(state, unit).arm === 'inf' && unitAt(state, unit).status === 'map',
  );

/** The brigade by whose way a group goes. */
const guideOf = (state: Read, units: readonly UnitId[]): UnitId | undefined =>
  units.find((id) => sheetOf(state, id).arm === 'inf' && sheetOf(state, id).division !== NOBODY);

/** What is left from here of the way its division has gone; null: it has gone another way. A division nobody leads yet has none. */
function wayAhead(state: Read, id: UnitId): readonly Hex[] | null {
  const { hex } = unitAt(state, id);
  const way = state.stage?.columns[sheetOf(state, id).division];
  if (way === undefined) return [];
  const at = way.lastIndexOf(hex);
  if (at >= 0) return way.slice(at + 1);
  return distance(theatreOf(state), hex, way[0] ?? hex) <= 1 ? way : null;
}

/** Of two divisions in one stack both ways must be one. */
function isOnOneWay(state: Read, units: readonly UnitId[], id: UnitId): boolean {
  const own = wayAhead(state, id);
  const guide = guideOf(state, units) ?? id;
  if (own === null || guide === id) return own !== null;
  const leading = wayAhead(state, guide) ?? [];
  return own.length === 0 || own.join() === leading.join();
}

/** Hexes a group that sets out has to trace to stay in column; none: it leads. null: it is in none, or it does not matter. */
export function columnAhead(state: Read, units: readonly UnitId[]): readonly Hex[] | null {
  if (!state.options.divisionFormations) return null;
  const guide = guideOf(state, units);
  if (guide === undefined) return null;
  const { division } = sheetOf(state, guide);
  if (brigadesOf(state, division).length <= ONE_STACK) return null;
  if (state.stage?.columns[division] === undefined) return [];
  return isOnRoad(state, guide) || !isInColumn(state, units, guide) ? null : wayAhead(state, guide);
}

/** The group as it makes this step: whoever leaves the way of his division is no longer in column. */
export function keptInColumn(state: Read, group: Group, to: Hex): Group {
  const { column } = group;
  const next = column?.[0];
  if (column === null || next === undefined) return group;
  return next === to ? { ...group, column: column.slice(1) } : outOfColumn(state, group);
}

/** Brigades that follow a way and leave it have the point less. */
export function outOfColumn(state: Read, group: Group): Group {
  const follows = (id: UnitId): boolean =>
    sheetOf(state, id).arm === 'inf' && state.stage?.columns[sheetOf(state, id).division] !== undefined;
  const allowance = group.units.map((id, i) => {
    const points = group.allowance[i] ?? 0;
    return follows(id) ? Math.min(points, Math.max(0, allowanceOf(state, id) - OUT_OF_COLUMN)) : points;
  });
  return { ...group, allowance, column: null };
}

/** Who is left by his pair, or joined by one too many, has the point less from now on, if he has it yet. */
export function closedUp(state: Read, group: Group): Group {
  if (!state.options.divisionFormations) return group;
  const allowance = group.units.map((id, i) => {
    const points = group.allowance[i] ?? 0;
    const most = Math.max(0, allowanceOf(state, id) - columnPenalty(state, group.units, id));
    return Math.min(points, Math.max(group.used[i] ?? 0, most));
  });
  return { ...group, allowance };
}

/** The first stack of a division shows the way, and who has come to its end shows it on. */
export function noteColumn(state: State, { units, hex: from, column }: Group, to: Hex): void {
  const { stage } = state;
  if (stage === null || column === null || column.length > 0) return;
  const columns: { [division: string]: readonly Hex[] } = { ...stage.columns };
  for (const id of units) {
    const { division, arm } = sheetOf(state, id);
    const way = columns[division] ?? [from];
    if (arm === 'inf' && division !== NOBODY && way.at(-1) === from) columns[division] = [...way, to];
  }
  state.stage = { ...stage, columns };
}
