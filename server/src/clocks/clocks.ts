// Time at a table. A clock says what was left when it was last stopped and since when it runs; nothing ticks.
import type { Seat } from '@grognard/kernel';
import type { ClockState, ClockWish, Terms } from '@grognard/protocol';
import type { Decided } from '@grognard/table';

interface SeatClock {
  readonly left: number;
  readonly bank: number;
  /** Null: it stands still. In the future: somebody is away until then. */
  readonly since: number | null;
  /** The entry for which the seat is to get what an answer earns, once it cannot be taken back. */
  readonly owed?: number | null;
  /** The last entry it got something for. */
  readonly paid?: number;
  /** When its flag fell; from then on it stands still and earns nothing. */
  readonly fell?: number;
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
function spent(clock: SeatClock, now: number): SeatClock {
  const { left, bank, since } = clock;
  const gone = since === null ? 0 : Math.max(0, now - since);
  return { ...clock, left: Math.max(0, left - gone), bank: bank - Math.max(0, gone - left), since: null };
}

const isUp = ({ left, bank }: SeatClock): boolean => left <= 0 && bank <= 0;

/** A flag that has fallen stays so, at the moment it fell. */
function withFlag(clock: SeatClock, now: number): SeatClock {
  const { left, bank, since } = clock;
  return since !== null && isUp(spent(clock, now))
    ? { ...clock, left: 0, bank: 0, since: null, owed: null, fell: since + left + bank }
    : clock;
}

const hasFallen = ({ fell }: SeatClock): boolean => fell !== undefined;

/** What an answer earns. A clock that runs again by now runs for the next one. */
function paidFor(clock: SeatClock, wish: ClockWish, n: number, now: number): SeatClock {
  const still = { ...spent(clock, now), owed: null, paid: n };
  const rest = { ...still, bank: Math.max(0, still.bank), since: clock.since === null ? null : now };
  if (wish.kind === 'live') return { ...rest, left: rest.left + wish.increment * SECOND };
  return { ...rest, left: wish.kind === 'days' ? wish.days * DAY : rest.left };
}

/** Pays what is owed to a seat whose decision holds by now, and forgets it where that was taken back. */
function settledUp(
  clock: SeatClock,
  wish: ClockWish,
  fateOf: (n: number) => ReturnType<Decided['fate']>,
  now: number,
): SeatClock {
  const n = clock.owed ?? null;
  const fate = n === null ? 'open' : fateOf(n);
  if (n === null || fate === 'open') return clock;
  return fate === 'struck' ? { ...clock, owed: null } : paidFor(clock, wish, n, now);
}

/**
 * Stops where its seat is waited for no more. What the seat has chosen since it was paid last is an answer then, and so it is
 * where the seat was done but, as the last of all, is asked the next thing at once.
 */
function noted(clock: SeatClock, isWaited: boolean, seat: Seat, decided: Decided, now: number): SeatClock {
  if (clock.since === null) return clock;
  const last = decided.last(seat);
  const still = isWaited ? clock : spent(clock, now);
  const hasAnswered = last > (clock.paid ?? 0) && (!isWaited || decided.isDone(last));
  return { ...still, bank: Math.max(0, still.bank), ...(hasAnswered ? { owed: last } : {}) };
}

const each = (clocks: Clocks, change: (clock: SeatClock, seat: Seat) => SeatClock): Clocks =>
  Object.fromEntries(Object.entries(clocks).map(([seat, clock]) => [seat, change(clock, seat)]));

/**
 * The clocks run for those who are waited for, and for nobody else. An increment is earned by a decision that cannot be
 * taken back: a sheet that is locked and opened again brings nothing.
 */
export const waitFor = (
  clocks: Clocks,
  { clock: wish, zero }: Pick<Terms, 'clock' | 'zero'>,
  seats: readonly Seat[],
  decided: Decided,
  now: number,
): Clocks =>
  each(clocks, (before, seat) => {
    const isWaited = seats.includes(seat);
    // Where nothing happens at zero there is no flag either.
    const clock = zero === 'nothing' ? before : withFlag(before, now);
    if (hasFallen(clock)) return clock;
    const told = noted(clock, isWaited, seat, decided, now);
    const settled = settledUp(told, wish, (n) => decided.fate(seat, n), now);
    return isWaited && settled.since === null ? { ...settled, since: now } : settled;
  });

/** Stops them all without anybody having answered. */
export const stopped = (clocks: Clocks, { zero }: Pick<Terms, 'zero'>, now: number): Clocks =>
  each(clocks, (clock) => spent(zero === 'nothing' ? clock : withFlag(clock, now), now));

/** Runs as if what lies between had not been. */
export const givenBack = (clocks: Clocks, from: number, to: number): Clocks =>
  each(clocks, (clock) =>
    clock.since === null || clock.since >= to
      ? clock
      : { ...clock, since: clock.since + to - Math.max(clock.since, from) },
  );

/** A seat's clock stands still until then. */
export const awayUntil = (clocks: Clocks, seat: Seat, until: number, now: number): Clocks =>
  each(clocks, (clock, other) =>
    other === seat && clock.since !== null && !isUp(spent(clock, now))
      ? { ...spent(clock, now), since: until }
      : clock,
  );

/** When the first running clock is at zero. */
export function firstFall(clocks: Clocks): number | null {
  const falls = Object.values(clocks).flatMap(({ left, bank, since }) =>
    since === null ? [] : [since + left + bank],
  );
  return falls.length === 0 ? null : Math.min(...falls);
}

/** Seats whose time is up now, in the order it was. */
export const fallen = (clocks: Clocks, now: number): readonly Seat[] =>
  Object.entries(clocks)
    .flatMap(([seat, clock]) => {
      const { fell } = withFlag(clock, now);
      return fell === undefined ? [] : [{ seat, fell }];
    })
    .sort((a, b) => a.fell - b.fell)
    .map(({ seat }) => seat);

export function clockState(clocks: Clocks, now: number): ClockState {
  const seats = Object.entries(clocks).map(([seat, clock]) => {
    const { left, bank } = spent(clock, now);
    const isRunning = clock.since !== null && clock.since <= now;
    return [seat, { left, bank: Math.max(0, bank), isRunning }] as const;
  });
  return { at: now, seats: Object.fromEntries(seats), fallen: fallen(clocks, now) };
}
