import type { Seat } from '@grognard/kernel';
import type { NewTable, Player, TableWish } from '@grognard/protocol';

/** The table as the rules want it, with these people in the seats that are not the machine's. */
export function newTable(wish: TableWish, personAt: (seat: Seat) => Player): NewTable {
  const { game, options, hints, position, seats } = wish;
  const players = Object.entries(seats).map(
    ([seat, wished]) => [seat, wished.kind === 'ai' ? wished : personAt(seat)] as const,
  );
  const table = { game, options, hints, players: Object.fromEntries(players) };
  return position === undefined ? table : { ...table, position };
}
