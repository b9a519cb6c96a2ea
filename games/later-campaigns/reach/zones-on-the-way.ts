// NLC-10.7, NLC-D.3: a chateau in which a group on its way makes two is clear as long as it is there: it leaves a zone when it goes on.
import type { TheatreMap } from '../data/theatre.ts';
import type { Field } from '../ground/field.ts';
import { contactsOf, terrainOf } from '../ground/hexes.ts';
import { copyOfMarks } from '../ground/marks.ts';
import { perMap } from '../ground/per-map.ts';
import { type Hex, otherSide, type UnitId } from '../vocabulary.ts';

const chateaux = perMap((map: TheatreMap): readonly Hex[] =>
  Array.from({ length: map.grid.size }, (_, hex) => hex).filter((hex) => terrainOf(map, hex) === 'chateau'),
);

/** 1 for each hex it would leave a ZOC by. */
export function zonesOnTheWay(field: Field, units: readonly UnitId[], start: Hex): Uint8Array {
  const [lead = 0] = units;
  const enemy = otherSide(field.sideOf(lead));
  const zone = field.zoc(enemy);
  const opened = chateaux(field.theatre).filter(
    (hex) =>
      hex !== start &&
      zone[hex] !== 1 &&
      field.at(hex).length + units.length >= 2 &&
      contactsOf(field.theatre, hex).some((next) => field.sideAt(next) === enemy),
  );
  if (opened.length === 0) return zone;
  const marks = copyOfMarks(field.theatre.grid, zone);
  for (const hex of opened) marks[hex] = 1;
  return marks;
}
