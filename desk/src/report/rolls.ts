// What the report counts: every roll of a finished game with its exact odds, so that luck can be told from decisions.
import type { Seat } from '@grognard/kernel';

export interface Roll<S extends Seat = Seat, K extends string = string> {
  /** The entry of the journal. */
  readonly n: number;
  readonly round: number;
  readonly seat: S;
  readonly kind: K;
  /** What the odds promised, with every re-roll counted as a roll of its own. */
  readonly odds: number;
  readonly hits: number;
  readonly variance: number;
  /** How likely it was to fall as it did, 0 to 1. */
  readonly chance: number;
}

export interface NamedSeat<S extends Seat = Seat> {
  readonly seat: S;
  readonly name: string;
  /** What the sign of the seat is drawn with, if not with the colours of the seat. */
  readonly livery?: string | undefined;
}

export const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0);

/** Hits above the odds; below them it is negative. */
export const luckIn = (rolls: readonly Roll[]): number => sum(rolls.map(({ hits, odds }) => hits - odds));

export const rollsOf = <R extends Roll>(rolls: readonly R[], seat: Seat): readonly R[] =>
  rolls.filter((roll) => roll.seat === seat);
