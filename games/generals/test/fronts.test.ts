// Section 12, structure: how fronts arise, in which order they are fought, and when they close.
import { expect, test } from 'vitest';
import { battle } from './field.ts';

const formed = (units: string, orders: string): string[] =>
  battle({ phase: 'combined', units, orders, dice: Array.from({ length: 60 }, () => 1) })
    .eventsOf('frontFormed')
    .map(({ front, kind, sector }) => `${kind} ${front} ${sector}`);

test('GEN-7.10, GEN-12.2: an assault needs no declaration: one front per border used against a held sector', () => {
  expect(formed('a1: wI1 | b2: wI2 | a2: bI1', 'wI a1>a2, wI b2>a2')).toEqual([
    'assault a1-a2 a2',
    'assault a2-b2 a2',
  ]);
});

test('GEN-7.10, GEN-7.13: Black assaults like White, and before a vacated sector there is no front', () => {
  expect(formed('a3: bI1 | a2: wI1', 'bI a3>a2')).toEqual(['assault a2-a3 a2']);
  expect(formed('a3: bI1 | a2: wI1 | a1: wI2', 'bI a3>a2, wI a2>a1')).toEqual([]);
});

test('GEN-7.11, GEN-R.29: both sides over the same border is one head-on front', () => {
  expect(formed('a1: wI1 | a2: bI1', 'wI a1>a2, bI a2>a1')).toEqual(['headOn a1-a2 a2']);
});

test('GEN-7.12, GEN-R.27: both sides into an empty sector is a meeting', () => {
  expect(formed('a1: wI1 | a3: bI1', 'wI a1>a2, bI a3>a2')).toEqual(['meeting meet:a2:1 a2']);
});

test('GEN-7.12: routed units in the sector do not stop a meeting', () => {
  expect(formed('a1: wI1 | a3: bI1 | a2: bA1~', 'wI a1>a2, bI a3>a2')).toEqual(['meeting meet:a2:1 a2']);
});

test('GEN-12.4, GEN-R.28: fronts of a meeting are numbered in the order of the borders of the side that has more', () => {
  expect(formed('b1: wI1 | a2: bI1 | c2: bI2 | b3: bI3', 'wI b1>b2, bI a2>b2, bI c2>b2, bI b3>b2')).toEqual([
    'meeting meet:b2:1 b2',
    'meeting meet:b2:2 b2',
    'meeting meet:b2:3 b2',
  ]);
});

test('GEN-12.4: two against two meet in two fronts, opposite borders facing each other', () => {
  const fight = battle({
    phase: 'combined',
    units: 'b1: wI1 | a2: wI2 | b3: bI1 | c2: bI2',
    orders: 'wI b1>b2, wI a2>b2, bI b3>b2, bI c2>b2',
    dice: [1, 1, 1, 1],
  });
  expect(fight.lines('meet:b2:1')).toBe('wI1 / bI1');
  expect(fight.lines('meet:b2:2')).toBe('wI2 / bI2');
});

test('GEN-12.4: whoever comes over one border against several distributes its attackers freely, each to one front', () => {
  const fight = battle({
    phase: 'combined',
    units: 'b1: wI1 wI2 wI3 | a2: bI1 | c2: bI2',
    orders: 'wI b1>b2 x3, bI a2>b2, bI c2>b2',
    dice: [1, 1, 1, 1],
  });
  expect(fight.asks('black')).toBe(false);
  expect(fight.why('white', { type: 'endPositions' })).toBe('GEN-12.4');
  for (const unit of ['wI1', 'wI2', 'wI3']) fight.play('white', { type: 'assign', unit, front: 'meet:b2:2' });
  expect(fight.why('white', { type: 'assign', unit: 'wI1', front: 'meet:b2:2' })).toBe('GEN-12.21');
  fight.play('white', { type: 'endPositions' });
  expect(fight.lines('meet:b2:1')).toBe(' / bI1');
  expect(fight.lines('meet:b2:2')).toBe('wI1 wI2 wI3 / bI2');
});

