import { outcomeOf, pending, scriptedSource, startMatch, submit, viewOf } from '@grognard/kernel';
import { conformance } from '@grognard/testkit';
import { describe, expect, test } from 'vitest';
import { matchingPennies } from '../module.ts';

conformance(matchingPennies, { games: 50, maxDecisions: 20 });

const start = () => startMatch(matchingPennies, {}, scriptedSource([]));
const lay = (face: 'heads' | 'tails') => ({ type: 'layCoin', face });

describe('a toss', () => {
  test('PENNY-1.1 and 1.2: the table is empty, and both are asked for a coin', () => {
    expect(viewOf(start(), 'even').coins).toEqual({ even: null, odd: null });
    expect(pending(start()).map(({ seat }) => seat)).toEqual(['even', 'odd']);
  });

  test('PENNY-1.3: the other coin lies covered until both lie', () => {
    const match = start();
    submit(match, 'even', lay('heads'));
    expect(viewOf(match, 'even').coins.even).toBe('heads');
    expect(viewOf(match, 'odd').coins.even).toBe('covered');
    submit(match, 'odd', lay('tails'));
    expect(viewOf(match, 'odd').coins).toEqual({ even: 'heads', odd: 'tails' });
  });

  test('PENNY-2.1: equal coins win for Even, different ones for Odd', () => {
    const match = start();
    submit(match, 'even', lay('heads'));
    submit(match, 'odd', lay('heads'));
    expect(outcomeOf(match)).toMatchObject({ winners: ['even'], rule: 'PENNY-2.1' });
  });
});
