import { at, type Box, type Point, px, rect } from '@grognard/desk/drawing/shapes.ts';
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
