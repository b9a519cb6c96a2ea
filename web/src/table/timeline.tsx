import type { Moment } from '@grognard/protocol';
import { useMemo } from 'preact/hooks';
import { t } from '../words/words.ts';
import { stops } from './chronicle.ts';
import type { TableSession } from './table-session.ts';

const MOST_BARS = 56;

interface Bar {
  readonly from: number;
  readonly to: number;
  readonly height: number;
}

/** One bar per step while there is room, then several steps to a bar. */
function barsOf(session: TableSession, steps: readonly Moment[]): readonly Bar[] {
  const per = Math.max(1, Math.ceil(steps.length / MOST_BARS));
  const bars: Bar[] = [];
  for (let i = 0; i < steps.length; i += per) {
    const group = steps.slice(i, i + per);
    const height = Math.max(...group.map(({ events }) => session.board.weight(events)));
    bars.push({ from: group[0]?.n ?? 0, to: group.at(-1)?.n ?? 0, height });
  }
  return bars;
}

/** A slider over everything that could be seen; dragging it looks back. */
export function Timeline({ session }: { readonly session: TableSession }) {
  const moments = session.moments.value;
  const steps = useMemo(() => stops(moments), [moments]);
  const bars = useMemo(() => barsOf(session, steps), [steps]);
  const now = session.past.value ?? Number.POSITIVE_INFINITY;
  const at = steps.filter(({ n }) => n <= now).length;
  const current = bars.findLast(({ from }) => from <= now);
  return (
    <div class="timeline">
      <span class="names">
        <span>{t('table.timeline')}</span>
        <span>{t('replay.step', { at, count: steps.length })}</span>
      </span>
      <div class="bar">
        {bars.map((bar) => (
          <i
            key={bar.from}
            class={bar === current ? 'n' : bar.from <= now ? 'w' : ''}
            style={{ height: `${Math.round(bar.height * 100)}%` }}
          />
        ))}
        <input
          type="range"
          min={1}
          max={Math.max(1, steps.length)}
          value={at}
          aria-label={t('table.timeline')}
          aria-valuetext={t('replay.step', { at, count: steps.length })}
          onInput={(event) => {
            const index = Number(event.currentTarget.value);
            const step = steps[index - 1];
            void session.lookBack(step === undefined || index === steps.length ? null : step.n);
          }}
        />
      </div>
    </div>
  );
}
