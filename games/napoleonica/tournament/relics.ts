// NAP-TRN.11: where relics are laid, and who keeps them.
import { type HexDirection, neighbour, OFF_MAP } from '@grognard/geometry';
import type { Random } from '@grognard/kernel';
import { GRID, hexNamed } from '../data/field.ts';
import type { RelicId } from '../data/items.ts';
import { MAPS, type MapId, terrainOf } from '../data/maps.ts';
import { TERRAIN } from '../data/terrain.ts';
import type { Hex } from '../vocabulary.ts';

// Directions run clockwise from the east: SE, SW, W, NW, NE.
const FROM_C5: readonly HexDirection[] = [4, 5, 0, 1, 2, 3];
const FROM_I5: readonly HexDirection[] = [1, 2, 3, 4, 5, 0];

/** C5 and I5, or beside them where nobody can stand there. */
export function relicHexes(map: MapId): readonly Hex[] {
  const ground = terrainOf(MAPS[map].rows);
  const isOpen = (hex: Hex): boolean => hex !== OFF_MAP && TERRAIN[ground[hex] ?? 'M'].passable;
  const lay = (at: Hex, order: readonly HexDirection[]): Hex =>
    [at, ...order.map((direction) => neighbour(GRID, at, direction))].find(isOpen) ?? at;
  return [lay(hexNamed('C5'), FROM_C5), lay(hexNamed('I5'), FROM_I5)];
}

/** NAP-TRN.25: two random relics of the common bag, or as many as it holds, C5 first. */
export function drawRelics(
  bag: readonly RelicId[],
  map: MapId,
  random: Random,
): readonly { readonly hex: Hex; readonly relic: RelicId }[] {
  const drawn = random.shuffle(bag, 'NAP-TRN.11 relics');
  return relicHexes(map).flatMap((hex, index) => {
    const relic = drawn[index];
    return relic === undefined ? [] : [{ hex, relic }];
  });
}
