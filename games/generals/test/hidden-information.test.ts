import { eventsSince, randomOf, sameJson, simulationSource } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import type { Action } from '../grammar.ts';
import { generals } from '../module.ts';
import { order, table } from './table.ts';

const activate = (index: number): Action => ({ type: 'activate', order: index });

describe('hidden information', () => {
  test('GEN-21.1: of the other sheet nothing shows but planning or locked', () => {
    const one = table({ phase: 'planning', units: 'a1: wI1 wI2 | b3: bI1' });
    const other = table({ phase: 'planning', units: 'a1: wI1 wI2 | b3: bI1' });
    one.play('white', order('a1', 'I', 'a2'), order('a1', 'I', 'a2'));
    other.play('white', order('a1', 'I', 'b1'));
    expect(sameJson(one.view('black'), other.view('black'))).toBe(true);
    expect(sameJson(one.view('spectator'), other.view('spectator'))).toBe(true);
    expect(one.view('black').desks).toEqual({ white: 'deciding', black: 'deciding' });
    one.commit('white');
    expect(one.view('black').desks).toEqual({ white: 'locked', black: 'deciding' });
    expect(one.view('black').sheet).toEqual([]);
    expect(one.view('white').sheet).toHaveLength(2);
  });

  test('GEN-21.1 and GEN-R.19: declarations are secret until both have committed; then the legs used are shown', () => {
    const game = table({ phase: 'fast', units: 'c1: wC1 | a3: bC1', orders: 'wC c1>c2>b2, bC a3>b3' });
    game.play('white', activate(0));
    expect(game.view('white').draft).toEqual({ kind: 'declare', orders: [0] });
    expect(game.view('black').draft).toEqual({ kind: 'declare', orders: [] });
    game.commit('white');
    expect(JSON.stringify(game.view('black'))).not.toContain('"to":"c2"');
    game.commit('black');
    expect(game.of('activationsRevealed')).toMatchObject([
      { moves: [{ unit: 'wC1', from: 'c1', to: 'c2', kind: 'move' }] },
    ]);
    const seen = JSON.stringify(game.view('black'));
    expect(seen).toContain('"to":"c2"');
    expect(game.view('black').activity.map(({ to }) => to)).toEqual(['c2']);
    expect(seen).not.toContain('"b2"');
  });

  test('GEN-21.2: who is asked follows from public facts only', () => {
    const asked = (phase: 'fast' | 'bombard' | 'combined' | 'noncombat' | 'rally', units: string) => {
      const game = table({ phase, units });
      return game.state.phase === phase ? game.asked : [];
    };
    expect(asked('fast', 'a1: wC1 | a3: bI1')).toEqual(['white']);
    expect(asked('fast', 'a1: wC1* | a3: bC1')).toEqual(['black']);
    expect(asked('bombard', 'rw: wA1 | a3: bA1')).toEqual(['black']);
    expect(asked('combined', 'a1: wI1* | a3: bI1')).toEqual(['black']);
    expect(asked('noncombat', 'a1: wI1 | a3: bA1~')).toEqual(['white']);
    expect(asked('rally', 'box: wI1 wI2 | a3: bI1')).toEqual(['white']);
    expect(asked('rally', 'box: wI1 wC2 | b3: bA1~ bI1')).toEqual(['black']);
    expect(asked('rally', 'box: wI1 wC2 | b3: bA1~ | a3: bI1')).toEqual([]);
  });

  test('GEN-21.2: a seat that is asked but has nothing to declare simply commits', () => {
    const game = table({ phase: 'combined', units: 'a1: wI1 | a3: bI1' });
    expect(game.legal('white')).toEqual([{ type: 'endActivation' }]);
  });

  test('GEN-21.3: no unit carries an order mark before its order is used', () => {
    const game = table({ phase: 'fast', units: 'c1: wC1 wC2 | a3: bC1', orders: 'wC c1>c2' });
    expect(game.view('black').units.filter(({ bound }) => bound)).toEqual([]);
    game.activate('white', 0).commit('black');
    expect(
      game
        .view('black')
        .units.filter(({ bound }) => bound)
        .map(({ id }) => id),
    ).toEqual(['wC1']);
  });

  test('GEN-21.4: spectators see what both seats see in common', () => {
    const game = table({ phase: 'planning', units: 'a1: wI1 | b3: bI1' });
    game.play('white', order('a1', 'I', 'a2'));
    const view = game.view('spectator');
    expect([view.sheet, view.draft, view.deployment]).toEqual([[], null, null]);
    expect(view.units).toEqual(game.view('black').units);
  });

  test('GEN-21.5: events never name an order by its place on the sheet, nor how many are left', () => {
    const heard = (orders: string, index: number) => {
      const game = table({ phase: 'combined', units: 'a1: wI1 wI2 | b1: wI3 | a3: bI1 bI2', orders });
      game.activate('white', index).commit('black');
      expect(game.state.phase).toBe('noncombat');
      return JSON.stringify(eventsSince(game.match, 0, 'black').flatMap(({ events }) => events));
    };
    expect(heard('wI a1>a2', 0)).toBe(heard('wI b1>b2, wI a1>b1, wI a1>a2', 2));
  });

  test('GEN-21.1: a rally shows the units rallied, not the orders left over', () => {
    const seen = (orders: string) => {
      const game = table({ phase: 'rally', units: 'a1: wI5-7 | box: wI1-4 | a3: bI1', orders });
      game.play('white', { type: 'rally', arm: 'I' }).commit('white');
      return JSON.stringify(game.view('black')).replace(/"allotment":[^}]*}/, '');
    };
    expect(seen('wI a1>a2')).toBe(seen('wI a1>a2 x3'));
  });

  test('GEN-24.3: a view never changes when only the enemy secrets differ', () => {
    const game = table({
      phase: 'combined',
      units: 'a1: wI1-4 wC1 | rw: wI5 | a3: bI1-4 | c3: bC1 bC2 | b2: bI9',
      orders: 'wI a1>a2, bI a3>a2, bC c3>c2>c1, bC c3>b3',
    });
    game.activate('black', 1);
    const random = randomOf(simulationSource(5));
    for (let world = 0; world < 20; world += 1) {
      const imagined = generals.determinize(game.view('white'), 'white', random);
      expect(generals.view(imagined, 'white')).toEqual(game.view('white'));
    }
  });
});

