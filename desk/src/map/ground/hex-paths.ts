// Hexes and hexsides as path data: one path holds as many as one likes.
import { HEX_DIRECTIONS, type HexDirection, neighbour, OFF_MAP, turnedBy } from '@grognard/geometry';
import { at, type HexPlan, type Point } from '../hex-plan.ts';

/** Both ends of the side of a hex that faces a direction, clockwise. */
export const sideEnds = (plan: HexPlan, hex: number, direction: HexDirection): readonly [Point, Point] => [
  plan.corner(hex, turnedBy(direction, -1)),
  plan.corner(hex, direction),
];

/** Whole hexes; `scale` below 1 leaves a gap between them. */
export function hexesPath(plan: HexPlan, hexes: Iterable<number>, scale = 1): string {
  let path = '';
  for (const hex of hexes) {
    const middle = plan.centre(hex);
    const corners = HEX_DIRECTIONS.map((direction) => towards(middle, plan.corner(hex, direction), scale));
    path += `M${corners.map(at).join('L')}Z`;
  }
  return path;
}

/** So far from one point to another. */
export const towards = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});

/** Every side of these hexes, each once: those to the east and south, and where the next hex to the west or north is missing. */
export function gridPath(plan: HexPlan, hexes: Iterable<number>): string {
  let path = '';
  for (const hex of hexes)
    for (const direction of HEX_DIRECTIONS)
      if (direction < 3 || neighbour(plan.grid, hex, direction) === OFF_MAP)
        path += `M${sideEnds(plan, hex, direction).map(at).join('L')}`;
  return path;
}

/** Closed lines round an area, each as a run of corners; `inset` draws them inside it, in pixels. */
export function outlines(plan: HexPlan, hexes: Iterable<number>, inset = 0): readonly (readonly Point[])[] {
  const area = new Set(hexes);
  const isRim = (hex: number, direction: HexDirection): boolean =>
    !area.has(neighbour(plan.grid, hex, direction));
  const done = new Set<string>();
  const loops: Point[][] = [];
  for (const start of area)
    for (const first of HEX_DIRECTIONS) {
      if (!isRim(start, first) || done.has(`${start},${first}`)) continue;
      const loop: Point[] = [];
      let [hex, direction] = [start, first];
      while (!done.has(`${hex},${direction}`)) {
        done.add(`${hex},${direction}`);
        const corner = plan.corner(hex, direction);
        loop.push(towards(corner, plan.centre(hex), inset / plan.radius));
        const next = turnedBy(direction, 1);
        // Clockwise round the hex, until the next hex of the area stands in the way: then round that one.
        if (isRim(hex, next)) direction = next;
        else [hex, direction] = [neighbour(plan.grid, hex, next), turnedBy(next, -2)];
      }
      loops.push(loop);
    }
  return loops;
}

export const outlinePath = (plan: HexPlan, hexes: Iterable<number>, inset = 0): string =>
  outlines(plan, hexes, inset)
    .map((loop) => `M${loop.map(at).join('L')}Z`)
    .join('');
