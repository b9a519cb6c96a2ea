import { join } from 'node:path';
import { saga } from '@grognard/games/saga/module.ts';
import { describe, expect, test } from 'vitest';
import { folderOf, puzzlesIn } from '../src/puzzles/folder.ts';
import { matchOf } from '../src/puzzles/puzzle.ts';
import { solve } from '../src/puzzles/solve.ts';

const puzzles = puzzlesIn(folderOf(join(import.meta.dirname, '../..'), 'saga'));

describe('puzzles of Saga', () => {
  test('each says what it is about and can be set up; there are forty and more', () => {
    expect(puzzles.length).toBeGreaterThanOrEqual(40);
    for (const puzzle of puzzles) {
      expect(puzzle.about).toMatch(/\.$/);
      expect(matchOf(saga, puzzle).seats).toContain(puzzle.seat);
    }
  });

  test('Marshal finds the three that people met first', () => {
    const met = ['front-light-steps-aside', 'ground-building-kept', 'trophy-no-flag-for-the-wounded'];
    const solved = puzzles
      .filter(({ name }) => met.includes(name))
      .map((puzzle) => solve(saga, puzzle, 'marshal', 1));
    expect(solved.map(({ name, solved: times }) => [name, times])).toEqual(met.map((name) => [name, 1]));
  }, 60_000);

  test('Veteran finds most of them', () => {
    const solved = puzzles.filter((puzzle) => solve(saga, puzzle, 'veteran', 1).solved === 1);
    expect(solved.length).toBeGreaterThanOrEqual(puzzles.length * 0.6);
  }, 60_000);
});
