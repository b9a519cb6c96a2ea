import type { Seat } from '@grognard/kernel';
import type { ClockState } from '@grognard/protocol';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../../words/words.ts';
import { timeLeft } from '../time-words.ts';
import { leftAt } from './clock-left.ts';

/** Below this a clock looks urgent. */
const HOT = 60_000;

interface ClockFaceProps {
  readonly clock: ClockState;
  readonly seat: Seat;
  readonly name: string;
}

/** One side's time, running down while it is looked at. */
export function ClockFace({ clock, seat, name }: ClockFaceProps) {
  const [now, setNow] = useState(Date.now());
  const isRunning = clock.seats[seat]?.isRunning === true;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [isRunning]);
  const left = leftAt(clock, seat, now);
  const time = timeLeft(left);
  const looks = ['clock', 'num', isRunning ? 'running' : '', left < HOT ? 'hot' : ''];
  return (
    <span class={looks.join(' ')} role="timer" aria-label={t('seat.clock', { name, time })}>
      {time}
    </span>
  );
}
