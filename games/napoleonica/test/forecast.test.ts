// NAP-ACN.7: what an attack does after all defences, counted over every result.
import { describe, expect, test } from 'vitest';
import { type Blow, forecast } from '../odds/forecast.ts';
import { rollsOf } from '../odds/rolls.ts';

const blow = (facts: Partial<Blow>): Blow => ({
  dice: ['Y'],
  rerolls: 0,
  crit: { name: 'rally' },
  isMelee: true,
  hitsIgnored: 0,
  retreatsIgnored: 0,
  retreating: 'free',
  regroups: false,
  fortitude: false,
  absorbs: false,
  prevented: 0,
  added: 0,
  models: 4,
  ...facts,
});

describe('the dice', () => {
  test('NAP-DIC.1: chances of every pool add up to one', () => {
    for (const rerolls of [0, 1, 3])
      expect(
        rollsOf(['K', 'S', 'O', 'Y', 'W'], rerolls).reduce((sum, { chance }) => sum + chance, 0),
      ).toBeCloseTo(1, 12);
  });

  test('NAP-ABL.14: one reroll of a yellow die turns a miss of one half into one of a quarter', () => {
    const nothing = (rerolls: number) => {
      const missed = rollsOf(['Y'], rerolls).filter(
        ({ crits, hits, retreats }) => crits + hits + retreats === 0,
      );
      return missed.reduce((sum, { chance }) => sum + chance, 0);
    };
    expect([nothing(0), nothing(1)]).toEqual([1 / 2, 1 / 4]);
  });
});

describe('the target', () => {
  test('NAP-ATK.26: a yellow die costs a third of a model, drives off one time in six', () => {
    const { losses, driven, critical } = forecast(blow({}));
    expect(losses).toBeCloseTo(1 / 3, 12);
    expect(driven).toBeCloseTo(1 / 6, 12);
    expect(critical).toBeCloseTo(1 / 6, 12);
  });

  test('NAP-ATK.28: a Shield ignores a hit, never a crit', () => {
    expect(forecast(blow({ hitsIgnored: 1 })).losses).toBeCloseTo(1 / 6, 12);
  });

  test('NAP-RET.5, NAP-RET.8: whoever cannot retreat loses a model instead', () => {
    expect(forecast(blow({ retreating: 'stuck' })).losses).toBeCloseTo(1 / 2, 12);
    expect(forecast(blow({ retreating: 'none' })).losses).toBeCloseTo(1 / 3, 12);
  });

  test('NAP-CRT.3, NAP-DMG.4: Hammerblow doubles crits; Fatigue takes one of two away', () => {
    const hammer = blow({ crit: { name: 'hammerblow' } });
    expect(forecast(hammer).losses).toBeCloseTo(1 / 2, 12);
    expect(forecast({ ...hammer, absorbs: true })).toMatchObject({ tired: 1 / 6 });
    expect(forecast({ ...hammer, absorbs: true }).losses).toBeCloseTo(1 / 3, 12);
  });

  test('NAP-DMG.3: Fortitude takes one, but never the last', () => {
    expect(forecast(blow({ fortitude: true })).losses).toBeCloseTo(1 / 3, 12);
    expect(forecast(blow({ crit: { name: 'hammerblow' }, fortitude: true })).losses).toBeCloseTo(1 / 3, 12);
  });

  test('NAP-CMP.2: the last model takes the unit with it', () => {
    expect(forecast(blow({ models: 1 })).destroyed).toBeCloseTo(1 / 3, 12);
  });
});
