// Section 12, step 1.
import { expect, test } from 'vitest';
import { battle } from './field.ts';

test('GEN-12.5, GEN-R.45: only ready passive units of an assaulted sector may react, wherever they will stand', () => {
  const fight = battle({
    phase: 'combined',
    units: 'a1: wC1 | a2: bI1 bI2* bI3~ bI4 | a3: bI5 | b2: wI1',
    orders: 'wC a1>a2, bI a2>b2',
  });
  // bI1 carries Black's order into b2 and attacks; bI4 and the spent bI2 stay behind.
  expect(fight.legal('black').filter(({ type }) => type === 'formSquare')).toEqual([
    { type: 'formSquare', unit: 'bI4' },
  ]);
  expect(fight.why('black', { type: 'formSquare', unit: 'bI1' })).toBe('GEN-12.5');
  expect(fight.why('black', { type: 'formSquare', unit: 'bI2' })).toBe('GEN-4.7');
  expect(fight.why('black', { type: 'formSquare', unit: 'bI3' })).toBe('GEN-14.8');
  expect(fight.why('black', { type: 'formSquare', unit: 'bI5' })).toBe('GEN-12.5');
});

test('GEN-12.5: each unit reacts at most once, and a try can be taken back', () => {
  const fight = battle({
    phase: 'combined',
    units: 'a1: wC1 | a2: bI1 bI2',
    orders: 'wC a1>a2',
    dice: [1, 6, 6],
  });
  fight.play('black', { type: 'formSquare', unit: 'bI1' });
  expect(fight.why('black', { type: 'formSquare', unit: 'bI1' })).toBe('GEN-12.5');
  fight.play('black', { type: 'formSquare', unit: 'bI2' }).play('black', { type: 'unreact', unit: 'bI1' });
  expect(fight.why('black', { type: 'formSquare', unit: 'bI1' })).toBeNull();
  expect(fight.view('black').draft).toEqual({ kind: 'react', tries: [{ unit: 'bI2', how: 'square' }] });
  fight.play('black', { type: 'unreact', unit: 'bI2' }).play('black', { type: 'endReact' });
  expect(fight.eventsOf('reactionRolled')).toEqual([]);
});

test('GEN-12.5: many attackers over several borders offer each unit its reaction once', () => {
  const fight = battle({
    phase: 'combined',
    units: 'a1: wC1 wC2 | b2: wC3 wI1 | a2: bI1',
    orders: 'wC a1>a2 x2, wC b2>a2',
  });
  expect(fight.legal('black')).toEqual([{ type: 'formSquare', unit: 'bI1' }, { type: 'endReact' }]);
});

test('GEN-12.5: there is no reaction in a meeting', () => {
  const fight = battle({
    phase: 'combined',
    units: 'a1: wC1 wI1 | a3: bI1 bC1',
    orders: 'wC a1>a2, bI a3>a2',
    dice: [1, 1, 1],
  });
  expect(fight.eventsOf('reactionRolled')).toEqual([]);
  expect(fight.waiting).not.toBe('reaction');
});

test('GEN-12.6: a square needs Cavalry among the attackers of the sector', () => {
  const fight = battle({
    phase: 'combined',
    units: 'a1: wI1 | b1: wC1 | a2: bI1 bC1 | b2: bI2',
    orders: 'wI a1>a2, wC b1>b2',
  });
  expect(fight.why('black', { type: 'formSquare', unit: 'bI1' })).toBe('GEN-12.6');
  expect(fight.why('black', { type: 'formSquare', unit: 'bI2' })).toBeNull();
  expect(fight.why('black', { type: 'formSquare', unit: 'bC1' })).toBe('GEN-12.6');
});

test('GEN-12.7: a countercharge needs Infantry among the attackers, and goes over a border it comes over', () => {
  const fight = battle({
    phase: 'combined',
    units: 'a1: wI1 | b2: wC1 | a2: bC1 bI1 | a3: bC2',
    orders: 'wI a1>a2, wC b2>a2',
  });
  expect(fight.why('black', { type: 'countercharge', unit: 'bC1', border: 'a1-a2' })).toBeNull();
  expect(fight.why('black', { type: 'countercharge', unit: 'bC1', border: 'a2-b2' })).toBe('GEN-12.7');
  expect(fight.why('black', { type: 'countercharge', unit: 'bI1', border: 'a1-a2' })).toBe('GEN-12.7');
  expect(fight.why('black', { type: 'countercharge', unit: 'bC2', border: 'a2-a3' })).toBe('GEN-12.5');
});

test('GEN-12.7, GEN-R.51: own attackers and counterchargers over one border are at most five', () => {
  const fight = battle({
    phase: 'combined',
    units: 'a1: wI1 | a2: bI1 bI2 bI3 bC1 bC2 bC3',
    orders: 'wI a1>a2, bI a2>a1 x3',
  });
  fight.play('black', { type: 'countercharge', unit: 'bC1', border: 'a1-a2' });
  fight.play('black', { type: 'countercharge', unit: 'bC2', border: 'a1-a2' });
  expect(fight.why('black', { type: 'countercharge', unit: 'bC3', border: 'a1-a2' })).toBe('GEN-12.7');
});

test('GEN-12.8, GEN-R.46: natural 5 or 6 succeeds; who failed is spent at the end of the phase like who did not', () => {
  const fight = battle({
    phase: 'combined',
    units: 'a1: wC1 | a2: bI1 bI2 bI3',
    orders: 'wC a1>a2',
    dice: [4, 5, 6, 1, 1, 6],
  });
  for (const unit of ['bI1', 'bI2', 'bI3']) fight.play('black', { type: 'formSquare', unit });
  fight.finish();
  expect(fight.eventsOf('reactionRolled').map(({ success }) => success)).toEqual([false, true, true]);
  expect(fight.tell('bI1', 'bI2', 'bI3')).toBe('bI1 a2 spent, bI2 a2 spent square, bI3 a2 spent square');
});

