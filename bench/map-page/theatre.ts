// A theatre of war as large as a campaign: 6,930 hexes, grown from a seed.
import { seeded } from '@grognard/desk/drawing/seeded.ts';
import type { Face } from '@grognard/desk/map/counters/counter-face.tsx';
import type { MapCounter } from '@grognard/desk/map/counters/stacks.ts';
import type { MapLabel } from '@grognard/desk/map/labels.tsx';
import { hexGrid, hexLine, hexside, rowsOf, within } from '@grognard/geometry';

export const theatre = hexGrid({ up: 'point', shoved: 'odd' }, rowsOf(Array(99).fill(70)));

const random = seeded(1815);
const anyHex = (): number => Math.floor(random() * theatre.size);
const patches = (count: number, radius: number): readonly number[] => [
  ...new Set(
    Array.from({ length: count }, () => within(theatre, anyHex(), Math.ceil(random() * radius))).flat(),
  ),
];

export const woods = patches(90, 3);
export const hills = patches(60, 2);
export const towns: readonly number[] = Array.from({ length: 190 }, anyHex);
export const roads: readonly (readonly [number, number])[] = towns
  .slice(0, 60)
  .flatMap((town, i) => links(hexLine(theatre, town, towns[i + 1] ?? town)));

function links(line: readonly number[]): readonly (readonly [number, number])[] {
  return line.slice(1).map((hex, i) => [line[i] ?? hex, hex] as const);
}

/** A stream runs along the southern sides of a row of hexes. */
export const streams: readonly number[] = towns
  .slice(60, 90)
  .flatMap((town) => hexLine(theatre, town, theatre.at((theatre.q[town] ?? 0) + 14, theatre.r[town] ?? 0)))
  .flatMap((hex) => [hexside(theatre, hex, 1), hexside(theatre, hex, 2)]);

export const labels: readonly MapLabel[] = towns.map((hex, i) => ({
  hex,
  text: `Village ${i + 1}`,
  kind: i % 12 === 0 ? 'town' : 'village',
}));

export interface Troop extends MapCounter {
  readonly face: Face;
}

const NATIONS = ['fr', 'gb', 'pr', 'nl'] as const;
const ARMS = ['arm-infantry', 'arm-cavalry', 'arm-foot-artillery'] as const;

export const troops: readonly Troop[] = Array.from({ length: 190 }, (_, i) => {
  const nation = NATIONS[i % NATIONS.length] ?? 'fr';
  const around = within(theatre, theatre.at(15, 48), 22);
  return {
    id: `u${i}`,
    hex: around[Math.floor(random() * around.length)] ?? 0,
    target: { unit: `u${i}` },
    name: `Brigade ${i + 1}`,
    face: {
      nation,
      arm: ARMS[i % ARMS.length] ?? 'arm-infantry',
      name: `Brig. ${i + 1}`,
      code: nation.toUpperCase(),
      values: `${1 + (i % 8)}–${4 + (i % 3)}`,
      morale: 1 + (i % 5),
      isReduced: i % 9 === 0,
    },
  };
});
