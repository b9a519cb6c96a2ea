import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  alongRay,
  axialAt,
  crossing,
  HEX_DIRECTIONS,
  type HexDirection,
  hexDistance,
  hexLine,
  isLess,
  isRayClear,
  meetsHexside,
  neighbour,
  OFF_MAP,
  turnedBy,
  within,
} from '../../src/index.ts';
import { middle, wide, wideAt } from './field.ts';

const nearby = fc.constantFrom(...within(wide, middle, 9));
const someHex = fc.constantFrom(...within(wide, middle, 6));

const around = within(wide, middle, 11);

const elementsOf = (a: number, b: number): readonly (readonly [number, number])[] => {
  const elements: [number, number][] = [];
  alongRay(wide, a, b, (hex, twin) => elements.push([hex, twin]) > 0);
  return elements;
};
const offset = (hex: number): string => {
  const [{ q, r }, from] = [axialAt(wide, hex), axialAt(wide, middle)];
  return `${q - from.q},${r - from.r}`;
};
const met = (q: number, r: number): readonly string[] =>
  elementsOf(middle, wideAt(q, r)).map(([hex, twin]) =>
    hex === twin ? offset(hex) : `${offset(hex)}|${offset(twin)}`,
  );

describe('the hexes a line meets', () => {
  test('straight along a row of hexes', () => {
    expect(met(4, 0)).toEqual(['1,0', '2,0', '3,0']);
    expect(met(0, -3)).toEqual(['0,-1', '0,-2']);
  });

  test('along a spine: pairs of hexes and single ones in turn', () => {
    expect(met(1, 1)).toEqual(['0,1|1,0']);
    expect(met(2, 2)).toEqual(['0,1|1,0', '1,1', '1,2|2,1']);
  });

  test('through two hexes of a row, the nearer first', () => {
    expect(met(3, 1)).toEqual(['1,0', '1,1', '2,0', '2,1'].toSorted(byWay));
  });

  test('a hex touched at a corner only is not met', () => {
    expect(met(4, 1)).toEqual(['1,0', '2,0', '2,1', '3,1']);
  });

  test('what is met, seen by clipping the line with every hex around', () => {
    fc.assert(
      fc.property(nearby, nearby, (a, b) => {
        const through = elementsOf(a, b).filter(([hex, twin]) => hex === twin);
        expect(through.map(([hex]) => hex).toSorted(byNumber)).toEqual(clipped(a, b));
      }),
      { numRuns: 150 },
    );
  });

  test('pairs are the neighbours whose common side lies on the line', () => {
    fc.assert(
      fc.property(nearby, nearby, (a, b) => {
        const pairs = elementsOf(a, b).filter(([hex, twin]) => hex !== twin);
        expect(pairs.map((pair) => pair.toSorted(byNumber).join()).toSorted()).toEqual(sidesAlong(a, b));
      }),
      { numRuns: 200 },
    );
  });

  test('the way back meets the same in the opposite order', () => {
    fc.assert(
      fc.property(nearby, nearby, (a, b) => {
        const key = (elements: readonly (readonly [number, number])[]) =>
          elements.map((pair) => pair.toSorted(byNumber).join());
        expect(key(elementsOf(b, a))).toEqual(key(elementsOf(a, b)).toReversed());
      }),
    );
  });

  test('between two hexes the line passes while one of them is open', () => {
    const woods = new Set([wideAt(1, 0)]);
    const blocks = (hex: number): boolean => woods.has(hex);
    expect(isRayClear(wide, middle, wideAt(1, 1), blocks)).toBe(true);
    woods.add(wideAt(0, 1));
    expect(isRayClear(wide, middle, wideAt(1, 1), blocks)).toBe(false);
    expect(isRayClear(wide, middle, wideAt(2, 0), blocks)).toBe(false);
  });

  test('nothing beyond the edge of the map is met', () => {
    const corner = wide.at(0, 0);
    expect(isRayClear(wide, corner, wide.at(-1, 2), () => true)).toBe(true);
  });
});

