import type { Course, ReportWords, Turning } from '@grognard/desk';
import { t } from '../words/words.ts';
import { apart, type Frame, frameFor, stepsIn } from './chart-frame.ts';
import { FootMarks } from './foot-marks.tsx';
import { SeriesMark } from './series-mark.tsx';
import { TurningMarks } from './turning-mark.tsx';

const size = { width: 540, height: 226 } as const;

/** A line that rises in steps half-way between two rounds. */
const stepPath = (values: readonly number[], { x, y }: Frame): string =>
  values
    .map((value, i) => (i === 0 ? `M${x(0)} ${y(value)}` : `H${(x(i) + x(i - 1)) / 2}V${y(value)}H${x(i)}`))
    .join('');

function Grid({
  frame,
  steps,
  rounds,
  axis,
}: {
  readonly frame: Frame;
  readonly steps: readonly number[];
  readonly rounds: number;
  readonly axis: string;
}) {
  const { left, right, x, y } = frame;
  return (
    <g class="grid">
      {steps.map((value) => (
        <g key={value}>
          <path d={`M${left} ${y(value)}H${right}`} />
          <text x={left - 8} y={y(value) + 4} text-anchor="end">
            {value}
          </text>
        </g>
      ))}
      <FootMarks
        frame={frame}
        axis={axis}
        marks={Array.from({ length: rounds }, (_, i) => ({ round: i + 1, x: x(i + 1) }))}
      />
    </g>
  );
}

interface Props {
  readonly course: Course;
  readonly turnings: readonly Turning[];
  readonly words: ReportWords;
}

/** Points by round: the first seat solid with rings, the second dashed with lozenges, the goal a brass rule. */
export function CourseChart({ course, turnings, words: { period, axis } }: Props) {
  const { series, goal } = course;
  const all = series.flatMap(({ values }) => values);
  const rounds = (series[0]?.values.length ?? 1) - 1;
  const top = Math.max(goal?.value ?? 0, ...all) + 1;
  const frame = frameFor({ ...size, toX: rounds, fromY: 0, toY: top });
  const ends = series.map(({ values }) => frame.y(values.at(-1) ?? 0));
  const [first = 0, second = 0] = apart(ends[0] ?? 0, ends[1] ?? 0, 20);
  const said = series.map(({ name, values }) => `${name} ${values.slice(1).join(', ')}`).join('. ');
  return (
    <svg
      class="chart"
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-label={t('report.courseSaid', { period, said })}
    >
      <Grid frame={frame} steps={stepsIn(0, top)} rounds={rounds} axis={axis} />
      {goal !== null && (
        <g class="goal">
          <path d={`M${frame.left} ${frame.y(goal.value)}H${frame.right}`} />
          <text x={frame.left + 4} y={frame.y(goal.value) - 6}>
            {goal.label}
          </text>
        </g>
      )}
      {[...series].reverse().map(({ seat, values }) => {
        const index = series.findIndex((one) => one.seat === seat);
        return (
          <g key={seat}>
            <path d={stepPath(values, frame)} class={`series s${index}`} />
            {values.slice(1).map((value, i) => (
              <SeriesMark key={i} index={index} x={frame.x(i + 1)} y={frame.y(value)} />
            ))}
          </g>
        );
      })}
      <TurningMarks
        at={turnings.map(({ seat, round }) => {
          const values = series.find((one) => one.seat === seat)?.values ?? [];
          const half = ((values[round - 1] ?? 0) + (values[round] ?? values[round - 1] ?? 0)) / 2;
          return { x: frame.x(round - 0.5), y: frame.y(half) };
        })}
      />
      {series.map(({ seat, name, values }, i) => (
        <text key={seat} class="end" x={frame.right + 14} y={(i === 0 ? first : second) + 5}>
          {name} <tspan class="num">{values.at(-1)}</tspan>
        </text>
      ))}
    </svg>
  );
}
