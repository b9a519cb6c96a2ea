import type { Json } from '@grognard/kernel';
import { describe, expect, it } from 'vitest';
import { report } from '../board/report.ts';
import { rollsIn } from '../board/report-rolls.ts';
import type { Event } from '../events.ts';

type Moment = Parameters<typeof rollsIn>[0][number];

const options = { setup: 'dennewitz', morale: false, army: null } as unknown as Json;
const outcome = {
  winners: ['white'],
  rule: 'GEN-16.9',
  text: '{winner} wins.',
  with: { winner: 'White' },
} as const;
const moment = (n: number, ...events: Event[]): Moment => ({
  n,
  seat: 'white',
  events: events as unknown as Json[],
  struck: false,
});
const round = (number: number): Event => ({ type: 'roundBegan', rule: 'GEN-1.5', round: number });
const attack = (
  unit: string,
  target: string,
  natural: number,
  against: number | null,
  hit: boolean,
): Event => ({
  type: 'attackResolved',
  rule: against === null ? 'GEN-12.33' : 'GEN-12.40',
  unit,
  target,
  step: 'melee',
  front: 'a1-a2',
  natural,
  modifiers: [],
  modified: natural,
  against,
  hit,
});
const dice = (...thrown: readonly [unit: string, target: string, natural: number][]): Event => ({
  type: 'diceHandedOut',
  rule: 'GEN-12.29',
  step: 'melee',
  front: 'a1-a2',
  dice: thrown.map(([unit, target, natural]) => ({
    side: unit.startsWith('w') ? 'white' : 'black',
    unit,
    target,
    natural,
  })),
});

describe('the odds of a roll', () => {
  it('GEN-12.40: one die against one die wins fifteen times in thirty-six', () => {
    const [white, black] = rollsIn([
      moment(
        1,
        round(1),
        dice(['wI1', 'bI1', 5], ['bI1', 'wI1', 2]),
        attack('wI1', 'bI1', 5, 2, true),
        attack('bI1', 'wI1', 2, 5, false),
      ),
    ]);
    expect(white).toMatchObject({ side: 'white', hits: 1 });
    expect(white?.odds).toBeCloseTo(15 / 36);
    expect(black?.odds).toBeCloseTo(15 / 36);
  });

  it('GEN-12.29: the better of two dice is likelier to hit than the worse', () => {
    const [better, worse] = rollsIn([
      moment(
        1,
        dice(['wI1', 'bI1', 6], ['wI2', 'bI1', 1]),
        attack('wI1', 'bI1', 6, null, true),
        attack('wI2', 'bI1', 1, null, false),
      ),
    ]);
    expect(better?.odds).toBeCloseTo(27 / 36);
    expect(worse?.odds).toBeCloseTo(9 / 36);
  });

  it('GEN-12.31: a re-roll is a roll of its own', () => {
    const reroll: Event = {
      type: 'dieRerolled',
      rule: 'GEN-12.31',
      by: 'white',
      front: 'a1-a2',
      side: 'white',
      die: 0,
      from: 2,
      to: 5,
    };
    const [again] = rollsIn([
      moment(1, dice(['wI1', 'bI1', 2]), reroll, attack('wI1', 'bI1', 5, null, true)),
    ]);
    // Half for the first roll that missed, half for the second that hit.
    expect(again?.odds).toBeCloseTo(1);
    expect(again?.variance).toBeCloseTo(0.5);
  });

  it('leaves out what was taken back', () => {
    expect(
      rollsIn([
        { ...moment(1, dice(['wI1', 'bI1', 2]), attack('wI1', 'bI1', 2, null, false)), struck: true },
      ]),
    ).toEqual([]);
  });
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
    expect(made.course.say).toContain('5 points in round 2, for holding b3');
    expect(made).toMatchObject({ headline: 'White holds the field', rule: 'GEN-16.9' });
    expect(made.sentence).toBe('Dennewitz, two rounds. White wins.');
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
});
