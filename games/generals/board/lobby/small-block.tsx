import type { Arm, Side } from '../../vocabulary.ts';
import { ARM_SYMBOL } from '../words/names.ts';

interface SmallBlockProps {
  readonly side: Side;
  readonly arm: Arm;
  readonly count: number;
  /** The upper left corner. */
  readonly x: number;
  readonly y: number;
  /** In the reserve the blocks are smaller and the count stands beside them. */
  readonly isSmall?: boolean;
}

/** One kind of unit in a small field, and how many stand there. */
export function SmallBlock({ side, arm, count, x, y, isSmall = false }: SmallBlockProps) {
  const [w, h] = isSmall ? [20, 14] : [27, 19];
  const cut = isSmall ? 3 : 4;
  const size = isSmall ? 12 : 16;
  return (
    <g transform={`translate(${x} ${y})`}>
      {side === 'white' ? (
        <rect width={w} height={h} rx="3" fill="var(--white)" stroke="var(--white-edge)" stroke-width=".9" />
      ) : (
        <path
          d={`M${cut} 0h${w - 2 * cut}l${cut} ${cut}v${h - 2 * cut}l${-cut} ${cut}H${cut}l${-cut} ${-cut}V${cut}z`}
          fill="var(--black)"
          stroke="var(--black-edge)"
          stroke-width=".9"
        />
      )}
      <use
        href={`#${ARM_SYMBOL[arm]}`}
        x={(w - size) / 2}
        y={(h - size) / 2}
        width={size}
        height={size}
        style={{ color: `var(--${side}-ink)`, '--cut': `var(--${side})` }}
      />
      <text
        class="generals-small-count"
        x={isSmall ? w + 4 : w / 2}
        y={isSmall ? 12 : h + 13}
        text-anchor={isSmall ? 'start' : 'middle'}
      >
        {count}
      </text>
    </g>
  );
}
