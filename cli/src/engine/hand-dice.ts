import type { DrawSource } from '@grognard/kernel';
import { RequestError } from './request.ts';

/** Dice of a seed, with results put before them by hand; those are marked in the journal. */
export interface HandDice extends DrawSource {
  /** Puts these behind those already waiting; an empty list takes away what still waits. */
  queue(values: readonly number[]): void;
  /** How many still wait. */
  readonly waiting: number;
  /** Does something; when it fails, the dice it used are put back. */
  keeping<T>(act: () => T): T;
}

export function handDice(seeded: DrawSource, first: readonly number[] = []): HandDice {
  let waiting = first;
  const byHand = new Set<number>();
  return {
    draw(index, sides, purpose) {
      const [value, ...rest] = waiting;
      if (value === undefined) return seeded.draw(index, sides, purpose);
      if (value > sides)
        throw new RequestError(
          'wrong-die',
          'values',
          `${value} is queued, but "${purpose}" rolls 1 to ${sides}.`,
        );
      waiting = rest;
      byHand.add(index);
      return value;
    },
    byHand: (index) => byHand.has(index),
    get waiting() {
      return waiting.length;
    },
    queue(values) {
      waiting = values.length === 0 ? [] : [...waiting, ...values];
    },
    keeping(act) {
      const [before, marked] = [waiting, [...byHand]];
      try {
        return act();
      } catch (error) {
        waiting = before;
        byHand.clear();
        for (const index of marked) byHand.add(index);
        throw error;
      }
    },
  };
}
