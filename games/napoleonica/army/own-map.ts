// NAP-SCN.12: whether a map players have drawn can be fought on.
import { neighboursOf } from '@grognard/geometry';
import { no, type Refusal } from '@grognard/kernel';
import { GRID, hexName, ROW_LENGTHS } from '../data/field.ts';
import { terrainOf } from '../data/maps.ts';
import { isTerrainCode, TERRAIN, TERRAIN_CODES } from '../data/terrain.ts';
import { type BySide, SIDES } from '../data/words.ts';
import { mapRefusals } from '../words/army.ts';

export const MOST_CLOSED = 40;
export const LEAST_ZONE = 7;

/** Everything that is wrong with a map; `zones` are those in use. */
export function mapFaults(rows: readonly string[], zones: BySide<readonly number[]>): readonly Refusal[] {
  const shape = [...shapeFaults(rows)];
  return shape.length > 0 ? shape : [...groundFaults(rows, zones)];
}

/** The first thing that is wrong; null when it can be played on. */
export const refuseMap = (rows: readonly string[], zones: BySide<readonly number[]>): Refusal | null =>
  mapFaults(rows, zones)[0] ?? null;

function* shapeFaults(rows: readonly string[]): Generator<Refusal> {
  if (rows.length !== ROW_LENGTHS.length)
    yield no('NAP-SCN.12', mapRefusals.rowCount, { count: rows.length });
  for (const [index, text] of rows.entries()) {
    const [row, count, length] = [index + 1, text.length, ROW_LENGTHS[index]];
    if (length !== undefined && count !== length)
      yield no('NAP-SCN.12', mapRefusals.rowLength, { row, count, length });
    for (const letter of new Set(text))
      if (!isTerrainCode(letter))
        yield no('NAP-SCN.12', mapRefusals.unknownTerrain, { letter, row, letters: TERRAIN_CODES.join(' ') });
  }
}

function* groundFaults(rows: readonly string[], zones: BySide<readonly number[]>): Generator<Refusal> {
  const count = closedCount(rows);
  if (count > MOST_CLOSED) yield no('NAP-SCN.12', mapRefusals.tooClosed, { count, most: MOST_CLOSED });
  const [island] = cutOffHexes(rows);
  if (island !== undefined) yield no('NAP-SCN.12', mapRefusals.cutOff, { hex: hexName(island) });
  for (const side of SIDES) {
    const usable = usableCount(rows, zones[side]);
    if (usable < LEAST_ZONE)
      yield no('NAP-SCN.12', mapRefusals.zoneTooSmall, { side, count: usable, least: LEAST_ZONE });
  }
}

const openHexes = (rows: readonly string[]): readonly boolean[] =>
  terrainOf(rows).map((code) => TERRAIN[code].passable);

export const closedCount = (rows: readonly string[]): number =>
  openHexes(rows).filter((passable) => !passable).length;

/** NAP-SCN.7: hexes of a zone somebody can stand on. */
export function usableCount(rows: readonly string[], zone: readonly number[]): number {
  const open = openHexes(rows);
  return zone.filter((hex) => open[hex]).length;
}

/** Open hexes that cannot be reached from the first one; none when all open ground hangs together. */
export function cutOffHexes(rows: readonly string[]): readonly number[] {
  const open = openHexes(rows);
  const reached = new Set([open.indexOf(true)]);
  for (const hex of reached) for (const next of neighboursOf(GRID, hex)) if (open[next]) reached.add(next);
  return [...open.keys()].filter((hex) => open[hex] && !reached.has(hex));
}
