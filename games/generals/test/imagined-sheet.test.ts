import { randomOf, simulationSource } from '@grognard/kernel';
import { expect, test } from 'vitest';
import { checkArmies } from '../input/check-armies.ts';
import { arrows } from '../orders/arrows.ts';
import { imagineSheet } from '../secrecy/imagine-sheet.ts';
import type { Activation, State } from '../state.ts';
import { field, OPTIONS } from './field.ts';

const used = (
  unit: string,
  from: Activation['from'],
  to: Activation['to'],
  how: Partial<Activation> = {},
) => ({
  phase: 'combined' as const,
  unit,
  from,
  to,
  standing: 'friendly' as const,
  arrived: true,
  cancelled: false,
  ...how,
});

const shown = (picture: string, allotment: number, activity: readonly Activation[]): State => ({
  ...field(picture),
  phase: 'combined',
  allotment: { white: allotment, black: 0 },
  activity: [...activity],
});

test('GEN-21.1, 7.16: an order that was used and one that was taken back are both on the sheet', () => {
  const state = shown('a2: wI1+ | a1: wI2', 2, [
    used('wI1', 'a1', 'a2'),
    used('wI2', 'a1', 'a2', { arrived: false, cancelled: true }),
  ]);
  const sheet = imagineSheet(state, 'white', randomOf(simulationSource(1)));
  expect(sheet.map(({ from, path, unit, legs, done }) => [from, path, unit, legs, done])).toEqual([
    ['a1', ['a2'], 'wI1', 1, true],
    ['a1', ['a2'], null, 0, false],
  ]);
});

test('GEN-7.16: an order that came to nothing in Fast Movement and again after it is one order', () => {
  const gaveWay = { arrived: false, cancelled: true } as const;
  const state = shown('rw: wC1', 1, [
    used('wC1', 'rw', 'a1', { ...gaveWay, phase: 'fast' }),
    used('wC1', 'rw', 'a1', gaveWay),
  ]);
  const sheet = imagineSheet(state, 'white', randomOf(simulationSource(1)));
  expect(sheet.map(({ from, arm, path }) => [from, arm, path])).toEqual([['rw', 'C', ['a1']]]);
});

test('GEN-7.16: an order that came to nothing stays on the sheet, though its unit has used another since', () => {
  const state = shown('b1: wC1+ | rw: wC2', 2, [
    used('wC1', 'rw', 'a1', { arrived: false, cancelled: true, phase: 'fast' }),
    used('wC1', 'rw', 'b1'),
  ]);
  for (let seed = 1; seed <= 20; seed++) {
    const sheet = imagineSheet(state, 'white', randomOf(simulationSource(seed)));
    expect(sheet.map(({ from, path: [first] }) => `${from}>${first}`)).toEqual(['rw>b1', 'rw>a1']);
  }
});

test('GEN-7.16, 6.5: the second leg of a ride that came to nothing is no order of its own', () => {
  const state = shown('a1: wC1+', 1, [
    used('wC1', 'rw', 'a1', { phase: 'fast' }),
    used('wC1', 'a1', 'b1', { arrived: false, cancelled: true }),
  ]);
  const sheet = imagineSheet(state, 'white', randomOf(simulationSource(1)));
  expect(sheet.map(({ from, unit }) => [from, unit])).toEqual([['rw', 'wC1']]);
});

test('GEN-6.3: who has come to a sector since planning, without an order, is imagined without one there', () => {
  const state = {
    ...shown('b1: wC1+ wC2', 3, [used('wC1', 'b1', 'b2', { phase: 'fast' }), used('wC1', 'b2', 'b1')]),
    mustered: { 'wC@b1': 1, 'wC@a1': 1 },
  };
  for (let seed = 1; seed <= 20; seed++) {
    const sheet = imagineSheet(state, 'white', randomOf(simulationSource(seed)));
    expect(sheet.map(({ from, unit }) => [from, unit])).toEqual([['b1', 'wC1']]);
  }
});

test('GEN-21.1, 6.5: a ride seen to its first sector may go on to any other, or end there', () => {
  const state = shown('a1: wC1+', 1, [used('wC1', 'rw', 'a1', { phase: 'fast' })]);
  const paths = Array.from({ length: 80 }, (_, seed) =>
    imagineSheet(state, 'white', randomOf(simulationSource(seed)))[0]?.path.join('>'),
  );
  const possible = arrows('white', 'C', 'rw').filter(({ path }) => path[0] === 'a1');
  expect(new Set(paths)).toEqual(new Set(possible.map(({ path }) => path.join('>'))));
});

test('GEN-2.1: a unit neither army has is found wherever a position names it', () => {
  expect(() => checkArmies(OPTIONS, { fallen: { wI20: 'a1-a2' } }, '')).not.toThrow();
  expect(() => checkArmies(OPTIONS, { fallen: { wI90: 'a1-a2' } }, '')).toThrow();
  expect(() => checkArmies(OPTIONS, { fallen: ['wI90'] }, '')).toThrow();
});
