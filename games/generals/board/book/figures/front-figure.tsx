import '../../drawing/counters.css';
import '../../drawing/sides.css';
import '../book.css';
import { moveTo } from '@grognard/desk/drawing/shapes.ts';
import { DrawnDie } from '@grognard/desk/parts/die.tsx';
import { Counter, type CounterFace } from '../../drawing/counter.tsx';

/** What a unit rolled: '+1' and the total as the table writes them. */
export interface Rolled {
  readonly die: 1 | 2 | 3 | 4 | 5 | 6;
  readonly added: string;
  readonly total: number;
  readonly isHit?: boolean;
}

export interface Stand {
  readonly unit: CounterFace;
  readonly rolled?: Rolled;
}

export interface Space {
  readonly black: Stand | null;
  readonly white: Stand | null;
}

const WIDE = 96;
const MIDDLE = 112;

function Standing({
  stand,
  y,
  side,
}: {
  readonly stand: Stand | null;
  readonly y: number;
  readonly side: -1 | 1;
}) {
  if (stand === null) return <rect x="-20" y={y - 14} width="40" height="28" class="generals-book-nobody" />;
  const { unit, rolled } = stand;
  const dieY = y - side * 38;
  return (
    <>
      {rolled?.isHit === true && <circle r="29" cy={y} class="generals-book-hit" />}
      <g transform={moveTo({ x: 0, y })}>
        <Counter face={unit} w={40} />
      </g>
      {rolled !== undefined && (
        <>
          <DrawnDie
            face={rolled.die}
            look={unit.side === 'white' ? 'bone' : 'ebony'}
            x={-30}
            y={dieY}
            size={19}
          />
          <text x="-16" y={dieY + 5} class="generals-book-added">
            {rolled.added}
          </text>
          <text x="16" y={dieY + 6} class="generals-book-total">
            {`= ${rolled.total}`}
          </text>
        </>
      )}
    </>
  );
}

/** A front as it is read: unit, die, modifier, total from the outside in; the number of the space between. */
export function FrontFigure({
  label,
  spaces,
}: {
  readonly label: string;
  readonly spaces: readonly Space[];
}) {
  return (
    <svg
      viewBox={`0 0 ${spaces.length * WIDE + 8} 224`}
      role="img"
      aria-label={label}
      class="generals-book-figure"
    >
      <rect x="4" y="4" width={spaces.length * WIDE} height="216" rx="3" class="generals-book-front" />
      {spaces.map(({ black, white }, i) => (
        <g key={`space ${i + 1}`} transform={moveTo({ x: 4 + i * WIDE + WIDE / 2, y: 0 })}>
          <Standing stand={black} y={34} side={-1} />
          <circle cy={MIDDLE} r="10" class="generals-book-space" />
          <text y={MIDDLE + 5} class="generals-book-number">
            {i + 1}
          </text>
          <Standing stand={white} y={190} side={1} />
        </g>
      ))}
    </svg>
  );
}
