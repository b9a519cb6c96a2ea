// What combat leaves behind: who failed to hit, and who goes in or back.
import { expect, test } from 'vitest';
import { battle } from './field.ts';

const ONES = Array.from({ length: 60 }, () => 1);

test('GEN-4.8, GEN-R.40: attacking Cavalry that rolled and hit nobody is spent; who hit is not', () => {
  const fight = battle({
    phase: 'fast',
    units: 'a1: wC1 wC2 | a2: bI1 bI2 bI3',
    orders: 'wC a1>a2 x2',
    dice: [1, 1, 6, 1, 6, 3],
  }).finish();
  expect(fight.attacks('melee').slice(0, 2)).toEqual(['wC1 6>6 bI1 5 hit', 'wC2 1>2 bI2 2 miss']);
  expect(fight.tell('wC1', 'wC2')).toBe('wC1 a1, wC2 a1 spent');
});

test('GEN-R.40: Cavalry that withdrew, or fought hand to hand and missed, has failed to hit', () => {
  const withdrew = battle({
    phase: 'fast',
    units: 'a1: wC1 | a2: bI1',
    orders: 'wC a1>a2',
    dice: [1],
  }).passTo('withdrawal');
  withdrew.play('white', { type: 'withdraw', unit: 'wC1' }).finish();
  expect(withdrew.tell('wC1')).toBe('wC1 a1 spent');
  const missed = battle({
    phase: 'fast',
    units: 'a1: wC1 wC2 | a2: bI1#',
    orders: 'wC a1>a2 x2',
    dice: [1, 1, 1, 6],
  }).finish();
  expect(missed.tell('wC1', 'wC2')).toBe('wC1 box routed, wC2 a1 spent');
});

test('GEN-4.8, GEN-R.40: every attacker keeps what decides about its fatigue', () => {
  const fight = battle({
    phase: 'combined',
    units: 'a1: wI1 wC1 wC2 | a2: bI1 bI2',
    orders: 'wI a1>a2, wC a1>a2 x2',
    dice: [6, 1, 1, ...ONES],
  }).passTo('withdrawal');
  const facts = () =>
    fight.state.engagement?.attackers.map(({ unit, rolled, scored, hadMeleeTarget }) => ({
      unit,
      rolled,
      scored,
      hadMeleeTarget,
    }));
  expect(facts()).toEqual([
    { unit: 'wI1', rolled: true, scored: true, hadMeleeTarget: false },
    { unit: 'wC1', rolled: false, scored: false, hadMeleeTarget: false },
    { unit: 'wC2', rolled: false, scored: false, hadMeleeTarget: false },
  ]);
  fight.passTo('targets');
  expect(facts()?.map(({ hadMeleeTarget }) => hadMeleeTarget)).toEqual([true, true, true]);
});

test('GEN-R.41: attackers that found no reachable enemy at all have not failed', () => {
  const fight = battle({
    phase: 'fast',
    units: 'a1: wC1 | a2: bC1',
    orders: 'wC a1>a2',
    dice: ONES,
  }).passTo('positions');
  fight.play('black', { type: 'retreat', unit: 'bC1' }).play('black', { type: 'endPositions' });
  fight.passTo('advance').play('white', { type: 'advance', unit: 'wC1' }).finish();
  expect(fight.tell('wC1')).toBe('wC1 a2');
});

test('GEN-8.5, GEN-R.42: Cavalry that missed may advance with the others and is spent at the end of the phase', () => {
  const fight = battle({
    phase: 'fast',
    units: 'a1: wC1 wC2 | a2: bI1 bI2~',
    orders: 'wC a1>a2 x2',
    dice: [1, 6, 1, 1],
  }).passTo('advance');
  expect(fight.attacks('melee').map((attack) => attack.split(' ').slice(0, 3).join(' '))).toEqual([
    'wC1 6>6 bI1',
    'wC2 1>3 bI2',
    'bI1 1>1 wC1',
  ]);
  for (const unit of ['wC1', 'wC2']) fight.play('white', { type: 'advance', unit });
  expect(fight.finish().tell('wC1', 'wC2', 'bI1')).toBe('wC1 a2, wC2 a2 spent, bI1 captured');
});

test('GEN-R.43: passive Cavalry that misses is not spent by that', () => {
  const fight = battle({
    phase: 'fast',
    units: 'a1: wC1 | a2: bC1',
    orders: 'wC a1>a2',
    dice: [1, 3],
    options: { objectives: 'none' },
  }).finish();
  expect(fight.attacks('melee')).toEqual(['wC1 1>2 bC1 2 miss', 'bC1 3>2 wC1 2 miss']);
  expect(fight.tell('bC1', 'wC1')).toBe('bC1 a2, wC1 a1 spent');
});

test('GEN-R.36: a meeting with survivors on both sides: nobody enters, all return', () => {
  const fight = battle({
    phase: 'combined',
    units: 'a1: wI1 | a3: bI1',
    orders: 'wI a1>a2, bI a3>a2',
    dice: [1, 1, 1, 1],
  }).finish();
  expect(fight.tell('wI1', 'bI1')).toBe('wI1 a1 spent, bI1 a3 spent');
  expect(fight.eventsOf('unitReturned').map(({ unit }) => unit)).toEqual(['wI1', 'bI1']);
});

test('GEN-R.53, GEN-12.5: combat asks for reactions to an assault only; bombardment has none', () => {
  const fight = battle({ phase: 'combined', units: 'a1: wA1 | a2: bI1 bC1', orders: 'wA a1>a2', dice: ONES });
  // Only Artillery attacks: neither square nor countercharge, but Cavalry may still retreat.
  expect(fight.waiting).toBe('positions');
});

test('GEN-7.14: who did not clear its target is told why it may not move in, who did is offered once', () => {
  const fight = battle({
    phase: 'fast',
    units: 'a1: wC1 | a2: bC1 | c1: wC2 | c2: bI1 bI2',
    orders: 'wC a1>a2, wC c1>c2',
    dice: ONES,
  }).passTo('positions');
  fight.play('black', { type: 'retreat', unit: 'bC1' }).play('black', { type: 'endPositions' });
  fight.passTo('advance');
  const entries = fight
    .refusals('white')
    .flatMap(({ action, refusal }) =>
      action.type === 'advance' ? [[action.unit, refusal?.rule ?? null]] : [],
    );
  expect(entries).toEqual([
    ['wC1', null],
    ['wC2', 'GEN-7.14'],
  ]);
});
