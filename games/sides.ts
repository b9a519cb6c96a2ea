// NLC-M.1: where a side has several players, each has a seat that begins with the name of the side.
import type { Seat } from '@grognard/kernel';
import { titleOf } from './registry.ts';

/** The side a seat fights for; in most games the seat itself. */
export const sideOf = (game: string, seat: Seat): Seat =>
  titleOf(game)?.meta.seats.find((side) => seat === side || seat.startsWith(`${side}-`)) ?? seat;
