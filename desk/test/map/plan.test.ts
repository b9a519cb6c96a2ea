import { fanned, stacksOf } from '@grognard/desk/map/counters/stacks.ts';
import { chained } from '@grognard/desk/map/ground/chains.ts';
import { outlines } from '@grognard/desk/map/ground/hex-paths.ts';
import { hexPlan } from '@grognard/desk/map/hex-plan.ts';
import { walk } from '@grognard/desk/map/input/walk.ts';
import {
  axialAt,
  cellOf,
  HEX_DIRECTIONS,
  hexGrid,
  neighbour,
  OFF_MAP,
  rowsOf,
  within,
} from '@grognard/geometry';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

const pointed = hexPlan(hexGrid({ up: 'point', shoved: 'odd' }, rowsOf(Array(9).fill(11))), 30, 10);
const flat = hexPlan(hexGrid({ up: 'flat', shoved: 'odd' }, rowsOf(Array(9).fill(11))), 30, 10);

describe.for([
  ['points up', pointed],
  ['flats up', flat],
] as const)('a plan with %s', ([, plan]) => {
  test('the hex under a point is the one whose middle is nearest', () => {
    const spot = fc.record({ x: fc.integer({ min: 40, max: 500 }), y: fc.integer({ min: 40, max: 380 }) });
    fc.assert(
      fc.property(spot, (point) => {
        const far = (hex: number) => Math.hypot(plan.centre(hex).x - point.x, plan.centre(hex).y - point.y);
        const all = Array.from({ length: plan.grid.size }, (_, hex) => hex);
        const nearest = all.reduce((best, hex) => (far(hex) < far(best) ? hex : best));
        const found = plan.hexAt(point);
        if (far(nearest) < 25) expect(found).toBe(nearest);
        else if (found !== null) expect(far(found)).toBeCloseTo(far(nearest), 5);
      }),
    );
    expect(plan.hexAt({ x: -5, y: -5 })).toBeNull();
  });

  test('neighbours share two corners', () => {
    const hex = plan.grid.at(3, 3);
    for (const direction of HEX_DIRECTIONS) {
      const next = neighbour(plan.grid, hex, direction);
      const shared = HEX_DIRECTIONS.map((k) => plan.corner(hex, k)).filter((corner) =>
        HEX_DIRECTIONS.map((k) => plan.corner(next, k)).some(
          (other) => Math.hypot(other.x - corner.x, other.y - corner.y) < 0.01,
        ),
      );
      expect(shared).toHaveLength(2);
    }
  });

  test('the paper goes all the way round', () => {
    for (let hex = 0; hex < plan.grid.size; hex += 1)
      for (const direction of HEX_DIRECTIONS) {
        const { x, y } = plan.corner(hex, direction);
        expect(Math.min(x, y, plan.width - x, plan.height - y)).toBeGreaterThan(9.9);
      }
  });

  test('every hex is reached by arrows alone', () => {
    const seen = new Set([0]);
    for (const hex of seen)
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
        const next = walk(plan, hex, key, key);
        if (next !== null) seen.add(next);
      }
    expect(seen.size).toBe(plan.grid.size);
  });

  test('six keys lead to the six neighbours', () => {
    const hex = plan.grid.at(3, 3);
    const codes =
      plan === flat
        ? ['KeyQ', 'KeyW', 'KeyE', 'KeyA', 'KeyS', 'KeyD']
        : ['KeyI', 'KeyO', 'KeyJ', 'KeyL', 'KeyM', 'Comma'];
    const found = codes.map((code) => walk(plan, hex, code, code));
    expect(new Set(found)).toEqual(
      new Set(HEX_DIRECTIONS.map((direction) => neighbour(plan.grid, hex, direction))),
    );
  });
});

test('up and down keep to a column, whichever rows are shoved', () => {
  let hex = pointed.grid.at(4, 0);
  const columns: number[] = [];
  for (let next: number | null = hex; next !== null; next = walk(pointed, hex, 'ArrowDown', 'ArrowDown')) {
    hex = next;
    columns.push(cellOf(pointed.grid.layout, axialAt(pointed.grid, hex)).column);
  }
  expect(columns).toEqual(Array(9).fill(4));
  expect(walk(pointed, hex, 'ArrowDown', 'ArrowDown')).toBeNull();
});

describe('outlines', () => {
  test('one hex has six corners, an area with a hole two lines', () => {
    const centre = pointed.grid.at(3, 4);
    expect(outlines(pointed, [centre]).map((loop) => loop.length)).toEqual([6]);
    const ringed = within(pointed.grid, centre, 1).filter((hex) => hex !== centre);
    expect(
      outlines(pointed, ringed)
        .map((loop) => loop.length)
        .toSorted((a, b) => a - b),
    ).toEqual([6, 18]);
  });

  test('every outer side is drawn once', () => {
    const area = within(pointed.grid, pointed.grid.at(3, 4), 2);
    const inside = new Set(area);
    const rim = area.flatMap((hex) =>
      HEX_DIRECTIONS.filter((direction) => !inside.has(neighbour(pointed.grid, hex, direction))),
    );
    expect(outlines(pointed, area).reduce((sum, loop) => sum + loop.length, 0)).toBe(rim.length);
    expect(neighbour(pointed.grid, 0, 3)).toBe(OFF_MAP);
  });
});

test('pieces of line are joined from end to end and part at junctions', () => {
  const p = (x: number, y: number) => ({ x, y });
  expect(
    chained([
      [p(1, 0), p(2, 0)],
      [p(0, 0), p(1, 0)],
      [p(2, 0), p(3, 0)],
    ]),
  ).toEqual([[p(0, 0), p(1, 0), p(2, 0), p(3, 0)]]);
  const fork = chained([
    [p(0, 0), p(9, 0)],
    [p(9, 0), p(9, 9)],
    [p(9, 0), p(18, 0)],
  ]);
  expect(fork.map((line) => line.length)).toEqual([2, 2, 2]);
  const ring = chained([
    [p(0, 0), p(9, 0)],
    [p(9, 0), p(9, 9)],
    [p(9, 9), p(0, 0)],
  ]);
  expect(ring.map((line) => line.length)).toEqual([4]);
});

describe('stacks', () => {
  const counter = (id: string, hex: number) => ({ id, hex, target: { unit: id }, name: id });

  test('the first counter of a hex lies on top', () => {
    const stacks = stacksOf([counter('a', 7), counter('b', 3), counter('c', 7)]);
    expect(stacks.map(({ hex, top, counters }) => [hex, top.id, counters.length])).toEqual([
      [7, 'a', 2],
      [3, 'b', 1],
    ]);
  });

  test('laid open, no counter covers another, in rows of four', () => {
    const places = fanned(pointed, 40, 6, 46);
    for (const [i, one] of places.entries())
      for (const other of places.slice(i + 1))
        expect(Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))).toBeGreaterThan(46);
    expect(new Set(places.map(({ y }) => y)).size).toBe(2);
  });
});
