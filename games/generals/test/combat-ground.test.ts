// Section 20 in combat: woods, hills, rivers.
import { expect, test } from 'vitest';
import type { Action } from '../grammar.ts';
import type { Options } from '../options.ts';
import { battle } from './field.ts';

const ONES = Array.from({ length: 60 }, () => 1);

/** Every modifier of a step: `wI1 GEN-13.1 -1, GEN-20.6 -2`. */
const modifiers = (
  units: string,
  orders: string,
  terrain: Options['terrain'],
  step: 'ranged' | 'melee',
  before: readonly (readonly ['white' | 'black', Action])[] = [],
): string[] => {
  const fight = battle({ phase: 'combined', units, orders, dice: ONES, options: { terrain } });
  for (const [side, action] of before) fight.play(side, action);
  fight.finish();
  return fight
    .eventsOf('attackResolved')
    .filter((event) => event.step === step)
    .map(
      ({ unit, modifiers: list }) =>
        `${unit} ${list.map(({ rule, value }) => `${rule} ${value}`).join(', ')}`,
    );
};

test('GEN-20.2, GEN-20.6: both sides fight over a wood with -2 ranged and -1 melee', () => {
  expect(modifiers('a1: bI1 | b1: wI1', 'wI b1>a1', 'Bsym', 'ranged')).toEqual([
    'wI1 GEN-13.1 -1, GEN-20.6 -2',
    'bI1 GEN-20.6 -2',
  ]);
  expect(modifiers('a1: bI1 | b1: wI1', 'wI b1>a1', 'Bsym', 'melee')).toEqual([
    'wI1 GEN-13.1 1, GEN-20.6 -1',
    'bI1 GEN-20.6 -1',
  ]);
});

test('GEN-R.116: coming out of a wood is no fight over it; head-on, the wood counts for the whole front', () => {
  expect(modifiers('a1: wI1 | b1: bI1', 'wI a1>b1', 'Bsym', 'ranged')).toEqual(['wI1 GEN-13.1 -1', 'bI1 ']);
  expect(modifiers('a1: wI1 | b1: bI1', 'wI a1>b1, bI b1>a1', 'Bsym', 'ranged')).toEqual([
    'wI1 GEN-13.1 -1, GEN-20.6 -2',
    'bI1 GEN-13.1 -1, GEN-20.6 -2',
  ]);
});

test('GEN-20.11, GEN-20.12: -1 melee uphill, +1 downhill, for the attacker only', () => {
  expect(modifiers('b1: wI1 | c1: bI1', 'wI b1>c1', 'Bsym', 'melee')).toEqual([
    'wI1 GEN-13.1 1, GEN-20.11 -1',
    'bI1 ',
  ]);
  expect(modifiers('c1: wI1 | b1: bI1', 'wI c1>b1', 'Bsym', 'melee')).toEqual([
    'wI1 GEN-13.1 1, GEN-20.12 1',
    'bI1 ',
  ]);
  expect(modifiers('c1: wI1 | b1: bI1', 'wI c1>b1', 'Bsym', 'ranged')).toEqual(['wI1 GEN-13.1 -1', 'bI1 ']);
});

test('GEN-R.116: in a head-on front hills count for each attacker by its own way', () => {
  expect(modifiers('c1: wI1 | b1: bI1', 'wI c1>b1, bI b1>c1', 'Bsym', 'melee')).toEqual([
    'wI1 GEN-20.12 1',
    'bI1 GEN-20.11 -1',
  ]);
});

test('GEN-20.26, GEN-20.27: -1 melee into a river, not along it', () => {
  expect(modifiers('b1: wI1 | b2: bI1', 'wI b1>b2', 'Bsym', 'melee')).toEqual([
    'wI1 GEN-13.1 1, GEN-20.27 -1',
    'bI1 ',
  ]);
  expect(modifiers('a2: wI1 | b2: bI1', 'wI a2>b2', 'Bsym', 'melee')).toEqual(['wI1 GEN-13.1 1', 'bI1 ']);
  expect(modifiers('b2: wI1 | b3: bI1', 'wI b2>b3', 'Bsym', 'melee')).toEqual(['wI1 GEN-13.1 1', 'bI1 ']);
});

test('GEN-20.1, GEN-20.2: without the option the ground changes nothing', () => {
  expect(modifiers('a1: bI1 | b1: wI1', 'wI b1>a1', 'off', 'melee')).toEqual(['wI1 GEN-13.1 1', 'bI1 ']);
});

test('GEN-20.4, GEN-R.105: at most three counterchargers go into a wood over one border', () => {
  const fight = battle({
    phase: 'combined',
    units: 'a1: wI1 | b1: bC1 bC2 bC3 bC4',
    orders: 'wI a1>b1',
    options: { terrain: 'Bsym' },
  });
  for (const unit of ['bC1', 'bC2', 'bC3'])
    fight.play('black', { type: 'countercharge', unit, border: 'a1-b1' });
  expect(fight.why('black', { type: 'countercharge', unit: 'bC4', border: 'a1-b1' })).toBe('GEN-R.105');
});

test('GEN-20.25, GEN-R.105: at most three retreat into a river sector over one border', () => {
  const fight = battle({
    phase: 'combined',
    units: 'b1: bC1 bC2 bC3 bC4 | a1: wI1 | b2: bI1',
    orders: 'wI a1>b1',
    options: { terrain: 'Bsym' },
  }).passTo('positions');
  for (const unit of ['bC1', 'bC2', 'bC3']) fight.play('black', { type: 'retreat', unit });
  expect(fight.why('black', { type: 'retreat', unit: 'bC4' })).toBe('GEN-20.25');
});

test('GEN-20.5, GEN-R.106: Cavalry that retreats into a wood is spent at once', () => {
  const fight = battle({
    phase: 'combined',
    units: 'a2: wC1 | b2: bI1 | a1: wI1',
    orders: 'bI b2>a2',
    options: { terrain: 'Bsym' },
  }).passTo('positions');
  fight.play('white', { type: 'retreat', unit: 'wC1' }).play('white', { type: 'endPositions' });
  expect(fight.eventsOf('unitSpent')).toMatchObject([{ unit: 'wC1', rule: 'GEN-20.5' }]);
});
