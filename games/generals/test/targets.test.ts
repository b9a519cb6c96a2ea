// GEN-12.23 to 12.28: whom an attack without an opposing unit may be aimed at.

import { why } from '@grognard/kernel';
import { chooser } from '@grognard/testkit/random-play.ts';
import { triedAt } from '@grognard/testkit/secret-pairs.ts';
import { expect, test } from 'vitest';
import type { Action } from '../grammar.ts';
import { combatRefusals } from '../words/combat-refusals.ts';
import { prompts } from '../words/prompts.ts';
import { workbench } from '../workbench.ts';
import { battle } from './field.ts';

const ONES = Array.from({ length: 60 }, () => 1);
const aim = (unit: string, at: string | null): Action => ({ type: 'target', unit, at });

test('GEN-12.23, GEN-R.66: unopposed Infantry and Artillery attack any one enemy of their front: whom is open, whether is not', () => {
  const fight = battle({
    phase: 'combined',
    units: 'a1: wI1 wI2 wI3 wA1 | a2: bI1 bI2',
    orders: 'wI a1>a2 x3, wA a1>a2',
    dice: ONES,
  });
  expect(fight.legal('white').filter(({ type }) => type === 'target')).toEqual([
    aim('wI3', 'bI1'),
    aim('wI3', 'bI2'),
    aim('wA1', 'bI1'),
    aim('wA1', 'bI2'),
  ]);
  fight.play('white', aim('wA1', 'bI2'));
  expect(fight.why('white', aim('wA1', null))).toBe('GEN-R.66');
  expect(fight.why('white', { type: 'endTargets' })).toBe('GEN-R.66');
  fight.play('white', aim('wI3', 'bI1')).play('white', { type: 'endTargets' });
  const rolled = fight.attacks('ranged').map((attack) => attack.split(' ')[0]);
  expect(rolled).toEqual(['wI1', 'wI2', 'wI3', 'wA1', 'wA1', 'bI1', 'bI2']);
});

test('GEN-12.23, GEN-R.66: a single possible target is set without asking', () => {
  const fight = battle({
    phase: 'combined',
    units: 'a1: wI1 wI2 | a2: bI1 | c1: wI3 wI4 wI5 | c2: bI2 bI3',
    orders: 'wI a1>a2 x2, wI c1>c2 x3',
    dice: ONES,
  });
  expect(fight.legal('white').filter(({ type }) => type === 'target')).toEqual([
    aim('wI5', 'bI2'),
    aim('wI5', 'bI3'),
  ]);
  expect(fight.why('white', aim('wI2', 'bI1'))).toBe('GEN-12.23');
  fight.play('white', aim('wI5', 'bI3')).play('white', { type: 'endTargets' });
  expect(fight.attacks('ranged')).toContain('wI2 1>1 bI1 4+ miss');
});

test('GEN-12.23, GEN-R.64: an enemy elsewhere on the field is not idle, it has no part in the fight', () => {
  const fight = battle({
    phase: 'combined',
    units: 'a1: wI1 wI2 wI3 | a2: bI1 bI2 | c3: bI3',
    orders: 'wI a1>a2 x3',
    dice: ONES,
  });
  expect(why(fight.match, 'white', aim('wI3', 'bI3'))).toMatchObject({
    rule: 'GEN-R.64',
    text: combatRefusals.notInFight,
  });
});

test('GEN-12.23: enemies of another front are out of reach for Infantry', () => {
  const fight = battle({
    phase: 'combined',
    units: 'a1: wI1 wI2 wI3 | b2: wI4 | a2: bI1 bI2 bI3',
    orders: 'wI a1>a2 x3, wI b2>a2',
    dice: ONES,
  });
  for (const unit of ['bI1', 'bI2']) fight.play('black', { type: 'assign', unit, front: 'a1-a2' });
  fight
    .play('black', { type: 'assign', unit: 'bI3', front: 'a2-b2' })
    .play('black', { type: 'endPositions' });
  expect(fight.why('white', aim('wI3', 'bI1'))).toBeNull();
  expect(fight.why('white', aim('wI3', 'bI3'))).toBe('GEN-12.23');
});

test('GEN-12.24, GEN-R.64: unopposed Cavalry reaches every unit of the attacked sector placed in any front, none that is idle', () => {
  const fight = battle({
    phase: 'combined',
    units: 'a1: wI1 | b2: wC1 wC2 | a2: bI1* bI2* bC1* bC2* bC3~ | a3: bI3',
    orders: 'wI a1>a2, wC b2>a2 x2',
    dice: ONES,
  });
  const put = (unit: string, front: string) => fight.play('black', { type: 'assign', unit, front });
  put('bI1', 'a1-a2');
  put('bI2', 'a2-b2');
  put('bC1', 'a2-b2').play('black', { type: 'endPositions' });
  // Black fights as it stands; nobody is unopposed yet.
  expect(fight.view('white').combat?.idle).toEqual(['bC2', 'bC3']);
  const charge = battle({
    phase: 'combined',
    units: 'a1: wI1 | b2: wC1 wC2 | a2: bI1* bI2* | a3: bI3',
    orders: 'wI a1>a2, wC b2>a2 x2',
    dice: ONES,
  });
  charge.passTo('withdrawal').passTo('targets');
  expect(charge.lines('a1-a2')).toBe('wI1 / bI1');
  expect(charge.lines('a2-b2')).toBe('wC1 wC2 / bI2');
  expect(charge.why('white', aim('wC2', 'bI1'))).toBeNull();
  expect(charge.why('white', aim('wC2', 'bI2'))).toBeNull();
  expect(charge.why('white', aim('wC2', 'bI3'))).toBe('GEN-R.64');
});

