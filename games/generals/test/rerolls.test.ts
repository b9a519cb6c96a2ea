// GEN-12.29 to 12.32: dice handed out, and rolled again.
import { pending } from '@grognard/kernel';
import { expect, test } from 'vitest';
import type { Action } from '../grammar.ts';
import { battle } from './field.ts';

const ONES = Array.from({ length: 60 }, () => 1);
const again = (front: string, side: 'white' | 'black', die: number): Action => ({
  type: 'reroll',
  front,
  side,
  die,
});

const flank = (dice: readonly number[], round = 1) =>
  battle({
    phase: 'combined',
    units: 'a1: wI1 wI2 | b2: wI3 | a2: bI1 bI2 bI3',
    orders: 'wI a1>a2 x2, wI b2>a2',
    dice,
    round,
  }).passTo('rerolls');

test('GEN-12.30, GEN-R.73: one re-roll fewer than the borders used; a direction with only a battery counts', () => {
  const earned = (units: string, orders: string): string[] =>
    battle({ phase: 'combined', units, orders, dice: ONES })
      .eventsOf('rerollsEarned')
      .map(({ side, sector, count }) => `${side} ${sector} ${count}`);
  expect(earned('a1: wI1 | a2: bI1', 'wI a1>a2')).toEqual([]);
  expect(earned('b1: wI1 | a2: wA1 | c2: wI2 | b2: bI1', 'wI b1>b2, wA a2>b2, wI c2>b2')).toEqual([
    'white b2 2',
  ]);
  expect(earned('b1: wI1 | a2: wI2 | b3: bI1 | c2: bI2', 'wI b1>b2, wI a2>b2, bI b3>b2, bI c2>b2')).toEqual([
    'white b2 1',
    'black b2 1',
  ]);
});

test('GEN-R.73: a countercharge earns no re-roll', () => {
  const fight = battle({
    phase: 'combined',
    units: 'b1: bI1 bI2 | a1: wI1 | c1: wC1 | a2: bI3',
    orders: 'wI a1>b1, bI b1>c1',
    dice: [6, ...ONES],
  });
  fight
    .play('white', { type: 'countercharge', unit: 'wC1', border: 'b1-c1' })
    .play('white', { type: 'endReact' });
  expect(fight.state.engagement?.attackers.map(({ unit, to }) => `${unit} ${to}`)).toContain('wC1 b1');
  expect(fight.eventsOf('rerollsEarned')).toEqual([]);
});

test('GEN-12.31: any one die, own or enemy, in the fronts where the side attacks that sector', () => {
  const fight = flank([2, 1, 3, 3, 1, 5, ...ONES]);
  expect(fight.legal('white')).toEqual([
    again('a1-a2', 'white', 0),
    again('a1-a2', 'white', 1),
    again('a1-a2', 'black', 0),
    again('a1-a2', 'black', 1),
    again('a2-b2', 'white', 0),
    again('a2-b2', 'black', 0),
    { type: 'passReroll' },
  ]);
  fight.play('white', again('a2-b2', 'black', 0));
  expect(fight.eventsOf('dieRerolled')).toMatchObject([
    { by: 'white', front: 'a2-b2', side: 'black', from: 5, to: 1 },
  ]);
});

test('GEN-12.30, GEN-12.31: nobody is asked for a re-roll where no die lies', () => {
  const fight = battle({
    phase: 'combined',
    units: 'b1: wI1 | c2: wI2 | b2: bI1 bI2 | a2: wI3',
    orders: 'wI b1>b2, wI c2>b2, bI b2>a2 x2',
    dice: ONES,
  });
  expect(fight.eventsOf('rerollsEarned')).toMatchObject([{ side: 'white', sector: 'b2', count: 1 }]);
  fight.passTo('rerolls');
  expect(fight.isOver()).toBe(true);
});

test('GEN-12.31: dice of a front where the side does not attack that sector are out of bounds', () => {
  const fight = battle({
    phase: 'combined',
    units: 'a1: wI1 | b2: wI2 | a2: bI1 bI2 | c1: wI3 | c2: bI3',
    orders: 'wI a1>a2, wI b2>a2, wI c1>c2',
    dice: ONES,
  }).passTo('rerolls');
  expect(fight.why('white', again('a1-a2', 'white', 0))).toBeNull();
  expect(fight.why('white', again('c1-c2', 'white', 0))).toBe('GEN-12.30');
});

test('GEN-R.70: dice are not sorted again, and the same die may be re-rolled while re-rolls remain', () => {
  const fight = battle({
    phase: 'combined',
    units: 'b1: wI1 wI2 | a2: wI3 | c2: wI4 | b2: bI1 bI2 bI3 bI4',
    orders: 'wI b1>b2 x2, wI a2>b2, wI c2>b2',
    dice: [4, 3, 1, 1, 1, 1, 1, 1, 2, 6, ...ONES],
  }).passTo('rerolls');
  const dice = (): string[] =>
    fight.view('white').combat?.fronts[0]?.dice.map(({ unit, natural }) => `${unit} ${natural}`) ?? [];
  expect(dice().slice(0, 2)).toEqual(['wI1 4', 'wI2 3']);
  fight.play('white', again('b1-b2', 'white', 0));
  expect(dice().slice(0, 2)).toEqual(['wI1 2', 'wI2 3']);
  fight.play('white', again('b1-b2', 'white', 0));
  expect(fight.eventsOf('dieRerolled').map(({ from, to }) => [from, to])).toEqual([
    [4, 2],
    [2, 6],
  ]);
});

