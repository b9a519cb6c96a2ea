// Who sits where when nobody has said so.
import type { Lobby } from '@grognard/desk';
import type { Player } from '@grognard/protocol';
import { expect, it } from 'vitest';
import { swapped, whoPlays } from '../../src/new-game/seating.ts';

const seats = ['french', 'allied', 'napoleon', 'ney', 'wellington'];
/** Two sides, or three commanders. */
const lobby = {
  seats: seats.map((seat) => ({ seat, name: seat, note: '' })),
  isSeated: (options: unknown, seat: string) => seats.indexOf(seat) < 2 !== (options === 'commanders'),
} as unknown as Lobby;

const kinds = (seated: readonly (readonly [string, Player])[]) =>
  seated.map(([seat, { kind }]) => [seat, kind]);
const veteran: Player = { kind: 'ai', level: 'veteran' };

it('whoever has chosen nothing has the first seat, also where options bring other seats', () => {
  expect(kinds(whoPlays(lobby, 'sides', {}))).toEqual([
    ['french', 'me'],
    ['allied', 'ai'],
  ]);
  const chosen = { french: { kind: 'me' }, allied: veteran } as const;
  expect(kinds(whoPlays(lobby, 'commanders', chosen))).toEqual([
    ['napoleon', 'me'],
    ['ney', 'ai'],
    ['wellington', 'ai'],
  ]);
});

it('whoever gives every seat to machines has them play', () => {
  expect(kinds(whoPlays(lobby, 'sides', { french: veteran, allied: veteran }))).toEqual([
    ['french', 'ai'],
    ['allied', 'ai'],
  ]);
});

it('swaps the people of the seats there are', () => {
  const turned = swapped(whoPlays(lobby, 'commanders', { wellington: { kind: 'friend' } }));
  expect(kinds(Object.entries(turned))).toEqual([
    ['napoleon', 'friend'],
    ['ney', 'ai'],
    ['wellington', 'me'],
  ]);
});
