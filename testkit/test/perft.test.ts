import { scriptedSource, startMatch } from '@grognard/kernel';
import { expect, test } from 'vitest';
import { perft, perftByType } from '../src/index.ts';
import { ticTacToe } from '../src/toys/tic-tac-toe.ts';

const start = () => startMatch(ticTacToe, {}, scriptedSource([]));

test('tic-tac-toe has as many lines of play as everybody counts', () => {
  expect([1, 2, 3, 4, 5, 6].map((depth) => perft(start(), depth))).toEqual([9, 72, 504, 3024, 15120, 54720]);
});

test('the count can be taken apart by the first action', () => {
  expect(perftByType(start(), 3)).toEqual({ mark: 504 });
});
