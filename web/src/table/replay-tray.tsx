import { Icon } from '@grognard/desk/look/icon.tsx';
import { Button } from '@grognard/desk/parts/button.tsx';
import { Segment } from '@grognard/desk/parts/segment.tsx';
import { useEffect, useState } from 'preact/hooks';
import { pace } from '../settings.ts';
import { t } from '../words/words.ts';
import { chaptersIn } from './chapters.ts';
import { stops } from './chronicle.ts';
import { stepBy } from './replay-steps.ts';
import { SpeedChooser } from './speed-chooser.tsx';
import type { TableSession } from './table-session.ts';
import { useLines } from './use-lines.ts';
import './replay.css';

/** With its date a name needs more room than 'Round 10' does. */
const LONG_NAME = 12;

/** Between two steps, when everything of the first has been shown. */
const BREATH = 500;
const rest = (): number => BREATH * Math.max(1, pace());

/** Whether the replay runs by itself; the space bar changes it too. */
function usePlaying(session: TableSession) {
  const [isPlaying, setPlaying] = useState(false);
  const past = session.past.value;
  const isShowing = session.playing.value !== null;
  useEffect(() => {
    if (!isPlaying || past === null || isShowing) return;
    const timer = setTimeout(() => stepBy(session, 1), rest());
    return () => clearTimeout(timer);
  }, [isPlaying, past, isShowing, session]);
  const play = (on: boolean): void => {
    setPlaying(on);
    if (on) session.player.goOn();
    else session.player.pause();
  };
  useEffect(() => () => session.player.goOn(), [session]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const isControl =
        event.target instanceof Element && event.target.closest('button, input, select') !== null;
      if (event.key !== ' ' || isControl) return;
      event.preventDefault();
      play(!isPlaying);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [isPlaying]);
  return { isPlaying, play };
}

function Line({ session }: { readonly session: TableSession }) {
  const steps = stops(session.moments.value);
  const told = useLines(session);
  const count = Math.max(1, steps.length);
  const now = session.past.value ?? Number.POSITIVE_INFINITY;
  const at = steps.filter(({ n }) => n <= now).length;
  const indexOf = (n: number | null): number =>
    n === null ? count : steps.findIndex((step) => step.n === n);
  const spans = chaptersIn(session.board, steps).map(({ name, from, to }) => ({
    name,
    from: indexOf(from),
    to: indexOf(to),
  }));
  const share = (i: number): string => `${(i / count) * 100}%`;
  return (
    <div class="storyline">
      <div class="chapters">
        {spans.map(({ name, from, to }) => (
          <span
            key={`${from}`}
            class={at > from && at <= to ? 'chapter is-now' : 'chapter'}
            data-long={name.length > LONG_NAME ? '' : undefined}
            style={{ left: share(from), width: share(to - from) }}
          >
            <span>{name}</span>
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
  const { isPlaying, play } = usePlaying(session);
  const steps = stops(session.moments.value);
  const at = steps.filter(({ n }) => n <= (session.past.value ?? 0)).length;
  return (
    <div class="sheet play">
      <header>
        <h2>{t('table.timeline')}</h2>
        <span class="headline">{t('replay.step', { at, count: steps.length })}</span>
        <Eyes session={session} />
        <span class="ctl">
          <SpeedChooser />
          <Button
            icon="ui-replay"
            label={t('replay.start')}
            onClick={() => void session.lookBack(steps[0]?.n ?? 0)}
          />
          <Button icon="ui-step" class="flip" label={t('replay.back')} onClick={() => stepBy(session, -1)} />
          <Button
            icon={isPlaying ? 'ui-pause' : 'ui-play'}
            label={t(isPlaying ? 'replay.pause' : 'replay.play')}
            pressed={isPlaying}
            onClick={() => play(!isPlaying)}
          />
          <Button icon="ui-step" label={t('replay.forward')} onClick={() => stepBy(session, 1)} />
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
