import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  axialAt,
  axialDistance,
  axialOf,
  type Cell,
  cellOf,
  directionTo,
  gridOf,
  HEX_DIRECTIONS,
  type HexLayout,
  hexDistance,
  hexGrid,
  hexside,
  hexsideBetween,
  hexsideEnds,
  neighbour,
  neighboursOf,
  OFF_MAP,
  ring,
  rowsOf,
  turnedBy,
  windowOn,
  within,
  zoneRound,
} from '../../src/index.ts';
import { anyHex, field } from './field.ts';

/** A5 is the first hex of the fifth row. */
const named = (name: string): number => {
  const cell: Cell = { column: name.charCodeAt(0) - 65, row: Number(name.slice(1)) - 1 };
  const { q, r } = axialOf(field.layout, cell);
  return field.at(q, r);
};
const nameOf = (hex: number): string => {
  const { column, row } = cellOf(field.layout, axialAt(field, hex));
  return `${String.fromCharCode(65 + column)}${row + 1}`;
};

const LAYOUTS: readonly HexLayout[] = [
  { up: 'point', shoved: 'odd' },
  { up: 'point', shoved: 'even' },
  { up: 'flat', shoved: 'odd' },
  { up: 'flat', shoved: 'even' },
];

describe('columns and rows', () => {
  test('every cell has axial coordinates of its own and is found again, in all four layouts', () => {
    const cell = fc.record({
      column: fc.integer({ min: -60, max: 60 }),
      row: fc.integer({ min: -60, max: 60 }),
    });
    fc.assert(
      fc.property(cell, fc.constantFrom(...LAYOUTS), (each, layout) => {
        expect(cellOf(layout, axialOf(layout, each))).toEqual(each);
      }),
    );
  });

  test('a row or column that is shoved lies between its neighbours', () => {
    const steps = (layout: HexLayout, from: Cell, to: Cell): number =>
      axialDistance(axialOf(layout, from), axialOf(layout, to));
    for (const shoved of ['odd', 'even'] as const) {
      const [straight, next] = shoved === 'odd' ? [4, 5] : [3, 4];
      const inRow = (row: number) => (column: number) => ({ column, row });
      const inColumn = (column: number) => (row: number) => ({ column, row });
      for (const [up, at] of [
        ['point', inRow],
        ['flat', inColumn],
      ] as const) {
        const toShoved = [2, 3, 4].map((place) => steps({ up, shoved }, at(straight)(3), at(next)(place)));
        expect(toShoved).toEqual([1, 1, 2]);
      }
    }
  });
});

describe('a map of hexes', () => {
  test('neighbours clockwise from the east, in rows that are shoved and rows that are not', () => {
    expect(neighboursOf(field, named('F5')).map(nameOf)).toEqual(['G5', 'F6', 'E6', 'E5', 'E4', 'F4']);
    expect(neighboursOf(field, named('F4')).map(nameOf)).toEqual(['G4', 'G5', 'F5', 'E4', 'F3', 'G3']);
    expect(neighboursOf(field, named('A1')).map(nameOf)).toEqual(['B1', 'A2']);
    expect(neighbour(field, named('A1'), 3)).toBe(OFF_MAP);
  });

  test('whoever is my neighbour has me as one, in the opposite direction', () => {
    for (let hex = 0; hex < field.size; hex += 1)
      for (const direction of HEX_DIRECTIONS) {
        const next = neighbour(field, hex, direction);
        if (next === OFF_MAP) continue;
        expect(neighbour(field, next, turnedBy(direction, 3))).toBe(hex);
        expect(directionTo(field, hex, next)).toBe(direction);
      }
    expect(directionTo(field, named('A1'), named('C1'))).toBeNull();
  });

  test('distance is symmetric, keeps the triangle inequality, and is 1 for neighbours alone', () => {
    fc.assert(
      fc.property(anyHex(field), anyHex(field), anyHex(field), (a, b, c) => {
        expect(hexDistance(field, a, b)).toBe(hexDistance(field, b, a));
        expect(hexDistance(field, a, c)).toBeLessThanOrEqual(
          hexDistance(field, a, b) + hexDistance(field, b, c),
        );
        expect(hexDistance(field, a, b) === 1).toBe(directionTo(field, a, b) !== null);
        expect(hexDistance(field, a, b) === 0).toBe(a === b);
      }),
    );
  });

  test('no hex twice, and no more than fit into the tables', () => {
    const layout: HexLayout = { up: 'point', shoved: 'odd' };
    expect(() =>
      gridOf(layout, [
        { q: 1, r: 2 },
        { q: 1, r: 2 },
      ]),
    ).toThrow('q 1, r 2 is listed twice');
    expect(() => hexGrid(layout, rowsOf([10_001]))).toThrow('at most 10000 hexes, not 10001');
    expect(hexGrid(layout, []).at(0, 0)).toBe(OFF_MAP);
  });
});

