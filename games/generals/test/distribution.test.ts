// GEN-12.21: a sector attacked over several borders.
import { expect, test } from 'vitest';
import type { Action } from '../grammar.ts';
import { battle } from './field.ts';

const ONES = Array.from({ length: 60 }, () => 1);
const put = (unit: string, front: string): Action => ({ type: 'assign', unit, front });

const twoFronts = (defenders: string) =>
  battle({
    phase: 'combined',
    units: `a1: wI1 wI2 | b2: wI3 | a2: ${defenders}`,
    orders: 'wI a1>a2 x2, wI b2>a2',
    dice: ONES,
  }).passTo('positions');

test('GEN-12.21, GEN-R.55: the set is fixed by group order up to the total demand, its distribution is free', () => {
  const fight = twoFronts('bI1* bI2 bI3 bI4');
  expect(fight.legal('black').filter(({ type }) => type === 'assign')).toEqual([
    put('bI2', 'a1-a2'),
    put('bI2', 'a2-b2'),
    put('bI3', 'a1-a2'),
    put('bI3', 'a2-b2'),
    put('bI4', 'a1-a2'),
    put('bI4', 'a2-b2'),
  ]);
  // The spent bI1 is the fourth in order and three are demanded.
  expect(fight.why('black', put('bI1', 'a1-a2'))).toBe('GEN-12.16');
});

test('GEN-12.15: no front takes more than it demands', () => {
  const fight = twoFronts('bI1 bI2 bI3').play('black', put('bI1', 'a2-b2'));
  expect(fight.why('black', put('bI2', 'a2-b2'))).toBe('GEN-12.15');
});

test('GEN-12.16, GEN-24.1: everything demanded must be placed before the positions are committed', () => {
  const fight = twoFronts('bI1 bI2');
  expect(fight.why('black', { type: 'endPositions' })).toBe('GEN-12.16');
  fight.play('black', put('bI1', 'a1-a2')).play('black', put('bI2', 'a1-a2'));
  expect(fight.why('black', { type: 'endPositions' })).toBeNull();
  fight.play('black', { type: 'endPositions' });
  expect(fight.lines('a1-a2')).toBe('wI1 wI2 / bI1 bI2');
  expect(fight.lines('a2-b2')).toBe('wI3 / ');
});

test('GEN-12.14, GEN-R.59: attackers and routed units are not for anybody to distribute', () => {
  const fight = battle({
    phase: 'combined',
    units: 'a1: wI1 | b2: wI2 | a2: bI1 bI2 bI3 bI4~',
    orders: 'wI a1>a2, wI b2>a2, bI a2>a1',
    dice: ONES,
  });
  // Black's own attacker meets wI1, so only a2-b2 demands anybody: there is nothing to choose.
  expect(fight.waiting).not.toBe('positions');
  const wide = twoFronts('bI1 bI2 bI4~');
  expect(wide.why('black', put('bI4', 'a1-a2'))).toBe('GEN-R.59');
});

test('GEN-12.12, GEN-12.21: a later retreat clears the drafted distribution', () => {
  const fight = battle({
    phase: 'combined',
    units: 'a1: wI1 | b2: wI2 | a2: bI1 bC1',
    orders: 'wI a1>a2, wI b2>a2',
    dice: ONES,
  }).passTo('positions');
  fight.play('black', put('bI1', 'a1-a2')).play('black', put('bC1', 'a2-b2'));
  fight.play('black', { type: 'retreat', unit: 'bC1' });
  expect(fight.view('black').draft).toEqual({
    kind: 'positions',
    retreats: ['bC1'],
    shelter: null,
    fronts: {},
  });
  expect(fight.why('black', { type: 'endPositions' })).toBe('GEN-12.16');
  expect(fight.why('black', put('bC1', 'a2-b2'))).toBe('GEN-12.13');
  fight.play('black', put('bI1', 'a2-b2')).play('black', { type: 'endPositions' });
  expect(fight.lines('a2-b2')).toBe('wI2 / bI1');
});

test('GEN-12.21: a countercharge makes a second front that draws on the charged sector', () => {
  const fight = battle({
    phase: 'combined',
    units: 'a1: wI1 wI2 wI3 | a2: bC1 bC2 | b1: bI1',
    orders: 'wI a1>a2, bI b1>a1',
    dice: [6, 6, ...ONES],
  });
  for (const unit of ['bC1', 'bC2']) fight.play('black', { type: 'countercharge', unit, border: 'a1-a2' });
  fight.play('black', { type: 'endReact' });
  // a1-a2 wants one White unit beside the attacker wI1, a1-b1 one more: both come from a1.
  expect(fight.why('white', put('wI2', 'a1-a2'))).toBeNull();
  expect(fight.why('white', put('wI3', 'a1-b1'))).toBeNull();
  fight
    .play('white', put('wI3', 'a1-a2'))
    .play('white', put('wI2', 'a1-b1'))
    .play('white', { type: 'endPositions' });
  expect(fight.lines('a1-a2')).toBe('wI1 wI3 / bC1 bC2');
  expect(fight.lines('a1-b1')).toBe('wI2 / bI1');
});
