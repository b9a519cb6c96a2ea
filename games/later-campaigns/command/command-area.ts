// D.4, NLC-12.1: how far a leader's command reaches.
import { HEX_DIRECTIONS, OFF_MAP } from '@grognard/geometry';
import type { Field } from '../ground/field.ts';
import type { Position } from '../ground/position.ts';
import { opposite } from '../movement/approach.ts';
import { journey, type Reach } from '../movement/reach-of.ts';
import { costTable, priceIn } from '../movement/step-cost.ts';
import { COMMAND_RANGE } from '../tables/ranges.ts';
import { type Hex, NOBODY, NOWHERE, otherSide, type Side, type UnitId } from '../vocabulary.ts';
import { isCoveredByDivisions } from './division-command.ts';

/** NLC-12.1b, R046: closed to traces and couriers: enemy units, and their ZOC where no friendly unit stands. */
export function closedToTrace(field: Field, side: Side): (hex: Hex) => boolean {
  const enemy = otherSide(side);
  const [own, held, zone] = [field.held(side), field.held(enemy), field.zoc(enemy)];
  return (hex) => held[hex] === 1 || (zone[hex] === 1 && own[hex] !== 1);
}

const areas = new WeakMap<Field, Map<string, Reach>>();

/** The hexes in command range of a leader of this side standing here. */
export function commandArea(field: Field, side: Side, leaderHex: Hex): Reach {
  const known = areas.get(field) ?? new Map<string, Reach>();
  areas.set(field, known);
  const key = `${side}${leaderHex}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const isClosed = closedToTrace(field, side);
  const table = costTable(field.theatre, 'trace');
  const area = journey(field.theatre, {
    start: leaderHex,
    most: COMMAND_RANGE,
    mayForceOneHex: false,
    isShunned: () => false,
    price: (_from, to, at) => (isClosed(to) ? Number.POSITIVE_INFINITY : priceIn(table, at)),
  });
  known.set(key, area);
  return area;
}

export const isInCommand = (state: Position, field: Field, unit: UnitId): boolean =>
  wouldBeInCommand(state, field, unit, state.units[unit]?.hex ?? NOWHERE);

/** With its leader where he is, and the unit here. */
export function wouldBeInCommand(state: Position, field: Field, unit: UnitId, hex: Hex): boolean {
  const body = state.bodies[state.units[unit]?.body ?? NOBODY];
  if (body === null || body === undefined) return false;
  // NLC-12.13b: under divisional orders there is no range to keep.
  const direct = state.units[unit]?.direct ?? NOBODY;
  if (body.parent !== NOBODY && direct === NOBODY) return true;
  // NLC-20.7a: with the overall commander who has taken it over.
  const leaderHex = state.leaders[direct === NOBODY ? body.leader : direct]?.hex ?? NOWHERE;
  // R091: nobody to be in range of.
  if (leaderHex === NOWHERE || hex === NOWHERE) return false;
  if (state.options.divisionCommand) return isCoveredByDivisions(state, field, unit, hex, leaderHex);
  return reaches(field, field.sideOf(unit), leaderHex, hex);
}

/** NLC-12.1b: a ZOC is open to the trace where a friend stands; in the hex it stops in, the unit itself does. */
function reaches(field: Field, side: Side, leaderHex: Hex, hex: Hex): boolean {
  const area = commandArea(field, side, leaderHex);
  if (area.cost(hex) <= COMMAND_RANGE) return true;
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