describe('rings and zones', () => {
  test('a ring holds every hex of the map at its distance once', () => {
    fc.assert(
      fc.property(anyHex(field), fc.nat({ max: 6 }), (hex, radius) => {
        const all = Array.from({ length: field.size }, (_, each) => each);
        const wanted = all.filter((each) => hexDistance(field, hex, each) === radius);
        expect(ring(field, hex, radius).toSorted((a, b) => a - b)).toEqual(wanted);
      }),
    );
    expect(ring(field, named('F5'), 1).map(nameOf)).toEqual(['E5', 'E4', 'F4', 'G5', 'F6', 'E6']);
    expect(within(field, named('F5'), 2)).toHaveLength(19);
  });

  test('a zone covers the neighbours, but does not pass a hexside that holds it up', () => {
    const river = hexsideBetween(field, named('F5'), named('F6'));
    const zone = zoneRound(
      field,
      [named('F5')],
      (hex, _next, direction) => hexside(field, hex, direction) !== river,
    );
    expect([...zone.keys()].filter((hex) => zone[hex] === 1).map(nameOf)).toEqual([
      'E4',
      'F4',
      'E5',
      'G5',
      'E6',
    ]);
  });
});

describe('hexsides', () => {
  test('one number for both hexes, another for every other side', () => {
    expect(hexsideBetween(field, named('F5'), named('G5'))).toBe(
      hexsideBetween(field, named('G5'), named('F5')),
    );
    expect(hexsideBetween(field, named('F5'), named('H5'))).toBeNull();
    const ends = hexsideEnds(field);
    expect(ends).toHaveLength(field.sides);
    for (const [side, { hex, direction, beyond }] of ends.entries()) {
      expect(hexside(field, hex, direction)).toBe(side);
      expect(neighbour(field, hex, direction)).toBe(beyond);
    }
  });

  test('Euler counts them: six for each hex, those between two hexes once', () => {
    const shared = hexsideEnds(field).filter(({ beyond }) => beyond !== OFF_MAP).length;
    expect(field.sides + shared).toBe(6 * field.size);
  });
});

describe('a window on a larger map', () => {
  const range = { columns: [2, 6], rows: [3, 7] } as const;
  const { grid, outer, inner } = windowOn(field, range);

  test('has the hexes of its columns and rows and no others', () => {
    expect(grid.size).toBe(25);
    for (let hex = 0; hex < grid.size; hex += 1) expect(inner(outer(hex))).toBe(hex);
    expect(inner(named('A1'))).toBe(OFF_MAP);
  });

  test('is laid out as the larger map is, though it begins in a shoved row', () => {
    for (let hex = 0; hex < grid.size; hex += 1)
      for (const direction of HEX_DIRECTIONS)
        expect(neighbour(grid, hex, direction)).toBe(inner(neighbour(field, outer(hex), direction)));
  });
});
