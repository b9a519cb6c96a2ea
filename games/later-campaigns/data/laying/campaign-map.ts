// The sheets of the campaign map as facts for one window. `dyle-in-spate` makes a river of a stream (NLC-A.5).
import { invariant } from '@grognard/kernel';
import { BRIDGES } from '../map/bridges.ts';
import { CRESTS } from '../map/crests.ts';
import { LEVEL_ROWS } from '../map/levels.ts';
import { columnOf, courseIn, rowOf, sidesIn } from '../map/notation.ts';
import { ROADS } from '../map/roads.ts';
import type { WindowSheet } from '../map/sheets.ts';
import { TERRAIN_ROWS } from '../map/terrain.ts';
import { WATERS } from '../map/waters.ts';
import { WINDOWS } from '../map/windows.ts';
import { BRIDGE, CREST, RIVER, WATER } from '../theatre.ts';
import type { Hook, Terrain } from '../words.ts';
import type { MapFacts } from './lay-map.ts';

const LETTERS: { readonly [letter: string]: Terrain } = {
  '.': 'clear',
  t: 'town',
  c: 'chateau',
  w: 'woods',
  '#': 'impassable',
};

export function windowNamed(id: string): WindowSheet {
  const window = WINDOWS.find((each) => each.id === id);
  invariant(window !== undefined, `the map has a window ${id}`);
  return window;
}

function terrainAt(hex: string): Terrain {
  const letter = TERRAIN_ROWS[rowOf(hex) - 1]?.[columnOf(hex) - 1] ?? '';
  const terrain = LETTERS[letter];
  invariant(terrain !== undefined, `hex ${hex} is on the map`);
  return terrain;
}

const levelAt = (hex: string): number => Number(LEVEL_ROWS[rowOf(hex) - 1]?.[columnOf(hex) - 1]);

export function campaignMap({ columns, rows }: WindowSheet, specials: readonly Hook[]): MapFacts {
  return {
    columns,
    rows,
    terrain: terrainAt,
    level: levelAt,
    hexsides: hexsidesOf(specials.includes('dyle-in-spate') ? 'Dyle' : null),
    links: links(),
  };
}

function* hexsidesOf(inSpate: string | null): MapFacts['hexsides'] {
  for (const { name, kind, stretches } of WATERS) {
    const bits = kind === 'river' || name === inSpate ? WATER | RIVER : WATER;
    for (const stretch of stretches) for (const side of sidesIn(stretch)) yield { ...side, bits };
  }
  for (const [side] of BRIDGES) for (const one of sidesIn(side)) yield { ...one, bits: BRIDGE };
  for (const { stretches } of CRESTS)
    for (const stretch of stretches) for (const side of sidesIn(stretch)) yield { ...side, bits: CREST };
}

function* links(): MapFacts['links'] {
  for (const { course, surface } of ROADS) {
    const hexes = courseIn(course);
    for (const [i, b] of hexes.entries()) {
      const a = hexes[i - 1];
      if (a !== undefined) yield { a, b, surface };
    }
  }
}
