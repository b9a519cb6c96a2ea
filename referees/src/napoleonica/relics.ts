// NAP-TRN.11: where relics are laid.
import { hexNamed, nameOf, neighboursOf } from './hexes.ts';
import { MAPS } from './tables/maps.ts';
import { terrainOf } from './tables/terrain.ts';

const WEST = ['NW', 'NE', 'E', 'SE', 'SW', 'W'];

const EAST = ['SE', 'SW', 'W', 'NW', 'NE', 'E'];

/** NAP-GEO.3: the neighbour in a direction, by where it lies. */
function towards(hex: number, direction: string): number | undefined {
  const [row, column] = [Number(nameOf(hex).slice(1)), nameOf(hex).charCodeAt(0)];
  const place = (other: number) => {
    const up = Number(nameOf(other).slice(1)) - row;
    // Rows with even numbers sit half a hex to the right.
    const across = 2 * (nameOf(other).charCodeAt(0) - column) + (up === 0 ? 0 : row % 2 === 0 ? -1 : 1);
    return `${up < 0 ? 'N' : up > 0 ? 'S' : ''}${across > 0 ? 'E' : 'W'}`;
  };
  return neighboursOf(hex).find((other) => place(other) === direction);
}

/** NAP-TRN.11 */
export function relicHex(map: string, wanted: string): number {
  const ground = (MAPS[map] ?? []).join('');
  const isFree = (hex: number) => terrainOf(ground[hex] ?? '.').enter;
  const hex = hexNamed(wanted);
  if (isFree(hex)) return hex;
  for (const direction of wanted === 'C5' ? WEST : EAST) {
    const other = towards(hex, direction);
    if (other !== undefined && isFree(other)) return other;
  }
  return hex;
}
