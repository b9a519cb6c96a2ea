import { simulationSource, startMatch, viewOf } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { generals } from '../module.ts';
import { OPTIONS } from './field.ts';
import { order, table } from './table.ts';

const MARENGO = 'a1: wI1-6 | b1: wI7-10 wA1-2 | c1: wI11-12 wC1-4 | rw: wI13-20 wC5-8 | b3: bI1-4 bA1';

const desk = () => table({ phase: 'planning', units: MARENGO });

describe('orders', () => {
  test('GEN-6.1: up to ten orders, fewer or none', () => {
    const game = desk();
    for (let n = 0; n < 6; n++) game.play('white', order('a1', 'I', 'a2'));
    for (let n = 0; n < 4; n++) game.play('white', order('b1', 'I', 'b2'));
    expect(game.why('white', order('c1', 'I', 'c2'))).toBe('GEN-6.1');
    expect(game.why('black', { type: 'endPlanning' })).toBeNull();
  });

  test('GEN-6.2: an order names a sector with a unit of that type in it', () => {
    const game = desk();
    expect(game.why('white', order('a1', 'I', 'a2'))).toBeNull();
    game.play('white', order('a1', 'I', 'a2'), order('a1', 'I', 'a2'), order('a1', 'I', 'b1'));
    expect(game.view('white').sheet.map(({ from, path }) => `${from}>${path}`)).toEqual([
      'a1>a2',
      'a1>a2',
      'a1>b1',
    ]);
    expect(game.legal('white')).not.toContainEqual(order('a1', 'C', 'a2'));
  });

  test('GEN-6.3: no more orders than unrouted units of that type in that sector', () => {
    const game = desk();
    game.play('white', order('c1', 'I', 'c2'), order('c1', 'I', 'c2'));
    expect(game.why('white', order('c1', 'I', 'b1'))).toBe('GEN-6.3');
    expect(game.why('white', order('c1', 'C', 'b1'))).toBeNull();
  });

  test('GEN-R.18: routed Artillery gets no order', () => {
    const game = table({ phase: 'planning', units: 'b1: wA1~ wI1 | b3: bI1' });
    expect(game.why('white', order('b1', 'A', 'b2'))).toBe('GEN-6.3');
  });

  test('GEN-6.4: Infantry gets one leg to an adjacent sector', () => {
    const game = desk();
    expect(game.why('white', order('a1', 'I', 'a3'))).toBe('GEN-6.4');
    expect(game.why('white', order('a1', 'I', 'b2'))).toBe('GEN-6.4');
    expect(game.why('white', order('a1', 'I', 'a2', 'b2'))).toBe('GEN-6.4');
    expect(game.why('white', order('a1', 'I', 'rw'))).toBeNull();
  });

  test('GEN-6.5 and GEN-R.15: Cavalry gets one or two legs, each to an adjacent sector, and may return', () => {
    const game = desk();
    expect(game.why('white', order('c1', 'C', 'c2'))).toBeNull();
    expect(game.why('white', order('c1', 'C', 'c2', 'b2'))).toBeNull();
    expect(game.why('white', order('c1', 'C', 'c2', 'c1'))).toBeNull();
    expect(game.why('white', order('c1', 'C', 'c2', 'a2'))).toBe('GEN-6.5');
    expect(game.why('white', order('c1', 'C', 'c3'))).toBe('GEN-6.5');
  });

  test('GEN-6.6 and GEN-R.16: Artillery gets a direction, no range', () => {
    const game = desk();
    expect(game.why('white', order('b1', 'A', 'b2'))).toBeNull();
    expect(game.why('white', order('b1', 'A', 'b3'))).toBe('GEN-6.6');
    expect(game.why('white', order('b1', 'A', 'b2', 'b3'))).toBe('GEN-6.6');
  });

  test('GEN-6.7: no leg enters the enemy reserve; units in the own reserve are ordered like any others', () => {
    const game = table({ phase: 'planning', units: 'b3: wC1 wI1 | rw: wI2 | c1: bI1' });
    expect(game.why('white', order('b3', 'I', 'rb'))).toBe('GEN-6.7');
    expect(game.why('white', order('b3', 'C', 'a3', 'rb'))).toBe('GEN-6.7');
    expect(game.why('white', order('rw', 'I', 'a1'))).toBeNull();
  });

  test('GEN-6.11: the sheet can change until it is locked, then no more', () => {
    const game = desk();
    game.play('white', order('a1', 'I', 'a2'), order('a1', 'I', 'b1'), { type: 'unorder', order: 0 });
    expect(game.view('white').sheet).toHaveLength(1);
    game.commit('white');
    expect(game.asked).toEqual(['black']);
    expect(() => game.play('white', order('a1', 'I', 'a2'))).toThrow('not-your-decision');
    game.commit('black');
    expect(game.state.phase).toBe('fast');
    expect(game.view('white').sheet).toHaveLength(1);
  });

  test('GEN-1.5: every phase comes, in order, even if nobody has anything to do in it', () => {
    const game = table({ phase: 'planning', units: 'b1: wI1 | b3: bI1' });
    game.passTo('planning', 2);
    expect(game.of('phaseBegan').map(({ phase }) => phase)).toEqual([
      'planning',
      'fast',
      'bombard',
      'combined',
      'noncombat',
      'rally',
      'scoring',
      'planning',
    ]);
  });

  test('Section 24: 43 different single orders at the start of Marengo', () => {
    const match = startMatch(generals, OPTIONS, simulationSource(1));
    const orders = table({ phase: 'planning', units: MARENGO })
      .legal('white')
      .filter(({ type }) => type === 'order');
    expect(orders).toHaveLength(43);
    expect(viewOf(match, 'white').desks).toEqual({ white: 'deciding', black: 'deciding' });
  });
});
