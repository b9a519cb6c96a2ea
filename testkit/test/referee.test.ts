import type { Judged, Moment, Referee } from '@grognard/referees/contract.ts';
import { expect, test } from 'vitest';
import { faultFound } from '../src/fault-found.ts';
import { refereed } from '../src/referee.ts';
import { coin } from '../src/toys/coin.ts';

const covers = (before: unknown): number =>
  Object.values(before as { readonly [seat: string]: unknown }).filter((face) => face === null).length;

/** Knows that two coins are laid, and which of them shows what. */
function judge({ seat, action, before, after, offers }: Moment): Judged {
  const shown = (after as { readonly [seat: string]: unknown })[seat];
  const both = offers().filter((one) => one.seat === seat && one.against === null).length;
  return {
    reckoned: { coins: 1, choices: both },
    differences: [
      ...(shown === action['face']
        ? []
        : [{ rule: 'COIN-1', what: `the coin of ${seat}`, expected: action['face'], found: shown }]),
      ...(covers(before) > covers(after)
        ? []
        : [
            {
              rule: 'COIN-1',
              what: 'coins still to lay',
              expected: covers(before) - 1,
              found: covers(after),
            },
          ]),
    ],
  };
}

const croupier: Referee = { game: 'coin', kinds: ['coins', 'choices', 'edges'], begin: () => judge };

test('TEST-1: a referee sees every decision, and what never came up is named', () => {
  const report = refereed(coin, croupier, { seed: 3, games: 10 });
  expect(report).toEqual({
    games: 10,
    decisions: 20,
    reckoned: { coins: 20, choices: 40 },
    never: ['edges'],
    differences: 0,
    found: [],
  });
});

test('TEST-1: decisions are bounded as well as games', () => {
  expect(refereed(coin, croupier, { seed: 3, decisions: 5 })).toMatchObject({ games: 3, decisions: 5 });
});

test('TEST-1: a doctored moment is found, with what was reckoned and what was there', () => {
  const turned = ({ seat, after, ...moment }: Moment): Moment => ({
    ...moment,
    seat,
    after: { ...(after as object), [seat]: 'on edge' },
  });
  expect(faultFound(coin, croupier, { seed: 3 }, turned)).toMatchObject([
    { rule: 'COIN-1', found: 'on edge' },
  ]);
  expect(faultFound(coin, croupier, { seed: 3 }, () => null)).toBeUndefined();
});

test('TEST-1: a difference names seed, entry and action', () => {
  const blind: Referee = {
    ...croupier,
    begin: () => () => ({
      reckoned: {},
      differences: [{ rule: 'COIN-2', what: 'who wins', expected: 'even', found: 'odd' }],
    }),
  };
  const { differences, found } = refereed(coin, blind, { seed: 8, games: 2 });
  expect(differences).toBe(4);
  expect(found.map(({ seed, entry }) => [seed, entry])).toEqual([
    [8, 1],
    [8, 2],
    [9, 1],
    [9, 2],
  ]);
  expect(found[0]?.action['type']).toBe('lay');
});