test('GEN-12.4: two meetings at once: a side distributes its attackers over the fronts of their own', () => {
  const fight = battle({
    phase: 'combined',
    units: 'b1: wI1 | c2: bI1 | a2: bI2 bI3 | b3: wI2',
    orders: 'wI b1>b2, bI c2>b2, bI a2>b2, bI a2>a3, wI b3>a3',
    dice: Array.from({ length: 20 }, () => 1),
    options: { objectives: 'none' },
  });
  expect(fight.eventsOf('frontFormed').map(({ front }) => front)).toEqual([
    'meet:b2:1',
    'meet:b2:2',
    'meet:a3:1',
  ]);
  expect(fight.legal('white')).toEqual([
    { type: 'assign', unit: 'wI1', front: 'meet:b2:1' },
    { type: 'assign', unit: 'wI1', front: 'meet:b2:2' },
  ]);
  expect(fight.why('white', { type: 'assign', unit: 'wI1', front: 'meet:a3:1' })).toBe('GEN-12.14');
});

test('GEN-12.1, GEN-R.74: dice fall border by border in canonical order, then meetings, White before Black', () => {
  const fight = battle({
    phase: 'combined',
    units: 'c1: wI1 | c2: bI1 | a1: wI2 | a3: bI2 | b1: wI3 | b2: bI3',
    orders: 'wI c1>c2, wI a1>a2, bI a3>a2, bI b2>b1',
    dice: [1, 1, 1, 1, 1, 1],
  });
  expect(fight.drawn.map(({ purpose }) => purpose)).toEqual([
    'GEN-12.28 ranged b1-b2 white',
    'GEN-12.28 ranged b1-b2 black',
    'GEN-12.28 ranged c1-c2 white',
    'GEN-12.28 ranged c1-c2 black',
    'GEN-12.28 ranged meet:a2:1 white',
    'GEN-12.28 ranged meet:a2:1 black',
  ]);
});

test('GEN-12.1: hits of a step are applied after all its dice: two units can rout each other', () => {
  const fight = battle({
    phase: 'combined',
    units: 'a1: wI1 wI2 | a2: bI1 bI2',
    orders: 'wI a1>a2 x2',
    dice: [6, 3, 6, 4],
  });
  expect(fight.attacks('ranged')).toEqual([
    'wI1 6>5 bI1 6 miss',
    'wI2 3>2 bI2 4 miss',
    'bI1 6>6 wI1 5 hit',
    'bI2 4>4 wI2 2 hit',
  ]);
  const order = fight.events.map(({ type }) => type);
  expect(order.indexOf('unitRouted')).toBeGreaterThan(order.lastIndexOf('attackResolved'));
});

test('GEN-12.3: fire comes before melee, so Cavalry must survive it to strike at all', () => {
  const fight = battle({ phase: 'combined', units: 'a1: wC1 | a2: bI1', orders: 'wC a1>a2', dice: [6] });
  fight.play('black', { type: 'endReact' });
  expect(fight.isOver()).toBe(true);
  expect(fight.attacks('melee')).toEqual([]);
  expect(fight.tell('wC1', 'bI1')).toBe('wC1 box routed, bI1 a2');
});

test('GEN-12.1: a front without an unrouted attacker closes, and nobody rolls there any more', () => {
  const fight = battle({
    phase: 'combined',
    units: 'a1: wI1 | c1: wI2 | a2: bI1 | c2: bI2',
    orders: 'wI a1>a2, wI c1>c2',
    dice: [1, 6, 1, 1, 1, 6],
  });
  expect(fight.eventsOf('frontClosed')).toMatchObject([{ front: 'a1-a2' }]);
  fight.finish();
  expect(fight.eventsOf('diceHandedOut').map(({ front, step }) => `${step} ${front}`)).toEqual([
    'ranged a1-a2',
    'ranged c1-c2',
    'melee c1-c2',
  ]);
});
