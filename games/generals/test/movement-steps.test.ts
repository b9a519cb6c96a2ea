import { describe, expect, test } from 'vitest';
import { controls } from '../field/control.ts';
import type { Action } from '../grammar.ts';
import { table } from './table.ts';

const activate = (order: number): Action => ({ type: 'activate', order });
const MARKERLESS = { objectives: 'none' } as const;

describe('neutral and friendly moves', () => {
  test('GEN-7.7: units move into a neutral sector at once when no enemy is declared into it', () => {
    const game = table({ phase: 'combined', units: 'a1: wI1 wI9 | b3: bI1', orders: 'wI a1>a2, bI b3>b2' });
    game.activate('white', 0).activate('black', 0);
    expect(game.tell('wI1', 'bI1')).toBe('wI1 a2 spent, bI1 b2 spent');
    expect(game.of('unitMoved').map(({ rule }) => rule)).toEqual(['GEN-7.7', 'GEN-7.7']);
  });

  test('GEN-7.7: neutral, friendly and enemy-held are taken as they were when the phase began', () => {
    const game = table({
      phase: 'combined',
      units: 'a1: wI1 wI2 | a2: wI3 | b3: bI1 | c3: bI2',
      orders: 'wI a2>b2, wI a1>a2',
    });
    game.activate('white', 0, 1).commit('black');
    expect(game.tell('wI3', 'wI1')).toBe('wI3 b2 spent, wI1 a2 spent');
    expect(game.of('unitMoved').map(({ unit, rule }) => `${unit} ${rule}`)).toEqual([
      'wI3 GEN-7.7',
      'wI1 GEN-7.8',
    ]);
  });

  test('GEN-7.8 and GEN-R.26: friendly moves come before the fight; the arrivals defend and may react', () => {
    const game = table({
      phase: 'combined',
      units: 'a1: wI1 | a2: wI2 | a3: bC1',
      orders: 'wI a1>a2, bC a3>a2',
    });
    game.activate('white', 0).activate('black', 0);
    expect(game.tell('wI1')).toBe('wI1 a2');
    expect(game.waiting).toBe('reaction');
    expect(game.why('white', { type: 'formSquare', unit: 'wI1' })).toBeNull();
  });

  test('GEN-V.26 (ii), GEN-7.8 and GEN-R.31: the owner of a marker moves in first, even from reserve, and defends', () => {
    const game = table({
      phase: 'combined',
      units: 'rw: wI1 wI2 wI9 | a2: bI1',
      orders: 'wI rw>a1 x2, bI a2>a1',
      dice: [1, 1, 1, 1],
    });
    game.activate('white', 0, 1).activate('black', 0);
    expect(game.tell('wI1', 'wI2')).toBe('wI1 a1, wI2 a1');
    expect(game.of('frontFormed')).toMatchObject([{ front: 'a1-a2', kind: 'assault', sector: 'a1' }]);
    expect(game.of('positionsTaken')[0]?.lines[0]).toMatchObject({ white: ['wI1'], black: ['bI1'] });
  });

  test('GEN-V.26 (iii), GEN-7.16, GEN-R.30 and GEN-21.1: reserve units give way, and their order stays usable', () => {
    const game = table({
      phase: 'combined',
      units: 'rw: wI1 wI2 | a2: bI1',
      orders: 'wI rw>a1 x2, bI a2>a1',
      options: MARKERLESS,
    });
    game.activate('white', 0, 1).activate('black', 0);
    expect(game.tell('wI1', 'wI2', 'bI1')).toBe('wI1 rw, wI2 rw, bI1 a1 spent');
    expect(game.of('moveCancelled').map(({ unit, rule }) => `${unit} ${rule}`)).toEqual([
      'wI1 GEN-7.16',
      'wI2 GEN-7.16',
    ]);
    expect(game.view('black').activity.filter(({ cancelled }) => cancelled)).toHaveLength(2);
    expect(game.of('frontFormed')).toEqual([]);
    expect(game.unit('wI1').bound).toBe(false);
    expect(game.why('white', activate(0))).toBe('GEN-11.2');
  });
});

test('GEN-7.16: reserve units give way to nobody of their own, and to no enemy who goes elsewhere', () => {
  const game = table({
    phase: 'combined',
    units: 'rw: wI1 | b1: wI2 wI9 | c3: bI1 bI9',
    orders: 'wI rw>a1, wI b1>a1, bI c3>c2',
    options: MARKERLESS,
  });
  game.activate('white', 0, 1).activate('black', 0);
  expect(game.of('moveCancelled')).toEqual([]);
  expect(game.tell('wI1', 'wI2')).toBe('wI1 a1 spent, wI2 a1 spent');
});

