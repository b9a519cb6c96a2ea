import { describe, expect, test } from 'vitest';
import {
  commitmentOf,
  committedSource,
  type DrawSource,
  hex,
  randomOf,
  recordedSource,
  scriptedSource,
  sha256,
  simulationSource,
  utf8,
} from '../src/index.ts';

const SECRET = sha256(utf8('a fixed secret'));

/** How far the counts are from equal ones: the chi-square statistic. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

function tally(source: DrawSource, sides: number, draws: number): number[] {
  const counts = Array.from({ length: sides }, () => 0);
  for (let i = 0; i < draws; i += 1) {
    const value = source.draw(i, sides, 'TST-1 tally');
    counts[value - 1] = (counts[value - 1] ?? Number.NaN) + 1;
  }
  return counts;
}

describe.each([
  ['simulation', () => simulationSource(42), 60_000],
  ['committed', () => committedSource(SECRET, ['ney', 'blücher']), 12_000],
] as const)('%s source', (_name, make, draws) => {
  // 99.9 % quantiles of chi-square with 1, 5, 19 and 99 degrees of freedom.
  test.each([
    [2, 10.83],
    [6, 20.52],
    [20, 43.82],
    [100, 148.23],
  ])('a die of %i is fair', (sides, limit) => {
    expect(chiSquare(tally(make(), sides, draws))).toBeLessThan(limit);
  });

  test('depends on the index and nothing else', () => {
    const [one, two] = [make(), make()];
    const forwards = [0, 1, 2, 3, 4].map((i) => one.draw(i, 1000, 'TST-1 forwards'));
    const backwards = [4, 3, 2, 1, 0].map((i) => two.draw(i, 1000, 'TST-1 backwards'));
    expect(backwards.reverse()).toEqual(forwards);
    expect(new Set(forwards).size).toBe(5);
  });

  test('consecutive draws do not hang together', () => {
    const source = make();
    const pairs = Array.from({ length: 36 }, () => 0);
    for (let i = 0; i < draws; i += 2) {
      const pair = (source.draw(i, 6, 'TST-1 a') - 1) * 6 + source.draw(i + 1, 6, 'TST-1 b') - 1;
      pairs[pair] = (pairs[pair] ?? 0) + 1;
    }
    expect(chiSquare(pairs)).toBeLessThan(66.62);
  });
});

describe('committed source', () => {
  test('throws away words that would favour low numbers', () => {
    // Of 2^32 words, folding back would give the lowest third of 3 * 2^30 sides every second draw.
    const sides = 3 * 2 ** 30;
    const source = committedSource(SECRET, []);
    let low = 0;
    for (let i = 0; i < 3000; i += 1) if (source.draw(i, sides, 'TST-1 fold') <= 2 ** 30) low += 1;
    expect(low).toBeGreaterThan(900);
    expect(low).toBeLessThan(1100);
  });

  test('a contribution of a player changes the draws, and so does its order', () => {
    const draws = (contributions: readonly string[]) =>
      [0, 1, 2, 3, 4, 5, 6, 7].map((i) => committedSource(SECRET, contributions).draw(i, 1_000_000, 'TST-1'));
    const different = [[], ['a'], ['a', 'b'], ['b', 'a'], ['ab'], ['a', 'b', '']].map((list) =>
      draws(list).join(),
    );
    expect(new Set(different).size).toBe(different.length);
  });

  test('the commitment is the hash of the secret', () => {
    expect(commitmentOf(SECRET)).toBe(hex(sha256(SECRET)));
  });
});

test('simulation seeds differ, large ones too', () => {
  const first = (seed: number) =>
    [0, 1, 2].map((i) => simulationSource(seed).draw(i, 1_000_000, 'TST-1')).join();
  const seeds = [0, 1, 2, -1, 2 ** 31, 2 ** 32, 2 ** 32 + 1, 2 ** 40];
  expect(new Set(seeds.map(first)).size).toBe(seeds.length);
});

describe('scripted source', () => {
  test('gives the values in order, then goes on with another source, and knows which were set by hand', () => {
    const source = scriptedSource([6, 1], simulationSource(5));
    expect([source.draw(10, 6, 'a'), source.draw(11, 6, 'b')]).toEqual([6, 1]);
    expect(source.draw(12, 6, 'c')).toBe(simulationSource(5).draw(12, 6, 'c'));
    expect([10, 11, 12].map((i) => source.byHand?.(i))).toEqual([true, true, false]);
  });

  test('says what ran out, and which value does not fit', () => {
    expect(() => scriptedSource([]).draw(0, 6, 'GEN-1.1 melee')).toThrow(
      /script of 0 draws ran out at “GEN-1.1 melee”/,
    );
    for (const value of [0, 7, 1.5, Number.NaN])
      expect(() => scriptedSource([value]).draw(0, 6, 'GEN-1.1 melee')).toThrow(/Scripted value 1 .*1 to 6/);
  });
});

describe('recorded source', () => {
  const draws = [{ sides: 6, value: 4, purpose: 'GEN-1.1 melee' }];

  test('gives back what was drawn', () => {
    expect(recordedSource(draws).draw(0, 6, 'GEN-1.1 melee')).toBe(4);
  });

  test('notices other sides, another purpose, an impossible value and the end', () => {
    expect(() => recordedSource(draws).draw(0, 8, 'GEN-1.1 melee')).toThrow(/a die of 6.*a die of 8/);
    expect(() => recordedSource(draws).draw(0, 6, 'GEN-2.1 rout')).toThrow(/“GEN-1.1 melee”.*“GEN-2.1 rout”/);
    expect(() => recordedSource([{ sides: 6, value: 7, purpose: 'x' }]).draw(0, 6, 'x')).toThrow(/value 7/);
    expect(() => recordedSource([]).draw(0, 6, 'x')).toThrow(/no draw for “x”/);
  });
});

describe('shuffle', () => {
  test('every order is equally likely', () => {
    const random = randomOf(simulationSource(9));
    const counts = new Map<string, number>();
    for (let i = 0; i < 24_000; i += 1) {
      const order = random.shuffle(['a', 'b', 'c', 'd'], 'TST-2 deal').join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    expect(chiSquare([...counts.values()])).toBeLessThan(49.73);
  });

  test('leaves the items alone, and needs no draw for fewer than two', () => {
    const items = [1, 2, 3];
    const random = randomOf(scriptedSource([1, 1]));
    expect(random.shuffle(items, 'TST-2')).toEqual([1, 2, 3]);
    expect(items).toEqual([1, 2, 3]);
    expect([random.shuffle(['only'], 'TST-2'), random.shuffle([], 'TST-2')]).toEqual([['only'], []]);
  });
});

test('free-standing chance counts its own draws, from where it is told', () => {
  const source = simulationSource(3);
  const random = randomOf(source, 100);
  expect([random.die(1000, 'a'), random.die(1000, 'b')]).toEqual([
    source.draw(100, 1000, 'a'),
    source.draw(101, 1000, 'b'),
  ]);
});
