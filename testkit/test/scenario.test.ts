import { randomOf, simulationSource } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { type Picture, readPicture, scenarios } from '../src/index.ts';
import { ticTacToe } from '../src/toys/tic-tac-toe.ts';
import { sealedBids } from './sealed-bids.ts';

describe('a picture', () => {
  test('in columns: one token a cell, shifted rows by their indent, the legend behind three spaces', () => {
    const { cells, legend } = readPicture(`
      C1 . W . i1     C cavalry (french)   W wood
       . . . . .      i infantry (coalition)
    `);
    expect(cells).toHaveLength(10);
    expect(cells[0]).toEqual({ row: 0, column: 0, indent: 0, tokens: ['C1'] });
    expect(cells[9]).toEqual({ row: 1, column: 4, indent: 1, tokens: ['.'] });
    expect([...legend]).toEqual([
      ['C', 'cavalry (french)'],
      ['W', 'wood'],
      ['i', 'infantry (coalition)'],
    ]);
  });

  test('between bars: any number of tokens a cell, ruled lines left out', () => {
    const { cells } = readPicture(`
      +------------+--------+----+
      | a2 wI2 bC  | b2 bI  | c2 |
      +------------+--------+----+
      | a1         | b1 wA  | c1 |
    `);
    expect(cells.map(({ tokens }) => tokens.join(' '))).toEqual([
      'a2 wI2 bC',
      'b2 bI',
      'c2',
      'a1',
      'b1 wA',
      'c1',
    ]);
    expect(cells[4]).toMatchObject({ row: 1, column: 1 });
  });
});

const board = (picture: Picture): string => picture.cells.flatMap(({ tokens }) => tokens).join('');
const noughts = scenarios(ticTacToe, {
  options: {},
  position: (picture, resigned: 'X' | 'O' | null) => ({ board: board(picture), resigned }),
});

describe('a scenario', () => {
  test('TTT-2: a marked square stays as it is', () => {
    const table = noughts(
      `X . .
       . O .
       . . .`,
      null,
    );
    expect(table.refused('X', { type: 'mark', square: 4 })).toBe('TTT-2');
    expect(table.refused('X', { type: 'mark', square: 8 })).toBeNull();
    expect(table.legal('X')).toHaveLength(7);
    expect(table.play('X', { type: 'mark', square: 8 })).toEqual([{ type: 'marked', by: 'X', square: 8 }]);
    expect(table.view('O').board[8]).toBe('X');
  });

  test('an impossible picture is turned away with the field', () => {
    expect(() => noughts('X X X . . . . . .', null)).toThrow(/impossible at board/);
  });

  test('what must be possible but is not stops the test, and so does a question about nonsense', () => {
    const table = noughts('X . . . O . . . .', null);
    expect(() => table.play('X', { type: 'mark', square: 0 })).toThrow(/TTT-2/);
    expect(() => table.refused('X', Object({ type: 'jump' }))).toThrow(/not an action here/);
  });

  test('dice fall as the scenario says', () => {
    const module = sealedBids();
    const random = randomOf(simulationSource(1));
    const view = {
      round: 1,
      points: { red: 0, blue: 0 },
      pledge: 1,
      letter: null,
      bid: 1,
      locked: [],
      leak: null,
    };
    const position = module.position(module.determinize(view, 'red', random));
    const table = scenarios(module, { options: {}, position: () => position })('.', null);
    table.dice(5);
    table.play('red', { type: 'lock' });
    table.play('blue', { type: 'bid', coins: 2 });
    expect(table.play('blue', { type: 'lock' })).toContainEqual({
      rule: 'BID-1.6',
      type: 'prizeRolled',
      value: 5,
      to: 'blue',
    });
    table.play('red', { type: 'bid', coins: 1 }, { type: 'lock' });
    table.play('blue', { type: 'bid', coins: 0 });
    expect(() => table.play('blue', { type: 'lock' })).toThrow(/no die left for "BID-1.6 prize 2"/);
    table.dice(9);
    expect(() => table.play('blue', { type: 'lock' })).toThrow(/9 does not fit/);
  });
});
