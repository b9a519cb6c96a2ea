import type { QuietHours } from '@grognard/protocol';

const MINUTE = 60_000;

/** Minutes after midnight, by the clock on that person's wall. */
function minuteIn(zone: string, at: number): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(at);
  const part = (type: string): number => Number(parts.find((found) => found.type === type)?.value ?? 0);
  return part('hour') * 60 + part('minute');
}

/** How long somebody wants to hear nothing from now on; 0 outside quiet hours. They may go over midnight. */
export function quietFor(quiet: QuietHours | null, now: number): number {
  if (quiet === null) return 0;
  const { from, to, zone } = quiet;
  const minute = minuteIn(zone, now);
  const isQuiet = from <= to ? minute >= from && minute < to : minute >= from || minute < to;
  return isQuiet ? ((to - minute + 1440) % 1440) * MINUTE : 0;
}
