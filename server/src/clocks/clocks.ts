// Time at a table. A clock says what was left when it was last stopped and since when it runs; nothing ticks.
import type { Seat } from '@grognard/kernel';
import type { ClockState, ClockWish } from '@grognard/protocol';

interface SeatClock {
  readonly left: number;
  readonly bank: number;
  /** Null: it stands still. In the future: somebody is away until then. */
  readonly since: number | null;
}

export type Clocks = { readonly [seat: Seat]: SeatClock };

const SECOND = 1000;
const DAY = 24 * 3600 * SECOND;

function fullClock(wish: ClockWish): SeatClock | null {
  switch (wish.kind) {
    case 'none':
      return null;
    case 'live':
      return { left: wish.time * SECOND, bank: 0, since: null };
    case 'days':
      return { left: wish.days * DAY, bank: wish.bank * DAY, since: null };
  }
}

/** Clocks that have not been started, one for each of these seats; null where there are to be none. */
export function newClocks(wish: ClockWish, seats: readonly Seat[]): Clocks | null {
  const full = fullClock(wish);
  return full === null ? null : Object.fromEntries(seats.map((seat) => [seat, full]));
}

/** What is left now. The bank is touched only when the turn's own time is used up. */
function spent({ left, bank, since }: SeatClock, now: number): SeatClock {
  const gone = since === null ? 0 : Math.max(0, now - since);
  return { left: Math.max(0, left - gone), bank: bank - Math.max(0, gone - left), since: null };
}

const isUp = ({ left, bank }: SeatClock): boolean => left <= 0 && bank <= 0;

/** Stopped because its seat has answered: it gets what an answer earns. */
function answered(clock: SeatClock, wish: ClockWish, now: number): SeatClock {
  const { left, bank } = spent(clock, now);
  const rest = { bank: Math.max(0, bank), since: null };
  if (wish.kind === 'live') return { ...rest, left: left + wish.increment * SECOND };
  return { ...rest, left: wish.kind === 'days' ? wish.days * DAY : left };
}

const each = (clocks: Clocks, change: (clock: SeatClock, seat: Seat) => SeatClock): Clocks =>
  Object.fromEntries(Object.entries(clocks).map(([seat, clock]) => [seat, change(clock, seat)]));

/** The clocks run for those who are waited for, and for nobody else. */
export const waitFor = (clocks: Clocks, wish: ClockWish, seats: readonly Seat[], now: number): Clocks =>
  each(clocks, (clock, seat) => {
    if (seats.includes(seat)) return clock.since === null ? { ...clock, since: now } : clock;
    return clock.since === null ? clock : answered(clock, wish, now);
  });

/** Stops them all without anybody having answered. */
export const stopped = (clocks: Clocks, now: number): Clocks =>
  each(clocks, (clock) => ({ ...spent(clock, now), since: null }));

/** A seat's clock stands still until then. */
export const awayUntil = (clocks: Clocks, seat: Seat, until: number, now: number): Clocks =>
  each(clocks, (clock, other) =>
    other === seat && clock.since !== null ? { ...spent(clock, now), since: until } : clock,
  );

/** When the first running clock is at zero. */
export function firstFall(clocks: Clocks): number | null {
  const falls = Object.values(clocks).flatMap(({ left, bank, since }) =>
    since === null ? [] : [since + left + bank],
  );
  return falls.length === 0 ? null : Math.min(...falls);
}

/** Seats whose time is up now. */
export const fallen = (clocks: Clocks, now: number): readonly Seat[] =>
  Object.entries(clocks).flatMap(([seat, clock]) => (isUp(spent(clock, now)) ? [seat] : []));

export function clockState(clocks: Clocks, now: number): ClockState {
  const seats = Object.entries(clocks).map(([seat, clock]) => {
    const { left, bank } = spent(clock, now);
    const isRunning = clock.since !== null && clock.since <= now;
    return [seat, { left, bank: Math.max(0, bank), isRunning }] as const;
  });
  return { at: now, seats: Object.fromEntries(seats), fallen: fallen(clocks, now) };
}
