import { at, type Box, boxAround, type Point, px, rect } from '@grognard/desk/drawing/shapes.ts';
import type { Sector } from '../../vocabulary.ts';
import type { Geometry } from './geometry.ts';
import { headOf, type SeamArrow, seamArrow, shaftOf } from './seam-arrow.ts';

export function Shaft({ arrow, geometry }: { readonly arrow: SeamArrow; readonly geometry: Geometry }) {
  const size = geometry.measures.isSmall ? 10 : 15;
  const d = shaftOf(arrow, size * 0.9);
  return (
    <>
      <path d={d} class="generals-halo" />
      <path d={d} class="generals-shaft" />
      <path d={headOf(arrow, size)} class="generals-head" />
    </>
  );
}

/** What a finger needs. */
const GRIP = 24;

const chipHeight = ({ measures }: Geometry): number => (measures.isSmall ? 17 : 21);

/** Between chips beside each other, so that no grip lies over the next. */
const gapAfter = (width: number): number => Math.max(4, GRIP - width);

/** How much of a sector's width chips of these widths take up beside each other. */
export const rowWidth = (widths: readonly number[]): number =>
  widths.reduce((sum, w, i) => sum + w + (i === widths.length - 1 ? 0 : gapAfter(w)), 0);

/** Chips of these widths at the foot of an arrow: beside each other under an upright one, one below the other at a level one. */
export function chipBoxes(
  geometry: Geometry,
  { start, dx }: SeamArrow,
  sector: Box,
  widths: readonly number[],
): readonly Box[] {
  const high = chipHeight(geometry);
  if (dx !== 0)
    return widths.map((w, i) =>
      boxAround(
        { x: start.x, y: start.y + (i - (widths.length - 1) / 2) * Math.max(GRIP, high + 5) },
        w,
        high,
      ),
    );
  const all = rowWidth(widths);
  const rightmost = sector.x + sector.w - all - 2;
  let x = Math.max(sector.x + 2, Math.min(start.x - all / 2, rightmost));
  return widths.map((w) => {
    const box = { x, y: start.y - high / 2, w, h: high };
    x += w + gapAfter(w);
    return box;
  });
}

/** Room to press round a chip. */
export const gripOf = ({ x, y, w, h }: Box): Box =>
  boxAround({ x: x + w / 2, y: y + h / 2 }, Math.max(GRIP, w), Math.max(GRIP, h));

interface DraftArrowProps {
  readonly geometry: Geometry;
  readonly stops: readonly Sector[];
  /** From the unit to the pointer, while no border is crossed yet. */
  readonly line: readonly [Point, Point] | null;
}

/** An order that is being drawn: over every border crossed so far. */
export function DraftArrow({ geometry, stops, line }: DraftArrowProps) {
  const legs = stops.slice(1).map((stop, i) => seamArrow(geometry, stops[i] ?? stop, stop));
  return (
    <g class="generals-arrow is-draft">
      {legs.map((arrow, i) => (
        <Shaft key={`${i}`} arrow={arrow} geometry={geometry} />
      ))}
      {line !== null && <path d={`M${at(line[0])}L${at(line[1])}`} class="generals-shaft" />}
    </g>
  );
}

interface ChipProps {
  readonly box: Box;
  readonly text: string;
}

/** Words in a rounded badge. */
export const Chip = ({ box, text }: ChipProps) => (
  <>
    <rect {...rect(box)} rx={px(box.h / 2)} class="generals-badge" />
    <text
      x={px(box.x + box.w / 2)}
      y={px(box.y + box.h * 0.72)}
      font-size={px(box.h * 0.68)}
      class="generals-badge-number"
    >
      {text}
    </text>
  </>
);

/** '2', '2×3'; a dash marks the second leg of a ride. */
export const chipLetters = (number: number, count: number, isSecondLeg = false): string =>
  `${number}${isSecondLeg ? '′' : ''}${count > 1 ? `×${count}` : ''}`;

/** The width of a chip with this many letters. */
export const chipWidth = (geometry: Geometry, letters: number): number =>
  geometry.measures.isSmall ? Math.max(17, letters * 6.6 + 8) : Math.max(21, letters * 8 + 9);
