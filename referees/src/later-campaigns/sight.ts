// NLC-D.5: lines of sight in whole numbers.
import { type Board, skyOf, unitsIn } from './board.ts';
import { type Axial, DIRECTIONS, distance, type Land } from './land.ts';
import { visibility } from './tables.ts';
import { at, NONE } from './words.ts';

type Point = readonly [number, number];

const corners = ({ q, r }: Axial): readonly Point[] =>
  DIRECTIONS.map(([dq, dr], k) => {
    const [eq, er] = at(DIRECTIONS, (k + 1) % 6);
    return [3 * q + dq + eq, 3 * r + dr + er];
  });

interface Line {
  readonly cross: (point: Point) => number;
  /** How far along the line, in thirds of a row. */
  readonly along: (point: Point) => number;
  readonly length: number;
}

function lineOf(a: Axial, b: Axial): Line {
  const [ax, ay, bx, by] = [3 * a.q, 3 * a.r, 3 * b.q, 3 * b.r];
  const [dx, dy] = [bx - ax, by - ay];
  const differences = [dx, dy, -dx - dy];
  const widest = differences.findIndex((d) => Math.abs(d) === Math.max(...differences.map(Math.abs)));
  const sign = Math.sign(at(differences, widest));
  const coordinate = ([x, y]: Point): number => at([x - ax, y - ay, ax + ay - x - y], widest) * sign;
  return {
    cross: ([x, y]) => dx * (y - ay) - dy * (x - ax),
    along: coordinate,
    length: coordinate([bx, by]),
  };
}

/** Hexes no farther off than so many steps. */
function about(land: Land, from: number, steps: number): readonly number[] {
  const { q, r } = at(land.axial, from);
  const found: number[] = [];
  for (let dq = -steps; dq <= steps; dq += 1)
    for (let dr = -steps; dr <= steps; dr += 1) {
      const hex = land.numberAt({ q: q + dq, r: r + dr });
      if (hex !== NONE) found.push(hex);
    }
  return found;
}

/** What the line runs through or between, in its order. */
function elementsOf(land: Land, a: number, b: number, line: Line): readonly (readonly number[])[] {
  const elements: (readonly number[])[] = [];
  const paired = new Set<number>();
  for (const hex of about(land, a, distance(land, a, b))) {
    const axial = at(land.axial, hex);
    const along = line.along([3 * axial.q, 3 * axial.r]);
    if (hex === a || hex === b || along <= 0 || along >= line.length) continue;
    const sides = corners(axial).map(line.cross);
    if (Math.max(...sides) > 0 && Math.min(...sides) < 0) elements.push([hex]);
    else if (sides.filter((c) => c === 0).length === 2 && !paired.has(hex)) {
      // Corner k lies between directions k and k + 1: the hexside of two corners in a row faces the second direction.
      const first = sides.findIndex((c, k) => c === 0 && sides[(k + 1) % 6] === 0);
      const twin = at(at(land.neighbours, hex), (first + 1) % 6);
      paired.add(twin);
      elements.push(twin === NONE ? [hex, NONE] : [hex, twin]);
    }
  }
  return elements;
}

const GROWN = ['woods', 'town', 'chateau'];

function blocks(board: Board, a: number, b: number, elements: readonly (readonly number[])[]) {
  const { land } = board;
  const level = (hex: number): number => at(land.levels, hex);
  const [high, low] = level(a) >= level(b) ? [a, b] : [b, a];
  const [hi, lo] = [level(high), level(low)];
  return (hex: number): boolean => {
    if (hex === NONE) return false;
    const x = level(hex);
    if (hi === lo)
      return (
        x > hi || (x === hi && (GROWN.includes(at(land.terrain, hex)) || unitsIn(board, hex).length > 0))
      );
    if (x >= hi) return true;
    if (x <= lo) return false;
    const nearer = distance(land, hex, low) < distance(land, hex, high);
    const hollow = (element: readonly number[]): boolean =>
      element.every((y) => y !== NONE && level(y) < x && distance(land, y, high) < distance(land, hex, high));
    return nearer && elements.some(hollow);
  };
}

function meetsCrest(land: Land, a: number, b: number, line: Line, hexes: readonly number[]): boolean {
  const level = at(land.levels, a);
  if (level !== land.levels[b]) return false;
  for (const hex of hexes)
    for (const d of land.crests(hex)) {
      const beyond = at(at(land.neighbours, hex), d);
      const crestLevel = Math.max(at(land.levels, hex), beyond === NONE ? 0 : at(land.levels, beyond));
      if (crestLevel < level) continue;
      const all = corners(at(land.axial, hex));
      const [p, q] = [at(all, (d + 5) % 6), at(all, d)];
      if (segmentsMeet(line, p, q)) return true;
    }
  return false;
}

function segmentsMeet(line: Line, p: Point, q: Point): boolean {
  const [cp, cq] = [line.cross(p), line.cross(q)];
  const isBetween = (along: number, over: number): boolean => along >= 0 && along <= line.length * over;
  if (cp === 0 && isBetween(line.along(p), 1)) return true;
  if (cq === 0 && isBetween(line.along(q), 1)) return true;
  if (cp * cq >= 0) return false;
  const [wp, wq] = [Math.abs(cp), Math.abs(cq)];
  return isBetween(line.along(p) * wq + line.along(q) * wp, wp + wq);
}

/** NLC-8.3, NLC-D.5 */
export function hasSight(board: Board, a: number, b: number): boolean {
  const { land } = board;
  const steps = distance(land, a, b);
  if (steps === 0) return true;
  if (steps > visibility(skyOf(board))) return false;
  const line = lineOf(at(land.axial, a), at(land.axial, b));
  const elements = elementsOf(land, a, b, line);
  const isBlocked = blocks(board, a, b, elements);
  if (elements.some((element) => element.every(isBlocked))) return false;
  return !meetsCrest(land, a, b, line, [a, b, ...elements.flat().filter((hex) => hex !== NONE)]);
}

/** NLC-R153: neighbours always see each other. */
const sees = (board: Board, a: number, b: number): boolean =>
  distance(board.land, a, b) <= 1 || hasSight(board, a, b);
