import { describe, expect, test } from 'vitest';
import { turned } from '../field/board-graph.ts';
import { controls, holderOf, standingOf } from '../field/control.ts';
import {
  borderLimit,
  crossesRiver,
  groundOf,
  hasBuilding,
  hasRiver,
  hasRoad,
  isForest,
  isHill,
} from '../field/terrain.ts';
import type { Action } from '../grammar.ts';
import type { Options } from '../options.ts';
import { LAYOUTS } from '../vocabulary.ts';
import { field, OPTIONS } from './field.ts';
import { order, type TestTable, table } from './table.ts';

const activate = (order: number): Action => ({ type: 'activate', order });
const fire = (order: number, range: 1 | 2): Action => ({ type: 'fire', order, range });
const raze = (order: number, range: 1 | 2): Action => ({ type: 'fireAtBuilding', order, range });
const on = (terrain: Options['terrain'], more: Partial<Options> = {}): Options => ({
  ...OPTIONS,
  terrain,
  ...more,
});
const shots = (game: TestTable): string[] =>
  game
    .of('attackResolved')
    .map(({ unit, target, natural, modified }) => `${unit} ${target} ${natural}>${modified}`);

describe('ground', () => {
  test('GEN-20.1: terrain counts only with the option', () => {
    expect(isForest({ options: on('B') }, 'a1')).toBe(true);
    expect(isForest({ options: on('off') }, 'a1')).toBe(false);
    expect(field('a1: wI1', { terrain: 'off' }).buildings).toEqual([]);
  });

  test('GEN-20.29 and GEN-R.117: the layouts, their symmetry, and B turned by half', () => {
    const keys = (options: Options, turn: boolean) => {
      const ground = groundOf(options);
      const place = (sector: 'a1') => (turn ? turned(sector) : sector);
      const names = (sectors: readonly string[]) => sectors.map((sector) => place(sector as 'a1')).sort();
      return {
        forest: names(ground.forest),
        hill: names(ground.hill),
        river: ground.rivers.map(names),
        building: names(ground.building),
      };
    };
    for (const layout of ['A', 'Bfull', 'Bsym'] as const)
      expect(keys(on(layout), true)).toEqual(keys(on(layout), false));
    expect(keys(on('B'), true)).not.toEqual(keys(on('B'), false));
    expect(keys(on('B', { turned: true }), false)).toEqual(keys(on('B'), true));
    expect(hasRoad({ options: on('B', { turned: true }) }, 'c3', 'b3')).toBe(true);
    expect(LAYOUTS).toHaveLength(5);
  });

  test('GEN-20.2: hills and rivers lie where the layout says', () => {
    expect([isHill({ options: on('B') }, 'a2'), isHill({ options: on('B') }, 'a1')]).toEqual([true, false]);
    expect([hasRiver({ options: on('B') }, 'c2'), hasRiver({ options: on('B') }, 'a2')]).toEqual([
      true,
      false,
    ]);
  });
});

