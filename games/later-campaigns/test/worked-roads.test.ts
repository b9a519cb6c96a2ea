// NLC-5.2, 17.1: by road and in supply where water, towns, chateaux and friends come together; worked from the law beforehand.
import { describe, expect, test } from 'vitest';
import { fieldOf } from '../ground/field.ts';
import { isSupplied } from '../supply/supply.ts';
import { scene } from './position.ts';
import type { Sitting } from './table.ts';
import { CORPS, towards, under } from './under-orders.ts';

describe('NLC-5.2: half-points for the first two hexes of a March', () => {
  const ROAD = Array.from({ length: 8 }, (_, n) => `${n},0`);
  /** What it has used after one hex and after two; `friend` is of another corps. */
  const used = (friend: string | null, more: Sitting = {}) => {
    const at = under(
      {
        units: {
          i: { at: '0,0' },
          e: { at: '14,0', side: 'allied' },
          ...(friend === null ? {} : { x: { at: friend, in: 'other' } }),
        },
        roads: [ROAD.join(' ')],
        leaders: {
          reille: { at: '2,0', commands: [CORPS] },
          hill: { at: '9,0', side: 'allied', commands: ['allied corps'] },
          other: { at: '2,0', commands: ['other'] },
        },
        ...more,
        orders: { 'allied corps': 'delay', other: 'delay', ...more.orders },
        stage: { active: [0] },
      },
      (spot) => [towards('march', [spot('7,0')], { route: ROAD.map(spot) })],
    );
    at.play('french', { type: 'select', units: [0] });
    return ['1,0', '2,0'].map((spot) => {
      at.play('french', { type: 'step', hex: at.at(spot) });
      return at.state.group?.used[0];
    });
  };

  test('NLC-5.2d, e: past a friend who does not march, also one in a chateau: half a point each', () => {
    expect(used('1,0')).toEqual([1, 2]);
    expect(used('1,0', { chateaux: ['1,0'] })).toEqual([1, 2]);
  });

  test('NLC-5.2f: a friend in a town counts, whatever he is ordered: in the hex itself, or in the next', () => {
    expect(used('1,0', { towns: ['1,0'] })).toEqual([2, 3]);
    expect(used('3,0', { towns: ['3,0'] })).toEqual([1, 3]);
  });

  test('NLC-5.2e: who falls back counts as marching: behind him and past him it is a point each', () => {
    expect(used('2,0', { orders: { other: 'fallBack' } })).toEqual([2, 4]);
    expect(used('3,0', { orders: { other: 'march' } })).toEqual([1, 3]);
  });

  test('NLC-5.2b, c, e: a bridge is free by road; with a marching friend beyond it, 1 and 1 more', () => {
    const bridge: Sitting = { rivers: ['0,0|1,0'], bridges: ['0,0|1,0'] };
    expect(used(null, bridge)).toEqual([1, 2]);
    expect(used('1,0', { ...bridge, orders: { other: 'march' } })).toEqual([4, 5]);
  });

  test('NLC-5.2b, NLC-T5: a road leads through woods and into a chateau for half a point', () => {
    expect(used(null, { woods: ['1,0'], chateaux: ['2,0'] })).toEqual([1, 2]);
  });
});

describe('NLC-17.1, NLC-D.13', () => {
  const TRAIL = Array.from({ length: 11 }, (_, n) => `0,${n + 5}`).join(' ');
  const supplied = (more: Sitting) => {
    const { state, field } = scene({ units: { i: { at: '0,0' } }, trails: [TRAIL], ...more });
    return isSupplied(state, fieldOf(state) ?? field, 0);
  };

  test('NLC-17.1, NLC-D.1: a trail that fords a stream is cut there; over a bridge it is not', () => {
    expect(supplied({})).toBe(true);
    expect(supplied({ streams: ['0,8|0,9'] })).toBe(false);
    expect(supplied({ rivers: ['0,8|0,9'], bridges: ['0,8|0,9'] })).toBe(true);
  });

  test('NLC-17.1, 10.1: an enemy garrison on the trail cuts it, its zone does not', () => {
    const enemy = (at: string) =>
      supplied({
        units: { i: { at: '0,0' }, e: { at, side: 'allied' } },
        chateaux: [at],
      });
    expect(enemy('0,8')).toBe(false);
    expect(enemy('1,8')).toBe(true);
  });
});
