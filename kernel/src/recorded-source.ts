import { invariant } from './invariant.ts';
import type { Draw, DrawSource } from './random.ts';

/** What is wrong with using a recorded draw here, or null. */
export function unfitDraw(draw: Draw | undefined, sides: number, purpose: string): string | null {
  if (draw === undefined) return `The record has no draw for ${wanted(sides, purpose)}.`;
  if (draw.purpose !== purpose || draw.sides !== sides)
    return `The record has “${draw.purpose}” (a die of ${draw.sides}) where the rules draw ${wanted(sides, purpose)}.`;
  if (!Number.isInteger(draw.value) || draw.value < 1 || draw.value > sides)
    return `The record has the value ${draw.value} for ${wanted(sides, purpose)}.`;
  return null;
}

const wanted = (sides: number, purpose: string): string => `“${purpose}” (a die of ${sides})`;

/** Gives back recorded draws in order and stops when the rules ask for other ones. */
export function recordedSource(draws: readonly Draw[]): DrawSource {
  let used = 0;
  const byHand = new Set<number>();
  return {
    draw(index, sides, purpose) {
      const draw = draws[used];
      const problem = unfitDraw(draw, sides, purpose);
      invariant(draw !== undefined && problem === null, `Draw ${used + 1}: ${problem}`);
      if (draw.byHand) byHand.add(index);
      used += 1;
      return draw.value;
    },
    byHand: (index) => byHand.has(index),
  };
}
