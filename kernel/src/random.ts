import type { Random, Seat } from './contract.ts';

/** Where random numbers come from. The index is the number of draws made before this one. */
export interface DrawSource {
  /** A whole number from 1 to `sides`. */
  draw(index: number, sides: number, purpose: string): number;
  /** Whether that draw was put there by hand, for a test or an analysis; it is marked in the journal. */
  byHand?(index: number): boolean;
}

/** A draw as the journal keeps it. */
export interface Draw {
  readonly sides: number;
  readonly value: number;
  readonly purpose: string;
  readonly byHand?: true;
  /** The seats that may know of it; absent: everybody. */
  readonly knownTo?: readonly Seat[];
}

/** Fisher and Yates: every order equally likely, one draw per place but the first. */
export function shuffled<T>(
  random: Pick<Random, 'die'>,
  items: readonly T[],
  purpose: string,
  knownTo?: readonly Seat[],
): T[] {
  const rest = items.slice();
  const order: T[] = [];
  while (rest.length > 1) order.push(...rest.splice(random.die(rest.length, purpose, knownTo) - 1, 1));
  return order.concat(rest);
}

/** Chance outside a match, for search and determinization; it counts its own draws from `at`. */
export function randomOf(source: DrawSource, at = 0): Random {
  let drawn = at;
  const random: Random = {
    die: (sides, purpose) => source.draw(drawn++, sides, purpose),
    shuffle: (items, purpose) => shuffled(random, items, purpose),
  };
  return random;
}
