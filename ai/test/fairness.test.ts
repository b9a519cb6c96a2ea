import { generals } from '@grognard/games/generals/module.ts';
import { invariant, randomOf, simulationSource, startMatch, viewOf } from '@grognard/kernel';
import { describe, expect, it } from 'vitest';
import { examined } from '../src/exam.ts';
import { asChance, fairnessOf, watched } from '../src/fairness.ts';
import { type Level, levelFor } from '../src/level.ts';

const dice = () => randomOf(simulationSource(3));

describe('playouts without their luck', () => {
  it('dice that are watched fall as they would', () => {
    const { dice: seen } = watched(dice(), (face) => face);
    const plain = dice();
    for (let n = 0; n < 20; n += 1) expect(seen.die(6, 'melee')).toBe(plain.die(6, 'melee'));
    expect(seen.shuffle([1, 2, 3, 4], 'cards')).toEqual(plain.shuffle([1, 2, 3, 4], 'cards'));
  });

  it('luck is what the dice for which a game tells it showed', () => {
    const { dice: seen, luck } = watched(dice(), (face, purpose) => (purpose === 'melee' ? face - 3.5 : 0));
    let sum = 0;
    for (let n = 0; n < 20; n += 1) {
      sum += seen.die(6, 'melee') - 3.5;
      seen.die(6, 'weather');
    }
    expect(sum).not.toBe(0);
    expect(luck()).toBeCloseTo(sum);
  });

  it('how much luck matters is learnt from the playouts before, and the average stays', () => {
    const { without } = fairnessOf(() => 0);
    const random = dice();
    const worths: number[] = [];
    for (let n = 0; n < 400; n += 1) {
      const luck = (random.die(6, 'melee') - 3.5) / 10;
      worths.push(without(0.6 + luck / 2, luck));
    }
    const later = worths.slice(200);
    expect(Math.max(...later) - Math.min(...later)).toBeLessThan(0.05);
    expect(worths.reduce((sum, worth) => sum + worth / 400, 0)).toBeCloseTo(0.6, 2);
  });

  it('what is told as a chance is one', () => {
    expect([-0.1, 0.3, 1.2].map(asChance)).toEqual([0, 0.3, 1]);
  });

  it('exams grade as ever, with the luck in it', () => {
    const options = generals.parseOptions({});
    invariant(options.ok, 'The usual options are options.');
    const view = viewOf(startMatch(generals, options.value, simulationSource(1)), 'white');
    const exam = { best: [{ type: 'endPlanning' }], replies: [[{ type: 'endPlanning' }]] } as const;
    const order = { type: 'order', from: 'c1', arm: 'C', path: ['c2'] } as const;
    const graded = (level: Level) =>
      examined(generals, view, 'white', { level, random: dice() }, exam, [order, ...exam.best], 4);
    const { fair, ...unfair } = { ...levelFor(generals, 'marshal'), horizon: 2 };
    expect(fair).toBe(true);
    expect(graded({ ...unfair, fair: true })).toEqual(graded(unfair));
  });
});
