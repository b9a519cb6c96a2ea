import { eventsSince } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import type { Action } from '../grammar.ts';
import { courierNeeds, savedBy } from '../orders/command.ts';
import type { Sector } from '../vocabulary.ts';
import { field } from './field.ts';
import { order, table } from './table.ts';

const UNITS = 'a1: wI1-6 | b1: wI7-12 | c1: wI13-18 | a3: wI19 wI20 | b3: bI1';
const fill = (count: number, from: Sector, to: Sector): Action[] =>
  Array.from({ length: count }, () => order(from, 'I', to));

describe('order dice', () => {
  test('GEN-V.41, GEN-18.1 and GEN-R.101: each seat rolls in the open and may write 6 + die orders', () => {
    const game = table({ phase: 'planning', units: UNITS, options: { orderDie: true }, dice: [1, 6] });
    expect(game.view('black').allotment).toEqual({ white: 7, black: 12 });
    expect(game.of('orderDiceRolled')).toMatchObject([{ dice: { white: 1, black: 6 } }]);
    game.play('white', ...fill(6, 'a1', 'a2'), ...fill(1, 'b1', 'b2'));
    expect(game.why('white', order('c1', 'I', 'c2'))).toBe('GEN-18.1');
  });
});

describe('couriers', () => {
  const options = { couriers: true } as const;

  test('GEN-18.2: one extra order for a unit in the own command sector', () => {
    const game = table({ phase: 'planning', units: UNITS, options });
    game.play('white', ...fill(6, 'a1', 'a2'), ...fill(4, 'c1', 'c2'));
    expect(game.why('white', order('c1', 'I', 'c2'))).toBe('GEN-18.2');
    expect(game.why('white', order('b1', 'I', 'b2'))).toBeNull();
    game.play('white', order('b1', 'I', 'b2'));
    expect(game.why('white', order('b1', 'I', 'b2'))).toBe('GEN-6.1');
  });

  test('GEN-R.102: orders in the command sector use the bonus first, and an unused bonus is lost', () => {
    const saved = (orders: string): number => {
      const game = table({
        phase: 'rally',
        units: 'a1: wI1-6 | b1: wI7-12 | box: wC1-8 wI13-20 | b3: bI1',
        orders,
        options,
        position: {},
      });
      let rallied = 0;
      while (
        game.why('white', { type: 'rally', arm: 'I' }) === null ||
        game.why('white', { type: 'rally', arm: 'C' }) === null
      ) {
        const arm = game.why('white', { type: 'rally', arm: 'I' }) === null ? 'I' : 'C';
        game.play('white', { type: 'rally', arm });
        rallied += 1;
      }
      return rallied;
    };
    expect(saved('wI a1>a2 x6')).toBe(4);
    expect(saved('wI a1>a2 x6, wI b1>b2')).toBe(4);
    expect(saved('wI a1>a2 x6, wI b1>b2 x2')).toBe(3);
  });

  test('GEN-6.10, 18.2: whoever rallies sees how many orders are left', () => {
    const units = 'a1: wI1-6 | b1: wI7-12 | box: wI13-20 | b3: bI1';
    const view = table({ phase: 'rally', units, orders: 'wI a1>a2 x6, wI b1>b2', options }).view('white');
    expect(savedBy(view, 'white', view.sheet)).toBe(4);
  });

  test('GEN-V.41, GEN-18.3: an order arrives when the die is at least the distance from the command sector', () => {
    const state = field('a1: wI1');
    const needs = (
      side: 'white' | 'black',
      ...from: ('b1' | 'a1' | 'b2' | 'rw' | 'a2' | 'b3' | 'a3' | 'c1' | 'rb')[]
    ) => from.map((sector) => courierNeeds(state, side, sector));
    expect(needs('white', 'b1', 'a1', 'b2', 'rw', 'a2', 'b3', 'a3')).toEqual([0, 1, 1, 1, 2, 2, 3]);
    expect(needs('black', 'b3', 'rb', 'b2', 'a2', 'b1', 'c1')).toEqual([0, 1, 1, 2, 2, 3]);
    const game = table({ phase: 'planning', units: UNITS, options, dice: [2, 3, ...Array(20).fill(1)] });
    game.play('white', order('a3', 'I', 'a2'), order('a3', 'I', 'a2')).commit('white', 'black');
    expect(game.view('white').sheet.map(({ courier }) => courier?.arrived)).toEqual([false, true]);
    game.passTo('combined');
    expect(game.why('white', { type: 'activate', order: 0 })).toBe('GEN-18.3');
    expect(game.why('white', { type: 'activate', order: 1 })).toBeNull();
  });

  test('GEN-R.102 and GEN-21.1: the dice are private, and their number betrays nothing', () => {
    const drawn = (orders: readonly Action[]): { draws: number; heard: string } => {
      const game = table({ phase: 'planning', units: UNITS, options, dice: Array(22).fill(4) });
      game.play('white', ...orders).commit('white', 'black');
      const heard = eventsSince(game.match, 0, 'black').flatMap(({ events }) =>
        events.map(({ type, ...rest }) => `${type} ${JSON.stringify(rest)}`),
      );
      return {
        draws: game.state.draws,
        heard: heard.filter((line) => line.startsWith('couriersSent')).join(),
      };
    };
    const few = drawn([]);
    const many = drawn(fill(6, 'a1', 'a2'));
    expect([few.draws, many.draws]).toEqual([22, 22]);
    expect(few.heard).toBe(many.heard);
    expect(few.heard).toContain('"side":"black"');
    expect(few.heard).not.toContain('"side":"white"');
  });

  test('GEN-R.102: without a general marker the command sector is b1 and b3', () => {
    const state = field('a1: wI1', { objectives: 'none' });
    expect([courierNeeds(state, 'white', 'b1'), courierNeeds(state, 'black', 'b3')]).toEqual([0, 0]);
    const moved = field('a1: wI1', {
      objectives: [{ sector: 'a1', owner: 'white', kind: 'general', vp: 5 }],
    });
    expect(courierNeeds(moved, 'white', 'a1')).toBe(0);
  });
});
