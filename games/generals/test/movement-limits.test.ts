import { describe, expect, test } from 'vitest';
import type { Action } from '../grammar.ts';
import { table } from './table.ts';

const activate = (order: number): Action => ({ type: 'activate', order });
const range = (from: number, to: number): Action[] =>
  Array.from({ length: to - from + 1 }, (_one, n) => activate(from + n));

describe('limits of movement', () => {
  test('GEN-7.1: one sector per phase', () => {
    const game = table({ phase: 'fast', units: 'c1: wC1 | a3: bI1', orders: 'wC c1>c2>b2' });
    game.play('white', activate(0));
    expect(game.why('white', activate(0))).toBe('GEN-6.2');
    game.commit('white');
    expect(game.tell('wC1')).toBe('wC1 c2');
  });

  test('GEN-7.2 and GEN-R.20: five units may cross one border in one direction, reserve borders included', () => {
    const game = table({
      phase: 'combined',
      units: 'a1: wI1-6 | rw: wI7-12 | c3: bI1',
      orders: 'wI a1>a2 x6, wI rw>b1 x4',
    });
    game.play('white', ...range(0, 4));
    expect(game.why('white', activate(5))).toBe('GEN-7.2');
    const reserve = table({
      phase: 'combined',
      units: 'rw: wI1-7 | c3: bI1',
      orders: 'wI rw>b1 x6, wI rw>c1',
    });
    reserve.play('white', ...range(0, 4));
    expect(reserve.why('white', activate(5))).toBe('GEN-7.2');
    expect(reserve.why('white', activate(6))).toBeNull();
    const attack = table({ phase: 'combined', units: 'a1: wI1-6 | a2: bI1', orders: 'wI a1>a2 x6' });
    attack.play('white', ...range(0, 4));
    expect(attack.why('white', activate(5))).toBe('GEN-7.2');
  });

  test('GEN-3.6 and 3.7: a battle sector holds six of a seat, routed ones included; a reserve any number', () => {
    const game = table({
      phase: 'combined',
      units: 'a1: wI1 | b1: wI2-6 wA1~ | rw: wI7-20 wC1-8 | c1: wI21 | c3: bI1',
      orders: 'wI a1>b1, wC rw>a1',
      options: { setup: 'custom', army: { white: { I: 21, C: 8, A: 1 }, black: { I: 20, C: 8, A: 2 } } },
    });
    expect(game.why('white', activate(0))).toBe('GEN-7.3');
    const back = table({ phase: 'combined', units: 'a1: wI1 | rw: wI2-20 | c3: bI1', orders: 'wI a1>rw' });
    back.activate('white', 0).commit('black');
    expect(back.count('white', 'rw')).toBe('20I');
  });

  test('GEN-V.27 and GEN-7.3, GEN-R.21: a leaver frees its place only if it goes to a friendly sector', () => {
    const six = table({
      phase: 'combined',
      units: 'a1: wI1-6 | b1: wI7 | rw: wI8-12 | c3: bI1',
      orders: 'wI a1>a2 x6, wI rw>a1 x4',
    });
    six.play('white', ...range(0, 4));
    expect(six.why('white', activate(5))).toBe('GEN-7.2');
    expect(six.why('white', activate(6))).toBe('GEN-R.21');
    const friendly = table({
      phase: 'combined',
      units: 'a1: wI1-6 | b1: wI7 | rw: wI8-12 | c3: bI1',
      orders: 'wI a1>b1 x5, wI rw>a1 x5',
    });
    expect(friendly.why('white', activate(5))).toBe('GEN-7.3');
    friendly.play('white', ...range(0, 4));
    friendly.play('white', ...range(5, 9));
    expect(friendly.why('white', { type: 'deactivate', order: 0 })).toBe('GEN-7.3');
    friendly.play('white', { type: 'deactivate', order: 9 });
    expect(friendly.why('white', { type: 'deactivate', order: 0 })).toBeNull();
    friendly.commit('white', 'black');
    expect([friendly.count('white', 'a1'), friendly.count('white', 'b1')]).toEqual(['5I', '6I']);
  });

  test('GEN-7.3: an attacker takes no room in the sector it fights for', () => {
    const game = table({
      phase: 'combined',
      units: 'a1: wI1-5 | b2: wI6-8 | a2: bI1 wA1~ | c3: bI2',
      orders: 'wI a1>a2 x5, wI b2>a2 x3',
    });
    game.play('white', ...range(0, 7));
    expect(game.why('white', { type: 'endActivation' })).toBeNull();
  });

  test('GEN-7.4: the enemy reserve is out of bounds for every move', () => {
    const game = table({
      phase: 'noncombat',
      units: 'b3: wI1> | b1: wI2 | a1: bI1',
      options: { terrain: 'A' },
    });
    game.commit('white', 'black');
    expect(game.waiting).toBe('roadMoves');
    expect(game.why('white', { type: 'road', unit: 'wI1', to: 'rb' })).toBe('GEN-7.4');
  });

  test('GEN-V.26 (i), GEN-7.5 and GEN-R.32: nobody is activated from a reserve into an enemy-held sector', () => {
    const game = table({
      phase: 'combined',
      units: 'rw: wI1 wC1 | a1: bI1',
      orders: 'wI rw>a1, wC rw>a1>a2',
    });
    expect(game.why('white', activate(0))).toBe('GEN-7.5');
    expect(game.why('white', activate(1))).toBe('GEN-7.5');
  });

  test('GEN-7.6: Cavalry from the reserve may attack with its second leg', () => {
    const game = table({ phase: 'fast', units: 'rw: wC1 | a2: bI1', orders: 'wC rw>a1>a2' });
    game.activate('white', 0).passTo('combined');
    expect(game.tell('wC1')).toBe('wC1 a1');
    expect(game.why('white', activate(0))).toBeNull();
  });
});
