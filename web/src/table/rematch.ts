import type { Players, TableState } from '@grognard/protocol';
import { isFar } from '../far-id.ts';
import { tables } from '../service.ts';

/** The same people, each on the other side. */
function swapped(players: Players): Players {
  const seats = Object.keys(players);
  return Object.fromEntries(
    seats.map((seat, i) => [seat, players[seats[seats.length - 1 - i] ?? seat] ?? { kind: 'me' }]),
  );
}

/** People far away have to be asked. */
export const canRematch = ({ id, options }: TableState): boolean => !isFar(id) && options !== null;

/** The same battle once more, on the other side. */
export const rematch = ({ game, options, players, hints }: TableState): ReturnType<typeof tables.create> =>
  tables.create({ game, options, players: swapped(players), hints });
