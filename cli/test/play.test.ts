import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { choicesOf, meant, menuText } from '../src/terminal/menu.ts';
import { grognard } from './desk.ts';

const folder = mkdtempSync(join(tmpdir(), 'grognard-play-'));
afterAll(() => rmSync(folder, { recursive: true }));

const typed = (...lines: readonly string[]): { typed: string } => ({ typed: `${lines.join('\n')}\n` });

describe('play', () => {
  test('shows the table, the prompt with its rule and numbered choices, and plays what is chosen', async () => {
    const { code, out } = await grognard('play tic-tac-toe --level conscript --seed 1', typed('5', 'quit'));
    expect(code).toBe(0);
    expect(out).toContain('you are X, the machine is a conscript');
    expect(out).toContain('. . .\n. . .\n. . .');
    expect(out).toContain('Mark an empty square. (TTT-1)');
    expect(out).toContain('9 square 8');
    expect(out).toContain('marked: by X, square 4');
    expect(out).toMatch(/marked: by O, square \d/);
  });

  test('goes to the end and says how it ended; the game can be kept and is sound', async () => {
    const file = join(folder, 'mine.grognard');
    const everything = Array.from({ length: 12 }, () => '1');
    const { out } = await grognard(`play tic-tac-toe --seat O --seed 4 --save ${file}`, typed(...everything));
    expect(out).toMatch(/\((TTT-3|TTT-4)\)\nSaved as/);
    expect(existsSync(file)).toBe(true);
    expect(await grognard(`verify ${file}`)).toMatchObject({ code: 0 });
  });

  test('words choose when one line is left, and narrow the list otherwise', async () => {
    const { out } = await grognard('play coin --seed 1', typed('lay', 'upside down', 'tails'));
    expect(out).toContain('Nothing like that can be done now.');
    expect(out).toContain('shown: faces even tails');
  });

  test('help, board, log and taking back', async () => {
    const { out } = await grognard('play coin --seed 1', typed('?', 'board', 'log', 'undo', 'reset', 'quit'));
    expect(out).toContain('undo, reset: take back');
    expect(out).toContain('"coins"');
    expect(out.match(/There is nothing to take back/g)).toHaveLength(2);
  });

  test('input that ends is a quiet goodbye', async () => {
    expect(await grognard('play coin', { typed: '' })).toMatchObject({ code: 0, err: '' });
  });
});

describe('the menu', () => {
  const choices = choicesOf([
    { type: 'order', from: 'a1' },
    { type: 'order', from: 'b1' },
    { type: 'endPlanning' },
  ] as readonly { type: string }[]);

  test('puts choices of one kind together, several to a row', () => {
    expect(menuText(choices, 80)).toBe('order\n  1 from a1    2 from b1\n  3 end planning');
    expect(menuText(choices, 10)).toBe('order\n  1 from a1\n  2 from b1\n  3 end planning');
  });

  test('knows what was meant', () => {
    const numbers = (text: string): readonly number[] => meant(choices, text).map(({ number }) => number);
    expect(numbers('2')).toEqual([2]);
    expect(numbers('order')).toEqual([1, 2]);
    expect(numbers('ORDER b1')).toEqual([2]);
    expect(numbers('end')).toEqual([3]);
    expect(numbers('9')).toEqual([]);
    expect(numbers('')).toEqual([1, 2, 3]);
  });
});
