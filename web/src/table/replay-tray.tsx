import { Icon } from '@grognard/desk/look/icon.tsx';
import { Button } from '@grognard/desk/parts/button.tsx';
import { Segment } from '@grognard/desk/parts/segment.tsx';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../words/words.ts';
import { stops } from './chronicle.ts';
import { linesOf } from './log-lines.ts';
import { stepBy } from './replay-steps.ts';
import type { TableSession } from './table-session.ts';

/** Longer for a step in which more happens, so that it can be seen. */
const stepTime = (session: TableSession): number =>
  900 +
  3600 * session.board.weight(session.moments.value.find(({ n }) => n === session.past.value)?.events ?? []);

/** Whether the replay runs by itself; the space bar changes it too. */
function usePlaying(session: TableSession) {
  const [isPlaying, setPlaying] = useState(false);
  const past = session.past.value;
  useEffect(() => {
    if (!isPlaying || past === null) return;
    const timer = setTimeout(() => stepBy(session, 1), stepTime(session));
    return () => clearTimeout(timer);
  }, [isPlaying, past, session]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (
        event.key !== ' ' ||
        event.target instanceof HTMLButtonElement ||
        event.target instanceof HTMLInputElement
      )
        return;
      event.preventDefault();
      setPlaying((before) => !before);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return { isPlaying, setPlaying };
}

interface Chapter {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

/** The game's chapters as shares of the line. */
function chaptersOf(session: TableSession, steps: ReturnType<typeof stops>): readonly Chapter[] {
  const chapters: Chapter[] = [];
  steps.forEach((moment, i) => {
    const name = session.board.chapter(moment.events);
    const last = chapters.at(-1);
    if (name !== null && last?.name !== name) chapters.push({ name, from: i, to: i + 1 });
    else if (last !== undefined) chapters[chapters.length - 1] = { ...last, to: i + 1 };
  });
  return chapters;
}

function Line({ session }: { readonly session: TableSession }) {
  const steps = stops(session.moments.value);
  const told = linesOf(session.board, session.moments.value);
  const count = Math.max(1, steps.length);
  const now = session.past.value ?? Number.POSITIVE_INFINITY;
  const at = steps.filter(({ n }) => n <= now).length;
  const share = (i: number): string => `${(i / count) * 100}%`;
  return (
    <div class="storyline">
      <div class="chapters">
        {chaptersOf(session, steps).map(({ name, from, to }) => (
          <span
            key={`${from}`}
            class={at > from && at <= to ? 'chapter is-now' : 'chapter'}
            style={{ left: share(from), width: share(to - from) }}
          >
            {name}
          </span>
        ))}
        {steps.map((moment, i) => {
          const key = told.get(moment)?.find((line) => line.isKey);
          const height = session.board.weight(moment.events);
          return (
            <i
              key={moment.n}
              class={i < at ? 'tick was' : 'tick'}
              style={{ left: share(i), width: share(1), height: `${Math.round(10 + height * 46)}%` }}
            >
              {height > 0.6 && key !== undefined && key.icon !== null && <Icon name={key.icon} />}
            </i>
          );
        })}
        <span class="marker" style={{ left: share(at - 0.5) }} />
      </div>
      <input
        type="range"
        min={1}
        max={count}
        value={at}
        aria-label={t('table.timeline')}
        aria-valuetext={t('replay.step', { at, count })}
        onInput={(event) => {
          const step = steps[Number(event.currentTarget.value) - 1];
          if (step !== undefined) void session.lookBack(step.n);
        }}
      />
    </div>
  );
}

/** Nothing is secret once it is over: the replay can be watched through either side's eyes. */
function Eyes({ session }: { readonly session: TableSession }) {
  const { players, outcome } = session.present.value;
  if (outcome === null) return null;
  const look = async (seat: string): Promise<void> => {
    const { value: past } = session.past;
    await session.keepSeat(seat);
    await session.lookBack(past);
  };
  return (
    <Segment
      label={t('replay.eyes')}
      choices={Object.keys(players).map((seat) => ({ value: seat, name: session.board.seatName(seat) }))}
      value={session.viewer.value}
      onChange={(seat) => void look(seat)}
    />
  );
}

/** While looking back the tray becomes the timeline. */
export function ReplayTray({ session }: { readonly session: TableSession }) {
  const { isPlaying, setPlaying } = usePlaying(session);
  const steps = stops(session.moments.value);
  const at = steps.filter(({ n }) => n <= (session.past.value ?? 0)).length;
  return (
    <div class="sheet play">
      <header>
        <h2>{t('table.timeline')}</h2>
        <span class="headline">{t('replay.step', { at, count: steps.length })}</span>
        <Eyes session={session} />
        <span class="ctl">
          <Button
            icon="ui-replay"
            label={t('replay.start')}
            onClick={() => void session.lookBack(steps[0]?.n ?? 0)}
          />
          <Button icon="ui-play" class="flip" label={t('replay.back')} onClick={() => stepBy(session, -1)} />
          <Button
            label={t(isPlaying ? 'replay.pause' : 'replay.play')}
            pressed={isPlaying}
            onClick={() => setPlaying(!isPlaying)}
          >
            {isPlaying ? '❚❚' : '▶▶'}
          </Button>
          <Button icon="ui-play" label={t('replay.forward')} onClick={() => stepBy(session, 1)} />
          <Button
            icon="ui-replay"
            class="flip"
            label={t('replay.end')}
            onClick={() => void session.lookBack(null)}
          />
        </span>
      </header>
      <Line session={session} />
    </div>
  );
}
