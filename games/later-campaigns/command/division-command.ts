// NLC-20.2.2: instead of a range: who touches the corps commander, or somebody in command, is in command.
import { neighboursOf, within } from '@grognard/geometry';
import type { Field } from '../ground/field.ts';
import { distance, isInContact, terrainOf } from '../ground/hexes.ts';
import type { Position } from '../ground/position.ts';
import { isInLine } from '../strength/line.ts';
import { type BodyId, type Hex, NOBODY, NOWHERE, otherSide, type UnitId } from '../vocabulary.ts';

/** Whether the unit, standing here, is in command of the leader there. */
export function isCoveredByDivisions(
  state: Position,
  field: Field,
  unit: UnitId,
  hex: Hex,
  leaderHex: Hex,
  body: BodyId,
): boolean {
  const near = distance(field.theatre, hex, leaderHex) <= 1;
  if (near) return true;
  const covered = coveredBut(state, field, body, leaderHex, unit);
  if (covered.some((other) => touches(state, field, unit, hex, other))) return true;
  // NLC-20.2.2b: of a division in line one brigade will do.
  const division = field.theatre.units[unit]?.division ?? NOBODY;
  return (
    division !== NOBODY &&
    covered.some((other) => field.theatre.units[other]?.division === division) &&
    isInLine(state, field, unit)
  );
}

/** Hexes about the leader and those in command in which the unit would be in command. */
export function divisionArea(state: Position, field: Field, unit: UnitId, leaderHex: Hex): readonly Hex[] {
  const body = state.units[unit]?.body ?? NOBODY;
  const posts = coveredBut(state, field, body, leaderHex, unit).map((id) => state.units[id]?.hex ?? NOWHERE);
  const about = new Set([leaderHex, ...posts].flatMap((hex) => within(field.theatre.grid, hex, 2)));
  return [...about].filter((hex) => isCoveredByDivisions(state, field, unit, hex, leaderHex, body));
}

const known = new WeakMap<Field, Map<string, readonly UnitId[]>>();

/** Everybody of the body in command, this unit left aside. */
function coveredBut(
  state: Position,
  field: Field,
  body: BodyId,
  leaderHex: Hex,
  but: UnitId,
): readonly UnitId[] {
  const answers = known.get(field) ?? new Map<string, readonly UnitId[]>();
  known.set(field, answers);
  const key = `${body} ${leaderHex} ${but}`;
  const found = answers.get(key) ?? spread(state, field, body, leaderHex, but);
  answers.set(key, found);
  return found;
}

function spread(state: Position, field: Field, body: BodyId, leaderHex: Hex, but: UnitId): readonly UnitId[] {
  const hexOf = (unit: UnitId): Hex => state.units[unit]?.hex ?? NOWHERE;
  const open = new Set(
    state.units.flatMap((unit, id) => (unit.body === body && unit.hex !== NOWHERE && id !== but ? [id] : [])),
  );
  const covered: UnitId[] = [];
  const cover = (unit: UnitId): void => {
    open.delete(unit);
    covered.push(unit);
  };
  for (const unit of [...open]) if (distance(field.theatre, hexOf(unit), leaderHex) <= 1) cover(unit);
  for (const from of covered)
    for (const unit of [...open]) if (touches(state, field, unit, hexOf(unit), from)) cover(unit);
  return covered;
}

/** Adjacent, or in line with one hex between them that both hold under their ZOC. */
function touches(state: Position, field: Field, unit: UnitId, hex: Hex, other: UnitId): boolean {
  const there = state.units[other]?.hex ?? NOWHERE;
  const apart = distance(field.theatre, hex, there);
  if (apart <= 1) return true;
  return apart === 2 && carries(field, unit) && carries(field, other) && isInLine(state, field, unit)
    ? neighboursOf(field.theatre.grid, hex).some((gap) => isHeldGap(field, unit, hex, gap, there))
    : false;
}

/** NLC-20.2.2c: guns and heavy cavalry carry command over no empty hex. */
const carries = ({ theatre }: Field, unit: UnitId): boolean => {
  const sheet = theatre.units[unit];
  return sheet?.arm === 'inf' || sheet?.light === true;
};

function isHeldGap(field: Field, unit: UnitId, from: Hex, gap: Hex, to: Hex): boolean {
  const { theatre } = field;
  const side = field.sideOf(unit);
  const isOpen = terrainOf(theatre, gap) === 'clear' && field.at(gap).length === 0;
  return (
    isOpen &&
    isInContact(theatre, from, gap) &&
    isInContact(theatre, to, gap) &&
    !field.has(gap, otherSide(side)) &&
    !field.inEnemyZoc(side, gap)
  );
}
