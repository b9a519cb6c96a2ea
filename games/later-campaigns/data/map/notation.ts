// Reading the sheets of the map: hexes, hexsides, courses and runs of hexes as they are written there.
import { axialOf, cellOf, type HexDirection, type HexLayout, stepTowards } from '@grognard/geometry';
import { invariant } from '@grognard/kernel';

/** NLC-A.1: points up, every second row half a hex east. */
export const LAYOUT: HexLayout = { up: 'point', shoved: 'odd' };

export const hexId = (column: number, row: number): string =>
  `${String(column).padStart(2, '0')}${String(row).padStart(2, '0')}`;

/** Column and row as printed, from 1. */
export const columnOf = (id: string): number => Number(id.slice(0, 2));
export const rowOf = (id: string): number => Number(id.slice(2, 4));

export function stepFrom(id: string, direction: HexDirection): string {
  const { q, r } = axialOf(LAYOUT, { column: columnOf(id) - 1, row: rowOf(id) - 1 });
  const step = stepTowards(direction);
  const { column, row } = cellOf(LAYOUT, { q: q + step.q, r: r + step.r });
  return hexId(column + 1, row + 1);
}

export function directionIn(text: string): HexDirection {
  const direction = Number(text);
  invariant(isDirection(direction), `“${text}” is one of six ways`);
  return direction;
}
const isDirection = (value: number): value is HexDirection =>
  Number.isInteger(value) && value >= 0 && value < 6;

/** Words of a list; none of an empty one. */
export const wordsIn = (text: string): readonly string[] => (text === '' ? [] : text.split(' '));

/** '1501 121': every hex on the way. */
export function courseIn(text: string): readonly string[] {
  const [start = '', ways = ''] = text.split(' ');
  const course = [start];
  let here = start;
  for (const way of ways) {
    here = stepFrom(here, directionIn(way));
    course.push(here);
  }
  return course;
}

export interface SideNote {
  readonly hex: string;
  readonly direction: HexDirection;
}

/** '46011 47013': hexsides. */
export const sidesIn = (text: string): readonly SideNote[] =>
  wordsIn(text).map((word) => ({ hex: word.slice(0, 4), direction: directionIn(word.slice(4)) }));

/** '1301+10 1802': runs of hexes eastward. */
export function runsIn(text: string): readonly string[] {
  return wordsIn(text).flatMap((word) => {
    const [start = '', more = '0'] = word.split('+');
    return Array.from({ length: Number(more) + 1 }, (_, i) => hexId(columnOf(start) + i, rowOf(start)));
  });
}
