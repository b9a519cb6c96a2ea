// Where results are written: each on its unit, none over another. What is told last is told whole; of what was told before,
// whatever has no room beside it is left to the journal.
import type { Box } from '@grognard/desk/drawing/shapes.ts';

export interface Written {
  /** The slot it happened in. */
  readonly box: Box;
  readonly hasDie: boolean;
  readonly verdict: string;
}

/** Room between two plates that touch. */
const TOUCH = 1;

/** What a plate with these words takes up, its middle given. */
function sizeOf({ hasDie, verdict }: Written): { readonly w: number; readonly h: number } {
  const words = verdict.length * 5.2 + 13;
  return hasDie ? { w: Math.max(84, words), h: 47 } : { w: words, h: 20 };
}

const isOver = (a: Box, b: Box): boolean =>
  Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x) > TOUCH &&
  Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y) > TOUCH;

/** In the middle of its slot, or a little aside: it still touches the unit it speaks of. */
function* placesFor(plate: Written, width: number): Generator<Box> {
  const { box } = plate;
  const { w, h } = sizeOf(plate);
  const aside = Math.min(14, box.w * 0.2);
  for (const dy of [0, -box.h * 0.4, box.h * 0.4])
    for (const dx of [0, -aside, aside]) {
      const x = Math.min(Math.max(box.x + box.w / 2 + dx - w / 2, 0), width - w);
      yield { x, y: box.y + box.h / 2 + dy - h / 2, w, h };
    }
}

/** A place for each, in order; null for one that is left out. */
export function placePlates(plates: readonly Written[], width: number): readonly (Box | null)[] {
  const taken: Box[] = [];
  const places = [...plates].reverse().map((plate) => {
    for (const place of placesFor(plate, width))
      if (!taken.some((other) => isOver(place, other))) {
        taken.push(place);
        return place;
      }
    return null;
  });
  return places.reverse();
}
