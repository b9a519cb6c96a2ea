import { describe, expect, test } from 'vitest';
import type { Action } from '../grammar.ts';
import { setup } from '../setup.ts';
import type { Sector } from '../vocabulary.ts';
import { OPTIONS } from './field.ts';
import { table } from './table.ts';

const options = { morale: true } as const;
const order = (from: Sector, to: Sector): Action => ({ type: 'order', from, arm: 'I', path: [to] });
const HOME = 'a1: wI1-6 | b1: wI7-12 | c1: wI13-18';

describe('army morale', () => {
  test('GEN-19.1: each seat starts with 15 VP, and running out loses', () => {
    expect(setup({ ...OPTIONS, ...options }).vp).toEqual({ white: 15, black: 15 });
    const game = table({
      phase: 'scoring',
      units: 'b1: wI1 | b3: bI9 | captured: bI1 bI2',
      vp: { white: 3, black: 2 },
      options,
    });
    expect(game.state.result).toMatchObject({ winners: ['white'], rule: 'GEN-19.1' });
    const ten = table({
      phase: 'scoring',
      units: 'b1: wI1 | b3: bI9',
      vp: { white: 30, black: 12 },
      options,
    });
    expect(ten.state.result).toBeNull();
  });

  test('GEN-V.40, GEN-19.2 and 19.3: what the opponent would gain is lost, and the majority hands one over', () => {
    const game = table({
      phase: 'scoring',
      units:
        'a3: wI1 | a1: wI2 | b1: wI3 | c1: wI4 | a2: wI5 | b3: bI11 | c3: bI12 | c2: bI13 | captured: bI1 bI2',
      options,
    });
    expect(game.state.vp).toEqual({ white: 16, black: 11 });
    expect(game.of('vpScored').map(({ side, vp, source }) => `${side} ${vp} ${source}`)).toEqual([
      'black -2 prisoners',
      'black -1 objective',
      'black -1 majority',
      'white 1 majority',
    ]);
    expect(game.view('white').allotment).toEqual({ white: 10, black: 10 });
  });

  test('GEN-19.3: on a tie nothing moves', () => {
    const game = table({ phase: 'scoring', units: 'b1: wI1 | b3: bI1', options });
    expect(game.state).toMatchObject({ vp: { white: 15, black: 15 }, pool: 9 });
  });

  test('GEN-V.40 and GEN-19.4: orders equal VP; at most the normal allotment is written, the rest can rally', () => {
    const white = table({
      phase: 'rally',
      units: `${HOME} | box: wC1-8 wI19 wI20 | b3: bI1`,
      vp: { white: 16, black: 11 },
      options,
      orders: 'wI a1>a2 x6, wI b1>b2 x4',
    });
    for (let n = 0; n < 4; n++) white.play('white', { type: 'rally', arm: 'C' });
    white.play('white', { type: 'rally', arm: 'I' });
    expect(white.why('white', { type: 'rally', arm: 'I' })).toBe('GEN-15.2');
    const poor = table({
      phase: 'planning',
      units: `${HOME} | b3: bI1`,
      vp: { white: 4, black: 11 },
      options,
    });
    expect(poor.view('white').allotment).toEqual({ white: 4, black: 10 });
    poor.play('white', order('a1', 'a2'), order('a1', 'a2'), order('a1', 'a2'), order('a1', 'a2'));
    expect(poor.why('white', order('a1', 'a2'))).toBe('GEN-19.4');
    const one = table({
      phase: 'rally',
      units: `${HOME} | a3: bI11-16 | c3: bI17-20 | box: bI1-4`,
      vp: { white: 16, black: 11 },
      options,
      orders: 'bI a3>a2 x6, bI c3>c2 x4',
    });
    one.play('black', { type: 'rally', arm: 'I' });
    expect(one.why('black', { type: 'rally', arm: 'I' })).toBe('GEN-15.1');
  });

  test('GEN-19.5 and GEN-R.103: both at zero at one check is a draw; the ten-round limit stays; VP never drop below zero', () => {
    const both = table({
      phase: 'scoring',
      units: 'b1: wI9 | b3: bI9 | captured: wI1-3 bI1-3',
      vp: { white: 2, black: 3 },
      options,
    });
    expect(both.state).toMatchObject({
      vp: { white: 0, black: 0 },
      result: { winners: [], rule: 'GEN-19.5' },
    });
    const last = table({
      phase: 'scoring',
      round: 10,
      units: 'b1: wI9 | b3: bI9',
      vp: { white: 7, black: 9 },
      options,
    });
    expect(last.state.result).toMatchObject({ winners: ['black'], rule: 'GEN-19.5' });
  });

  test('GEN-R.104: morale, order die and handicap each limit on their own; the bonus order comes on top', () => {
    const game = table({
      phase: 'planning',
      units: `${HOME} | b3: bI1`,
      vp: { white: 9, black: 15 },
      dice: [6, 6],
      options: { morale: true, orderDie: true, couriers: true, handicap: { white: 2, black: 3 } },
    });
    expect(game.view('white').allotment).toEqual({ white: 7, black: 9 });
    for (let n = 0; n < 6; n++) game.play('white', order('a1', 'a2'));
    game.play('white', order('c1', 'c2'));
    expect(game.why('white', order('c1', 'c2'))).toBe('GEN-18.2');
    expect(game.why('white', order('b1', 'b2'))).toBeNull();
  });

  test('GEN-20.3 and GEN-R.117: a handicap takes orders from the allotment', () => {
    const game = table({
      phase: 'planning',
      units: `${HOME} | b3: bI1`,
      options: { handicap: { white: 3, black: 0 } },
    });
    expect(game.view('black').allotment).toEqual({ white: 7, black: 10 });
    for (let n = 0; n < 6; n++) game.play('white', order('a1', 'a2'));
    game.play('white', order('c1', 'c2'));
    expect(game.why('white', order('c1', 'c2'))).toBe('GEN-20.3');
  });
});
