// NLC-20.2.1a: off the roads an infantry division moves in column, brigades in pairs and all on one way, or loses a point.
import { sheetOf, unitAt } from '../changes/units.ts';
import { theatreOf } from '../data/theatres.ts';
import { distance, linkedTo } from '../ground/hexes.ts';
import { isMarchLike, orderTypeOf } from '../orders/legs.ts';
import type { Read } from '../rule-types.ts';
import type { State } from '../state.ts';
import { type Hex, NOBODY, type UnitId } from '../vocabulary.ts';

const OUT_OF_COLUMN = 2;

/** Half-points it loses when it moves with these. */
export function columnPenalty(state: Read, units: readonly UnitId[], id: UnitId): number {
  if (!state.options.divisionFormations || sheetOf(state, id).arm !== 'inf') return 0;
  const { hex } = unitAt(state, id);
  const isOnRoad = isMarchLike(orderTypeOf(state, id)) && linkedTo(theatreOf(state), hex).length > 0;
  return isOnRoad || isInColumn(state, units, id) ? 0 : OUT_OF_COLUMN;
}

function isInColumn(state: Read, units: readonly UnitId[], id: UnitId): boolean {
  const { division } = sheetOf(state, id);
  if (division === NOBODY) return true;
  const brigades = brigadesOf(state, division);
  const together = units.filter((unit) => brigades.includes(unit)).length;
  const isPaired = together === 2 || isLeftOver(state, brigades, id);
  return isPaired && (brigades.length <= 2 || isOnTheWay(state, division, unitAt(state, id).hex));
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

/** Where the stack before it went, or one hex behind. */
function isOnTheWay(state: Read, division: number, hex: Hex): boolean {
  const way = state.stage?.columns[division];
  if (way === undefined) return true;
  const [first = hex] = way;
  return way.includes(hex) || distance(theatreOf(state), hex, first) <= 1;
}

/** The first stack of a division shows the way. */
export function noteColumn(state: State, units: readonly UnitId[], from: Hex, to: Hex): void {
  const { stage } = state;
  const [lead] = units;
  if (stage === null || lead === undefined || !state.options.divisionFormations) return;
  const { division, arm } = sheetOf(state, lead);
  if (division === NOBODY || arm !== 'inf') return;
  const way = stage.columns[division] ?? [from];
  if (way.at(-1) === from)
    state.stage = { ...stage, columns: { ...stage.columns, [division]: [...way, to] } };
}