describe('forest', () => {
  test('GEN-20.4 and GEN-R.105: at most three units enter a forest over one border, attackers included', () => {
    const game = table({
      phase: 'combined',
      units: 'b1: wI1-4 | rw: wI5 | b2: bI9',
      orders: 'wI b1>a1 x4, wI rw>a1',
      options: { terrain: 'B' },
    });
    game.play('white', activate(0), activate(1), activate(2));
    expect(game.why('white', activate(3))).toBe('GEN-20.4');
    expect(game.why('white', activate(4))).toBeNull();
    const attack = table({
      phase: 'combined',
      units: 'b2: wI1-4 | a2: bI1',
      orders: 'wI b2>a2 x4',
      options: { terrain: 'Bfull' },
    });
    attack.play('white', activate(0), activate(1), activate(2));
    expect(attack.why('white', activate(3))).toBe('GEN-20.4');
    expect(borderLimit({ options: on('B') }, 'a1', 'b1')).toBe(5);
  });

  test('GEN-20.5: a unit entering a forest is spent at once', () => {
    const game = table({
      phase: 'combined',
      units: 'a1: wC1 wI9 | c3: bI1',
      orders: 'wC a1>a2>b2',
      options: { terrain: 'Bfull' },
    });
    game.activate('white', 0).commit('black');
    expect(game.tell('wC1')).toBe('wC1 a2 spent');
    expect(game.of('unitSpent')[0]).toMatchObject({ unit: 'wC1', rule: 'GEN-20.5' });
  });

  test('GEN-20.7 and GEN-R.106: Cavalry in or before a forest waits for the later phases', () => {
    const game = table({
      phase: 'fast',
      units: 'a2: wC1 | a1: wC2 | b1: wC3 | c3: bI1',
      orders: 'wC a2>b2, wC a1>a2, wC b1>b2',
      options: { terrain: 'Bfull' },
    });
    expect([0, 1, 2].map((order) => game.why('white', activate(order)))).toEqual([
      'GEN-20.7',
      'GEN-20.7',
      null,
    ]);
    game.commit('white').passTo('combined').activate('white', 0).commit('black');
    expect(game.tell('wC1')).toBe('wC1 b2');
  });

  test('GEN-20.8 and 20.24: Artillery enters a forest only by road', () => {
    const game = table({
      phase: 'noncombat',
      units: 'b1: wA1 | rw: wA2 | c3: bI1',
      orders: 'wA b1>a1, wA rw>a1',
      options: { terrain: 'B' },
    });
    expect([game.why('white', activate(0)), game.why('white', activate(1))]).toEqual([null, 'GEN-20.8']);
  });

  test('GEN-20.9: Artillery in a forest cannot bombard', () => {
    const game = table({
      phase: 'bombard',
      units: 'a2: wA1 wA2 | b2: bI1',
      orders: 'wA a2>b2',
      options: { terrain: 'Bfull' },
    });
    expect(game.why('white', fire(0, 1))).toBe('GEN-20.9');
  });

  test('GEN-20.10 and GEN-R.108: a forest in between forfeits the second die, whoever stands in it', () => {
    const game = table({
      phase: 'bombard',
      units: 'a1: wA1 | a2: bI9 | a3: bI1 bI2',
      orders: 'wA a1>a2',
      options: { terrain: 'Bfull' },
      dice: [1],
    });
    game.play('white', fire(0, 2)).commit('white');
    expect(shots(game)).toEqual(['wA1 bI1 1>1']);
  });

  test('GEN-R.107: bombardment dice against units in a forest have -2', () => {
    const game = table({
      phase: 'bombard',
      units: 'a1: wA1 | a2: bI9',
      orders: 'wA a1>a2',
      options: { terrain: 'Bfull' },
      dice: [6],
    });
    game.play('white', fire(0, 1)).commit('white');
    expect(shots(game)).toEqual(['wA1 bI9 6>3']);
  });
});

describe('hill', () => {
  test('GEN-20.13 and GEN-R.109: a battery on a hill ignores what stands next to it', () => {
    const game = table({
      phase: 'bombard',
      units: 'c1: wA1 | c2: wC1 bI9~ | c3: bI1 bI2',
      orders: 'wA c1>c2',
      options: { terrain: 'Bsym' },
      dice: [1, 1],
    });
    game.play('white', fire(0, 2)).commit('white');
    expect(shots(game)).toHaveLength(2);
  });

  test('GEN-20.14: nobody bombards across a hill, not even from another', () => {
    const game = table({
      phase: 'bombard',
      units: 'a1: wA1 | b1: wA2 | b3: bI1',
      orders: 'wA b1>b2',
      options: { terrain: 'Bfull' },
    });
    expect(game.why('white', fire(0, 2))).toBe('GEN-20.14');
    expect(game.why('white', raze(0, 1))).toBeNull();
  });
});

describe('river', () => {
  test('GEN-20.25, 20.26 and GEN-R.115: three units per border cross the river; along it the border is normal', () => {
    const game = table({
      phase: 'combined',
      units: 'b1: wI1-4 | b2: wI5 | c3: bI1',
      orders: 'wI b1>b2 x4',
      options: { terrain: 'B' },
    });
    game.play('white', activate(0), activate(1), activate(2));
    expect(game.why('white', activate(3))).toBe('GEN-20.25');
    expect(crossesRiver({ options: on('B') }, 'b2', 'c2')).toBe(false);
    expect(borderLimit({ options: on('B') }, 'b2', 'c2')).toBe(5);
    expect(borderLimit({ options: on('B') }, 'c2', 'c1')).toBe(5);
  });

  test('GEN-20.28 and 20.24: Artillery crosses the river only over a bridge', () => {
    const game = table({
      phase: 'noncombat',
      units: 'b1: wA1 | c1: wA2 wA3 | b2: wA4 | c3: bI1',
      orders: 'wA b1>b2, wA c1>c2, wA b2>c2',
      options: {
        terrain: 'B',
        setup: 'custom',
        army: { white: { I: 20, C: 6, A: 4 }, black: { I: 20, C: 8, A: 2 } },
      },
    });
    expect([0, 1, 2].map((order) => game.why('white', activate(order)))).toEqual([null, 'GEN-20.28', null]);
  });
});

