// Sides win, not seats: who fights for whom at a table.
import { sideOf } from '@grognard/games/registry';
import type { Seat, Settled } from '@grognard/kernel';
import type { TableRecord } from '@grognard/table';

/** All seats that fight for the same side as this one. */
export const alliesOf = ({ game, players }: TableRecord, seat: Seat): readonly Seat[] =>
  Object.keys(players).filter((other) => sideOf(game, other) === sideOf(game, seat));

export const isAllied = ({ game }: TableRecord, mine: readonly Seat[], seat: Seat): boolean =>
  mine.some((own) => sideOf(game, own) === sideOf(game, seat));

/** Won by the whole side of a seat. */
export function wonBy(record: TableRecord, is: 'time' | 'resigned', winner: Seat): Settled {
  const allies = alliesOf(record, winner).filter((seat) => seat !== winner);
  return allies.length === 0 ? { is, winner } : { is, winner, allies };
}
