// A walk over the hexes with the keyboard.
import { axialAt, cellOf, HEX_DIRECTIONS, type HexDirection, neighbour, OFF_MAP } from '@grognard/geometry';
import type { HexPlan, Point } from '../hex-plan.ts';

/** Ways on the sheet, with y running down. */
const ARROWS: { readonly [key: string]: Point } = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/**
 * Six keys lie round one on every keyboard as six hexes do, by their place and not by what is printed on them. Round K they
 * leave the keys of the table free.
 */
const KEYS: { readonly [up in 'point' | 'flat']: { readonly [code: string]: HexDirection } } = {
  point: { KeyL: 0, Comma: 1, KeyM: 2, KeyJ: 3, KeyI: 4, KeyO: 5 },
  flat: { KeyD: 0, KeyS: 1, KeyA: 2, KeyQ: 3, KeyW: 4, KeyE: 5 },
};

const onMap = (hex: number): number | null => (hex === OFF_MAP ? null : hex);

/** The neighbour that lies nearest to a way; up and down swing left and right in turn, so that a column is kept. */
function neighbourTowards(plan: HexPlan, hex: number, way: Point): number | null {
  const { grid } = plan;
  const from = plan.centre(hex);
  const { column, row } = cellOf(grid.layout, axialAt(grid, hex));
  const swing = (grid.layout.up === 'point' ? row : column) % 2 === 0 ? 0.01 : -0.01;
  let [best, most] = [OFF_MAP, 0.4];
  for (const direction of HEX_DIRECTIONS) {
    const next = neighbour(grid, hex, direction);
    if (next === OFF_MAP) continue;
    const { x, y } = plan.centre(next);
    const [dx, dy] = [(x - from.x) / plan.radius, (y - from.y) / plan.radius];
    const ahead = dx * way.x + dy * way.y + swing * (dx * way.y * way.y + dy * way.x * way.x);
    if (ahead > most) [best, most] = [next, ahead];
  }
  return onMap(best);
}

/** Where a key leads from a hex; null: nowhere, or another key. */
export function walk(plan: HexPlan, hex: number, key: string, code: string): number | null {
  const way = ARROWS[key];
  if (way !== undefined) return neighbourTowards(plan, hex, way);
  const direction = KEYS[plan.grid.layout.up][code];
  return direction === undefined ? null : onMap(neighbour(plan.grid, hex, direction));
}

export const isWalkKey = (plan: HexPlan, key: string, code: string): boolean =>
  key in ARROWS || code in KEYS[plan.grid.layout.up];
