import { bluff } from '@grognard/testkit/toys/bluff.ts';
import { coin } from '@grognard/testkit/toys/coin.ts';
import { ticTacToe } from '@grognard/testkit/toys/tic-tac-toe.ts';
import { describe, expect, it } from 'vitest';
import { type ArenaResult, LEVELS, runArena } from '../src/index.ts';

const clock = () => {
  let ms = 0;
  return () => (ms += 1);
};

describe('the arena', () => {
  it('lets the better player win more than half of the games from both sides', () => {
    const result = runArena({
      module: ticTacToe,
      a: LEVELS.marshal,
      b: LEVELS.conscript,
      games: 30,
      seed: 1,
      options: [{}],
      now: clock(),
    });
    expect(result.games).toBe(30);
    expect(result.winsA + result.winsB + result.draws).toBe(30);
    expect(result.rateA).toBeCloseTo((result.winsA + result.draws / 2) / 30);
    expect(result.ci95[0]).toBeGreaterThan(0.5);
    expect(result.paceA.msP50).toBeGreaterThan(0);
  });

  it('swaps sides in pairs with the same dice: a player against itself scores one half', () => {
    const same = { ...LEVELS.veteran, noise: 0 };
    const result = runArena({
      module: coin,
      a: same,
      b: same,
      games: 8,
      seed: 3,
      options: [{}],
      now: clock(),
    });
    expect(result.rateA).toBe(0.5);
  });

  it('counts the games, not the moments, in which the first player was seen with a bad habit', () => {
    const watched = {
      ...ticTacToe,
      brain: { ...ticTacToe.brain, habits: (_: unknown, seat: string) => [`plays ${seat}`] },
    };
    const { a, b } = { a: LEVELS.conscript, b: LEVELS.conscript };
    const arena = { module: watched, a, b, games: 6, seed: 2, options: [{}], now: clock() };
    const [first, second] = ticTacToe.seats({});
    expect(runArena(arena).habitsA).toEqual({ [`plays ${first}`]: 3, [`plays ${second}`]: 3 });
  });

  it('plays the same games again for the same seed, and reports after each', () => {
    const seen: ArenaResult[] = [];
    const run = (onProgress: (soFar: ArenaResult) => void): ArenaResult =>
      runArena({
        module: ticTacToe,
        a: LEVELS.veteran,
        b: LEVELS.conscript,
        games: 4,
        seed: 11,
        options: [{}],
        now: clock(),
        onProgress,
      });
    const first = run((soFar) => seen.push(soFar));
    expect(seen.map(({ games }) => games)).toEqual([1, 2, 3, 4]);
    expect(run(() => {})).toEqual(first);
  });

  it('has two sides', () => {
    expect(() =>
      runArena({
        module: bluff,
        a: LEVELS.veteran,
        b: LEVELS.veteran,
        games: 1,
        seed: 1,
        options: [{}],
        now: clock(),
      }),
    ).toThrow('two sides');
  });
});