describe('building', () => {
  const options = { terrain: 'A' } as const;

  test('GEN-20.16, 20.17 and GEN-R.113: an enemy in the building denies control; the side outside holds the sector', () => {
    const both = field('b2: wI1 bI1@ | c3: bI9', options);
    expect([controls(both, 'white', 'b2'), controls(both, 'black', 'b2')]).toEqual([false, false]);
    expect([standingOf(both, 'white', 'b2'), standingOf(both, 'black', 'b2')]).toEqual(['friendly', 'enemy']);
    const routed = field('b2: wI1 bI1@~', options);
    expect(controls(routed, 'white', 'b2')).toBe(false);
    const alone = field('b2: bI1@', options);
    expect([controls(alone, 'black', 'b2'), holderOf(alone, 'b2')]).toEqual([true, 'black']);
  });

  test('GEN-20.30 and GEN-R.113: an occupant decides who holds the sector only if nobody unrouted is outside', () => {
    const game = table({
      phase: 'noncombat',
      units: 'b1: wI1 | b2: bI1@ | c3: bI9',
      orders: 'wI b1>b2',
      options,
    });
    expect(game.why('white', activate(0))).toBe('GEN-11.2');
    const outside = table({
      phase: 'noncombat',
      units: 'b1: wI1 | b2: bI1@ wI2 | c3: bI9',
      orders: 'wI b1>b2',
      options,
    });
    expect(outside.why('white', activate(0))).toBeNull();
    const full = table({
      phase: 'noncombat',
      units: 'b1: wI1 | b2: wI2@ wI3-7 | c3: bI9',
      orders: 'wI b1>b2',
      options,
    });
    expect(full.why('white', activate(0))).toBe('GEN-7.3');
  });

  test('GEN-20.18 and GEN-R.110: Infantry in the sector attacks the building in Combined Arms while an enemy is inside', () => {
    const game = table({
      phase: 'combined',
      units: 'b2: wI1 wC1 bI1@ | c1: wI9 | c3: bI9',
      orders: 'wI b2>building',
      options,
      dice: Array(9).fill(1),
    });
    expect(game.why('white', activate(0))).toBeNull();
    game.activate('white', 0).commit('black');
    expect(game.of('frontFormed')).toMatchObject([{ front: 'bld:b2', kind: 'building' }]);
    game.passTo('noncombat');
    expect(game.tell('wI1')).toBe('wI1 b2 spent');
    const empty = table({ phase: 'combined', units: 'b2: wI1 | c3: bI9', orders: 'wI b2>building', options });
    expect(empty.why('white', activate(0))).toBe('GEN-20.18');
    const late = table({
      phase: 'noncombat',
      units: 'b2: wI1 bI1@ | c3: bI9',
      orders: 'wI b2>building',
      options,
    });
    expect(late.why('white', activate(0))).toBe('GEN-20.18');
  });

  test('GEN-20.18: the order may be written for any Infantry in a building sector', () => {
    const game = table({ phase: 'planning', units: 'b2: wI1 wC1 | b1: wI2 | c3: bI9', options });
    expect(game.why('white', order('b2', 'I', 'building'))).toBeNull();
    expect(game.why('white', order('b2', 'C', 'building'))).toBe('GEN-20.18');
    expect(game.why('white', order('b1', 'I', 'building'))).toBe('GEN-20.18');
  });

  test('GEN-R.110: at most five Infantry attack a building', () => {
    const game = table({
      phase: 'combined',
      units: 'b2: wI1-6 bI1@ | c3: bI9',
      orders: 'wI b2>building x6',
      options,
    });
    game.play('white', ...[0, 1, 2, 3, 4].map(activate));
    expect(game.why('white', activate(5))).toBe('GEN-20.18');
  });

  test('GEN-R.110: an occupant leaves by its own order, outside units are bound first', () => {
    const game = table({
      phase: 'combined',
      units: 'b2: wI1@ wI2 | b1: wI9 | c3: bI9',
      orders: 'wI b2>b1 x2',
      options,
    });
    game.activate('white', 0).commit('black');
    expect(game.tell('wI1', 'wI2')).toBe('wI1 b2 inside, wI2 b1 spent');
    game.activate('white', 1).commit('black');
    expect([game.unit('wI1').at, game.unit('wI1').inside]).toEqual(['b1', false]);
  });

  test('GEN-R.110: an occupant thrown back from an attack is in the building again', () => {
    const game = table({
      phase: 'combined',
      units: 'b2: wI1@ bI1 | a2: bI2 | b1: wI9 | c3: bI9',
      orders: 'wI b2>a2',
      options,
      dice: [1, 1, 1, 2],
    });
    game.activate('white', 0).commit('black').passTo('noncombat');
    expect(game.tell('wI1', 'bI1')).toBe('wI1 b2 spent inside, bI1 b2');
  });

  test('GEN-R.110: an unrouted occupant comes out in the clean-up when no unrouted enemy is outside', () => {
    const free = table({ phase: 'scoring', units: 'b2: wI1@ | c3: bI9', options });
    expect(free.tell('wI1')).toBe('wI1 b2');
    expect(free.of('unitLeftBuilding')).toMatchObject([{ unit: 'wI1', sector: 'b2' }]);
    const besieged = table({ phase: 'scoring', units: 'b2: wI1@ bI1 | c3: bI9', options });
    expect(besieged.tell('wI1')).toBe('wI1 b2 inside');
  });

  test('GEN-20.19: a routed occupant does not flee and is rallied on the spot', () => {
    const game = table({ phase: 'combined', units: 'b2: wI1@~ wI2 | b1: wI9 | c3: bI9', options });
    game.passTo('rally');
    expect(game.tell('wI1')).toBe('wI1 b2 routed inside');
    expect(game.asked).toEqual(['white']);
    game.play('white', { type: 'rallyInPlace', unit: 'wI1' });
    const lost = table({
      phase: 'rally',
      units: 'b2: wI1@~ bI2 | box: wI3 wI4 | b1: wI9 | c3: bI9',
      options,
    });
    expect(lost.why('white', { type: 'rallyInPlace', unit: 'wI1' })).toBe('GEN-15.4');
  });

  test('GEN-R.110 and GEN-14.9: a routed occupant is not captured by entry', () => {
    const game = table({
      phase: 'noncombat',
      units: 'b1: wI1 | b2: bI1@~ | c3: bI9',
      orders: 'wI b1>b2',
      options,
    });
    game.activate('white', 0).commit('black');
    expect(game.tell('bI1')).toBe('bI1 b2 routed inside');
  });
});

