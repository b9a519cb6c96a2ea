// Section 20 in combat: going into the building, storming it, firing from it.
import { expect, test } from 'vitest';
import type { Action } from '../grammar.ts';
import { battle } from './field.ts';

const ONES = Array.from({ length: 60 }, () => 1);
const aim = (unit: string, at: string | null): Action => ({ type: 'target', unit, at });
const options = { terrain: 'A' } as const;

test('GEN-20.15, GEN-20.16: in step 6 one passive Infantry unit may go in; it sits out the running combat', () => {
  const fight = battle({
    phase: 'combined',
    units: 'b1: wI1 wI2 | b2: bI1 bI2# bC1*',
    orders: 'wI b1>b2 x2',
    dice: ONES,
    options,
  });
  fight.passTo('withdrawal').passTo('positions');
  expect(fight.why('black', { type: 'shelter', unit: 'bC1' })).toBe('GEN-20.15');
  fight.play('black', { type: 'shelter', unit: 'bI2' });
  expect(fight.why('black', { type: 'shelter', unit: 'bI1' })).toBe('GEN-20.15');
  fight.play('black', { type: 'unshelter', unit: 'bI2' }).play('black', { type: 'shelter', unit: 'bI2' });
  fight.play('black', { type: 'endPositions' });
  expect(fight.tell('bI2')).toBe('bI2 b2 inside');
  expect(fight.lines('b1-b2')).toBe('wI1 wI2 / bI1 bC1');
});

test('GEN-20.15, GEN-12.21: who goes in is no more for the fronts, and drafted fronts are forgotten', () => {
  const fight = battle({
    phase: 'combined',
    units: 'b1: wI1 | a2: wI2 | b2: bI1 bI2',
    orders: 'wI b1>b2, wI a2>b2',
    dice: ONES,
    options,
  });
  fight.passTo('withdrawal').passTo('positions');
  fight.play('black', { type: 'assign', unit: 'bI1', front: 'b1-b2' });
  fight.play('black', { type: 'assign', unit: 'bI2', front: 'a2-b2' });
  fight.play('black', { type: 'shelter', unit: 'bI1' });
  expect(fight.view('black').draft).toEqual({ kind: 'positions', retreats: [], shelter: 'bI1', fronts: {} });
  expect(fight.why('black', { type: 'assign', unit: 'bI1', front: 'b1-b2' })).toBe('GEN-12.13');
  expect(fight.why('black', { type: 'endPositions' })).toBe('GEN-12.16');
  fight
    .play('black', { type: 'assign', unit: 'bI2', front: 'b1-b2' })
    .play('black', { type: 'endPositions' });
  expect(fight.lines('b1-b2')).toBe('wI1 / bI2');
  expect(fight.lines('a2-b2')).toBe('wI2 / ');
});

test('GEN-20.15, GEN-R.110: not before step 6', () => {
  const fight = battle({
    phase: 'combined',
    units: 'b1: wI1 | a2: wI2 | b2: bI1 bI2',
    orders: 'wI b1>b2, wI a2>b2',
    dice: ONES,
    options,
  }).passTo('positions');
  expect(fight.why('black', { type: 'shelter', unit: 'bI1' })).toBe('GEN-R.110');
});

test('GEN-20.15: nobody goes in when no attacker aims at the sector any more, or when the building is taken', () => {
  const withdrawn = battle({
    phase: 'combined',
    units: 'b1: wI1 | b2: bI1',
    orders: 'wI b1>b2',
    dice: ONES,
    options,
  }).passTo('withdrawal');
  withdrawn.play('white', { type: 'withdraw', unit: 'wI1' }).play('white', { type: 'endWithdraw' });
  expect(withdrawn.isOver()).toBe(true);
  const taken = battle({
    phase: 'combined',
    units: 'b1: wI1 | a2: wI3 | b2: bI1 bI2@~',
    orders: 'wI b1>b2, wI a2>b2',
    dice: ONES,
    options,
  });
  taken.passTo('withdrawal').passTo('positions');
  if (taken.waiting === 'positions')
    expect(taken.why('black', { type: 'shelter', unit: 'bI1' })).toBe('GEN-20.15');
  expect(taken.finish().eventsOf('unitSheltered')).toEqual([]);
});

test('GEN-20.15: only into the building of the own sector', () => {
  const fight = battle({
    phase: 'combined',
    units: 'b1: wI1 | b2: bI1 | a1: wI2 | a2: bI2',
    orders: 'wI b1>b2, wI a1>a2',
    dice: ONES,
    options,
  });
  fight.passTo('withdrawal').passTo('positions');
  expect(fight.why('black', { type: 'shelter', unit: 'bI1' })).toBeNull();
  expect(fight.why('black', { type: 'shelter', unit: 'bI2' })).toBe('GEN-20.15');
});

test('GEN-20.16: an occupant does not keep the sector from being clear', () => {
  const fight = battle({
    phase: 'combined',
    units: 'b1: wI1 | b2: bI1',
    orders: 'wI b1>b2',
    dice: ONES,
    options,
  });
  fight.passTo('withdrawal').passTo('positions');
  fight.play('black', { type: 'shelter', unit: 'bI1' }).play('black', { type: 'endPositions' }).finish();
  expect(fight.tell('wI1', 'bI1')).toBe('wI1 b2 spent, bI1 b2 inside');
});

