import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PlayerName } from '@grognard/ai';
import { generals } from '@grognard/games/generals/module.ts';
import { ticTacToe } from '@grognard/testkit/toys/tic-tac-toe.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { folderOf, keepPuzzle, puzzlesIn } from '../src/puzzles/folder.ts';
import { isGood, matchOf, type Puzzle } from '../src/puzzles/puzzle.ts';
import { solve } from '../src/puzzles/solve.ts';
import { grognard } from './desk.ts';

const root = mkdtempSync(join(tmpdir(), 'grognard-puzzles-'));
afterAll(() => rmSync(root, { recursive: true }));
const project = join(import.meta.dirname, '../..');

describe('what a good answer is', () => {
  const order = (to: string) => ({ type: 'order', from: 'b1', path: [to] });

  test('one of a list, in any sequence', () => {
    const good = { answers: [[order('b2'), order('a1')]] };
    expect(isGood(good, [order('a1'), order('b2')])).toBe(true);
    expect(isGood(good, [order('a1')])).toBe(false);
  });

  test('one with enough, or not too much, of something', () => {
    const atLeast = { of: [order('b2'), order('c1')], least: 2 };
    expect(isGood(atLeast, [order('b2'), order('b2'), order('a1')])).toBe(true);
    expect(isGood(atLeast, [order('c1'), order('a1')])).toBe(false);
    expect(isGood({ of: [order('b2')], most: 0 }, [order('a1')])).toBe(true);
    expect(isGood({ of: [order('b2')], most: 0 }, [order('b2')])).toBe(false);
  });
});

const inGenerals = puzzlesIn(folderOf(project, 'generals'));
const row = { type: 'mark', square: 2 };

describe('puzzles', () => {
  test('are solved by players, over several seeds', async () => {
    keepPuzzle(folderOf(root, 'tic-tac-toe'), {
      name: 'row',
      about: 'X completes the row.',
      seat: 'X',
      position: { board: 'XX.OO....', resigned: null },
      good: { answers: [[row]] },
    });
    const { code, out } = await grognard('puzzles tic-tac-toe --seeds 3', { root });
    expect({ code, out }).toEqual({
      code: 0,
      out: '3/3 row: X completes the row.\nmarshal solves 100 % of 1 puzzles\n',
    });
    expect((await grognard('puzzles coin', { root })).err).toContain('no puzzles of coin');
    expect(puzzlesIn(folderOf(root, 'tic-tac-toe'))).toHaveLength(1);
    expect(matchOf(ticTacToe, puzzlesIn(folderOf(root, 'tic-tac-toe'))[0] ?? never()).state).toMatchObject({
      resigned: null,
    });
  });

  test('of Generals: there are forty and more; each says what it is about and can be set up', () => {
    expect(inGenerals.length).toBeGreaterThanOrEqual(40);
    for (const puzzle of inGenerals) {
      expect(puzzle.about).toMatch(/\.$/);
      expect(matchOf(generals, puzzle).seats).toContain(puzzle.seat);
    }
  });

  test('of Generals: Marshal finds the two that people met first, Veteran most of a sample', () => {
    const met = ['command-sector-manned', 'reroll-kept-for-the-melee'];
    const isSolvedBy = (player: PlayerName) => (puzzle: Puzzle) =>
      solve(generals, puzzle, player, 1).solved === 1;
    expect(inGenerals.filter(({ name }) => met.includes(name)).map(isSolvedBy('marshal'))).toEqual([
      true,
      true,
    ]);
    const sample = inGenerals.filter((_puzzle, n) => n % 4 === 0);
    expect(sample.filter(isSolvedBy('veteran')).length).toBeGreaterThanOrEqual(sample.length / 2);
  }, 120_000);
});

const never = (): never => {
  throw new Error('no puzzle');
};
