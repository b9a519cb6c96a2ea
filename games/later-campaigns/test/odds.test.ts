// What a fight promises before the dice, on a proving ground.
import { describe, expect, it } from 'vitest';
import { assaultOdds } from '../odds/assault-odds.ts';
import { bombardOdds } from '../odds/bombard-odds.ts';
import { chargeOdds } from '../odds/charge-odds.ts';
import { chanceOf, fireOdds } from '../odds/hit-chances.ts';
import { fireOf } from '../strength/fire.ts';
import { NOWHERE } from '../vocabulary.ts';
import { scene } from './position.ts';

const foe = { side: 'allied', at: '1,0', steps: [4, 2] } as const;

describe('odds before a fight', () => {
  it('NLC-T8: strength 5 hits twice on 9 and more, 10 times in 36', () => {
    const { state, unit } = scene({ units: { i: { at: '0,0', steps: [5, 3] } } });
    const odds = fireOdds(state, fireOf([{ unit: unit('i'), strength: 5, factors: [] }]));
    expect(chanceOf(odds, 2)).toBeCloseTo(10 / 36);
    expect(odds.chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
  });

  it('NLC-20.4a: a die for each point, each 6 a hit', () => {
    const { state, unit } = scene({ options: { rollSix: true }, units: { i: { at: '0,0', steps: [2, 1] } } });
    const odds = fireOdds(state, fireOf([{ unit: unit('i'), strength: 2, factors: [] }]));
    expect(odds.chances[2]).toBeCloseTo(1 / 36);
    expect(odds.expected).toBeCloseTo(2 / 6);
  });

  it('NLC-7.4f: whoever loses a step stands on the morale he has then', () => {
    const { state, unit, at } = scene({ units: { i: { at: '0,0', steps: [6, 3] }, foe } });
    const odds = assaultOdds(state, { attackers: [unit('i')], target: at('1,0') });
    expect(odds.defendersMorale.parts.map(({ reason }) => reason)).toContain('stepLoss');
    expect(odds.defendersRetreat).toBeGreaterThan(0);
    expect(odds.defendersRetreat).toBeLessThan(chanceOf(odds.attack, 1));
  });

  it('NLC-7.10a: a square halves the charge', () => {
    const { state, unit, at } = scene({ units: { c: { at: '0,0', arm: 'cav', steps: [4, 2] }, foe } });
    const odds = chargeOdds(state, [{ unit: unit('c'), start: at('0,0'), via: NOWHERE, target: at('1,0') }]);
    expect(odds?.charge.fire.row).toBe(4);
    expect(odds?.square?.charge.fire.row).toBe(2);
  });

  it('NLC-7.7e: a charge wins only with the greater loss on the other side, or when nobody is left to beat it', () => {
    const against = (steps: readonly number[], own: readonly number[] = [5, 3]) => {
      const { state, unit, at } = scene({
        units: {
          c: { at: '0,0', arm: 'cav', steps: own },
          foe: { side: 'allied', at: '1,0', arm: 'cav', steps },
        },
      });
      const entry = { unit: unit('c'), start: at('0,0'), via: NOWHERE, target: at('1,0') };
      return chargeOdds(state, [entry]);
    };
    const odds = against([5, 3]);
    const [none = 0, one = 0, two = 0] = odds?.charge.chances ?? [];
    expect(odds?.defence.chances).toEqual(odds?.charge.chances);
    // Two steps each: with both lost nobody is left of either side, and the charge has not won.
    expect(odds?.wins).toBeCloseTo(one * none + two * (none + one));
    const weak = against([5]);
    expect(weak?.wins).toBeCloseTo((one + two) * (none + one));
    // His only step lost for two of three: he is gone, and they are beaten all the same.
    expect(against([5, 3, 2], [5])?.wins).toBeCloseTo(one * none + two);
  });

  it('NLC-8.1d: the first hit of a bombardment only disrupts', () => {
    const { state, unit, at } = scene({ units: { g: { at: '0,0', arm: 'art', steps: [5, 3] }, foe } });
    const odds = bombardOdds(state, { guns: [unit('g')], from: at('0,0'), target: at('1,0') });
    expect(odds.disrupts).toBeGreaterThan(odds.step);
    expect(odds.step).toBeCloseTo(chanceOf(odds.fire, 2));
  });
});