describe('a line of hexes', () => {
  test('one hex a step, each next to the one before', () => {
    fc.assert(
      fc.property(nearby, nearby, (a, b) => {
        const line = hexLine(wide, a, b);
        expect(line).toHaveLength(hexDistance(wide, a, b) + 1);
        expect([line[0], line.at(-1)]).toEqual([a, b]);
        for (const [i, hex] of line.entries())
          if (i > 0) expect(hexDistance(wide, line[i - 1] ?? OFF_MAP, hex)).toBe(1);
      }),
    );
  });
});

describe('hexsides on the line', () => {
  const meets = (q: number, r: number, hex: readonly [number, number], direction: HexDirection) =>
    meetsHexside(wide, middle, wideAt(q, r), wideAt(...hex), direction);

  test('crossed at right angles, touched at an end, followed along, or not met at all', () => {
    expect(meets(4, 0, [1, 0], 0)).toBe('crosses');
    expect(meets(4, 1, [1, 0], 1)).toBe('touches');
    expect(meets(1, 1, [1, 0], 2)).toBe('along');
    expect(meets(0, 3, [0, 0], 0)).toBeNull();
  });

  test('a side beyond the end of the line is not met', () => {
    expect(meets(1, 0, [1, 0], 0)).toBeNull();
    expect(meets(1, 1, [2, 1], 2)).toBeNull();
  });

  test('the same from both of its hexes, and from both ends of the line', () => {
    fc.assert(
      fc.property(someHex, someHex, someHex, fc.constantFrom(...HEX_DIRECTIONS), (a, b, hex, direction) => {
        const meeting = meetsHexside(wide, a, b, hex, direction);
        const beyond = neighbour(wide, hex, direction);
        expect(meetsHexside(wide, b, a, hex, direction)).toBe(meeting);
        expect(meetsHexside(wide, a, b, beyond, turnedBy(direction, 3))).toBe(meeting);
      }),
    );
  });

  test('a hex on the way is entered through one side or corner and left through another', () => {
    fc.assert(
      fc.property(nearby, nearby, (a, b) => {
        for (const [hex, twin] of elementsOf(a, b)) {
          if (hex !== twin) continue;
          const meetings = HEX_DIRECTIONS.map((direction) => meetsHexside(wide, a, b, hex, direction));
          const crossings = meetings.filter((meeting) => meeting === 'crosses').length;
          // A corner belongs to two of the sides.
          expect(crossings + meetings.filter((meeting) => meeting === 'touches').length / 2).toBe(2);
        }
      }),
    );
  });
});

const byNumber = (a: number, b: number): number => a - b;
const byWay = (a: string, b: string): number => wayOf(a) - wayOf(b);
/** How far along the line to (3, 1) an offset lies. */
const wayOf = (text: string): number => {
  const [q = 0, r = 0] = text.split(',').map(Number);
  return 7 * q + 5 * r;
};

/** Every hex whose inside the line from a to b crosses between its ends. */
function clipped(a: number, b: number): readonly number[] {
  const [from, to] = [axialAt(wide, a), axialAt(wide, b)];
  const way = { q: to.q - from.q, r: to.r - from.r };
  const found: number[] = [];
  for (const hex of around) {
    if (hex === a || hex === b) continue;
    const { q, r } = axialAt(wide, hex);
    const span = crossing({ q: 3 * way.q, r: 3 * way.r }, { q: 3 * (q - from.q), r: 3 * (r - from.r) });
    if (span !== null && isLess(span.enters, { over: 1, under: 1 })) found.push(hex);
  }
  return found.toSorted(byNumber);
}

function sidesAlong(a: number, b: number): readonly string[] {
  const found = new Set<string>();
  for (const hex of around)
    for (const direction of HEX_DIRECTIONS)
      if (meetsHexside(wide, a, b, hex, direction) === 'along')
        found.add([hex, neighbour(wide, hex, direction)].toSorted(byNumber).join());
  return [...found].toSorted();
}