test('GEN-20.18, GEN-R.110: up to five Infantry storm the building; the occupant stands in space 1, the others are unopposed', () => {
  const fight = battle({
    phase: 'combined',
    units: 'b2: wI1 wI2 bI1@',
    orders: 'wI b2>building x2',
    dice: [6, 6, 1, 1, 1, 1],
    options,
  });
  expect(fight.eventsOf('frontFormed')).toMatchObject([{ front: 'bld:b2', kind: 'building', sector: 'b2' }]);
  expect(fight.lines('bld:b2')).toBe('wI1 wI2 / bI1');
  expect(fight.attacks('ranged')).toEqual(['wI1 6>4 bI1 1 hit', 'wI2 6>5 bI1 4+ hit', 'bI1 1>1 wI1 4 miss']);
  fight.finish();
  expect(fight.tell('bI1', 'wI1', 'wI2')).toBe('bI1 captured, wI1 b2 spent, wI2 b2 spent');
});

test('GEN-20.19, GEN-R.110: a routed occupant lies in its building and is taken only by a hit', () => {
  const fight = battle({
    phase: 'combined',
    units: 'b2: wI1 bI1@',
    orders: 'wI b2>building',
    dice: [6, 1, 1],
    options,
  }).finish();
  expect(fight.attacks('melee')).toEqual(['wI1 1>1 bI1 4+ miss']);
  expect(fight.tell('bI1')).toBe('bI1 b2 routed inside');
  const again = battle({
    phase: 'combined',
    units: 'b2: wI1 bI1@~',
    orders: 'wI b2>building',
    dice: [5],
    options,
  }).finish();
  expect(again.attacks('ranged')).toEqual(['wI1 5>4 bI1 4+ hit']);
  expect(again.tell('bI1')).toBe('bI1 captured');
});

test('GEN-R.110: nobody reacts to an attack on a building', () => {
  const fight = battle({
    phase: 'combined',
    units: 'b2: wI1 bI1@ | b3: bC1',
    orders: 'wI b2>building',
    dice: ONES,
    options,
  });
  expect(fight.waiting).not.toBe('reaction');
});

test('GEN-20.20, GEN-R.111: an occupant may make one unopposed attack in each step: row attI, column none, its own die', () => {
  const fight = battle({
    phase: 'combined',
    units: 'b1: wI1 | b2: bI1 bI2@',
    orders: 'wI b1>b2',
    dice: [1, 1, 4, 1, 6, 3],
    options,
  });
  expect(fight.waiting).toBe('targets');
  expect(fight.asks('white')).toBe(false);
  fight.play('black', aim('bI2', 'wI1')).play('black', { type: 'endTargets' });
  expect(fight.attacks('ranged')).toEqual(['wI1 1>1 bI1 1 miss', 'bI1 1>1 wI1 1 miss', 'bI2 4>4 wI1 4+ hit']);
  expect(fight.drawn.at(-1)?.purpose).toBe('GEN-20.20 ranged support b2 black');
  expect(
    fight
      .eventsOf('attackResolved')
      .at(-1)
      ?.modifiers.map(({ rule, value }) => `${rule} ${value}`),
  ).toEqual(['GEN-13.1 -1', 'GEN-13.4 1']);
  expect(fight.eventsOf('diceHandedOut')[0]?.dice.map(({ unit }) => unit)).toEqual(['wI1', 'bI1', 'bI2']);
});

test('GEN-R.111: the supporter counts to the front of its target and cannot be hit by that combat', () => {
  const fight = battle({
    phase: 'combined',
    units: 'b1: wI1 | a2: wC1 wC2 | b2: bI1 bI3 bI2@',
    orders: 'wI b1>b2, wC a2>b2 x2',
    dice: ONES,
    options,
  });
  fight.passTo('targets').passTo('withdrawal').passTo('targets');
  expect(fight.why('white', aim('wC2', 'bI2'))).toBe('GEN-R.64');
});

test('GEN-R.111: while its own building is attacked an occupant fights only there', () => {
  const fight = battle({
    phase: 'combined',
    units: 'b2: wI1 wI2 bI1@ | b3: bI2',
    orders: 'wI b2>building, bI b3>b2',
    dice: ONES,
    options,
  });
  // wI2 defends against bI2 outside; bI1 has no supporting attack.
  expect(fight.asks('black')).toBe(true);
  expect(fight.waiting).toBe('withdrawal');
  expect(fight.lines('b2-b3')).toBe('wI2 / bI2');
  expect(fight.lines('bld:b2')).toBe('wI1 / bI1');
});

