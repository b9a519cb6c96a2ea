import { describe, expect, test } from 'vitest';
import { matchingPennies } from '../module.ts';
import { lay, table } from './table.ts';

describe('the toss', () => {
  test('PENNY-1.1, 1.2: the table is empty, and both are asked for a coin', () => {
    const played = table();
    expect(played.view('even').coins).toEqual({ even: null, odd: null });
    expect(played.asked()).toEqual(['even', 'odd']);
    expect(played.refused('odd', lay('tails'))).toBeNull();
  });

  test('PENNY-1.3: the other coin lies covered until both lie', () => {
    const played = table({ laid: { even: 'heads' } });
    expect(played.view('even').coins.even).toBe('heads');
    expect(played.view('odd').coins.even).toBe('covered');
    expect(played.play('odd', lay('tails'))).toContainEqual({
      type: 'coinsShown',
      rule: 'PENNY-1.3',
      faces: { even: 'heads', odd: 'tails' },
    });
    expect(played.view('spectator').coins).toEqual({ even: 'heads', odd: 'tails' });
  });
});

describe('the end', () => {
  test.each([
    ['heads', 'heads', 'even'],
    ['heads', 'tails', 'odd'],
    ['tails', 'heads', 'odd'],
    ['tails', 'tails', 'even'],
  ] as const)('PENNY-2.1: %s and %s win for %s', (even, odd, winner) => {
    const played = table({ laid: { even } });
    played.play('odd', lay(odd));
    expect(played.won()).toEqual({ winners: [winner], rule: 'PENNY-2.1' });
  });

  test('PENNY-2.2: reversed, different coins win for Even', () => {
    const played = table({ laid: { even: 'heads' }, options: { reversed: true } });
    played.play('odd', lay('tails'));
    expect(played.won()).toEqual({ winners: ['even'], rule: 'PENNY-2.2' });
  });

  test('PENNY-2.3: whoever resigns loses, and nobody resigns once the coins are up', () => {
    const played = table();
    played.play('even', { type: 'resign' });
    expect(played.won()).toEqual({ winners: ['odd'], rule: 'PENNY-2.3' });
    const tooLate = matchingPennies.parsePosition({ laid: { even: 'heads', odd: 'tails' }, resigned: 'odd' });
    expect(tooLate).toMatchObject({ ok: false, error: { path: 'resigned' } });
  });
});
