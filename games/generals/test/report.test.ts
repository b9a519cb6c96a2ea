import { describe, expect, it } from 'vitest';
import { DEFAULT_OPTIONS } from '../board/lobby/options.ts';
import { report } from '../board/report.ts';
import type { Event } from '../events.ts';
import { attack, dice, round } from './battle-events.ts';

type Moment = Parameters<typeof report>[0]['moments'][number];

const options = DEFAULT_OPTIONS;
const outcome = {
  winners: ['white'],
  rule: 'GEN-16.9',
  text: '{winner} wins.',
  with: { winner: 'White' },
} as const;
const moment = (n: number, ...events: Event[]): Moment => ({
  n,
  seat: 'white',
  events,
  struck: false,
});
describe('the report', () => {
  const scored = (vp: number, total: number, source: 'prisoners' | 'objective' | 'majority'): Event => ({
    type: 'vpScored',
    rule: 'GEN-16.3',
    side: 'white',
    vp,
    total,
    source,
    sector: source === 'objective' ? 'b3' : null,
    count: vp,
  });
  const made = report({
    options,
    outcome,
    view: null,
    chances: [0.5, 0.5, 0.9, 1],
    moments: [
      moment(0, round(1)),
      moment(1, scored(1, 1, 'majority')),
      moment(
        2,
        round(2),
        dice(['wI1', 'bI1', 5], ['bI1', 'wI1', 2]),
        attack('wI1', 'bI1', 5, 2, true),
        attack('bI1', 'wI1', 2, 5, false),
        { type: 'unitRouted', rule: 'GEN-14.1', unit: 'bI1', at: 'a2' },
        { type: 'unitCaptured', rule: 'GEN-14.4', unit: 'bI1', at: 'a2' },
      ),
      moment(3, scored(1, 2, 'prisoners'), scored(5, 7, 'objective'), {
        type: 'battleEnded',
        rule: 'GEN-16.9',
        outcome,
      }),
    ],
  });

  it('adds up: prisoners, objectives and majority make the score', () => {
    const white = made.course.sources.reduce((sum, { points }) => sum + (points[0] ?? 0), 0);
    expect(white).toBe(made.scores[0]?.points);
    expect(made.course.series.map(({ values }) => values)).toEqual([
      [0, 1, 7],
      [0, 0, 0],
    ]);
  });

  it('names the largest stroke and the result with their rules', () => {
    expect(made.course.say).toContain('Best round: White scored 5 VP in round 2 for holding b3.');
    expect(made).toMatchObject({ headline: 'White holds the field', rule: 'GEN-16.9' });
    expect(made.sentence).toBe('Marengo, 2 rounds. White wins.');
  });

  it('counts losses by side and arm', () => {
    const [infantry] = made.losses.rows;
    expect(infantry?.bySeat).toEqual([
      { hurt: 0, lost: 0, of: 20, figure: '0' },
      { hurt: 1, lost: 1, of: 20, figure: '1' },
    ]);
  });

  it('finds the roll that moved the chance of winning', () => {
    expect(made.turnings).toMatchObject([
      { n: 2, round: 2, seat: 'white', winBefore: 0.5, winAfter: 0.9, dice: [{ face: 5 }, { face: 2 }] },
    ]);
  });

  it('keeps luck and its band side by side', () => {
    expect(made.luck.band).toHaveLength(3);
    expect(made.luck.series[0]?.values.at(-1)).toBeCloseTo(1 - 15 / 36);
    expect(made.luck.series[1]?.values.at(-1)).toBeCloseTo(-15 / 36);
  });

  it('leaves out what was taken back', () => {
    const taken = moment(1, dice(['wI1', 'bI1', 2]), attack('wI1', 'bI1', 2, null, false));
    const { luck } = report({
      options,
      outcome,
      view: null,
      chances: null,
      moments: [{ ...taken, struck: true }],
    });
    expect(luck.band).toEqual([0]);
  });
});
