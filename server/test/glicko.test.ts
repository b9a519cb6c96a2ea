import { describe, expect, it } from 'vitest';
import { afterBattle, even, firstChance } from '../src/ratings/battle.ts';
import { chance, newcomer, type Rating, rated } from '../src/ratings/glicko.ts';

describe('Glicko-2', () => {
  it('gives the numbers of the paper’s worked example', () => {
    const after = rated({ points: 1500, deviation: 200, volatility: 0.06 }, [
      { opponent: { points: 1400, deviation: 30 }, score: 1 },
      { opponent: { points: 1550, deviation: 100 }, score: 0 },
      { opponent: { points: 1700, deviation: 300 }, score: 0 },
    ]);
    expect(after.points).toBeCloseTo(1464.06, 1);
    expect(after.deviation).toBeCloseTo(151.52, 1);
    expect(after.volatility).toBeCloseTo(0.05999, 4);
  });

  it('counts a great upset as unsteadiness', () => {
    const sure: Rating = { points: 1500, deviation: 50, volatility: 0.06 };
    const upset = rated(sure, Array(8).fill({ opponent: { points: 2300, deviation: 40 }, score: 1 }));
    expect(upset.volatility).toBeGreaterThan(0.06);
    expect(upset.points).toBeGreaterThan(1500);
  });

  it('is less certain of who has not played for a year, and never less than of a newcomer', () => {
    const known: Rating = { points: 1600, deviation: 60, volatility: 0.06 };
    const draw = [{ opponent: { points: 1600, deviation: 60 }, score: 0.5 }];
    expect(rated(known, draw, 52).deviation).toBeGreaterThan(rated(known, draw, 1).deviation);
    expect(rated(newcomer, draw, 5000).deviation).toBeLessThanOrEqual(newcomer.deviation);
  });

  it('knows even chances, and moves both towards them when strength is uncertain', () => {
    expect(chance(newcomer, newcomer)).toBe(0.5);
    const strong = { points: 1900, deviation: 30 };
    expect(chance(strong, { points: 1500, deviation: 30 })).toBeCloseTo(0.909, 2);
    expect(chance(strong, newcomer)).toBeLessThan(0.909);
  });
});

describe('a side', () => {
  const sure: Rating = { points: 1500, deviation: 45, volatility: 0.06 };

  it('that wins 3 of 4 battles between equals is found to be ahead, and its players are not', () => {
    let sides = { one: sure, other: sure, leans: [even, even] };
    for (let n = 0; n < 200; n += 1) {
      // The same two people, sides swapped each time: the first side wins 3 of 4, whoever plays it.
      const score = Math.floor(n / 2) % 4 === 3 ? 0 : 1;
      const after = afterBattle(sides, score, { one: 0.1, other: 0.1 });
      sides = { ...after, one: after.other, other: after.one, leans: [...after.leans] };
    }
    expect(firstChance({ ...sides, one: sure, other: sure })).toBeGreaterThan(0.68);
    expect(Math.abs(sides.one.points - sides.other.points)).toBeLessThan(60);
  });

  it('that is ahead earns its player less for a win', () => {
    const ahead = { points: 1700, deviation: 30 };
    const rest = { one: 1, other: 1 };
    const easy = afterBattle({ one: sure, other: sure, leans: [ahead] }, 1, rest).one.points;
    const hard = afterBattle({ one: sure, other: sure, leans: [even] }, 1, rest).one.points;
    expect(easy).toBeLessThan(hard);
  });
});
