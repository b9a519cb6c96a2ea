import type { Seat } from '@grognard/kernel';
import type { ClockState } from '@grognard/protocol';

/** What is left at `now`; the bank is used up after the turn's own time. */
export function leftAt({ at, seats }: ClockState, seat: Seat, now: number): number {
  const clock = seats[seat];
  if (clock === undefined) return 0;
  return clock.left + clock.bank - (clock.isRunning ? Math.max(0, now - at) : 0);
}
