import { describe, expect, it } from 'vitest';
import { courseOf, pointsIn } from '../src/report/course.ts';
import { luckOf } from '../src/report/luck.ts';
import { luckInPoints, luckInWords, shareInWords } from '../src/report/luck-in-points.ts';
import { resultOf, roundsIn } from '../src/report/result.ts';
import type { NamedSeat, Roll } from '../src/report/rolls.ts';
import { turningsOf } from '../src/report/turnings.ts';

type Side = 'white' | 'black';
const WHITE: NamedSeat<Side> = { seat: 'white', name: 'White' };
const BLACK: NamedSeat<Side> = { seat: 'black', name: 'Black' };
const SEATS = [WHITE, BLACK] as const;

const roll = (n: number, seat: Side, hits: number, odds = 0.5): Roll<Side, 'fire' | 'melee'> => ({
  n,
  round: n < 3 ? 1 : 2,
  seat,
  kind: n < 3 ? 'fire' : 'melee',
  odds,
  hits,
  variance: odds * (1 - odds),
  chance: hits > 0 ? odds : 1 - odds,
});
const ROLLS = [roll(1, 'white', 1), roll(2, 'black', 0), roll(3, 'black', 1), roll(4, 'white', 1, 0.25)];

describe('luck', () => {
  const luck = luckOf({
    rolls: ROLLS,
    seats: SEATS,
    kinds: ['melee', 'fire'] as const,
    nameOf: (kind) => (kind === 'fire' ? 'Fire' : 'Melee'),
    say: '',
  });
  it('runs along all rolls of the game, the start first', () => {
    expect(luck.series.map(({ name, values }) => [name, values])).toEqual([
      ['White', [0, 0.5, 0.5, 0.5, 1.25]],
      ['Black', [0, 0, -0.5, 0, 0]],
    ]);
  });
  it('lies two times of three in a band as wide as the widest side’s', () => {
    expect(luck.band.map((half) => half ** 2)).toEqual(
      [0, 0.25, 0.25, 0.5, 0.5].map((each) => expect.closeTo(each)),
    );
  });
  it('is counted by kind in the order asked for, rounds beginning with their first roll', () => {
    expect(luck.rounds).toEqual([
      { round: 1, roll: 0 },
      { round: 2, roll: 2 },
    ]);
    expect(luck.kinds.map(({ name }) => name)).toEqual(['Melee', 'Fire']);
    expect(luck.kinds[0]?.bySeat).toEqual([
      { rolls: 1, odds: 0.25, hits: 1 },
      { rolls: 1, odds: 0.5, hits: 1 },
    ]);
  });
  it('is told, and what it was worth, at the rate of points to hits in this game', () => {
    expect(luckInWords(ROLLS, SEATS, 'hits')).toBe(
      'White rolled 1.3 hits above the odds. Black rolled as the odds promised.',
    );
    const worth = luckInPoints(ROLLS, SEATS, { white: 5, black: 1 });
    expect(worth).toEqual({ leader: 'White', gap: 4, made: 2.5, rate: 2 });
    const share = (of: 'all' | 'hits', turned = 1): string =>
      worth === null ? '' : shareInWords({ ...worth, made: turned * worth.made }, of);
    expect(share('all')).toBe(
      'Of the 4 points between them, luck made about 2.5 and decisions 1.5. 1 hit was worth 2.00 points in this battle.',
    );
    expect(share('all', -1)).toContain(
      'The dice spoke against White, by about 2.5 points. With even luck the lead would have been 6.5 and not 4 points.',
    );
    expect(share('hits')).toContain('lucky hits made about 2.5.');
    expect(share('hits', -1)).toContain('The hits spoke against White');
    expect(luckInPoints(ROLLS, SEATS, { white: 1, black: 5 })).toMatchObject({ leader: 'Black', made: -2.5 });
    expect(luckInPoints(ROLLS, SEATS, { white: 2, black: 2 })).toBeNull();
    expect(luckInPoints([], SEATS, { white: 2, black: 1 })).toBeNull();
  });
});

