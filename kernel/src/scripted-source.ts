import { invariant } from './invariant.ts';
import type { DrawSource } from './random.ts';

/** Draws the given values in order, then goes on with `then`; without it, running out is an error. */
export function scriptedSource(values: readonly number[], then?: DrawSource): DrawSource {
  let used = 0;
  const script = new Set<number>();
  return {
    draw(index, sides, purpose) {
      const value = values[used];
      if (value === undefined) {
        invariant(then, `The script of ${values.length} draws ran out at “${purpose}” (a die of ${sides}).`);
        return then.draw(index, sides, purpose);
      }
      const fits = Number.isInteger(value) && value >= 1 && value <= sides;
      invariant(fits, `Scripted value ${used + 1} is ${value}, but “${purpose}” needs 1 to ${sides}.`);
      used += 1;
      script.add(index);
      return value;
    },
    byHand: (index) => script.has(index),
  };
}
