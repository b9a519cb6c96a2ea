import { why } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import type { Action } from '../grammar.ts';
import { refusals } from '../words/refusals.ts';
import { table } from './table.ts';

const rally = (arm: 'I' | 'C'): Action => ({ type: 'rally', arm });
const rallyInPlace = (unit: string): Action => ({ type: 'rallyInPlace', unit });
const six = 'bI a3>a2 x6';

describe('Rally', () => {
  test('GEN-V.33, GEN-15.1, 15.2 and 15.3: four saved orders, six Infantry and two Cavalry in the box', () => {
    const game = table({ phase: 'rally', units: 'a3: bI11-16 | box: bI1-6 bC1 bC2 | a1: wI1', orders: six });
    game.play('black', rally('I'), rally('I'), rally('I'), rally('C'));
    expect(game.why('black', rally('C'))).toBe('GEN-15.1');
    game.commit('black');
    expect([game.count('black', 'rb'), game.count('black', 'box')]).toEqual(['3I 1C', '']);
    expect(game.of('unitDisbanded')).toHaveLength(4);
    expect(game.state.vp).toEqual({ white: 0, black: 0 });
    expect(game.tell('bI1', 'bI2')).toBe('bI1 rb, bI2 gone');
  });

  test('GEN-15.2: pairs of one type', () => {
    const game = table({ phase: 'rally', units: 'a3: bI11 | box: bI1-3 bC1 | a1: wI1' });
    game.play('black', rally('I'));
    expect(game.why('black', rally('I'))).toBe('GEN-15.2');
    expect(game.why('black', rally('C'))).toBe('GEN-15.2');
  });

  test('GEN-15.5 and GEN-R.97: rallying succeeds without a roll; single units stay in the box', () => {
    const game = table({ phase: 'rally', units: 'a3: bI11 | box: bI1-3 | a1: wI1' });
    game.play('black', rally('I')).commit('black');
    expect(game.count('black', 'box')).toBe('1I');
    expect(game.state.draws).toBe(0);
  });

  test('GEN-V.34, GEN-15.4 and GEN-R.96: a routed battery is rallied where an unrouted unit controls its sector', () => {
    const held = table({ phase: 'rally', units: 'b1: wA1~ wI1 | a3: bI1' });
    held.play('white', rallyInPlace('wA1')).commit('white');
    expect(held.tell('wA1')).toBe('wA1 b1');
    const alone = table({ phase: 'rally', units: 'b1: wA1~ | a1: wA2~ wI2 | box: wI3 wI4 | a3: bI1' });
    expect(alone.why('white', rallyInPlace('wA1'))).toBe('GEN-15.4');
    expect(alone.why('white', rallyInPlace('wI3'))).toBe('GEN-15.4');
    alone.play('white', rallyInPlace('wA2'));
    expect(alone.why('white', rallyInPlace('wA2'))).toBe('GEN-15.1');
    alone.play('white', { type: 'unrally', index: 0 });
    expect(alone.why('white', rallyInPlace('wA2'))).toBeNull();
  });

  test('GEN-15.4: nothing to rally is another thing than a unit that is not rallied where it is', () => {
    const game = table({ phase: 'rally', units: 'b1: wA1~ wA2 wI1 | box: wI3 wI4 | a3: bI1' });
    const said = (unit: string): unknown => why(game.match, 'white', rallyInPlace(unit));
    expect(said('wA2')).toMatchObject({ rule: 'GEN-15.4', text: refusals.notRouted });
    expect(said('wI3')).toMatchObject({ rule: 'GEN-15.4', text: refusals.notInPlace });
  });

  test('GEN-6.10 and GEN-R.17: only orders never written are saved', () => {
    const game = table({
      phase: 'rally',
      units: 'a3: bI11-16 | b3: bI17-20 | box: bI1-4 | a1: wI1',
      orders: `${six}, bI b3>b2 x4`,
    });
    expect(game.asked).toEqual(['black']);
    expect(game.why('black', rally('I'))).toBe('GEN-15.1');
    expect(game.legal('black')).toEqual([{ type: 'endRally' }]);
  });

  test('GEN-R.98: a unit routed this round can be rallied in the same round', () => {
    const game = table({ phase: 'combined', units: 'a1: wI1~ wI2~ wI3 | a3: bI1' });
    game.passTo('rally');
    expect(game.count('white', 'box')).toBe('2I');
    game.play('white', rally('I')).commit('white');
    expect(game.count('white', 'rw')).toBe('1I');
  });

  test('GEN-15.1: saved orders not used now are lost', () => {
    const game = table({ phase: 'rally', units: 'a3: bI11 | box: bI1-4 | a1: wI1' });
    game.commit('black').passTo('planning', 2);
    expect(game.view('black').allotment).toEqual({ white: 10, black: 10 });
  });
});