test('GEN-12.32, GEN-R.71: a re-roll kept in step 3 may be used in step 7, never on a reaction die', () => {
  const fight = battle({
    phase: 'combined',
    units: 'a1: wI1 | b2: wC1 | a2: bI1 bI2',
    orders: 'wI a1>a2, wC b2>a2',
    dice: [1, ...ONES],
  });
  fight.play('black', { type: 'formSquare', unit: 'bI1' }).play('black', { type: 'endReact' });
  expect(fight.waiting).not.toBe('rerolls');
  fight.passTo('rerolls').play('white', { type: 'passReroll' }).passTo('rerolls');
  expect(fight.view('white').combat).toMatchObject({
    step: 7,
    rerolls: [{ side: 'white', sector: 'a2', left: 1 }],
  });
  fight.play('white', again('a1-a2', 'white', 0)).finish();
  expect(fight.eventsOf('dieRerolled').length).toBe(1);
});

test('GEN-12.32, GEN-R.71: a flank that has collapsed takes its re-roll with it before the melee', () => {
  // wI3 falls to the fire of bI3; only one direction is left.
  const fight = battle({
    phase: 'combined',
    units: 'a1: wI1 wI2 | b2: wI3 | a2: bI1 bI2 bI3',
    orders: 'wI a1>a2 x2, wI b2>a2',
    dice: [1, 1, 1, 1, 1, 6, ...ONES],
  }).passTo('rerolls');
  fight.play('white', { type: 'passReroll' });
  expect(fight.tell('wI3')).toBe('wI3 b2 routed');
  fight.passTo('rerolls');
  expect(fight.isOver()).toBe(true);
  expect(fight.eventsOf('rerollsLost')).toMatchObject([{ side: 'white', sector: 'a2', count: 1 }]);
});

test('GEN-12.32, GEN-R.72: with re-rolls on both sides the first side acts first: White in odd rounds, Black in even ones', () => {
  const meeting = (round: number) =>
    battle({
      phase: 'combined',
      units: 'b1: wI1 | a2: wI2 | b3: bI1 | c2: bI2',
      orders: 'wI b1>b2, wI a2>b2, bI b3>b2, bI c2>b2',
      dice: ONES,
      round,
    });
  const odd = meeting(1);
  expect([odd.asks('white'), odd.asks('black')]).toEqual([true, false]);
  odd.play('white', { type: 'passReroll' });
  expect([odd.asks('white'), odd.asks('black')]).toEqual([false, true]);
  const even = meeting(2);
  expect([even.asks('white'), even.asks('black')]).toEqual([false, true]);
  even.play('black', again('meet:b2:1', 'white', 0));
  expect(even.asks('white')).toBe(true);
});

test('GEN-12.29, GEN-R.69: dice go from high to low to the units that roll; who does not roll is skipped', () => {
  const fight = battle({
    phase: 'combined',
    units: 'a1: wI1 wC1 wA1 | a2: bI1 bI2 bI3',
    orders: 'wI a1>a2, wC a1>a2, wA a1>a2',
    dice: [2, 3, 5, 1, 6, 4],
  }).passTo('withdrawal');
  expect(fight.eventsOf('diceHandedOut')[0]?.dice.map(({ unit, natural }) => `${unit} ${natural}`)).toEqual([
    'wI1 5',
    'wA1 3',
    'wA1 2',
    'bI1 6',
    'bI2 4',
    'bI3 1',
  ]);
});

test('GEN-12.31: a side is asked about the re-rolls it has left, where dice lie on the table', () => {
  const facts = (fight: ReturnType<typeof battle>) => pending(fight.match).map((asked) => asked.with);
  const two = battle({
    phase: 'combined',
    units: 'a1: wI1 | b2: wI2 wI3 | c1: wI4 | a2: bI1 | c2: bI2 | b3: bI9',
    orders: 'wI a1>a2, wI b2>a2, wI b2>c2, wI c1>c2',
    dice: ONES,
  }).passTo('rerolls');
  expect(facts(two)).toEqual([{ count: 2, sectors: ['a2', 'c2'] }]);
  two.play('white', again('a1-a2', 'white', 0));
  expect(facts(two)).toEqual([{ count: 1, sectors: ['c2'] }]);
  const riders = battle({
    phase: 'combined',
    units: 'a1: wC1 | b2: wC2 wI3 | c1: wI4 | a2: bC1 | c2: bC2 | b3: bI9',
    orders: 'wC a1>a2, wC b2>a2, wI b2>c2, wI c1>c2',
    dice: ONES,
  }).passTo('rerolls');
  expect(facts(riders)).toEqual([{ count: 1, sectors: ['c2'] }]);
});