describe('turning points', () => {
  const tell = ({ kind }: Roll) => ({ title: kind, text: '', dice: [], rule: 'GEN-12.1' });
  it('are the rolls in the entries that moved the chance of winning most', () => {
    const turnings = turningsOf({
      rolls: ROLLS,
      chances: [0.5, 0.52, 0.6, 0.4, 0.7],
      seats: SEATS,
      winners: [],
      tell,
    });
    expect(turnings.map(({ n }) => n)).toEqual([4, 3, 2]);
    expect(turnings[1]).toMatchObject({
      seat: 'black',
      seatName: 'Black',
      title: 'melee',
      roll: 3,
      round: 2,
    });
    expect(turnings[1]).toMatchObject({ winBefore: 0.4, winAfter: 0.6 });
    expect(turnings[0]).toMatchObject({ seat: 'white', chance: 0.25, winBefore: 0.4, winAfter: 0.7 });
  });
  it('name, of several rolls in an entry, the one that surprised most that way', () => {
    const rolls = [roll(1, 'white', 1, 0.9), roll(1, 'white', 1, 0.1), roll(1, 'black', 1, 0.1)];
    expect(turningsOf({ rolls, chances: [0.5, 0.9], seats: SEATS, winners: [], tell })).toMatchObject([
      { roll: 2 },
    ]);
    expect(turningsOf({ rolls, chances: [0.5, 0.1], seats: SEATS, winners: [], tell })).toMatchObject([
      { roll: 3 },
    ]);
  });
  it('never say that a hit helped its victim', () => {
    const rolls = [roll(1, 'white', 1), roll(2, 'white', 0)];
    expect(turningsOf({ rolls, chances: [0.5, 0.2, 0.1], seats: SEATS, winners: [], tell })).toMatchObject([
      { n: 2 },
    ]);
  });
  it('are rolls that helped the winner: one that lifted the loser decided nothing', () => {
    const chances = [0.5, 0.52, 0.6, 0.4, 0.7];
    const won = turningsOf({ rolls: ROLLS, chances, seats: SEATS, winners: ['white'], tell });
    expect(won.map(({ n, seat }) => [n, seat])).toEqual([
      [4, 'white'],
      [2, 'white'],
    ]);
  });
  it('are none where the chances are not known or hardly moved', () => {
    expect(turningsOf({ rolls: ROLLS, chances: null, seats: SEATS, winners: [], tell })).toEqual([]);
    expect(
      turningsOf({ rolls: ROLLS, chances: [0.5, 0.5, 0.5, 0.52, 0.5], seats: SEATS, winners: [], tell }),
    ).toEqual([]);
  });
});

describe('the course of a game', () => {
  const gains = [
    { round: 1, seat: 'white', source: 'prisoners', points: 2 },
    { round: 2, seat: 'black', source: 'prisoners', points: 1 },
    { round: 2, seat: 'white', source: 'majority', points: -1 },
  ] as const;
  it('is points by round, and what they were for', () => {
    const course = courseOf({
      seats: SEATS,
      rounds: [
        { white: 0, black: 0 },
        { white: 2, black: 0 },
        { white: 1, black: 1 },
      ],
      gains,
      sources: [
        { source: 'prisoners', name: 'Prisoners', rule: 'GEN-16.3' },
        { source: 'majority', name: 'Majority', rule: 'GEN-16.5' },
        { source: 'objective', name: 'Objectives', rule: 'GEN-16.4' },
      ],
      goal: null,
      told: { say: 'Nobody scored.', rule: null },
    });
    expect(course.series).toEqual([
      { ...WHITE, values: [0, 2, 1] },
      { ...BLACK, values: [0, 0, 1] },
    ]);
    expect(course.sources).toEqual([
      { name: 'Prisoners', rule: 'GEN-16.3', points: [2, 1] },
      { name: 'Majority', rule: 'GEN-16.5', points: [-1, 0] },
    ]);
    expect(pointsIn(gains, 'white')).toBe(1);
  });
});

describe('the head of a report', () => {
  const outcome = {
    winners: ['black'],
    rule: 'GEN-16.1',
    text: '{who} wins.',
    with: { who: 'Black' },
  } as const;
  const input = { outcome, chances: [0.5, 0.2] };
  it('says who won, how it stands and how the chances went', () => {
    expect(
      resultOf({
        input,
        seats: SEATS,
        points: { white: 3, black: 10 },
        battle: 'Marengo, 2 rounds',
        rounds: [],
      }),
    ).toEqual({
      headline: 'Black holds the field',
      sentence: 'Marengo, 2 rounds. Black wins.',
      rule: 'GEN-16.1',
      scores: [
        { ...WHITE, points: 3 },
        { ...BLACK, points: 10 },
      ],
      winChance: { name: 'White', values: [0.5, 0.2], rounds: [] },
    });
  });
  it('knows draws, and chances nobody knows', () => {
    const drawn = { outcome: { ...outcome, winners: [] }, chances: null };
    expect(
      resultOf({ input: drawn, seats: SEATS, points: { white: 3, black: 3 }, battle: 'Marengo', rounds: [] }),
    ).toMatchObject({ headline: 'Neither side holds the field', winChance: null });
  });
  it('finds where rounds begin, leaving out what was taken back', () => {
    const moment = (n: number, round: number | null, struck = false) => ({
      n,
      seat: null,
      struck,
      events: [{ round }],
    });
    expect(
      roundsIn([moment(0, 1), moment(1, null), moment(2, 2, true), moment(3, 2)], ({ round }) => round),
    ).toEqual([
      { round: 1, n: 0 },
      { round: 2, n: 3 },
    ]);
  });
});
