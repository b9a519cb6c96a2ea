// A part of the field with units, arrows and numbered discs: what most figures are made of.
import '../../drawing/counters.css';
import '../../drawing/sides.css';
import '../book.css';
import { KeyDisc } from '@grognard/desk/drawing/key-disc.tsx';
import { moveTo, type Point } from '@grognard/desk/drawing/shapes.ts';
import { Counter, type CounterFace } from '../../drawing/counter.tsx';
import { ArrowHead } from './arrow-head.tsx';

const WIDE = 104;
const HIGH = 74;
const GAP = 14;
const EDGE = 10;

/** 'a1', or 'r1' for the reserve below the first row. */
export type Square = `${'a' | 'b' | 'c' | 'r'}${1 | 2 | 3}`;

interface FieldDrawingProps {
  readonly id: string;
  readonly label: string;
  readonly squares: readonly Square[];
  readonly units?: readonly (readonly [Square, CounterFace])[];
  /** The other side's arrows are broken. */
  readonly arrows?: readonly { readonly from: Square; readonly to: Square; readonly isOther?: boolean }[];
  readonly discs?: readonly (readonly [n: number, at: Square])[];
  readonly rows: number;
}

const isReserve = (square: Square): boolean => square.startsWith('r');
const columnOf = (square: Square): number => 'abc'.indexOf(square.charAt(0));

function boxOf(square: Square, rows: number): Point & { readonly w: number; readonly h: number } {
  if (isReserve(square)) return { x: EDGE, y: EDGE + rows * (HIGH + GAP), w: 3 * WIDE + 2 * GAP, h: 40 };
  return {
    x: EDGE + columnOf(square) * (WIDE + GAP),
    y: EDGE + (rows - Number(square.charAt(1))) * (HIGH + GAP),
    w: WIDE,
    h: HIGH,
  };
}

/** The reserve is as wide as the field: an arrow goes straight down into it. */
function middle(square: Square, rows: number, beside?: Square): Point {
  const { x, y, w, h } = boxOf(square, rows);
  const column = isReserve(square) && beside !== undefined ? boxOf(beside, rows) : { x, w };
  return { x: column.x + column.w / 2, y: y + h / 2 + (isReserve(square) ? 0 : 6) };
}

const wayOf = (from: Point, to: Point): string => {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const along = (by: number): string =>
    `${from.x + ((to.x - from.x) * by) / length} ${from.y + ((to.y - from.y) * by) / length}`;
  return `M${along(28)}L${along(length - 18)}`;
};

/** Two arrows over one border stand side by side. */
const ASIDE = 15;
const isMet = (arrows: NonNullable<FieldDrawingProps['arrows']>, from: Square, to: Square): boolean =>
  arrows.some((other) => other.from === to && other.to === from);

export function FieldDrawing({
  id,
  label,
  squares,
  units = [],
  arrows = [],
  discs = [],
  rows,
}: FieldDrawingProps) {
  const hasReserve = squares.some(isReserve);
  const high = 2 * EDGE + rows * (HIGH + GAP) - GAP + (hasReserve ? 40 + GAP : 0);
  return (
    <svg
      viewBox={`0 0 ${2 * EDGE + 3 * WIDE + 2 * GAP} ${high}`}
      role="img"
      class="generals-book-figure"
      aria-label={label}
    >
      <ArrowHead id={id} />
      {squares.map((square) => {
        const { x, y, w, h } = boxOf(square, rows);
        return (
          <g key={square} transform={moveTo({ x, y })}>
            <rect
              width={w}
              height={h}
              rx="3"
              class={isReserve(square) ? 'generals-book-reserve' : 'generals-book-sector'}
            />
            {!isReserve(square) && (
              <text x="7" y="18" class="generals-book-name">
                {square}
              </text>
            )}
          </g>
        );
      })}
      {arrows.map(({ from, to, isOther }) => (
        <path
          key={`${from}${to}`}
          d={wayOf(middle(from, rows, to), middle(to, rows, from))}
          transform={moveTo({ x: isMet(arrows, from, to) ? (isOther === true ? ASIDE : -ASIDE) : 0, y: 0 })}
          class={`generals-book-arrow${isOther === true ? ' is-other' : ''}`}
          marker-end={`url(#${id})`}
        />
      ))}
      {units.map(([square, face]) => (
        <g key={square} transform={moveTo(middle(square, rows))}>
          <Counter face={face} w={38} />
        </g>
      ))}
      {discs.map(([n, square]) => {
        const { x, y, w } = boxOf(square, rows);
        return <KeyDisc key={n} n={n} x={x + w - 14} y={y + 14} />;
      })}
    </svg>
  );
}
