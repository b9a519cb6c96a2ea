import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PlayerName } from '@grognard/ai';
import { generals } from '@grognard/games/generals/module.ts';
import type { AnyGame } from '@grognard/kernel';
import { ticTacToe } from '@grognard/testkit/toys/tic-tac-toe.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { confirm, confirmedIn } from '../src/puzzles/confirm.ts';
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
  test('of an earlier edition are set up in the shape positions have since', () => {
    const [puzzle] = inGenerals;
    if (puzzle === undefined) throw new Error('There are puzzles of Generals.');
    const { vp, ...rest } = Object(puzzle.position);
    const renamed = { ...puzzle, edition: { number: 1, digest: null }, position: { ...rest, points: vp } };
    const later: AnyGame = {
      ...generals,
      edition: { number: 2, digest: null },
      carries: [
        {
          into: 2,
          carry: ({ options, position }) => {
            const { points, ...others } = Object(position);
            return { options, position: { ...others, vp: points } };
          },
        },
      ],
    };
    expect(matchOf(later, renamed).state).toMatchObject({ vp });
    expect(() => matchOf({ ...later, carries: [] }, renamed)).toThrow('position');
    expect(matchOf(generals, puzzle).state).toMatchObject({ vp });
  });

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

  test('are confirmed by fighting their answers out: what loses more often is no longer called right', async () => {
    const folder = folderOf(root, 'tic-tac-toe');
    const loses = { type: 'mark', square: 8 };
    const [puzzle = never()] = puzzlesIn(folder);
    keepPuzzle(folder, { ...puzzle, good: { answers: [[loses], [row]] } });
    const { code, out } = await grognard('puzzles tic-tac-toe --confirm --keep --only row', { root });
    expect(code).toBe(0);
    expect(out).toContain(
      'stands row: Fought out, the best of 1 right wins 100 of 100; worse: another answer',
    );
    expect(puzzlesIn(folder)[0]?.good).toEqual({ answers: [[row]] });
    const refuted = { ...puzzle, good: { answers: [[loses]] } };
    const { good, answers } = confirm(
      { module: ticTacToe, match: matchOf(ticTacToe, refuted), seat: 'X' },
      refuted,
    );
    expect(good).toBeNull();
    expect(answers.map(({ wasRight, isWorse }) => [wasRight, isWorse])).toContainEqual([true, true]);
  });

  test('of Generals: there are forty and more; each says what it is about and can be set up', () => {
    expect(inGenerals.length).toBeGreaterThanOrEqual(40);
    for (const puzzle of inGenerals) {
      expect(puzzle.about).toMatch(/\.$/);
      expect(matchOf(generals, puzzle).seats).toContain(puzzle.seat);
    }
  });

  test('of Generals: all were fought out but the one that is won either way, and stand when it is done again', () => {
    const isFoughtOut = ({ confirmed = '' }: Puzzle): boolean => confirmed.includes('Fought out');
    expect(inGenerals.filter((each) => !isFoughtOut(each)).map(({ name }) => name)).toEqual([
      'reroll-kept-for-the-melee',
    ]);
    const puzzle = inGenerals.find(({ name }) => name === 'leuthen-8008-343-black') ?? never();
    const found = confirm({ module: generals, match: matchOf(generals, puzzle), seat: puzzle.seat }, puzzle);
    expect(found.good).toEqual(puzzle.good);
    expect(confirmedIn(puzzle, found)).toBe(puzzle.confirmed);
  }, 60_000);

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
