import { describe, expect, test } from 'vitest';
import type { Action } from '../grammar.ts';
import type { Sector } from '../vocabulary.ts';
import { table } from './table.ts';

const activate = (order: number): Action => ({ type: 'activate', order });
const road = (unit: string, to: Sector): Action => ({ type: 'road', unit, to });

describe('Non-combat Move', () => {
  test('GEN-11.1 and 11.4: ready units with an unused order, and Cavalry with an activation left, move one leg', () => {
    const game = table({
      phase: 'combined',
      units: 'a1: wI1 wC1 wA1 | c3: bI1',
      orders: 'wI a1>b1, wC a1>a2>b2, wA a1>b1',
    });
    game.activate('white', 1).commit('black');
    expect([0, 1, 2].map((order) => game.why('white', activate(order)))).toEqual([null, null, null]);
    game.activate('white', 0, 1, 2).commit('black');
    expect([game.unit('wI1').at, game.unit('wC1').at, game.unit('wA1').at]).toEqual(['b1', 'b2', 'b1']);
    expect(game.of('frontFormed')).toEqual([]);
  });

  test('GEN-11.2 and GEN-R.34: an enemy-held sector is illegal even if the enemy may leave it', () => {
    const game = table({ phase: 'noncombat', units: 'a1: wI1 | a2: bI1', orders: 'wI a1>a2, bI a2>a3' });
    expect(game.why('white', activate(0))).toBe('GEN-11.2');
  });

  test('GEN-V.32 (i), GEN-11.3 and GEN-R.33: nobody moves into a neutral sector both want, and the orders are used', () => {
    const game = table({ phase: 'noncombat', units: 'b1: wI1 | b3: bI1', orders: 'wI b1>b2, bI b3>b2' });
    game.activate('white', 0).activate('black', 0);
    expect([game.unit('wI1').at, game.unit('bI1').at]).toEqual(['b1', 'b3']);
    expect(game.of('moveCancelled').map(({ unit, rule }) => `${unit} ${rule}`)).toEqual([
      'wI1 GEN-11.3',
      'bI1 GEN-11.3',
    ]);
    expect(game.of('unitSpent').map(({ unit }) => unit)).toEqual(['wI1', 'bI1']);
  });

  test('GEN-11.3 and GEN-R.33: if the sector is friendly to one of them, only that seat moves', () => {
    const game = table({ phase: 'noncombat', units: 'b1: wI1 | a2: bI1', orders: 'wI b1>a1, bI a2>a1' });
    game.activate('white', 0).activate('black', 0);
    expect([game.unit('wI1').at, game.unit('bI1').at]).toEqual(['a1', 'a2']);
  });

  test('GEN-V.32 (ii) and GEN-14.9: moving in captures a routed battery', () => {
    const game = table({ phase: 'noncombat', units: 'a1: wI1 | a2: bA1~ | c3: bI1', orders: 'wI a1>a2' });
    game.activate('white', 0).commit('black');
    expect(game.of('unitCaptured')).toMatchObject([{ unit: 'bA1', rule: 'GEN-14.9' }]);
    expect(game.of('vpScored')[0]).toMatchObject({ side: 'white', vp: 2, source: 'prisoners' });
  });

  test('GEN-7.3: capacity holds here too', () => {
    const game = table({ phase: 'noncombat', units: 'a1: wI1 | b1: wI2-7 | c3: bI1', orders: 'wI a1>b1' });
    expect(game.why('white', activate(0))).toBe('GEN-7.3');
  });
});

describe('roads', () => {
  const options = { terrain: 'A' } as const;

  test('GEN-20.23 and GEN-R.114: up to two units that changed sector under an order go one sector further by road', () => {
    const game = table({
      phase: 'noncombat',
      units: 'b1: wI1*> wI2*> wC1> wI3 wA1> wI4#> | a1: wI5> | c3: bI1',
      options,
    });
    game.commit('white', 'black');
    expect(game.waiting).toBe('roadMoves');
    expect(game.asked).toEqual(['white']);
    expect(game.why('white', road('wI3', 'b2'))).toBe('GEN-20.23');
    expect(game.why('white', road('wA1', 'b2'))).toBe('GEN-20.23');
    expect(game.why('white', road('wI4', 'b2'))).toBe('GEN-20.23');
    expect(game.why('white', road('wI5', 'a2'))).toBe('GEN-20.23');
    expect(game.why('white', road('wI1', 'a1'))).toBe('GEN-20.23');
    game.play('white', road('wI1', 'b2'), road('wC1', 'rw'));
    expect(game.why('white', road('wI2', 'b2'))).toBe('GEN-20.23');
    game.play('white', { type: 'unroad', unit: 'wC1' }, road('wI2', 'b2')).commit('white');
    expect([game.unit('wI1').at, game.unit('wI2').at, game.unit('wC1').at]).toEqual(['b2', 'b2', 'b1']);
    expect(game.of('unitMoved').map(({ how }) => how)).toEqual(['road', 'road']);
  });

  test('GEN-R.114: friendly or neutral targets only, and collisions as in the normal move', () => {
    const held = table({ phase: 'noncombat', units: 'b1: wI1> | a1: wI2 | b2: bI1', options });
    held.commit('white', 'black');
    expect(held.waiting).toBe('roadMoves');
    expect(held.why('white', road('wI1', 'b2'))).toBe('GEN-11.2');
    const both = table({ phase: 'noncombat', units: 'b1: wI1> | b3: bI1>', options });
    both.commit('white', 'black');
    both.play('white', road('wI1', 'b2')).commit('white');
    both.play('black', road('bI1', 'b2')).commit('black');
    expect([both.unit('wI1').at, both.unit('bI1').at]).toEqual(['b1', 'b3']);
    expect(both.of('moveCancelled').map(({ rule }) => rule)).toEqual(['GEN-11.3', 'GEN-11.3']);
  });

  test('GEN-R.114 and GEN-7.2, 7.3: the border counts the marches before, and a full sector takes nobody', () => {
    const game = table({
      phase: 'noncombat',
      units: 'rw: wI1-5 | b1: wI6> | c1: wI7 | c3: bI1',
      orders: 'wI rw>b1 x5',
      options,
    });
    game.activate('white', 0, 1, 2, 3, 4).commit('black');
    expect(game.waiting).toBe('roadMoves');
    expect(game.why('white', road('wI1', 'rw'))).toBeNull();
    const crossed = table({
      phase: 'noncombat',
      units: 'b1: wI1-5 wI6> | c3: bI1',
      orders: 'wI b1>b2 x5',
      options,
    });
    crossed.activate('white', 0, 1, 2, 3, 4).commit('black');
    expect(crossed.why('white', road('wI6', 'b2'))).toBe('GEN-7.2');
    const full = table({ phase: 'noncombat', units: 'b1: wI1> | b2: wI2-7 | c3: bI1', options });
    full.commit('white', 'black');
    expect(full.why('white', road('wI1', 'b2'))).toBe('GEN-7.3');
  });

  test('GEN-20.23: a seat without a road to march on is not asked', () => {
    const game = table({ phase: 'noncombat', units: 'b1: wI1 | c3: bI1>', options });
    game.commit('white', 'black');
    expect(game.of('phaseBegan').map(({ phase }) => phase)).toContain('rally');
  });
});
