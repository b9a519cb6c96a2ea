import type { ClockWish } from '@grognard/protocol';
import { t } from '../words/words.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const twoDigits = (count: number): string => String(count).padStart(2, '0');

/** '12:41' at the table, '2 d 4 h' by mail. What is left of a second still counts. */
export function timeLeft(left: number): string {
  if (left <= 0) return t('time.up');
  if (left >= DAY)
    return t('time.days', { days: Math.floor(left / DAY), hours: Math.floor((left % DAY) / HOUR) });
  if (left >= HOUR)
    return t('time.hours', {
      hours: Math.floor(left / HOUR),
      minutes: twoDigits(Math.floor((left % HOUR) / MINUTE)),
    });
  const seconds = Math.ceil(left / SECOND);
  return `${Math.floor(seconds / 60)}:${twoDigits(seconds % 60)}`;
}

/** '15 min + 20 s an answer' */
export function clockWords(clock: ClockWish): string {
  switch (clock.kind) {
    case 'none':
      return t('far.noClock');
    case 'live':
      return t('far.live', { minutes: clock.time / 60, seconds: clock.increment });
    case 'days':
      return t('far.days', { days: clock.days, bank: clock.bank });
  }
}
