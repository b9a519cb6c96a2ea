// GEN-12.36 to 12.38: before the melee.
import { why } from '@grognard/kernel';
import { expect, test } from 'vitest';
import { combatRefusals } from '../words/combat-refusals.ts';
import { battle } from './field.ts';

const ONES = Array.from({ length: 60 }, () => 1);

test('GEN-12.36, GEN-R.80: attacking Artillery ends its attack after step 5 and is passive in its own sector', () => {
  const fight = battle({
    phase: 'combined',
    units: 'a1: wA1 | a2: bI1 bI2',
    orders: 'wA a1>a2, bI a2>a1 x2',
    dice: [1, 1, 1, 1, 1, 1],
  }).finish();
  // In the melee wA1 stands opposite bI1 as a passive unit and rolls nothing.
  expect(fight.lines('a1-a2')).toBe('wA1 / bI1 bI2');
  expect(fight.attacks('melee')).toEqual(['bI1 1>2 wA1 4+ miss', 'bI2 1>3 wA1 4+ miss']);
});

test('GEN-12.37, GEN-R.82: attackers opposed by passive or routed units or by nobody may withdraw', () => {
  const fight = battle({
    phase: 'combined',
    units: 'a1: wI1 wI2 wI3 | a2: bI1 bI2~',
    orders: 'wI a1>a2 x3',
    dice: ONES,
  }).passTo('withdrawal');
  for (const unit of ['wI1', 'wI2', 'wI3']) expect(fight.why('white', { type: 'withdraw', unit })).toBeNull();
  fight.play('white', { type: 'withdraw', unit: 'wI3' });
  expect(fight.why('white', { type: 'withdraw', unit: 'wI3' })).toBe('GEN-12.37');
  fight.play('white', { type: 'unwithdraw', unit: 'wI3' });
  for (const unit of ['wI1', 'wI3']) fight.play('white', { type: 'withdraw', unit });
  fight.play('white', { type: 'endWithdraw' });
  expect(fight.lines('a1-a2')).toBe('wI2 / bI1');
  expect(fight.eventsOf('unitWithdrew')).toMatchObject([
    { unit: 'wI1', to: 'a1' },
    { unit: 'wI3', to: 'a1' },
  ]);
});

test('GEN-12.37: an attacker the fire has routed is told so', () => {
  const fight = battle({
    phase: 'combined',
    units: 'a1: wI1 wI2 | a2: bI1 bI2',
    orders: 'wI a1>a2 x2',
    dice: [1, 1, 6, 1, ...ONES],
  }).passTo('withdrawal');
  expect(why(fight.match, 'white', { type: 'withdraw', unit: 'wI1' })).toMatchObject({
    rule: 'GEN-12.37',
    text: combatRefusals.routedCannotFight,
  });
});

test('GEN-12.37: nobody withdraws from an enemy who attacks himself', () => {
  const fight = battle({
    phase: 'combined',
    units: 'a1: wI1 wI2 | a2: bI1',
    orders: 'wI a1>a2 x2, bI a2>a1',
    dice: ONES,
  }).passTo('withdrawal');
  expect(fight.asks('black')).toBe(false);
  expect(fight.why('white', { type: 'withdraw', unit: 'wI1' })).toBe('GEN-12.37');
  expect(fight.why('white', { type: 'withdraw', unit: 'wI2' })).toBeNull();
});

test('GEN-12.37, GEN-R.81: withdrawn units are passive units of their sector and defend it if demanded', () => {
  const fight = battle({
    phase: 'combined',
    units: 'a2: wI1 | b2: bI1 | a3: bI2',
    orders: 'wI a2>b2, bI a3>a2',
    dice: ONES,
  }).passTo('withdrawal');
  expect(fight.lines('a2-a3')).toBe(' / bI2');
  fight.play('white', { type: 'withdraw', unit: 'wI1' }).play('white', { type: 'endWithdraw' });
  if (fight.asks('black')) fight.play('black', { type: 'endWithdraw' });
  expect(fight.eventsOf('positionsTaken').at(-1)?.lines).toEqual([
    { front: 'a2-a3', white: ['wI1'], black: ['bI2'] },
  ]);
});

test('GEN-7.13: a unit that waits before a vacated sector has nothing to withdraw from', () => {
  const fight = battle({
    phase: 'combined',
    units: 'a1: wI1 | a2: bI1 | b1: wI2 wI3 | b2: bI2',
    orders: 'wI a1>a2, bI a2>a3, wI b1>b2 x2',
    dice: ONES,
  }).passTo('withdrawal');
  expect(fight.why('white', { type: 'withdraw', unit: 'wI1' })).toBe('GEN-7.13');
  expect(fight.why('white', { type: 'withdraw', unit: 'wI2' })).toBeNull();
});

test('GEN-12.38: in a meeting attackers keep the front they had', () => {
  const fight = battle({
    phase: 'combined',
    units: 'b1: wI1 wI2 | a2: bI1 | c2: bI2',
    orders: 'wI b1>b2 x2, bI a2>b2, bI c2>b2',
    dice: ONES,
  });
  fight.play('white', { type: 'assign', unit: 'wI1', front: 'meet:b2:2' });
  fight
    .play('white', { type: 'assign', unit: 'wI2', front: 'meet:b2:1' })
    .play('white', { type: 'endPositions' });
  fight.finish();
  expect(fight.eventsOf('positionsTaken').length).toBe(2);
  expect(fight.lines('meet:b2:1')).toBe('wI2 / bI1');
  expect(fight.lines('meet:b2:2')).toBe('wI1 / bI2');
});

test('GEN-12.1: both withdraw decisions are secret: nothing shows before both have committed', () => {
  const fight = battle({
    phase: 'combined',
    units: 'a1: wI1 | a2: bI1 | c3: bI2 | c2: wI2',
    orders: 'wI a1>a2, bI c3>c2',
    dice: ONES,
  }).passTo('withdrawal');
  fight.play('white', { type: 'withdraw', unit: 'wI1' }).play('white', { type: 'endWithdraw' });
  expect(fight.view('black').desks).toEqual({ white: 'locked', black: 'deciding' });
  expect(JSON.stringify(fight.view('black').engagement)).toContain(
    '"unit":"wI1","from":"a1","to":"a2","kind":"order","front":"a1-a2","active":true',
  );
});
