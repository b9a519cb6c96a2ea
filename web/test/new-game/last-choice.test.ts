// What was played last opens the lobby, whichever version of the page remembered it.
import { expect, it } from 'vitest';
import { optionsOf } from '../../src/new-game/last-choice.ts';

const usual = { setup: 'marengo', army: null, morale: false, handicap: { white: 0, black: 0 } };
const last = (options: Parameters<typeof optionsOf>[1]) => ({ options, players: null });

it('is taken up as it was', () => {
  const played = { setup: 'leuthen', army: { white: 30 }, morale: true, handicap: { white: 2, black: 0 } };
  expect(optionsOf(last(played), usual)).toEqual(played);
});

it('is completed where an earlier version asked for less, and loses what nobody asks for any more', () => {
  expect(optionsOf(last({ setup: 'leuthen', fog: true, handicap: { white: 1 } }), usual)).toEqual({
    ...usual,
    setup: 'leuthen',
    handicap: { white: 1, black: 0 },
  });
});

it('is left alone where it is nothing a lobby could show', () => {
  for (const none of [null, last(null), last([1]), last('all')]) expect(optionsOf(none, usual)).toBe(usual);
  expect(optionsOf(last({ handicap: 3 }), usual)).toEqual(usual);
});
