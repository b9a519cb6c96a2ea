import { type Trial, wilson } from '@grognard/ai';
import { percentile } from '@grognard/ai/percentile.ts';
import type { Scenario } from '@grognard/games/registry';
import type { Seat } from '@grognard/kernel';

/** Median, and where the shortest and longest tenth begin. */
export interface Spread {
  readonly median: number;
  readonly p10: number;
  readonly p90: number;
}

export interface ScenarioReport {
  readonly name: string;
  readonly sides: readonly [string, string];
  readonly games: number;
  readonly winsFirst: number;
  readonly winsSecond: number;
  readonly draws: number;
  /** Of the first side; a draw counts half. */
  readonly rate: number;
  readonly ci95: readonly [number, number];
  /** Of the first seat, whoever sits there. */
  readonly firstSeat: number;
  readonly turns: Spread;
  readonly decisions: Spread;
  /** How many games each rule ended. */
  readonly ends: { readonly [rule: string]: number };
}

const spread = (values: readonly number[]): Spread => ({
  median: percentile(values, 0.5),
  p10: percentile(values, 0.1),
  p90: percentile(values, 0.9),
});

function endsOf(trials: readonly Trial[]): { readonly [rule: string]: number } {
  const ends = new Map<string, number>();
  for (const { rule } of trials) ends.set(rule, (ends.get(rule) ?? 0) + 1);
  return Object.fromEntries([...ends].toSorted(([, a], [, b]) => b - a));
}

export function scenarioReport(
  { name, sides }: Scenario,
  trials: readonly Trial[],
  firstSeat: Seat,
): ScenarioReport {
  const count = (is: (trial: Trial) => boolean): number => trials.filter(is).length;
  const draws = count(({ winner }) => winner === null);
  const winsFirst = count(({ winner }) => winner === 'first');
  const score = winsFirst + draws / 2;
  return {
    name,
    sides,
    games: trials.length,
    winsFirst,
    winsSecond: trials.length - winsFirst - draws,
    draws,
    rate: score / trials.length,
    ci95: wilson(score, trials.length),
    firstSeat: (count(({ seat }) => seat === firstSeat) + draws / 2) / trials.length,
    turns: spread(trials.map(({ turns }) => turns)),
    decisions: spread(trials.map(({ decisions }) => decisions)),
    ends: endsOf(trials),
  };
}

/** Percentages a rate is to lie between. */
export interface Band {
  readonly low: number;
  readonly high: number;
}

/** Whether the interval touches the band: what is measured may be inside it. */
export const isWithin = ({ ci95: [low, high] }: ScenarioReport, band: Band): boolean =>
  high * 100 >= band.low && low * 100 <= band.high;

const percent = (share: number): string => (share * 100).toFixed(1);
const span = ({ median, p10, p90 }: Spread): string => `${median} (${p10} to ${p90})`;

/** A line of words per scenario, in columns. */
export function tableOf(reports: readonly ScenarioReport[]): string {
  const rows = [
    ['scenario', 'games', 'first side', '95 %', 'drawn', 'first seat', 'turns', 'decisions', 'ends'],
    ...reports.map((report) => [
      report.name,
      String(report.games),
      `${percent(report.rate)} %`,
      report.ci95.map(percent).join(' to '),
      String(report.draws),
      `${percent(report.firstSeat)} %`,
      span(report.turns),
      span(report.decisions),
      Object.entries(report.ends)
        .map(([rule, games]) => `${rule}: ${games}`)
        .join(', '),
    ]),
  ];
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => (row[i] ?? '').length)));
  return rows
    .map((row) =>
      row
        .map((cell, i) => cell.padEnd(widths[i] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