test('GEN-20.18, GEN-7.10: the building is stormed and its sector assaulted at the same time, with a routed occupant too', () => {
  const fight = battle({
    phase: 'combined',
    units: 'b2: wI1 wI2 bI1@~ | b3: bI2',
    orders: 'wI b2>building, bI b3>b2',
    dice: ONES,
    options,
  });
  expect(fight.eventsOf('frontFormed').map(({ front }) => front)).toEqual(['b2-b3', 'bld:b2']);
  expect(fight.lines('bld:b2')).toBe('wI1 / bI1');
  expect(fight.lines('b2-b3')).toBe('wI2 / bI2');
});

test('GEN-R.64: units storming a building are in reach of Cavalry that attacks their sector', () => {
  const fight = battle({
    phase: 'combined',
    units: 'b2: wI1 bI1@ | b3: bC1',
    orders: 'wI b2>building, bC b3>b2',
    dice: ONES,
    options,
  });
  fight.finish();
  expect(fight.lines('b2-b3')).toBe(' / bC1');
  expect(fight.attacks('melee')).toContainEqual(expect.stringMatching(/^bC1 .* wI1 /));
});

test('GEN-20.20: who went in during this sequence does not support yet', () => {
  const fight = battle({
    phase: 'combined',
    units: 'b1: wI1 | b2: bI1 bI2',
    orders: 'wI b1>b2',
    dice: ONES,
    options,
  });
  fight.passTo('withdrawal').passTo('positions');
  fight.play('black', { type: 'shelter', unit: 'bI1' }).play('black', { type: 'endPositions' });
  expect(fight.waiting).not.toBe('targets');
});

test('GEN-20.30: occupants are never placed in a border front and never react; alone they still hold the sector', () => {
  const fight = battle({
    phase: 'fast',
    units: 'b1: wC1 | b2: bI1@',
    orders: 'wC b1>b2',
    dice: [6, ...ONES],
    options,
  });
  expect(fight.eventsOf('frontFormed')).toMatchObject([{ front: 'b1-b2', kind: 'assault' }]);
  expect(fight.lines('b1-b2')).toBe('wC1 / ');
  expect(fight.waiting).toBe('targets');
  fight.play('black', aim('bI1', 'wC1')).play('black', { type: 'endTargets' });
  // 6 with -1 against attacking Cavalry, +1 unopposed, -2 in fast.
  expect(fight.attacks('ranged')).toEqual(['bI1 6>4 wC1 4+ hit']);
  const reacting = battle({
    phase: 'combined',
    units: 'b1: wC1 | b2: bI1@ bI2',
    orders: 'wC b1>b2',
    dice: ONES,
    options,
  });
  expect(reacting.why('black', { type: 'formSquare', unit: 'bI1' })).toBe('GEN-20.30');
});

test('GEN-20.20: a supporting die may be re-rolled like any other of its front', () => {
  const fight = battle({
    phase: 'combined',
    units: 'b1: wI1 | a2: wI2 | b2: bI1@',
    orders: 'wI b1>b2, wI a2>b2',
    dice: [6, 2, ...ONES],
    options,
  });
  fight.play('black', aim('bI1', 'wI2')).play('black', { type: 'endTargets' });
  expect(fight.waiting).toBe('rerolls');
  fight.play('white', { type: 'reroll', front: 'a2-b2', side: 'black', die: 0 });
  expect(fight.attacks('ranged')).toEqual(['bI1 2>2 wI2 4+ miss']);
});

test('GEN-20.20: only a standing occupant supports, even if nobody attacks its building', () => {
  const fight = battle({
    phase: 'combined',
    units: 'b1: wI1 | b2: bI1 bI2@~',
    orders: 'wI b1>b2',
    dice: ONES,
    options,
  }).finish();
  expect(fight.attacks('ranged').map((attack) => attack.slice(0, 3))).toEqual(['wI1', 'bI1']);
  expect(fight.tell('bI2')).toBe('bI2 b2 routed inside');
});

test('GEN-20.19: an occupant routed in its building lies there, though others attack over a border', () => {
  const fight = battle({
    phase: 'combined',
    units: 'b2: wI1 wI2 bI1@ | b3: bI2',
    orders: 'wI b2>building, bI b3>b2',
    dice: [1, 1, 6, 1, 1, 1, 1, 1, 1, 1],
    options,
  });
  fight.passTo('withdrawal');
  expect(fight.attacks('ranged')).toContain('wI1 6>4 bI1 1 hit');
  expect(fight.tell('bI1')).toBe('bI1 b2 routed inside');
});

test('GEN-20.20: an occupant that was routed supports nobody, though who routed it withdraws', () => {
  const fight = battle({
    phase: 'combined',
    units: 'b2: wI1 wI2 bI1@ | b3: bI2',
    orders: 'wI b2>building, bI b3>b2',
    dice: [1, 1, 6, ...ONES],
    options,
  });
  fight.passTo('withdrawal');
  fight.play('white', { type: 'withdraw', unit: 'wI1' });
  expect(fight.tell('bI1')).toBe('bI1 b2 routed inside');
  // Nobody has a target to name any more: the combat runs to its end.
  fight.passTo('targets');
  expect(fight.isOver()).toBe(true);
  expect(fight.attacks('melee').map((attack) => attack.slice(0, 3))).toEqual(['wI2', 'bI2']);
});
