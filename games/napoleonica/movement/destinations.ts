// NAP-MOV.1 to NAP-MOV.6: every hex a unit may move to, and by how many hexes.
// Also NAP-ABL.2, NAP-ABL.17, NAP-FAQ.3, NAP-RUL.75.
import { CLOSED, reachSearch } from '@grognard/geometry';
import type { Frozen } from '@grognard/kernel';
import { GRID, rowOf } from '../data/field.ts';
import { battleOf, unitOf } from '../field/battle.ts';
import { groundTable } from '../field/terrain.ts';
import { can, isExhausted } from '../field/units.ts';
import type { Battle, State, Unit } from '../state.ts';
import type { Hex, UnitId } from '../vocabulary.ts';
import { corruptionHexes, movementOf } from './allowance.ts';

export interface Destination {
  readonly hex: Hex;
  /** The shortest legal way. */
  readonly hexes: number;
}

/** Where the unit of the activation may go. */
export interface Destinations {
  readonly all: readonly Destination[];
  /** Hexes it may move without Corruption. */
  readonly free: number;
  /** Hexes moved to leave the field by row 1; null: it cannot (NAP-SCN.8). */
  readonly exit: number | null;
}

const search = reachSearch(GRID);
const owners = new Int8Array(GRID.size);

/** Hexes of everybody but the unit: 1 friends, 2 enemies. */
function whoStands({ units }: Frozen<Battle>, { id, owner }: Frozen<Unit>): Int8Array {
  owners.fill(0);
  for (const each of units)
    if (each.at >= 0 && each.id !== id) owners[each.at] = each.owner === owner ? 1 : 2;
  return owners;
}

/** What a move of up to so many hexes reaches; the own hex is not among it (NAP-ACT.4). */
export function reachOf(battle: Frozen<Battle>, unit: Frozen<Unit>, most: number): readonly Destination[] {
  const { passable, difficult } = groundTable(battle);
  const stands = whoStands(battle, unit);
  const [isRanger, isAgile, start] = [can(unit, 'ranger'), can(unit, 'agile'), unit.at];
  const reach = search([start], most, (from, to) => {
    // NAP-MOV.3: difficult ground stops whoever enters; nobody stands where he was stopped by passing through.
    if (from !== start && !isRanger && difficult[from] === 1) return CLOSED;
    if (passable[to] !== 1) return CLOSED;
    const other = stands[to];
    return other === 0 || (other === 1 && isAgile) ? 1 : CLOSED;
  });
  const found: Destination[] = [];
  for (const hex of reach.hexes)
    if (hex !== start && stands[hex] === 0) found.push({ hex, hexes: reach.cost(hex) });
  return found;
}

export function destinationsOf(state: Frozen<State>, id: UnitId): Destinations {
  const battle = battleOf(state);
  const unit = unitOf(battle, id);
  const free = movementOf(battle, unit);
  const most = free + corruptionHexes(battle, unit);
  const all = reachOf(battle, unit, most);
  return { all, free, exit: exitIn(battle, unit, all, most) };
}

/** NAP-SCN.8: a way to row 1 with a hex of Movement left; a difficult hex there stops it. */
function exitIn(
  battle: Frozen<Battle>,
  unit: Frozen<Unit>,
  all: readonly Destination[],
  most: number,
): number | null {
  const { special } = battle.terms;
  const isSouth = battle.sideOf[unit.owner] === 'south';
  if (special !== 'breakthrough' || !isSouth || battle.round < 4 || isExhaustedBefore(battle, unit))
    return null;
  const { difficult } = groundTable(battle);
  const isRanger = can(unit, 'ranger');
  let least = rowOf(unit.at) === 0 ? 0 : CLOSED;
  for (const { hex, hexes } of all)
    if (rowOf(hex) === 0 && (isRanger || difficult[hex] !== 1)) least = Math.min(least, hexes);
  return least + 1 <= most ? least + 1 : null;
}

/** NAP-ACT.8: judged when the activation began. */
const isExhaustedBefore = ({ activation }: Frozen<Battle>, unit: Frozen<Unit>): boolean =>
  activation === null ? isExhausted(unit) : activation.restOnly;
