import { bluff } from '@grognard/testkit/toys/bluff.ts';
import { ticTacToe } from '@grognard/testkit/toys/tic-tac-toe.ts';
import { describe, expect, test } from 'vitest';
import {
  type Carried,
  type Json,
  readPosition,
  simulationSource,
  startFrom,
  startMatch,
  submit,
  viewOf,
  writePosition,
} from '../src/index.ts';

const match = startMatch(ticTacToe, {}, simulationSource(1));
submit(match, 'X', { type: 'mark', square: 4 });
const file = writePosition(ticTacToe, match.state, { title: 'Centre', notes: 'O to move.' });

test('a position file names its game and reads back as the same moment, parsed or as text', () => {
  expect(file).toEqual({
    format: 2,
    type: 'grognard-position',
    game: 'tic-tac-toe',
    edition: null,
    title: 'Centre',
    notes: 'O to move.',
    position: { board: '....X....', resigned: null },
  });
  for (const raw of [file, JSON.stringify(file)])
    expect(readPosition(ticTacToe, raw)).toEqual({ ok: true, value: match.state });
});

test('a game goes on from it', () => {
  const bluffing = startMatch(bluff, {}, simulationSource(5));
  submit(bluffing, 'north', { type: 'claim', least: 3 });
  const read = readPosition(bluff, JSON.parse(JSON.stringify(writePosition(bluff, bluffing.state))));
  expect(read.ok && viewOf(startFrom(bluff, read.value, {}, simulationSource(1)), 'east')).toEqual(
    viewOf(bluffing, 'east'),
  );
});

describe('a wrong position file is turned away with the first wrong field', () => {
  const { position: _position, ...headless } = file;
  test.each([
    ['{"format":1,', { code: 'not-json', path: '' }],
    [null, { code: 'wrong-field', path: '' }],
    [[], { code: 'wrong-field', path: '' }],
    [
      { ...file, author: 'x' },
      { code: 'extra-field', path: 'author' },
    ],
    [
      { ...file, type: 'grognard-game' },
      { code: 'wrong-type', path: 'type' },
    ],
    [
      { ...file, format: '1' },
      { code: 'wrong-field', path: 'format' },
    ],
    [
      { ...file, format: 3 },
      { code: 'newer-format', path: 'format', message: expect.stringContaining('update Grognard') },
    ],
    [
      { ...file, format: 0 },
      { code: 'older-format', path: 'format' },
    ],
    [
      { ...file, game: 'bluff' },
      { code: 'unknown-game', path: 'game' },
    ],
    [
      { ...file, version: 1 },
      { code: 'extra-field', path: 'version' },
    ],
    [
      { ...file, edition: { number: 'one', digest: null } },
      { code: 'wrong-field', path: 'edition.number' },
    ],
    [
      { ...file, title: 7 },
      { code: 'wrong-field', path: 'title' },
    ],
    [headless, { code: 'missing-field', path: 'position' }],
    [
      { ...file, position: { board: 'XX.......', resigned: null } },
      { code: 'wrong-field', path: 'position.board' },
    ],
    [
      { ...file, position: 'XX' },
      { code: 'wrong-field', path: 'position' },
    ],
  ])('%j', (raw, error) => {
    expect(readPosition(ticTacToe, raw)).toMatchObject({ ok: false, error });
  });
});

test('one of before there were editions is read as it always was', () => {
  const { edition: _, ...nameless } = file;
  const older = { ...nameless, format: 1, version: 1 };
  expect(readPosition(ticTacToe, older)).toEqual({ ok: true, value: match.state });
});

test('one of an earlier edition is read in the shape it has since', () => {
  const written = {
    ...file,
    edition: { number: 1, digest: null },
    position: { squares: '....X....', resigned: null },
  };
  const later = {
    ...ticTacToe,
    edition: { number: 3, digest: null },
    carries: [
      { into: 2, carry: renamed },
      { into: 1, carry: never },
    ],
  };
  expect(readPosition(later, written)).toEqual({ ok: true, value: match.state });
});

function renamed(battle: Carried): Carried {
  const { squares = null, ...rest } = battle.position as { readonly squares?: Json };
  return { ...battle, position: { ...rest, board: squares } };
}

function never(): Carried {
  throw new Error('a step that was taken before is not taken again');
}