describe('commitment', () => {
  test('GEN-7.9: committed units still count as being in the sector they came from', () => {
    const game = table({ phase: 'combined', units: 'a1: wI1 | a2: bC1', orders: 'wI a1>a2' });
    game.activate('white', 0).commit('black');
    expect(game.waiting).toBe('reaction');
    expect(game.tell('wI1')).toBe('wI1 a1');
    expect(game.view('black').engagement?.attackers).toMatchObject([
      { unit: 'wI1', from: 'a1', to: 'a2', kind: 'order' },
    ]);
  });

  test('GEN-7.10, 7.11 and 7.12: assault, head-on and meeting arise from where units are committed', () => {
    const story = (units: string, orders: string) => {
      const game = table({ phase: 'combined', units, orders, dice: Array(30).fill(1) });
      const count = (side: string) => orders.split(',').filter((order) => order.trim()[0] === side).length;
      game.activate('white', ...Array(count('w')).keys()).activate('black', ...Array(count('b')).keys());
      return game.of('frontFormed').map(({ kind, front }) => `${kind} ${front}`);
    };
    expect(story('a1: wI1 | a2: bI1 | c3: bI2', 'wI a1>a2')).toEqual(['assault a1-a2']);
    expect(story('a1: wI1 | a2: bI1 | c3: bI2', 'wI a1>a2, bI a2>a1')).toEqual(['headOn a1-a2']);
    expect(story('a1: wI1 | a3: bI1', 'wI a1>a2, bI a3>a2')).toEqual(['meeting meet:a2:1']);
  });

  test('GEN-7.13, GEN-R.23 and GEN-R.24: a vacated sector is entered without a fight', () => {
    const game = table({
      phase: 'combined',
      units: 'b1: wI1 wI2 | b2: bI1 bI2 | b3: bI3',
      orders: 'wI b1>b2 x2, bI b2>b3 x2',
    });
    game.activate('white', 0, 1).activate('black', 0, 1);
    expect(game.of('sectorVacated')).toMatchObject([{ sector: 'b2', by: 'black' }]);
    expect(game.of('frontFormed')).toEqual([]);
    expect(game.tell('wI1', 'wI2', 'bI1')).toBe('wI1 b2 spent, wI2 b2 spent, bI1 b3 spent');
  });

  test('GEN-7.13 and GEN-R.24: in Fast Movement the Cavalry before a vacated sector may enter it or stay, spent', () => {
    const game = table({
      phase: 'fast',
      units: 'b1: wC1 wC2 | b2: bC1 | b3: bI3',
      orders: 'wC b1>b2 x2, bC b2>b3',
    });
    game.activate('white', 0, 1).activate('black', 0);
    expect(game.waiting).toBe('advance');
    game.play('white', { type: 'advance', unit: 'wC1' }).commit('white');
    expect(game.tell('wC1', 'wC2')).toBe('wC1 b2, wC2 b1 spent');
  });

  test('GEN-7.13: a battery committed against a vacated sector has used its action', () => {
    const game = table({
      phase: 'combined',
      units: 'b1: wA1 wI9 | b2: bI1 | b3: bI3',
      orders: 'wA b1>b2, bI b2>b3',
    });
    game.activate('white', 0).activate('black', 0);
    expect(game.tell('wA1')).toBe('wA1 b1 spent');
    expect(game.why('white', activate(0))).toBe('GEN-4.3');
  });
});

