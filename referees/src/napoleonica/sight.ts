// NAP-LOS: whether a straight line from the centre of a hex reaches any point of another. Every hex in between throws a shadow,
// an interval of directions; the target is seen if an open part of its own interval is left over.
import { columnOf, distance, HEXES, rowOf } from './hexes.ts';

interface Vector {
  readonly x: number;
  readonly y: number;
}

const CORNERS: readonly Vector[] = [
  { x: 0, y: 2 },
  { x: 1, y: 1 },
  { x: 1, y: -1 },
  { x: 0, y: -2 },
  { x: -1, y: -1 },
  { x: -1, y: 1 },
];
/** NAP-LOS.7: the affine image in which everything is whole. */
const centre = (hex: number): Vector => ({ x: 2 * columnOf(hex) + (rowOf(hex) & 1), y: 3 * rowOf(hex) });
const cross = (u: Vector, v: Vector): number => u.x * v.y - u.y * v.x;
/** In the true picture, four times over. */
const dot = (u: Vector, v: Vector): number => 3 * u.x * v.x + u.y * v.y;
const minus = (u: Vector, v: Vector): Vector => ({ x: u.x - v.x, y: u.y - v.y });
const plus = (u: Vector, v: Vector): Vector => ({ x: u.x + v.x, y: u.y + v.y });

/** The two outermost directions to a hex that is not the own one. */
function spread(from: Vector, to: Vector): readonly [Vector, Vector] {
  const rays = CORNERS.map((corner) => minus(plus(to, corner), from));
  let [low, high] = [rays[0] ?? to, rays[0] ?? to];
  for (const ray of rays) {
    if (cross(ray, low) > 0) low = ray;
    if (cross(high, ray) > 0) high = ray;
  }
  return [low, high];
}

/** Where a ray enters a hex: the greatest of the three slabs |x| <= 1, |x+y| <= 2, |x-y| <= 2, as a fraction. */
function entry(from: Vector, ray: Vector, to: Vector): readonly [number, number] {
  const at = minus(to, from);
  let best: readonly [number, number] = [-1, 1];
  for (const [slope, reach, width] of [
    [ray.x, at.x, 1],
    [ray.x + ray.y, at.x + at.y, 2],
    [ray.x - ray.y, at.x - at.y, 2],
  ] as const) {
    if (slope === 0) continue;
    const near: readonly [number, number] = [Math.sign(slope) * reach - width, Math.abs(slope)];
    if (near[0] * best[1] > best[0] * near[1]) best = near;
  }
  return best;
}

const isBefore = (a: readonly [number, number], b: readonly [number, number]): boolean =>
  a[0] * b[1] < b[0] * a[1];

function shadow(from: Vector, target: number, blocker: number): readonly [Vector, Vector] | null {
  const [aim, other] = [centre(target), centre(blocker)];
  if (dot(minus(aim, from), minus(other, from)) <= 0) return null;
  const [low, high] = spread(from, aim);
  const [left, right] = spread(from, other);
  const start = cross(low, left) > 0 ? left : low;
  const end = cross(high, right) > 0 ? high : right;
  if (cross(start, end) <= 0) return null;
  const ray = plus(start, end);
  return isBefore(entry(from, ray, other), entry(from, ray, aim)) ? [start, end] : null;
}

/** Blocked hexes as a set; the two ends never block (NAP-LOS.3). */
export function sees(from: number, target: number, isBlocked: (hex: number) => boolean): boolean {
  if (distance(from, target) <= 1) return true;
  const eye = centre(from);
  const shadows: (readonly [Vector, Vector])[] = [];
  for (let hex = 0; hex < HEXES; hex += 1) {
    if (hex === from || hex === target || !isBlocked(hex)) continue;
    if (distance(from, hex) > distance(from, target)) continue;
    const thrown = shadow(eye, target, hex);
    if (thrown !== null) shadows.push(thrown);
  }
  const [low, high] = spread(eye, centre(target));
  shadows.sort((a, b) => -Math.sign(cross(a[0], b[0])));
  let covered = low;
  for (const [start, end] of shadows) {
    if (cross(covered, start) > 0) return true;
    if (cross(covered, end) > 0) covered = end;
  }
  return cross(covered, high) > 0;
}
