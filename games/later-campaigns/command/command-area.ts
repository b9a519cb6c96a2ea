// NLC-D.4, NLC-12.1a, c and h: how far a leader's command reaches, from where he stands when it is asked.
import { HEX_DIRECTIONS, OFF_MAP } from '@grognard/geometry';
import type { Field } from '../ground/field.ts';
import { keptBy } from '../ground/kept-by.ts';
import { copyOfMarks } from '../ground/marks.ts';
import type { Position } from '../ground/position.ts';
import { opposite } from '../reach/approach.ts';
import { journey, NO_MARKS, neverAsked, type Reach } from '../reach/journey.ts';
import { costTable, costTableBack, priceIn } from '../reach/step-cost.ts';
import { COMMAND_RANGE } from '../tables/ranges.ts';
import { LEADER_LINK_RATE } from '../tables/terrain-effects.ts';
import { type BodyId, type Hex, NOBODY, NOWHERE, otherSide, type Side, type UnitId } from '../vocabulary.ts';
import { isCoveredByDivisions } from './division-command.ts';

const areas = keptBy<Uint8Array, Hex, Reach>();

/** The hexes in command range of a leader of this side standing here. */
export function commandArea(field: Field, side: Side, leaderHex: Hex): Reach {
  const barred = field.barred(side);
  return areas(barred, leaderHex, () => areaClosedBy(field, barred, leaderHex));
}

const areaClosedBy = (field: Field, closed: Uint8Array, leaderHex: Hex): Reach =>
  journey(field.theatre, {
    start: leaderHex,
    most: COMMAND_RANGE,
    mayForceOneHex: false,
    ground: costTable(field.theatre, 'trace'),
    closed,
    watched: NO_MARKS,
    price: neverAsked,
    shunned: NO_MARKS,
    least: LEADER_LINK_RATE,
  });

/** NLC-12.1b, NLC-D.4: the same once these hexes are empty: a ZOC is open where a unit stands, not where it stood. */
function areaWithout(field: Field, side: Side, leaderHex: Hex, left: readonly Hex[]): Reach {
  if (left.length === 0) return commandArea(field, side, leaderHex);
  const closed = copyOfMarks(field.theatre.grid, field.barred(side));
  for (const hex of left) closed[hex] = 1;
  return areaClosedBy(field, closed, leaderHex);
}

/** Hexes in an enemy ZOC that nobody holds any more once these units have gone on. */
export function leftOpen(
  { units: counters }: Position,
  field: Field,
  units: readonly UnitId[],
): readonly Hex[] {
  const [first = NOBODY] = units;
  const side = field.sideOf(first);
  const hexes = units.flatMap((id) => [counters[id]?.hex ?? NOWHERE, counters[id]?.extended ?? NOWHERE]);
  return hexes.filter(
    (hex) =>
      hex !== NOWHERE &&
      field.inEnemyZoc(side, hex) &&
      field.atOf(hex, side).every((id) => units.includes(id)),
  );
}

const wards = keptBy<Uint8Array, Hex, Reach>();

/** The hexes from which a leader of this side would have this hex in range: the same ways, from the other end. */
export function commandedFrom(field: Field, side: Side, hex: Hex): Reach {
  const barred = field.barred(side);
  return wards(barred, hex, () => {
    const table = costTableBack(field.theatre, 'trace');
    return journey(field.theatre, {
      start: hex,
      most: COMMAND_RANGE,
      mayForceOneHex: false,
      ground: table,
      closed: NO_MARKS,
      // Looked at from the other end: what is not entered is not left.
      watched: barred,
      price: (from, _to, at) => (barred[from] === 1 ? Number.POSITIVE_INFINITY : priceIn(table, at)),
      shunned: NO_MARKS,
      least: LEADER_LINK_RATE,
    });
  });
}

export const isInCommand = (state: Position, field: Field, unit: UnitId): boolean =>
  commandOver(state, field, unit)(state.units[unit]?.hex ?? NOWHERE);

/** Where the unit would be in command, with its leader where he is; `left`: hexes that are empty by then. */
export function commandOver(
  state: Position,
  field: Field,
  unit: UnitId,
  left: readonly Hex[] = [],
): (hex: Hex) => boolean {
  const body = state.bodies[state.units[unit]?.body ?? NOBODY];
  if (body === null || body === undefined) return nowhere;
  // NLC-12.13b: under divisional orders there is no range to keep.
  const direct = state.units[unit]?.direct ?? NOBODY;
  if (body.parent !== NOBODY && direct === NOBODY) return anywhere;
  // NLC-20.7a: with the overall commander who has taken it over.
  const leader = state.leaders[direct === NOBODY ? body.leader : direct];
  // NLC-R092: until he comes onto the map, no range binds them.
  if (leader?.status === 'off' && direct === NOBODY) return anywhere;
  const leaderHex = leader?.hex ?? NOWHERE;
  // NLC-R091: nobody to be in range of.
  return leaderHex === NOWHERE ? nowhere : commandFrom(state, field, unit, leaderHex, { left });
}

/** Where the unit would be in command of a leader standing there, of its own formation or another. */
export function commandFrom(
  state: Position,
  field: Field,
  unit: UnitId,
  leaderHex: Hex,
  { body = state.units[unit]?.body ?? NOBODY, left = [] }: { body?: BodyId; left?: readonly Hex[] } = {},
): (hex: Hex) => boolean {
  if (state.options.divisionCommand)
    return (hex) => hex !== NOWHERE && isCoveredByDivisions(state, field, unit, hex, leaderHex, body);
  const side = field.sideOf(unit);
  const area = areaWithout(field, side, leaderHex, left);
  return (hex) => hex !== NOWHERE && (area.cost(hex) <= COMMAND_RANGE || reachesInto(field, side, area, hex));
}

/** NLC-12.1b: a ZOC is open to the trace where a friend stands; in the hex it stops in, the unit itself does. */
function reachesInto(field: Field, side: Side, area: Reach, hex: Hex): boolean {
  if (!field.inEnemyZoc(side, hex) || field.has(hex, otherSide(side))) return false;
  const { grid } = field.theatre;
  const table = costTable(field.theatre, 'trace');
  return HEX_DIRECTIONS.some((direction) => {
    const before = grid.neighbours[6 * hex + direction] ?? OFF_MAP;
    return (
      before !== OFF_MAP &&
      area.cost(before) + priceIn(table, 6 * before + opposite(direction)) <= COMMAND_RANGE
    );
  });
}

const nowhere = (): boolean => false;
const anywhere = (): boolean => true;
