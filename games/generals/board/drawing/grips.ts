// Room to press round the number of an order: what a finger likes to have, where nothing else lies.
import { type Box, boxAround, centreOf } from '@grognard/desk/drawing/shapes.ts';
import { holderOf } from '../../field/control.ts';
import { BATTLE_SECTORS } from '../../vocabulary.ts';
import { gripOf } from './chips.ts';
import type { Geometry } from './geometry.ts';
import type { Layer } from './layer.ts';
import { hasHead } from './sector-rooms.ts';

const AMPLE = 40;

type Taking = Pick<Layer, 'geometry' | 'scene' | 'placements' | 'bays'> & {
  readonly view: Pick<Layer['view'], 'markers'>;
};

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

/** A sector's name stands in its upper left corner; who holds it in the right one, and below or beside that what it is worth. */
function signsIn(
  rest: Box,
  measures: Geometry['measures'],
  isHeld: boolean,
  isWorth: boolean,
): readonly Box[] {
  const { isSmall, title } = measures;
  const isHead = hasHead(rest, measures);
  const w = isSmall ? 26 : 36;
  const high = isWorth && !isHead ? w * 2.2 - 19 : w - 4;
  return [
    { ...rest, w: isWorth && isHead ? 64 : title * 1.55, h: title + 4 },
    { ...rest, x: rest.x + rest.w - w, w, h: isHeld || isWorth ? high : 0 },
  ];
}

/** What units, fights and signs take up on the field. */
export const takenBy = ({ geometry, view, scene, placements, bays }: Taking): readonly Box[] => [
  ...[...placements.values()].flatMap(({ x, y, w, count }) => {
    const grip = Math.max(w, 34);
    return count === 0 ? [] : [boxAround({ x, y }, grip, grip * 0.84)];
  }),
  ...[...bays.of.values()].map(({ box }) => box),
  ...BATTLE_SECTORS.flatMap((sector) =>
    signsIn(
      bays.rest(sector),
      geometry.measures,
      holderOf(scene, sector) !== null,
      view.markers.some((marker) => marker.sector === sector),
    ),
  ),
];

/** For every chip in turn; none lies over another, nor over what is taken. */
export function gripsOf(chips: readonly Box[], taken: readonly Box[]): readonly Box[] {
  const grips = chips.map(gripOf);
  chips.forEach((chip, i) => {
    grips[i] = grown(chip, [...taken, ...grips.filter((_, k) => k !== i)]);
  });
  return grips;
}