describe('flight, advance, return', () => {
  test('GEN-14.9 and GEN-7.14: whoever enters captures the routed enemies there', () => {
    const game = table({ phase: 'combined', units: 'a1: wI1 | a2: bA1~ | c3: bI1', orders: 'wI a1>a2' });
    game.activate('white', 0).commit('black');
    expect(game.tell('wI1')).toBe('wI1 a2 spent');
    expect(game.unit('bA1').at).toBe('captured');
    expect(game.of('unitCaptured')[0]).toMatchObject({ rule: 'GEN-14.9', unit: 'bA1', at: 'a2' });
  });

  test('GEN-8.3, 14.10 and GEN-R.78: in Fast Movement routed Cavalry flees and routed Infantry stays', () => {
    const game = table({ phase: 'fast', units: 'a1: wI1~ wC1~ | b1: wC2 | a3: bC1~ bC2', orders: '' });
    game.commit('white', 'black');
    expect(game.tell('wI1', 'wC1', 'bC1')).toBe('wI1 a1 routed, wC1 box routed, bC1 box routed');
  });

  test('GEN-10.5, 14.11, 14.12 and GEN-R.79: in Combined Arms routed Infantry flees too, Artillery never', () => {
    const game = table({ phase: 'combined', units: 'a1: wI1~ wC1~ wA1~ | b1: wI2 | a2: bI3 | a3: bI1~ bI2' });
    game.commit('white', 'black');
    expect(game.tell('wI1', 'wC1', 'wA1', 'bI1')).toBe(
      'wI1 box routed, wC1 box routed, wA1 a1 routed, bI1 box routed',
    );
  });

  test('GEN-8.4, 8.5 and GEN-R.37: in Fast Movement any number may advance; who stays is spent', () => {
    const game = table({
      phase: 'fast',
      units: 'c1: wC1 wC2 wC3 | c2: bA1 | c3: bI1',
      orders: 'wC c1>c2 x3',
      dice: [1, 1, 6, 6, 6],
    });
    game.activate('white', 0, 1, 2);
    while (game.waiting !== 'advance') game.pass();
    expect(game.why('white', { type: 'endAdvance' })).toBeNull();
    game.play('white', { type: 'advance', unit: 'wC2' }, { type: 'advance', unit: 'wC1' });
    game.play('white', { type: 'unadvance', unit: 'wC2' }).commit('white');
    expect(game.tell('wC1', 'wC2')).toBe('wC1 c2, wC2 c1 spent');
    expect(game.unit('wC1').activations).toBe(1);
  });

  test('GEN-10.6, GEN-R.22, GEN-R.38 and GEN-24.1: in Combined Arms as many as fit must advance, the owner chooses who', () => {
    const game = table({
      phase: 'combined',
      units: 'a1: wI1-4 | b2: wI5-8 wA1 | a2: bI1 | c3: bI9 | a3: bI10',
      orders: 'wI a1>a2 x4, wI b2>a2 x4, bI a2>a3',
    });
    game.activate('white', ...Array(8).keys()).activate('black', 0);
    expect(game.waiting).toBe('advance');
    expect(game.why('white', { type: 'endAdvance' })).toBe('GEN-10.6');
    for (const unit of ['wI1', 'wI2', 'wI3', 'wI5', 'wI6', 'wI7'])
      game.play('white', { type: 'advance', unit });
    expect(game.why('white', { type: 'advance', unit: 'wI4' })).toBe('GEN-3.6');
    game.commit('white');
    expect(game.count('white', 'a2')).toBe('6I');
    expect(game.tell('wI4', 'wI8')).toBe('wI4 a1 spent, wI8 b2 spent');
    expect(game.of('unitReturned').map(({ unit }) => unit)).toEqual(['wI4', 'wI8']);
  });

  test('GEN-7.14, 10.6: who may go into one sector has nothing to do with who fought for another', () => {
    const game = table({
      phase: 'combined',
      units: 'a1: wI1-4 | b2: wI5-8 wA1 | c1: wI9 | a2: bI1 | c2: bI2 | a3: bI10 | c3: bI11',
      orders: 'wI a1>a2 x4, wI b2>a2 x4, wI c1>c2, bI a2>a3, bI c2>c3',
    });
    game.activate('white', ...Array(9).keys()).activate('black', 0, 1);
    expect(game.waiting).toBe('advance');
    const asked = game.legal('white').flatMap((action) => (action.type === 'advance' ? [action.unit] : []));
    expect(asked).toEqual(['wI1', 'wI2', 'wI3', 'wI4', 'wI5', 'wI6', 'wI7', 'wI8']);
    for (const unit of asked.slice(0, 6)) game.play('white', { type: 'advance', unit });
    game.commit('white');
    expect([game.count('white', 'a2'), game.count('white', 'c2')]).toEqual(['6I', '1I']);
  });

  test('GEN-10.6: everybody who fits goes without being asked', () => {
    const game = table({
      phase: 'combined',
      units: 'b1: wI1 wA1 | b2: bI1 | b3: bI2',
      orders: 'wI b1>b2, wA b1>b2, bI b2>b3',
    });
    game.activate('white', 0, 1).activate('black', 0);
    expect(game.tell('wI1', 'wA1')).toBe('wI1 b2 spent, wA1 b1 spent');
  });

  test('GEN-7.14 and GEN-R.35: an advance can clear the sector left behind, and the next wave enters it', () => {
    // Black leaves a2 for the vacated b2, so White behind them finds a2 clear in the second wave.
    const game = table({
      phase: 'combined',
      units: 'a1: wI1 | a2: bI1 bI2 | b2: wI3 | b1: wI4 | c3: bI9',
      orders: 'wI a1>a2, wI b2>b1, bI a2>b2 x2',
    });
    game.activate('white', 0, 1).activate('black', 0, 1);
    while (game.state.phase === 'combined') game.pass();
    expect(game.of('unitAdvanced').map(({ unit, to }) => `${unit} ${to}`)).toEqual([
      'bI1 b2',
      'bI2 b2',
      'wI1 a2',
    ]);
    expect(controls(game.state, 'white', 'a2')).toBe(true);
  });

  test('GEN-7.15: attackers that did not advance go back where they came from', () => {
    const game = table({
      phase: 'combined',
      units: 'a1: wI1 | a2: bI1 bI2 | c3: bI9',
      orders: 'wI a1>a2',
      dice: [1, 1, 1, 2],
    });
    game.activate('white', 0).commit('black').finish();
    expect(game.of('unitReturned')).toMatchObject([{ unit: 'wI1', to: 'a1', rule: 'GEN-7.15' }]);
    expect(game.tell('wI1', 'bI1')).toBe('wI1 a1 spent, bI1 a2');
  });

  test('GEN-4.5: units without an order keep their place and fight back', () => {
    const game = table({
      phase: 'combined',
      units: 'a1: wI1 | a2: bI1 | c3: bI9',
      orders: 'wI a1>a2',
      dice: [1, 6],
    });
    game.activate('white', 0).commit('black').finish();
    expect(game.tell('wI1', 'bI1')).toBe('wI1 box routed, bI1 a2');
  });

  test('GEN-3.11 and 24.3: no sector is held by both when a phase ends', () => {
    const game = table({
      phase: 'combined',
      units: 'a2: wI1 wI2 | a3: bI1 bI2 | c3: bI9',
      orders: 'wI a2>a3 x2, bI a3>a2 x2',
      dice: Array(8).fill(1),
    });
    game.activate('white', 0, 1).activate('black', 0, 1).passTo('noncombat');
    expect(game.tell('wI1', 'wI2', 'bI1', 'bI2')).toBe(
      'wI1 a2 spent, wI2 a2 spent, bI1 a3 spent, bI2 a3 spent',
    );
  });
});

