import type { ReportWords, Turning, WinChance } from '@grognard/desk';
import { t } from '../words/words.ts';
import { frameFor } from './chart-frame.ts';
import { FootMarks } from './foot-marks.tsx';
import { TurningMarks } from './turning-mark.tsx';

const size = { width: 540, height: 150 } as const;

interface Props {
  readonly chance: WinChance;
  readonly turnings: readonly Turning[];
  readonly words: ReportWords;
}

/** The first seat's chance of winning through the game; what is not its own is the other's. */
export function WinChart({ chance, turnings, words: { period, axis } }: Props) {
  const { name, values, rounds } = chance;
  const last = values.length - 1;
  const frame = frameFor({ ...size, toX: last, fromY: 0, toY: 1 });
  const { x, y, left, right } = frame;
  const line = values.map((value, n) => `${x(n)} ${y(value)}`).join('L');
  const byRound = rounds.map(({ round, n }) => `${round}: ${Math.round((values[n] ?? 0) * 100)}%`).join(', ');
  return (
    <svg
      class="chart"
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-label={t('report.winSaid', { seat: name, period, said: byRound })}
    >
      <path class="band" d={`M${line}L${x(last)} ${y(0)}L${x(0)} ${y(0)}Z`} />
      <g class="grid">
        {[0, 0.5, 1].map((part) => (
          <g key={part} class={part === 0.5 ? 'zero' : ''}>
            <path d={`M${left} ${y(part)}H${right}`} />
            <text x={left - 6} y={y(part) + 4} text-anchor="end">
              {part * 100}
            </text>
          </g>
        ))}
        <FootMarks
          frame={frame}
          axis={axis}
          marks={rounds.map(({ round, n }, i) => ({ round, x: x((n + (rounds[i + 1]?.n ?? last)) / 2) }))}
        />
      </g>
      <path class="series s0" d={`M${line}`} />
      <TurningMarks
        at={turnings.map(({ n }) => ({
          x: x(n),
          y: y(((values[n - 1] ?? 0.5) + (values[n] ?? 0.5)) / 2),
        }))}
      />
      <text class="end" x={right + 10} y={y(values.at(-1) ?? 0) + 5}>
        {name}
      </text>
    </svg>
  );
}
