// Lines of the engraver's hand: straight, smooth, or roughened the same way every time.
import { seeded } from '@grognard/desk/drawing/seeded.ts';
import { at, type Point, px } from '@grognard/desk/drawing/shapes.ts';

/** A number for a text, to begin chance with. */
export function seedOf(text: string): number {
  let seed = 7;
  for (const letter of text) seed = Math.imul(seed, 31) + letter.charCodeAt(0);
  return seed;
}

/** How far a line strays, by its length, and the length below which it is straight. */
interface Hand {
  readonly strays: number;
  readonly least: number;
}

function midpoints(from: Point, to: Point, { strays, least }: Hand, chance: () => number): readonly Point[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length < least) return [to];
  const off = (chance() - 0.5) * strays * 2;
  const middle = {
    x: (from.x + to.x) / 2 - (to.y - from.y) * off,
    y: (from.y + to.y) / 2 + (to.x - from.x) * off,
  };
  const hand = { strays, least };
  return [...midpoints(from, middle, hand, chance), ...midpoints(middle, to, hand, chance)];
}

/** From one point to the other, without the first; the way back is the same line, or neighbours would not meet. */
function roughened(from: Point, to: Point, hand: Hand): readonly Point[] {
  const [a, b] = [at(from), at(to)];
  const isTurned = a > b;
  const chance = seeded(seedOf(isTurned ? `${b}|${a}` : `${a}|${b}`));
  if (!isTurned) return midpoints(from, to, hand, chance);
  return [to, ...midpoints(to, from, hand, chance)].toReversed().slice(1);
}

/** A closed outline through these corners. */
export const outline = (corners: readonly Point[], hand: Hand): readonly Point[] =>
  corners.flatMap((corner, i) => roughened(corner, corners[(i + 1) % corners.length] ?? corner, hand));

export const closedPath = (points: readonly Point[]): string => `M${points.map(at).join('L')}z`;

/** A curve through all points. */
export function smoothPath(points: readonly Point[], isClosed = false): string {
  const last = points.length - 1;
  const point = (i: number): Point => {
    const index = isClosed ? (i + points.length) % points.length : Math.max(0, Math.min(last, i));
    return points[index] ?? { x: 0, y: 0 };
  };
  let path = `M${at(point(0))}`;
  for (let i = 0; i < (isClosed ? points.length : last); i += 1) {
    const [before, from, to, after] = [point(i - 1), point(i), point(i + 1), point(i + 2)];
    path += `C${px(from.x + (to.x - before.x) / 6)} ${px(from.y + (to.y - before.y) / 6)} `;
    path += `${px(to.x - (after.x - from.x) / 6)} ${px(to.y - (after.y - from.y) / 6)} ${at(to)}`;
  }
  return isClosed ? `${path}z` : path;
}

/** A blot of ink: a round line that has run. */
export function blot({ x, y }: Point, radius: number, chance: () => number): string {
  const [a, b, c] = [chance() * 6.3, chance() * 6.3, chance() * 6.3];
  const edge = Array.from({ length: 26 }, (_, i): Point => {
    const angle = (i / 26) * 2 * Math.PI;
    const waves =
      0.5 * Math.sin(2 * angle + a) + 0.35 * Math.sin(3 * angle + b) + 0.4 * Math.sin(7 * angle + c);
    const far = radius * (1 + 0.34 * waves + (chance() - 0.5) * 0.24);
    return { x: x + far * Math.cos(angle) * 1.16, y: y + far * Math.sin(angle) * 0.86 };
  });
  return smoothPath(edge, true);
}

/** A crack that wanders off and branches. */
export function crack(from: Point, angle: number, length: number, chance: () => number, depth = 0): string {
  const steps = Math.max(3, Math.round(length / 9));
  let { x, y } = from;
  let turn = angle;
  let path = `M${at(from)}`;
  let branches = '';
  for (let i = 0; i < steps; i += 1) {
    turn += (chance() - 0.5) * 1.25;
    x += Math.cos(turn) * (length / steps);
    y += Math.sin(turn) * (length / steps) * 0.9;
    path += `L${at({ x, y })}`;
    if (depth < 2 && chance() < 0.42)
      branches += crack({ x, y }, turn + (chance() < 0.5 ? 0.9 : -0.9), length * 0.42, chance, depth + 1);
  }
  return path + branches;
}