test('GEN-12.9: a square is placed and modified as one; a unit in square does not form it again', () => {
  const fight = battle({
    phase: 'combined',
    units: 'a1: wC1 wC2 | a2: bI1 bI2# bC1',
    orders: 'wC a1>a2 x2',
    dice: [6, 3, 1, 1, 1, 1],
  });
  expect(fight.why('black', { type: 'formSquare', unit: 'bI2' })).toBe('GEN-12.9');
  fight.passTo('withdrawal');
  expect(fight.lines('a1-a2')).toBe('wC1 wC2 / bI2 bI1');
  expect(fight.attacks('ranged')).toEqual(['bI2 6>5 wC1 4+ hit', 'bI1 3>3 wC2 4+ miss']);
});

test('GEN-12.9: a square ends when its unit is routed', () => {
  const fight = battle({
    phase: 'fast',
    units: 'a1: wC1 wC2 | a2: bI1#',
    orders: 'wC a1>a2 x2',
    dice: [1, 6, 1, 1],
  });
  fight.passTo('withdrawal').passTo('advance');
  expect(fight.attacks('melee')).toEqual(['wC1 6>3 bI1 1 hit', 'wC2 1>1 bI1 4+ miss', 'bI1 1>1 wC1 3 miss']);
  expect(fight.tell('bI1')).toBe('bI1 a2 routed');
});

test('GEN-12.10: a countercharger fights as attacking Cavalry, aimed at the sector its attackers came from', () => {
  const fight = battle({
    phase: 'combined',
    units: 'b1: wI1 wI2 | b2: bC1',
    orders: 'wI b1>b2 x2',
    dice: [5, 1, 1, 1, 1, 1],
  });
  fight
    .play('black', { type: 'countercharge', unit: 'bC1', border: 'b1-b2' })
    .play('black', { type: 'endReact' });
  expect(fight.state.engagement?.attackers.at(-1)).toMatchObject({
    unit: 'bC1',
    from: 'b2',
    to: 'b1',
    kind: 'countercharge',
    front: 'b1-b2',
  });
  fight.finish();
  expect(fight.attacks('melee')).toContain('bC1 1>2 wI1 1 hit');
});

test('GEN-R.51: the charged sector places passive units, but nobody there may react, by retreat neither', () => {
  const fight = battle({
    phase: 'combined',
    units: 'b1: wI1 wI2 wC1 | b2: bC1 bC2',
    orders: 'wI b1>b2',
    dice: [5, 6, 1, 1, 1, 1, 1, 1],
  });
  fight.play('black', { type: 'countercharge', unit: 'bC1', border: 'b1-b2' });
  fight
    .play('black', { type: 'countercharge', unit: 'bC2', border: 'b1-b2' })
    .play('black', { type: 'endReact' });
  expect(fight.eventsOf('positionsTaken')[0]?.lines).toEqual([
    { front: 'b1-b2', white: ['wI1', 'wI2'], black: ['bC1', 'bC2'] },
  ]);
  expect(fight.events.some(({ type }) => type === 'unitRetreated')).toBe(false);
});

test('GEN-12.11, GEN-R.52: any number of counterchargers may enter the sector they cleared', () => {
  const fight = battle({
    phase: 'combined',
    units: 'b1: wI1 | b2: bC1 bC2',
    orders: 'wI b1>b2',
    dice: [5, 5, 1, 1, 6, 1],
  });
  fight.play('black', { type: 'countercharge', unit: 'bC1', border: 'b1-b2' });
  fight
    .play('black', { type: 'countercharge', unit: 'bC2', border: 'b1-b2' })
    .play('black', { type: 'endReact' });
  fight.passTo('advance');
  expect(fight.why('black', { type: 'advance', unit: 'bC2' })).toBeNull();
  fight.play('black', { type: 'advance', unit: 'bC2' }).finish();
  expect(fight.tell('bC1', 'bC2')).toBe('bC1 b2 spent, bC2 b1 spent');
});

test('GEN-R.74: reaction dice fall by sector, then by unit', () => {
  const fight = battle({
    phase: 'combined',
    units: 'c1: wC1 | c2: bI1 | a1: wC2 | a2: bI2 bI3',
    orders: 'wC c1>c2, wC a1>a2',
    dice: [1, 2, 3, 1, 1, 1, 1],
  });
  for (const unit of ['bI1', 'bI3', 'bI2']) fight.play('black', { type: 'formSquare', unit });
  fight.play('black', { type: 'endReact' });
  expect(fight.drawn.slice(0, 3).map(({ purpose, value }) => `${purpose} = ${value}`)).toEqual([
    'GEN-12.8 reaction bI2 = 1',
    'GEN-12.8 reaction bI3 = 2',
    'GEN-12.8 reaction bI1 = 3',
  ]);
});

test('GEN-R.26: reinforcements arrive before the fight, defend and may react', () => {
  const fight = battle({
    phase: 'combined',
    units: 'a1: wC1 | a2: bI1 | a3: bI2',
    orders: 'wC a1>a2, bI a3>a2',
    dice: [6, 1, 6],
  });
  expect(fight.tell('bI2')).toBe('bI2 a2');
  fight.play('black', { type: 'formSquare', unit: 'bI2' }).play('black', { type: 'endReact' });
  expect(fight.lines('a1-a2')).toBe('wC1 / bI2');
});
