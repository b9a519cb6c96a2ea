import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CLOSED, hexDistance, kept, neighboursOf, reachSearch, ring } from '../../src/index.ts';
import { anyHex, field } from './field.ts';

describe('reach', () => {
  const search = reachSearch(field);
  const centre = field.at(3, 4);

  test('with every step at one point, the cost is the distance', () => {
    const reach = search([centre], 3, () => 1);
    for (let hex = 0; hex < field.size; hex += 1) {
      const distance = hexDistance(field, centre, hex);
      expect(reach.has(hex)).toBe(distance <= 3);
      expect(reach.cost(hex)).toBe(distance <= 3 ? distance : CLOSED);
    }
  });

  test('the way leads from a start to the end, step by step, at its cost', () => {
    const costs = fc.array(fc.constantFrom(1, 2, 4, 8, CLOSED), {
      minLength: field.size,
      maxLength: field.size,
    });
    fc.assert(
      fc.property(costs, anyHex(field), fc.nat({ max: 24 }), (entering, start, most) => {
        const step = (_from: number, to: number): number => entering[to] ?? CLOSED;
        const reach = search([start], most, step);
        for (const hex of reach.hexes) {
          const path = reach.path(hex);
          expect(path[0]).toBe(start);
          expect(path.at(-1)).toBe(hex);
          expect(path.slice(1).reduce((sum, to) => sum + step(start, to), 0)).toBe(reach.cost(hex));
          expect(path.every((to, i) => i === 0 || hexDistance(field, path[i - 1] ?? 0, to) === 1)).toBe(true);
        }
      }),
      { numRuns: 50 },
    );
  });

  test('no way is cheaper: the same costs as trying every hex again until nothing changes', () => {
    const costs = fc.array(fc.constantFrom(0, 1, 2, 3, CLOSED), {
      minLength: field.size,
      maxLength: field.size,
    });
    fc.assert(
      fc.property(costs, fc.array(anyHex(field), { minLength: 1, maxLength: 4 }), (entering, starts) => {
        const reach = search(starts, CLOSED, (_from, to) => entering[to] ?? CLOSED);
        const known = patiently(starts, (to) => entering[to] ?? CLOSED);
        expect(known.map((_, hex) => reach.cost(hex))).toEqual(known);
      }),
      { numRuns: 50 },
    );
  });

  test('reached hexes are listed by their cost', () => {
    const reach = search([centre], 6, (_from, to) => (to % 3) + 1);
    const costs = reach.hexes.map(reach.cost);
    expect(costs).toEqual(costs.toSorted((a, b) => a - b));
  });

  test('a step may look at what is spent: at least one hex, then nothing', () => {
    const marsh = (_from: number, _to: number, _direction: number, spent: number): number =>
      spent === 0 ? 4 : CLOSED;
    expect(search([centre], 4, marsh).hexes).toEqual(
      [centre, ...ring(field, centre, 1)].toSorted(startFirst),
    );
  });

  test('the next question forgets the last answer, unless it is kept', () => {
    const first = search([centre], 2, () => 1);
    const copy = kept(first);
    const [far] = ring(field, centre, 2);
    const path = first.path(far ?? 0);
    search([0], 0, () => 1);
    expect(first.has(far ?? 0)).toBe(false);
    expect(copy.cost(far ?? 0)).toBe(2);
    expect(copy.path(far ?? 0)).toEqual(path);
    expect(copy.path(field.size - 1)).toEqual([]);
    expect(copy.hexes).toHaveLength(19);
  });

  const startFirst = (a: number, b: number): number =>
    hexDistance(field, centre, a) - hexDistance(field, centre, b) ||
    neighboursOf(field, centre).indexOf(a) - neighboursOf(field, centre).indexOf(b);
});

function patiently(starts: readonly number[], entering: (to: number) => number): readonly number[] {
  const known: number[] = Array(field.size).fill(CLOSED);
  for (const start of starts) known[start] = 0;
  for (let changed = true; changed; ) {
    changed = false;
    for (let hex = 0; hex < field.size; hex += 1)
      for (const next of neighboursOf(field, hex)) {
        const cost = (known[hex] ?? CLOSED) + entering(next);
        if (cost >= (known[next] ?? CLOSED)) continue;
        known[next] = cost;
        changed = true;
      }
  }
  return known;
}