describe('bombarding a building', () => {
  const options = { terrain: 'A' } as const;

  test('GEN-V.42, GEN-20.21, 20.22 and GEN-R.112: only two natural 6s at range 1 destroy it, with its occupant', () => {
    const shoot = (dice: number[]) => {
      const game = table({
        phase: 'bombard',
        units: 'b1: wA1 wI9 | b2: bI1@ bI2 | c3: bI9',
        orders: 'wA b1>b2',
        options,
        dice,
      });
      game.play('white', raze(0, 1)).commit('white');
      return game;
    };
    expect(shoot([6, 5]).state.buildings).toEqual(['b2']);
    const razed = shoot([6, 6]);
    expect(razed.of('buildingHit')).toMatchObject([{ hits: 2, destroyed: true, naturals: [6, 6] }]);
    expect(razed.of('buildingHit')[0]?.modifiers.reduce((sum, { value }) => sum + value, 0)).toBe(-2);
    expect(razed.state.buildings).toEqual([]);
    expect(razed.tell('bI1', 'bI2')).toBe('bI1 gone, bI2 b2');
    expect(hasBuilding(razed.state, 'b2')).toBe(false);
    expect(razed.unit('wA1').token).toBe('b2');
  });

  test('GEN-R.112 and GEN-9.4: legal at an empty building, not with own units there, not over an obstacle', () => {
    const why = (units: string, range: 1 | 2, orders = 'wA b1>b2') =>
      table({ phase: 'bombard', units, orders, options }).why('white', raze(0, range));
    expect(why('b1: wA1 | c3: bI9', 1)).toBeNull();
    expect(why('b1: wA1 | b2: wI1 | c3: bI9', 1)).toBe('GEN-20.21');
    expect(why('a1: wA1 | c3: bI9', 1, 'wA a1>a2')).toBe('GEN-20.21');
    expect(why('b1: wA1 | b2: bI1@ | c3: bI9', 1)).toBeNull();
  });

  test('GEN-R.112: occupants are no normal bombardment targets', () => {
    const game = table({
      phase: 'bombard',
      units: 'b1: wA1 | b2: bI1@ | c3: bI9',
      orders: 'wA b1>b2',
      options,
    });
    expect(game.why('white', fire(0, 1))).toBe('GEN-R.112');
  });

  test('GEN-20.17: a battery is not rallied where the enemy holds the building', () => {
    const game = table({ phase: 'rally', units: 'b2: wA1~ wI1 bI1@ | box: wI2 wI3 | c3: bI9', options });
    expect(game.why('white', { type: 'rallyInPlace', unit: 'wA1' })).toBe('GEN-20.17');
  });
});
