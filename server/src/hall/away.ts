// How long somebody has been away: a budget for each year, so that no battle waits for ever.

/** From when until when. */
export type Period = readonly [from: number, until: number];

export const DAY = 24 * 3_600_000;
export const DAYS_A_YEAR = 60;

/** Written by `periodsText` only. */
export const periodsIn = (text: string | null): readonly Period[] =>
  text === null ? [] : (JSON.parse(text) as readonly Period[]);

export const periodsText = (periods: readonly Period[]): string => JSON.stringify(periods);

const yearOf = (at: number): number => new Date(at).getUTCFullYear();

function awayIn(periods: readonly Period[], year: number): number {
  const [begin, end] = [Date.UTC(year, 0, 1), Date.UTC(year + 1, 0, 1)];
  return periods.reduce(
    (sum, [from, until]) => sum + Math.max(0, Math.min(until, end) - Math.max(from, begin)),
    0,
  );
}

/** Days of this year's budget that are not used or promised away. */
export const daysLeft = (periods: readonly Period[], now: number): number =>
  Math.max(0, DAYS_A_YEAR - awayIn(periods, yearOf(now)) / DAY);

/** What is left of them when somebody is back now; what is older than last year nobody asks for. */
export const backBy = (periods: readonly Period[], now: number): readonly Period[] =>
  periods
    .map(([from, until]): Period => [from, Math.min(until, now)])
    .filter(([from, until]) => from < until && yearOf(until) >= yearOf(now) - 1);

/** Whether every year's budget bears another absence. */
export const isWithinBudget = (periods: readonly Period[]): boolean =>
  [...new Set(periods.flatMap(([from, until]) => [yearOf(from), yearOf(until)]))].every(
    (year) => awayIn(periods, year) <= DAYS_A_YEAR * DAY,
  );
