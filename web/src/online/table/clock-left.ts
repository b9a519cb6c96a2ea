import type { Seat } from '@grognard/kernel';
import type { ClockState } from '@grognard/protocol';

/** What is left at `now`: of the turn's own time, and when that is used up, of the bank. */
export function leftAt({ at, seats }: ClockState, seat: Seat, now: number): number {
  const clock = seats[seat];
  if (clock === undefined) return 0;
  const own = clock.left - (clock.isRunning ? Math.max(0, now - at) : 0);
  return own > 0 ? own : own + clock.bank;
}
