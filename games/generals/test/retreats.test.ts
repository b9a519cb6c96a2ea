// GEN-12.12 and 12.13: Cavalry that will not stand.
import { pending } from '@grognard/kernel';
import { expect, test } from 'vitest';
import { prompts } from '../words/prompts.ts';
import { battle } from './field.ts';

test('GEN-12.12: a side is asked to retreat Cavalry only where it has some that could', () => {
  const asked = (units: string): readonly string[] => {
    const orders = 'wI a1>a2, wI b2>a2';
    const fight = battle({ phase: 'combined', units, orders, dice: [1, 1, 1, 1] }).passTo('positions');
    return pending(fight.match).map(({ prompt }) => prompt);
  };
  expect(asked('a1: wI1 | b2: wI2 | a2: bI1 bI2 bI3')).toEqual([prompts.lineUp]);
  expect(asked('a1: wI1 | b2: wI2 | a2: bI1 bC1 bI3 | a3: bI4')).toEqual([prompts.lineUpOrRetreat]);
});

test('GEN-12.12, GEN-R.47: ready passive Cavalry of an assaulted sector may retreat without a roll, and is spent for it', () => {
  const fight = battle({
    phase: 'combined',
    units: 'a1: wI1 | a2: bC1 bC2* bI1 | a3: bC3',
    orders: 'wI a1>a2',
    dice: [1, 1, 1, 1],
  });
  fight.passTo('positions');
  expect(fight.why('black', { type: 'retreat', unit: 'bC2' })).toBe('GEN-4.7');
  expect(fight.why('black', { type: 'retreat', unit: 'bI1' })).toBe('GEN-12.12');
  expect(fight.why('black', { type: 'retreat', unit: 'bC3' })).toBe('GEN-12.12');
  fight.play('black', { type: 'retreat', unit: 'bC1' });
  expect(fight.why('black', { type: 'retreat', unit: 'bC1' })).toBe('GEN-12.12');
  fight.play('black', { type: 'unretreat', unit: 'bC1' });
  fight.play('black', { type: 'retreat', unit: 'bC1' }).play('black', { type: 'endPositions' });
  expect(fight.state.engagement?.crossings).toEqual({ 'a1>a2': 1, 'a2>a3': 1 });
  fight.finish();
  expect(fight.eventsOf('unitRetreated')).toMatchObject([{ unit: 'bC1', from: 'a2', to: 'a3' }]);
  expect(fight.tell('bC1')).toBe('bC1 a3 spent');
});

test('GEN-12.12: attacking Cavalry does not retreat', () => {
  const fight = battle({
    phase: 'fast',
    units: 'a1: wC1 | a2: bC1 bC2 | a3: bI1',
    orders: 'wC a1>a2, bC a2>a1',
    dice: [1, 1, 1, 1],
  });
  expect(fight.why('black', { type: 'retreat', unit: 'bC1' })).toBe('GEN-12.12');
  expect(fight.why('black', { type: 'retreat', unit: 'bC2' })).toBeNull();
});

test('GEN-R.49: a countercharge that failed rules out the retreat', () => {
  const fight = battle({
    phase: 'combined',
    units: 'a1: wI1 | a2: bC1 bC2 | a3: bI1',
    orders: 'wI a1>a2',
    dice: [1, 1, 1, 1],
  });
  fight
    .play('black', { type: 'countercharge', unit: 'bC1', border: 'a1-a2' })
    .play('black', { type: 'endReact' });
  expect(fight.why('black', { type: 'retreat', unit: 'bC1' })).toBe('GEN-R.49');
  expect(fight.why('black', { type: 'retreat', unit: 'bC2' })).toBeNull();
});

test('GEN-12.13, GEN-R.48: straight back towards the own reserve, into a friendly sector with room', () => {
  // b3 beside it is friendly, but straight back lies a3, which nobody holds and which shows a Black flag.
  const flag = battle({ phase: 'fast', units: 'a1: wC1 | a2: bC1 | b3: bI1', orders: 'wC a1>a2' });
  expect(flag.why('black', { type: 'retreat', unit: 'bC1' })).toBeNull();
  const noFlag = battle({
    phase: 'fast',
    units: 'a1: wC1 | a2: bC1 bI1 | b3: bI2',
    orders: 'wC a1>a2',
    dice: [1, 1, 1],
    options: { objectives: 'none' },
  });
  expect(noFlag.passTo('positions').isOver()).toBe(true);
});

test('GEN-12.13: retreats share the border limit with moves over the same border', () => {
  const fight = battle({
    phase: 'combined',
    units: 'a1: wI1 | a2: bI1 bI2 bI3 bI4 bC1 bC2',
    orders: 'wI a1>a2, bI a2>a3 x4',
    dice: [1, 1, 1, 1],
  });
  fight.passTo('positions');
  fight.play('black', { type: 'retreat', unit: 'bC1' });
  expect(fight.why('black', { type: 'retreat', unit: 'bC2' })).toBe('GEN-7.2');
});

test('GEN-20.4: at most three retreat into a wood over one border', () => {
  const fight = battle({
    phase: 'combined',
    units: 'b2: wI1 | c2: bC1 bC2 bC3 bC4 | c3: bI1',
    orders: 'wI b2>c2',
    options: { terrain: 'Bsym' },
  }).passTo('positions');
  for (const unit of ['bC1', 'bC2', 'bC3']) fight.play('black', { type: 'retreat', unit });
  expect(fight.why('black', { type: 'retreat', unit: 'bC4' })).toBe('GEN-20.4');
});

test('GEN-14.9: a retreat captures routed enemies in the sector it enters', () => {
  const taken = battle({
    phase: 'fast',
    units: 'a1: wC1 | a2: bC1 | a3: wA1~',
    orders: 'wC a1>a2',
    dice: [1],
  });
  taken.play('black', { type: 'retreat', unit: 'bC1' }).play('black', { type: 'endPositions' });
  expect(taken.tell('bC1', 'wA1')).toBe('bC1 a3, wA1 captured');
});

test('GEN-R.50: a retreated unit fights no more in this phase but holds the sector it went to', () => {
  const fight = battle({
    phase: 'fast',
    units: 'a1: wC1 | a2: bC1 | b3: wC2 | a3: bI1',
    orders: 'wC a1>a2, wC b3>a3',
    dice: [1, 6, 1],
  });
  fight
    .passTo('positions')
    .play('black', { type: 'retreat', unit: 'bC1' })
    .play('black', { type: 'endPositions' });
  expect(fight.lines('a3-b3')).toBe('wC2 / bI1');
  fight.passTo('advance');
  // bI1 is routed, yet a3 is not clear: only a2 is.
  expect(fight.tell('bI1')).toBe('bI1 a3 routed');
  expect(fight.legal('white')).toEqual([{ type: 'advance', unit: 'wC1' }, { type: 'endAdvance' }]);
});

test('GEN-R.47: there is no retreat in step 6', () => {
  const fight = battle({
    phase: 'combined',
    units: 'a1: wI1 | b2: wI2 | a2: bC1 bI1 | a3: bI2',
    orders: 'wI a1>a2, wI b2>a2',
    dice: [1, 1, 1, 1, 1, 1],
  });
  fight.passTo('withdrawal').passTo('positions');
  expect(fight.view('black').combat?.step).toBe(6);
  expect(fight.why('black', { type: 'retreat', unit: 'bC1' })).toBe('GEN-R.47');
});
