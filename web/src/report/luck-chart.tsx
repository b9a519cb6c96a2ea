import type { Luck, ReportWords, Turning } from '@grognard/desk';
import { t } from '../words/words.ts';
import { apart, type Frame, frameFor, stepsIn } from './chart-frame.ts';
import { FootMarks } from './foot-marks.tsx';
import { TurningMarks } from './turning-mark.tsx';

const size = { width: 520, height: 214 } as const;

export const signed = (value: number): string =>
  `${value < -0.05 ? '−' : value > 0.05 ? '+' : ''}${Math.abs(value).toFixed(1)}`;

const linePath = (values: readonly number[], { x, y }: Frame): string =>
  `M${values.map((value, i) => `${x(i)} ${y(value)}`).join('L')}`;

/** The band opens with every roll. */
function bandPath(band: readonly number[], { x, y }: Frame): string {
  const upper = band.map((half, i) => `${x(i)} ${y(half)}`);
  const lower = band.map((half, i) => `${x(i)} ${y(-half)}`).reverse();
  return `M${[...upper, ...lower].join('L')}Z`;
}

interface Props {
  readonly luck: Luck;
  readonly turnings: readonly Turning[];
  readonly words: ReportWords;
}

/** Luck through the game, with the band that holds two games of three. */
export function LuckChart({ luck, turnings, words: { axis, gains } }: Props) {
  const { series, band, rounds } = luck;
  const most = Math.ceil(Math.max(2, ...series.flatMap(({ values }) => values.map(Math.abs)), ...band));
  const rolls = band.length - 1;
  const frame = frameFor({ ...size, toX: rolls, fromY: -most, toY: most });
  const ends = series.map(({ values }) => values.at(-1) ?? 0);
  const [first = 0, second = 0] = apart(frame.y(ends[0] ?? 0), frame.y(ends[1] ?? 0), 34);
  const said = series.map(({ name }, i) => `${name} ${signed(ends[i] ?? 0)}`).join(', ');
  return (
    <svg
      class="chart"
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-label={t('report.luckSaid', { gains, said })}
    >
      <path class="band" d={bandPath(band, frame)} />
      <g class="grid">
        {stepsIn(-most, most).map((value) => (
          <g key={value} class={value === 0 ? 'zero' : ''}>
            <path d={`M${frame.left} ${frame.y(value)}H${frame.right}`} />
            <text x={frame.left - 8} y={frame.y(value) + 4} text-anchor="end">
              {value > 0 ? '+' : value < 0 ? '−' : ''}
              {Math.abs(value)}
            </text>
          </g>
        ))}
        <FootMarks
          frame={frame}
          axis={axis}
          marks={rounds.map(({ round, roll }, i) => ({
            round,
            x: frame.x((roll + (rounds[i + 1]?.roll ?? rolls)) / 2),
          }))}
        />
      </g>
      {[...series].reverse().map(({ seat, values }) => (
        <path
          key={seat}
          d={linePath(values, frame)}
          class={`series s${series.findIndex((one) => one.seat === seat)}`}
        />
      ))}
      <TurningMarks
        at={turnings.map(({ roll, seat }) => {
          const line = series.find((one) => one.seat === seat)?.values ?? [];
          return { x: frame.x(roll), y: frame.y(line[roll] ?? 0) - 14 };
        })}
      />
      {series.map(({ seat, name }, i) => {
        const end = ends[i] ?? 0;
        return (
          <text key={seat} class="end" x={frame.right + 10} y={(i === 0 ? first : second) - 1}>
            {name}
            <tspan class={end < 0 ? 'num bad' : 'num good'} x={frame.right + 10} dy="15">
              {t('report.hits', { hits: signed(end), gains })}
            </tspan>
          </text>
        );
      })}
    </svg>
  );
}
