import { describe, expect, test } from 'vitest';
import type { Action } from '../grammar.ts';
import { table } from './table.ts';

const activate = (order: number): Action => ({ type: 'activate', order });

describe('who may act when', () => {
  test('GEN-4.1: Infantry acts once, in Combined Arms or in the Non-combat Move', () => {
    const game = table({ phase: 'combined', units: 'a1: wI1 wI2 | c3: bI1', orders: 'wI a1>a2 x2' });
    game.activate('white', 0).commit('black');
    expect(game.tell('wI1')).toBe('wI1 a2 spent');
    expect(game.state.phase).toBe('noncombat');
    expect(game.why('white', activate(0))).toBe('GEN-4.1');
    expect(game.why('white', activate(1))).toBeNull();
  });

  test('GEN-4.2 and GEN-6.8: Cavalry acts at most twice, one leg at a time', () => {
    const game = table({ phase: 'fast', units: 'c1: wC1 wI1 | a3: bC1 bI1', orders: 'wC c1>c2>b2' });
    game.activate('white', 0).commit('black').passTo('combined');
    expect(game.tell('wC1')).toBe('wC1 c2');
    game.activate('white', 0).commit('black');
    expect(game.tell('wC1')).toBe('wC1 b2 spent');
    expect(game.why('white', activate(0))).toBe('GEN-6.5');
  });

  test('GEN-V.04 and GEN-8.2, 4.8, GEN-R.15: the opening ride of the book', () => {
    const game = table({
      phase: 'fast',
      units:
        'a1: wI1-6 | b1: wI7-10 wA1-2 | c1: wI11-12 wC1-4 | rw: wI13-20 wC5-8 | c3: bI1-6 | b3: bI7-10 bA1-2 | a3: bI11-12 bC1-4 | rb: bI13-20 bC5-8',
      orders: 'wC c1>c2>b2 x2',
    });
    game.activate('white', 0, 1).commit('black');
    expect(game.tell('wC1', 'wC2')).toBe('wC1 c2, wC2 c2');
    expect([game.unit('wC1').activations, game.unit('wC2').activations]).toEqual([1, 1]);
    game.passTo('combined').activate('white', 0, 1).commit('black');
    expect(game.tell('wC1', 'wC2')).toBe('wC1 b2 spent, wC2 b2 spent');
    expect(game.count('white', 'c2')).toBe('');
  });

  test('GEN-4.3 and GEN-11.5: Artillery does one thing a round and changes sector only in the Non-combat Move', () => {
    const game = table({
      phase: 'bombard',
      units: 'b1: wA1 wA2 | b2: bI1',
      orders: 'wA b1>b2, wA b1>a1',
      dice: [1],
    });
    game.play('white', { type: 'fire', order: 0, range: 1 }).commit('white').passTo('combined');
    expect(game.why('white', activate(0))).toBe('GEN-4.3');
    expect(game.why('white', activate(1))).toBe('GEN-10.2');
    game.passTo('noncombat').activate('white', 1).commit('black');
    expect(game.tell('wA2')).toBe('wA2 a1');
    expect(game.of('unitSpent').map(({ unit }) => unit)).toEqual(['wA1', 'wA2']);
  });

  test('GEN-4.4 and 4.6: a unit acts only in the phase it is activated in; a phase that is over is gone', () => {
    const game = table({ phase: 'fast', units: 'c1: wC1 | a3: bI1', orders: 'wC c1>c2' });
    game.passTo('combined');
    expect(game.tell('wC1')).toBe('wC1 c1');
    game.finish();
    expect(game.tell('wC1')).toBe('wC1 c1');
    game.activate('white', 0).commit('black');
    expect(game.tell('wC1')).toBe('wC1 c2');
  });

  test('GEN-4.7: a spent unit cannot be activated', () => {
    const game = table({ phase: 'combined', units: 'a1: wI1* | c1: wI2 | c3: bI1', orders: 'wI a1>a2' });
    expect(game.why('white', activate(0))).toBe('GEN-6.9');
    const bound = table({
      phase: 'combined',
      units: 'c2: wC1*+ | a1: wI1 | c3: bI1',
      position: {
        mustered: { 'wC@c1': 1 },
        sheets: {
          white: [{ from: 'c1', arm: 'C', path: ['c2', 'b2'], unit: 'wC1', legs: 1, done: false }],
          black: [],
        },
      },
    });
    expect(bound.why('white', activate(0))).toBe('GEN-4.7');
  });

  test('GEN-4.7: nor can Cavalry that was forced out of the sector its ride goes on from', () => {
    const displaced = table({
      phase: 'combined',
      units: 'c1: wC1*+ | a1: wI1 | c3: bI1',
      position: {
        mustered: { 'wC@c1': 1 },
        sheets: {
          white: [{ from: 'c1', arm: 'C', path: ['c2', 'b2'], unit: 'wC1', legs: 1, done: false }],
          black: [],
        },
      },
    });
    expect(displaced.why('white', activate(0))).toBe('GEN-4.7');
  });

  test('GEN-4.9: Cavalry that only rode one sector is not spent', () => {
    const game = table({ phase: 'fast', units: 'c1: wC1 | a3: bI1', orders: 'wC c1>c2' });
    game.activate('white', 0).passTo('combined');
    expect(game.tell('wC1')).toBe('wC1 c2');
    game.finish();
    expect(game.tell('wC1')).toBe('wC1 c2');
  });

  test('GEN-4.10, 16.1 and GEN-R.44: spent units recover in the clean-up of Scoring, not in Rally', () => {
    const game = table({ phase: 'rally', units: 'a1: wI1* wI2# wA1~ | b3: bI1' });
    expect(game.state.phase).toBe('rally');
    expect(game.tell('wI1', 'wI2')).toBe('wI1 a1 spent, wI2 a1 square');
    game.passTo('planning', 2);
    expect(game.tell('wI1', 'wI2')).toBe('wI1 a1, wI2 a1');
    expect(game.tell('wA1')).toBe('wA1 a1 routed');
  });

  test('GEN-6.9, GEN-R.13 and GEN-21.3: an order goes to the lowest-id ready unit not yet bound; surplus orders stay unused', () => {
    const game = table({ phase: 'combined', units: 'a1: wI1* wI2 wI3 | c3: bI1', orders: 'wI a1>a2 x3' });
    game.play('white', activate(0), activate(1));
    expect(game.why('white', activate(2))).toBe('GEN-6.9');
    game.commit('white', 'black');
    expect(game.tell('wI1', 'wI2', 'wI3')).toBe('wI1 a1 spent, wI2 a2 spent, wI3 a2 spent');
    expect(game.view('white').sheet.map(({ unit }) => unit)).toEqual(['wI2', 'wI3', null]);
  });

  test('GEN-6.8 and GEN-R.14: the owner decides phase by phase whether to use an order', () => {
    const game = table({ phase: 'combined', units: 'a1: wI1 | c3: bI1', orders: 'wI a1>a2' });
    game.commit('white', 'black');
    expect(game.why('white', activate(0))).toBeNull();
    game.activate('white', 0).commit('black');
    expect(game.tell('wI1')).toBe('wI1 a2');
  });

  test('GEN-8.1: only ready Cavalry with an order acts in Fast Movement', () => {
    const game = table({
      phase: 'fast',
      units: 'a1: wI1 wC1 wA1 | c3: bI1',
      orders: 'wI a1>a2, wA a1>a2, wC a1>a2',
    });
    expect([0, 1, 2].map((order) => game.why('white', activate(order)))).toEqual([
      'GEN-8.1',
      'GEN-8.1',
      null,
    ]);
    expect(game.asked).toEqual(['white']);
  });

  test('GEN-10.1 and 10.4: all arms may act in Combined Arms', () => {
    const game = table({
      phase: 'combined',
      units: 'a1: wI1 wC1 wA1 | a2: bI1',
      orders: 'wI a1>a2, wA a1>a2, wC a1>a2',
    });
    expect([0, 1, 2].map((order) => game.why('white', activate(order)))).toEqual([null, null, null]);
  });

  test('GEN-10.2, GEN-R.119: Artillery only attacks an enemy-held sector in Combined Arms, no meeting, and never changes sector there', () => {
    const game = table({
      phase: 'combined',
      units: 'a1: wA1 wA2 | a2: bI1~ | c3: bI2',
      orders: 'wA a1>a2, wA a1>b1',
    });
    expect(game.why('white', activate(0))).toBe('GEN-10.2');
    expect(game.why('white', activate(1))).toBe('GEN-10.2');
  });

  test('GEN-6.2: an order is used by one unit and taken back only before it is revealed', () => {
    const game = table({ phase: 'combined', units: 'a1: wI1 | c3: bI1', orders: 'wI a1>a2' });
    game.play('white', activate(0));
    expect(game.why('white', activate(0))).toBe('GEN-6.2');
    game.play('white', { type: 'deactivate', order: 0 });
    expect(game.why('white', activate(0))).toBeNull();
    expect(game.why('white', { type: 'endActivation' })).toBeNull();
  });
});