test('GEN-12.24: enemy attackers leaving the attacked sector are in reach of Cavalry, wherever they head', () => {
  const fight = battle({
    phase: 'combined',
    units: 'b2: wC1 | a2: bI1 bI2 | a1: wI1',
    orders: 'wC b2>a2, bI a2>a1 x2',
    dice: ONES,
  });
  fight.passTo('targets');
  expect(fight.lines('a2-b2')).toBe('wC1 / ');
  expect(fight.why('white', aim('wC1', 'bI1'))).toBeNull();
  expect(fight.why('white', aim('wC1', 'bI2'))).toBeNull();
});

test('GEN-R.64: in a meeting unopposed Cavalry reaches every enemy attacker of that sector, in whichever front', () => {
  const fight = battle({
    phase: 'combined',
    units: 'b1: wC1 wC2 | a2: bI1 | c2: bI2 | b3: bI3',
    orders: 'wC b1>b2 x2, bI a2>b2, bI c2>b2',
    dice: ONES,
  });
  fight.play('white', { type: 'assign', unit: 'wC1', front: 'meet:b2:1' });
  fight
    .play('white', { type: 'assign', unit: 'wC2', front: 'meet:b2:1' })
    .play('white', { type: 'endPositions' });
  fight.passTo('withdrawal').passTo('targets');
  expect(fight.why('white', aim('wC2', 'bI1'))).toBeNull();
  expect(fight.why('white', aim('wC2', 'bI2'))).toBeNull();
  expect(fight.why('white', aim('wC2', 'bI3'))).toBe('GEN-R.64');
});

test('GEN-12.25, GEN-R.63: an attacker facing a routed unit may turn on an unrouted one, never on another routed one', () => {
  const fight = battle({
    phase: 'combined',
    units: 'a1: wI1 wI2 wI3 | a2: bI1 bI2~ bI3~',
    orders: 'wI a1>a2 x3',
    dice: [4, 4, 4, 1, 1, 1, 1, 1],
  });
  expect(fight.why('white', aim('wI2', 'bI1'))).toBeNull();
  expect(fight.why('white', aim('wI2', 'bI3'))).toBe('GEN-R.63');
  expect(fight.why('white', aim('wI2', 'bI2'))).toBe('GEN-12.25');
  // Without a name the routed unit it faces is attacked, without column none.
  fight.play('white', aim('wI2', 'bI1')).play('white', { type: 'endTargets' });
  expect(fight.attacks('ranged').slice(0, 3)).toEqual([
    'wI1 4>3 bI1 1 miss',
    'wI2 4>4 bI1 4+ hit',
    'wI3 4>4 bI3 4+ hit',
  ]);
});

test('GEN-12.26, GEN-21.1: which target is named nobody else can tell, nor that any is', () => {
  const { match } = battle({
    phase: 'combined',
    units: 'a1: wI1 wI2 wI3 | a2: bI1 bI2 | c3: bI3 bI4 bI5 | c2: wI4 wI5',
    orders: 'wI a1>a2 x3, bI c3>c2 x3',
    dice: ONES.flatMap(() => ONES),
  });
  const { kinds, told } = triedAt(match, workbench.secrets, chooser(1));
  expect([kinds, told]).toEqual([['target'], []]);
});

test('GEN-12.26: targets are named before any die of the step, in secret, and may be changed until then', () => {
  const fight = battle({
    phase: 'combined',
    units: 'a1: wI1 wI2 wI3 | a2: bI1 bI2 | c3: bI3 bI4 bI5 | c2: wI4 wI5',
    orders: 'wI a1>a2 x3, bI c3>c2 x3',
    dice: ONES,
  });
  expect(fight.view('white').pending[0]).toMatchObject({ prompt: prompts.ranged, with: { count: 1 } });
  fight.play('white', aim('wI3', 'bI1'));
  expect(fight.why('white', aim('wI3', 'bI1'))).toBe('GEN-12.26');
  expect(fight.view('white').draft).toEqual({ kind: 'targets', at: { wI3: 'bI1' } });
  expect(fight.view('black').draft).toEqual({ kind: 'targets', at: {} });
  fight.play('white', aim('wI3', 'bI2')).play('white', { type: 'endTargets' });
  expect(fight.drawn).toEqual([]);
  fight.play('black', aim('bI5', 'wI4')).play('black', { type: 'endTargets' });
  expect(fight.attacks('ranged')).toContainEqual(expect.stringMatching(/^wI3 .* bI2 /));
});

