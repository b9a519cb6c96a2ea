// GEN-21.1: what both sides see of a fight.
import { expect, test } from 'vitest';
import { battle } from './field.ts';

const ONES = Array.from({ length: 60 }, () => 1);

test('GEN-21.1: step, fronts, re-rolls and idle units are public; drafts are not', () => {
  const fight = battle({
    phase: 'combined',
    units: 'a1: wI1 wI2 | b2: wC1 | a2: bI1 bI2 bI3 bI4 bA1~ | a3: bC1',
    orders: 'wI a1>a2 x2, wC b2>a2',
    dice: ONES,
  });
  expect(fight.view('white').combat).toMatchObject({
    step: 1,
    fronts: [
      {
        id: 'a1-a2',
        kind: 'border',
        ends: { white: 'a1', black: 'a2' },
        white: [],
        black: [],
        closed: false,
      },
      { id: 'a2-b2', kind: 'border', ends: { white: 'b2', black: 'a2' } },
    ],
    rerolls: [{ side: 'white', sector: 'a2', left: 1 }],
    idle: [],
  });
  fight.play('black', { type: 'formSquare', unit: 'bI4' });
  expect(fight.view('white').draft).toEqual({ kind: 'react', tries: [] });
  expect(fight.view('black').draft).toEqual({ kind: 'react', tries: [{ unit: 'bI4', how: 'square' }] });
  fight.passTo('rerolls');
  expect(fight.view('black').combat).toMatchObject({ step: 3, idle: ['bI4', 'bA1'] });
  expect(fight.view('black').combat).toEqual(fight.view('white').combat);
});

test('Section 0: who attacks elsewhere, has retreated or sits in the building is not idle', () => {
  const fight = battle({
    phase: 'combined',
    units: 'b1: wI1 | b2: bI1 bI2 bI3@ bC1 | c2: wI2 | b3: bI4',
    orders: 'wI b1>b2, bI b2>c2',
    dice: ONES,
    options: { terrain: 'A' },
  }).passTo('positions');
  fight.play('black', { type: 'retreat', unit: 'bC1' }).play('black', { type: 'endPositions' });
  expect(fight.lines('b1-b2')).toBe('wI1 / bI2');
  expect(fight.view('black').combat?.idle).toEqual([]);
});