describe('fatigue', () => {
  test('GEN-4.8: the second activation spends Cavalry, the only one spends Infantry', () => {
    const game = table({
      phase: 'combined',
      units: 'a1: wI1 wC1 | c3: bI1',
      orders: 'wI a1>a2, wC a1>a2>b2',
    });
    game.activate('white', 0, 1).commit('black');
    expect(game.tell('wI1', 'wC1')).toBe('wI1 a2 spent, wC1 a2');
    game.activate('white', 1).commit('black');
    expect(game.of('unitSpent').map(({ unit }) => unit)).toEqual(['wI1', 'wC1']);
  });

  test('GEN-R.39: a repulsed charge uses an activation, and the same leg may be tried again', () => {
    const game = table({
      phase: 'fast',
      units: 'c1: wC1 wC2 | c2: bI1 bI2 bI3 | c3: bI9',
      orders: 'wC c1>c2 x2',
      dice: [1, 1, 5, 1, 6, 3],
    });
    game.activate('white', 0, 1).passTo('combined');
    expect(game.tell('wC1', 'wC2')).toBe('wC1 c1, wC2 c1 spent');
    expect(game.view('white').sheet[0]).toMatchObject({ unit: 'wC1', legs: 0, done: false });
    expect(game.why('white', activate(0))).toBeNull();
    expect(game.why('white', activate(1))).toBe('GEN-4.7');
  });

  test('GEN-R.40, GEN-R.41 and GEN-R.43: Cavalry that rolled and missed is spent; one that reached nobody is not', () => {
    const game = table({
      phase: 'fast',
      units: 'c1: wC1 | c2: bC1 | c3: bI1',
      orders: 'wC c1>c2',
      dice: [1, 3],
    });
    game.activate('white', 0).commit('black').passTo('combined');
    expect(game.tell('wC1', 'bC1')).toBe('wC1 c1 spent, bC1 c2');
    // Everybody has left c2 before wC1 gets there: no combat for it, so no failure either.
    const unreached = table({
      phase: 'fast',
      units: 'c1: wC1 | c2: bC1 | b2: wI1 wI2 | c3: bI1',
      orders: 'wC c1>c2, bC c2>c3',
    });
    unreached.activate('white', 0).activate('black', 0);
    unreached.play('white', { type: 'advance', unit: 'wC1' }).commit('white');
    expect(unreached.tell('wC1')).toBe('wC1 c2');
  });

  test('GEN-R.42: Cavalry that missed may still advance with the others; it is spent at the end of the phase', () => {
    const game = table({
      phase: 'fast',
      units: 'c1: wC1 wC2 | c2: bI1 | c3: bI9',
      orders: 'wC c1>c2 x2',
      dice: [1, 5, 1],
    });
    game.activate('white', 0, 1);
    while (game.waiting !== 'advance') game.pass();
    game.play('white', { type: 'advance', unit: 'wC1' }, { type: 'advance', unit: 'wC2' }).commit('white');
    expect(game.state.phase).not.toBe('fast');
    expect([game.unit('wC1').at, game.unit('wC2').at]).toEqual(['c2', 'c2']);
  });
});