describe('imagined worlds', () => {
  test('GEN-21.1: an imagined sheet fits the legs used, the muster and the allotment', () => {
    const game = table({
      phase: 'fast',
      units: 'a1: wI1-4 wC1 | c3: bC1 bC2 | a3: bI1-3 | b3: bI4',
      orders: 'bC c3>c2>b2, bI a3>a2, wC a1>b1',
    });
    game.commit('white').activate('black', 0).passTo('combined');
    const random = randomOf(simulationSource(7));
    for (let world = 0; world < 50; world += 1) {
      const sheet = generals.determinize(game.view('white'), 'white', random).sheets.black.hidden;
      expect(sheet.length).toBeLessThanOrEqual(10);
      expect(sheet.filter(({ unit }) => unit === 'bC1')).toMatchObject([{ from: 'c3', arm: 'C', legs: 1 }]);
      expect(sheet.find(({ unit }) => unit === 'bC1')?.path[0]).toBe('c2');
      for (const [from, arm, most] of [
        ['a3', 'I', 3],
        ['b3', 'I', 1],
        ['c3', 'C', 2],
      ] as const) {
        expect(sheet.filter((one) => one.from === from && one.arm === arm).length).toBeLessThanOrEqual(most);
      }
    }
  });

  test('GEN-7.16: whoever gave way is imagined with an order that leads there', () => {
    const game = table({
      phase: 'combined',
      units: 'rb: bI1 bI2 | a3: bI3 | b2: wI1 | c1: wI9',
      orders: 'bI rb>b3 x2, wI b2>b3',
      options: { objectives: 'none' },
    });
    game.activate('white', 0).activate('black', 0, 1);
    expect(game.of('moveCancelled')).toHaveLength(2);
    const random = randomOf(simulationSource(9));
    for (let world = 0; world < 20; world += 1) {
      const sheet = generals.determinize(game.view('white'), 'white', random).sheets.black.hidden;
      const there = sheet.filter(({ from, path }) => from === 'rb' && path[0] === 'b3');
      expect(there.length).toBeGreaterThanOrEqual(2);
    }
  });

  test('GEN-7.16: arm, start and goal of each order that came to nothing are told apart', () => {
    const game = table({
      phase: 'combined',
      units: 'rb: bI1 bC1 bI2 | b2: wI1 | a2: wI2 | c1: wI9',
      orders: 'bI rb>b3, bC rb>b3, bI rb>a3, wI b2>b3, wI a2>a3',
      options: { objectives: 'none' },
    });
    game.activate('white', 0, 1).activate('black', 0, 1, 2);
    expect(game.of('moveCancelled')).toHaveLength(3);
    const random = randomOf(simulationSource(9));
    for (let world = 0; world < 20; world += 1) {
      const sheet = generals.determinize(game.view('white'), 'white', random).sheets.black.hidden;
      const leads = (arm: string, to: string): boolean =>
        sheet.some((order) => order.from === 'rb' && order.arm === arm && order.path[0] === to);
      expect([leads('I', 'b3'), leads('C', 'b3'), leads('I', 'a3')]).toEqual([true, true, true]);
    }
  });
});
