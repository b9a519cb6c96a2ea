// NLC-F.2: how many steps over passable hexsides it is to a place (sd), and how near the enemy is (dE).
import { type HexGrid, OFF_MAP } from '@grognard/geometry';
import type { TheatreMap } from '../data/theatre.ts';
import { type Hex, otherSide, type Side } from '../vocabulary.ts';
import { cachedByHexes } from './cached.ts';
import type { Field } from './field.ts';
import { contactsOf } from './hexes.ts';
import { keptBy } from './kept-by.ts';
import { newMarks } from './marks.ts';

/** No way there. */
export const NO_WAY = 0x7fff;

/** sd: for each hex, the steps to the nearest of these; units do not matter. */
export const stepsTo = cachedByHexes((map: TheatreMap, hexes: readonly Hex[]): Int16Array => {
  const steps = new Int16Array(map.grid.size).fill(NO_WAY);
  let edge: Hex[] = [];
  for (const hex of hexes) {
    steps[hex] = 0;
    edge.push(hex);
  }
  for (let distance = 1; edge.length > 0; distance += 1) {
    const next: Hex[] = [];
    for (const hex of edge)
      for (const beyond of contactsOf(map, hex))
        if (steps[beyond] === NO_WAY) {
          steps[beyond] = distance;
          next.push(beyond);
        }
    edge = next;
  }
  return steps;
});

/** NLC-F.2: farther than this nobody counts. */
export const FAR = 8;

const distances = keptBy<Uint8Array, Side, Uint8Array>();

/** dE: for each hex, how far the nearest combat unit hostile to this side is, at most 8. */
export function enemyDistance(field: Field, side: Side): Uint8Array {
  const enemy = otherSide(side);
  return distances(field.held(enemy), side, () => distanceFrom(field.theatre.grid, hexesOf(field, enemy)));
}

function hexesOf(field: Field, side: Side): Hex[] {
  const hexes: Hex[] = [];
  for (const hex of field.stacks()) if (field.has(hex, side)) hexes.push(hex);
  return hexes;
}

function distanceFrom(grid: HexGrid, hexes: readonly Hex[]): Uint8Array {
  const { neighbours } = grid;
  const found = newMarks(grid).fill(FAR);
  for (const hex of hexes) found[hex] = 0;
  let edge = hexes;
  for (let distance = 1; distance < FAR; distance += 1) {
    const next: Hex[] = [];
    for (const hex of edge)
      for (let i = 6 * hex; i < 6 * hex + 6; i += 1) {
        const beyond = neighbours[i] ?? OFF_MAP;
        if (beyond === OFF_MAP || (found[beyond] ?? 0) <= distance) continue;
        found[beyond] = distance;
        next.push(beyond);
      }
    edge = next;
  }
  return found;
}
