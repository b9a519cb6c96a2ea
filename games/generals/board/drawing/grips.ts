// Room to press round the number of an order: what a finger likes to have, where nothing else lies.
import { type Box, boxAround, centreOf } from '@grognard/desk/drawing/shapes.ts';
import type { Bays } from './bays.ts';
import { gripOf } from './chips.ts';
import type { Placements } from './placements.ts';

const AMPLE = 40;

/** The middle of `box` is this far from the other, sideways and up or down. */
const distance = (box: Box, other: Box): readonly [number, number] => {
  const { x, y } = centreOf(box);
  return [Math.max(other.x - x, x - other.x - other.w), Math.max(other.y - y, y - other.y - other.h)];
};

/** The ample box round a chip, drawn in on the side where something lies near; never less than its grip. */
function grown(chip: Box, others: readonly Box[]): Box {
  const { w, h } = gripOf(chip);
  let wide = Math.max(AMPLE, w) / 2;
  let high = Math.max(AMPLE, h) / 2;
  for (const other of others) {
    const [aside, above] = distance(chip, other);
    if (aside >= wide || above >= high) continue;
    if (aside * h > above * w) wide = Math.max(w / 2, aside);
    else high = Math.max(h / 2, above);
  }
  return boxAround(centreOf(chip), wide * 2, high * 2);
}

/** What units and fights take up on the field. */
export const takenBy = (placements: Placements, bays: Bays): readonly Box[] => [
  ...[...placements.values()].flatMap(({ x, y, w, count }) => {
    const grip = Math.max(w, 34);
    return count === 0 ? [] : [boxAround({ x, y }, grip, grip * 0.84)];
  }),
  ...[...bays.of.values()].map(({ box }) => box),
];

/** For every chip in turn; none lies over another, nor over what is taken. */
export function gripsOf(chips: readonly Box[], taken: readonly Box[]): readonly Box[] {
  const grips = chips.map(gripOf);
  chips.forEach((chip, i) => {
    grips[i] = grown(chip, [...taken, ...grips.filter((_, k) => k !== i)]);
  });
  return grips;
}
