// NLC-12.2b: what orders may name on one window. What lies outside it does not exist in play.

import { fill } from '@grognard/kernel';
import { placeWords } from '../../words/places.ts';
import { CRESTS } from '../map/crests.ts';
import { courseIn, sidesIn, stepFrom, wordsIn } from '../map/notation.ts';
import { JUNCTIONS, PLACES } from '../map/places.ts';
import { ROADS } from '../map/roads.ts';
import type { WindowSheet } from '../map/sheets.ts';
import { WATERS } from '../map/waters.ts';
import type { PlaceSheet, TheatreMap } from '../theatre.ts';
import type { PlaceKind } from '../words.ts';

interface Named {
  readonly id: string;
  readonly name: string;
  readonly kind: PlaceKind;
  readonly hexes: readonly string[];
}

export function layPlaces(
  { hexIds }: Pick<TheatreMap, 'hexIds'>,
  window: WindowSheet,
): readonly PlaceSheet[] {
  const numbers = new Map(hexIds.map((id, hex) => [id, hex]));
  const laid: PlaceSheet[] = [];
  for (const { id, name, kind, hexes } of [...allPlaces(), ...edgeRoads(window)]) {
    const inPlay = hexes.flatMap((hex) => numbers.get(hex) ?? []);
    if (inPlay.length > 0) laid.push({ id, name, kind, hexes: inPlay });
  }
  return laid;
}

function* allPlaces(): Generator<Named> {
  for (const [id, name, kind, hexes] of PLACES) yield { id, name, kind, hexes: wordsIn(hexes) };
  for (const [hex, near] of JUNCTIONS)
    yield {
      id: `junction:${hex}`,
      name: fill(placeWords.junction, { hex, place: near }),
      kind: 'intersection',
      hexes: [hex],
    };
  for (const { id, name, surface, course, stretches } of ROADS) {
    const hexes = courseIn(course);
    for (const [i, [start, length, between]] of stretches.entries())
      yield {
        id: `${surface}:${id}.${i + 1}`,
        name: fill(placeWords.stretch, { road: name, between }),
        kind: surface,
        hexes: hexes.slice(start, start + length + 1),
      };
  }
  for (const { id, name, stretches } of WATERS) yield* lines('stream', id, name, stretches);
  for (const { id, name, stretches } of CRESTS) yield* lines('crest', id, name, stretches);
}

/** The hexes on both sides of a line. */
function* lines(
  kind: 'stream' | 'crest',
  id: string,
  name: string,
  stretches: readonly string[],
): Generator<Named> {
  for (const [i, stretch] of stretches.entries()) {
    const beside = sidesIn(stretch).flatMap(({ hex, direction }) => [hex, stepFrom(hex, direction)]);
    yield {
      id: `${kind}:${id}.${i + 1}`,
      name:
        stretches.length === 1
          ? name
          : fill(placeWords.part, { line: name, part: i + 1, parts: stretches.length }),
      kind,
      hexes: [...new Set(beside)].sort(),
    };
  }
}

function* edgeRoads({ id, entries }: WindowSheet): Generator<Named> {
  for (const [edge, hex, road] of entries)
    yield {
      id: `edge:${id}:${edge}:${road}`,
      name: fill(placeWords.edge[edge], { road: ROADS.find((each) => each.id === road)?.name ?? road }),
      kind: 'edgeRoad',
      hexes: [hex],
    };
}