test('GEN-12.27: an attacker whom an unrouted unit opposes must attack that one', () => {
  const fight = battle({
    phase: 'combined',
    units: 'a1: wI1 wI2 wI3 | a2: bI1 bI2',
    orders: 'wI a1>a2 x3',
  });
  expect(fight.why('white', aim('wI1', 'bI2'))).toBe('GEN-12.27');
});

test('GEN-R.67: passive units never attack unopposed: they fight only the attacker opposing them', () => {
  const fight = battle({
    phase: 'combined',
    units: 'a1: wI1 wI2 wI3 | a2: bI1 bI2 | c2: wI4 | c3: bI3 bI4',
    orders: 'wI a1>a2 x3, bI c3>c2 x2',
    dice: ONES,
  });
  expect(fight.why('white', aim('wI3', 'bI1'))).toBeNull();
  expect(fight.why('white', aim('wI4', 'bI4'))).toBe('GEN-R.67');
  fight.passTo('withdrawal');
  expect(fight.attacks('ranged').filter((attack) => attack.startsWith('wI4'))).toEqual([
    'wI4 1>1 bI3 1 miss',
  ]);
});

test('GEN-12.28: one die per Infantry, two per Artillery, none for Cavalry; who has no target does not roll', () => {
  const fight = battle({
    phase: 'combined',
    units: 'a1: wI1 wC1 wA1 | a2: bI1 bC1 bA1',
    orders: 'wI a1>a2, wC a1>a2, wA a1>a2',
    dice: [3, 3, 3, 3, 3, 3],
  });
  fight.passTo('withdrawal');
  expect(fight.drawn.map(({ purpose }) => purpose.split(' ').at(-1))).toEqual([
    'white',
    'white',
    'white',
    'black',
    'black',
    'black',
  ]);
});

test('GEN-12.28: a unit with a target must roll even if it cannot succeed', () => {
  // Spent passive Infantry in square firing in fast at Cavalry: -1 -2 -1, so 6 becomes 2.
  const fight = battle({ phase: 'fast', units: 'a1: wC1 | a2: bI1*#', orders: 'wC a1>a2', dice: [6] });
  expect(fight.attacks('ranged')).toEqual(['bI1 6>2 wC1 4+ miss']);
});

test('GEN-R.65: unopposed Infantry with nobody in its front has no target and does not roll', () => {
  const fight = battle({
    phase: 'combined',
    units: 'b1: wI1 | b2: bI1 bI2 | a2: wI2 | a1: wI3 wI4 | a3: bI3',
    orders: 'wI b1>b2, bI b2>a2 x2',
    dice: ONES,
  });
  fight.passTo('withdrawal');
  expect(fight.attacks('ranged').some((attack) => attack.startsWith('wI1'))).toBe(false);
  expect(fight.lines('b1-b2')).toBe('wI1 / ');
});

test('GEN-12.28, GEN-R.63: why Cavalry does not fire, and why a unit keeps to the routed one it faces', () => {
  const fight = battle({
    phase: 'combined',
    units: 'a1: wI1 wC1 wI2 | b2: wI3 | a2: bI1* bI2~ bI3~',
    orders: 'wI a1>a2 x2, wC a1>a2, wI b2>a2',
    dice: ONES,
  }).passTo('positions');
  fight
    .play('black', { type: 'assign', unit: 'bI1', front: 'a1-a2' })
    .play('black', { type: 'endPositions' });
  expect(fight.lines('a1-a2')).toBe('wI1 wI2 wC1 / bI1 bI2 bI3');
  expect(fight.lines('a2-b2')).toBe('wI3 / ');
  expect(fight.why('white', aim('wC1', 'bI1'))).toBe('GEN-12.28');
  expect(fight.why('white', aim('wI3', 'bI1'))).toBe('GEN-R.65');
  const alone = battle({
    phase: 'combined',
    units: 'a1: wI1 | b2: wI3 wI4 wI5 | a2: bI1* bI3* bI2~',
    orders: 'wI a1>a2, wI b2>a2 x3',
    dice: ONES,
  }).passTo('positions');
  for (const unit of ['bI1', 'bI3']) alone.play('black', { type: 'assign', unit, front: 'a2-b2' });
  alone.play('black', { type: 'endPositions' });
  expect(alone.lines('a1-a2')).toBe('wI1 / bI2');
  expect(alone.why('white', aim('wI1', 'bI2'))).toBe('GEN-R.63');
});

test('GEN-R.65: naming a target for a unit that reaches nobody is refused', () => {
  const fight = battle({
    phase: 'combined',
    units: 'b1: wI1 | b2: bI1 | a2: wI2 | c1: wI3 wI4 wI5 | c2: bI2 bI3',
    orders: 'wI b1>b2, bI b2>a2, wI c1>c2 x3',
  });
  expect(fight.waiting).toBe('targets');
  expect(fight.why('white', aim('wI1', 'bI1'))).toBe('GEN-R.65');
  expect(fight.why('white', aim('wI5', 'bI1'))).toBe('GEN-12.23');
});
