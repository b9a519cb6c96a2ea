// NLC-5, 9, 10.7, NLC-D.2, NLC-F.3: ways and what is owed on them, where two rules meet; the answer worked from the law beforehand.
import { describe, expect, test } from 'vitest';
import { legWith } from '../orders/legs.ts';
import type { Leg } from '../state.ts';
import { type Sitting, table } from './table.ts';
import { bodyNamed, CORPS, towards, under } from './under-orders.ts';

const LEADERS = {
  reille: { at: '0,0', commands: [CORPS] },
  hill: { at: '9,0', side: 'allied', commands: ['allied corps'] },
} as const;

describe('NLC-10.7: through a chateau with a garrison', () => {
  // 0,0 and the chateau in 1,0; whoever goes through makes two there, and the enemy in 2,0 covers them.
  const through = (mp: number, arm: 'inf' | 'cav' = 'inf', enemy = '2,0') => {
    const at = table({
      units: { i: { at: '0,0', mp, arm }, g: { at: '1,0' }, e: { at: enemy, side: 'allied' } },
      chateaux: ['1,0'],
      impassable: ['1,-1', '0,1'],
      leaders: LEADERS,
      orders: { 'allied corps': 'delay' },
    });
    at.play('french', { type: 'select', units: [at.unit('i')] });
    return at;
  };
  const isOffered = (at: ReturnType<typeof through>) =>
    at.offers('french', 'go').some(({ hex }) => hex === at.at('2,-1'));

  test('NLC-10.7, 5.4c: 2 MP into it, and 1 + 1 out of it past the enemy: 4, and 3 do not do', () => {
    expect([3, 4].map((mp) => isOffered(through(mp)))).toEqual([false, true]);
    const at = through(4);
    at.play('french', { type: 'go', hex: at.at('2,-1') });
    expect(at.hexOf('i')).toBe(at.at('2,-1'));
  });

  test('NLC-10.7, 5.4e: cavalry pays no more for it, nor does anybody with no enemy beside the chateau', () => {
    expect(isOffered(through(3, 'cav'))).toBe(true);
    expect(isOffered(through(3, 'inf', '9,0'))).toBe(true);
  });

  test('NLC-10.7, 5.4b: of two in a chateau infantry is held, until the other has gone', () => {
    const at = table({
      units: {
        i: { at: '1,0' },
        c: { at: '1,0', arm: 'cav' },
        e: { at: '2,0', side: 'allied' },
      },
      chateaux: ['1,0'],
      leaders: LEADERS,
      orders: { [CORPS]: 'delay', 'allied corps': 'delay' },
    });
    at.play('french', { type: 'select', units: [at.unit('c')] });
    at.play('french', { type: 'go', hex: at.at('0,1') });
    at.play('french', { type: 'select', units: [at.unit('i')] });
    expect(at.refused('french', { type: 'step', hex: at.at('0,0') })).toBeNull();
  });
});

describe('NLC-9.1, 12.2d: what a March asks of who comes in', () => {
  const EDGE = '-14,0';
  const ROAD = Array.from({ length: 20 }, (_, n) => `${n - 14},0`);
  const entered = (mp: number, paid = 0) => {
    const sitting: Sitting = {
      units: { a: { mp }, e: { at: '15,0', side: 'allied' } },
      leaders: { reille: { at: '-10,0', commands: [CORPS] } },
      groups: [{ turn: 1, at: EDGE, units: ['a'] }],
      entries: [EDGE],
      roads: [ROAD.join(' ')],
      orders: { 'allied corps': 'delay' },
      stage: { chits: [0, 1] },
    };
    const legs = (at: (spot: string) => number): readonly Leg[] => [
      legWith({
        type: 'march',
        target: { kind: 'currentPosition', hexes: [at('5,0')] },
        route: ROAD.map(at),
      }),
    ];
    const first = table(sitting);
    const at = table({
      ...sitting,
      bodies: { [CORPS]: { order: { ...first.body(CORPS).order, legs: legs(first.at) } } },
      also(state, spot) {
        state.arrived = [0];
        state.entryPaid = { [spot(EDGE)]: paid };
      },
    });
    at.play('french', { type: 'enter', units: [at.unit('a')], hex: at.at(EDGE) });
    return {
      mayEnd: at.refused('french', { type: 'endMove' }),
      hexes: at.offers('french', 'go').map(({ hex }) => hex - at.at(EDGE)),
    };
  };

  test('NLC-12.2d, 9.1, 5.2b: half a point is paid for the entry hex; the other 3.5 or 1.5 lead 7 hexes or 3 on', () => {
    expect(entered(4)).toEqual({ mayEnd: 'NLC-12.2d', hexes: [7] });
    expect(entered(2)).toEqual({ mayEnd: 'NLC-12.2d', hexes: [3] });
  });

  test('NLC-12.2d, 9.2: behind others who have paid 3 only half a point is left, and one hex owed', () => {
    expect(entered(4, 6)).toEqual({ mayEnd: 'NLC-12.2d', hexes: [1] });
  });
});

describe('NLC-D.2, NLC-F.3: no order is dodged in company', () => {
  const AHEAD = { 'allied corps': 'delay', other: 'delay' } as const;
  const STAFF = { ...LEADERS, other: { at: '1,0', commands: ['other'] } } as const;

  test('NLC-12.2.1b, NLC-D.2: who can go no farther takes nobody along who must', () => {
    const met = (j: string, goal: string) => {
      const at = under(
        {
          units: { i: { at: '0,0', mp: 2 }, j: { at: j }, e: { at: '9,0', side: 'allied' } },
          leaders: LEADERS,
          orders: { 'allied corps': 'delay' },
        },
        (spot) => [towards('attack', [spot('9,0')])],
      );
      at.play('french', { type: 'select', units: [at.unit('i')] });
      at.play('french', { type: 'step', hex: at.at('1,0') });
      if (goal !== '1,0') at.play('french', { type: 'step', hex: at.at(goal) });
      return at.refused('french', { type: 'take', unit: at.unit('j') });
    };
    expect(met('2,0', '2,0')).toBe('NLC-R059');
    expect(met('1,0', '1,0')).toBeNull();
  });

  test('NLC-12.2.1b, NLC-GV-82: with one place each in the nearer hexes two go there apart, and do not stay together', () => {
    const at = under(
      {
        units: {
          i: { at: '0,0', mp: 1 },
          j: { at: '0,0', mp: 1 },
          a: { at: '1,0', in: 'other' },
          b: { at: '1,-1', in: 'other' },
          c: { at: '0,1', in: 'other' },
          e: { at: '9,0', side: 'allied' },
        },
        leaders: STAFF,
        orders: AHEAD,
        stage: { active: [0, 1] },
      },
      (spot) => [towards('attack', [spot('9,0')])],
    );
    const together = { type: 'select', units: [at.unit('i'), at.unit('j')] } as const;
    expect(at.refused('french', together)).toBe('NLC-R059');
    at.play('french', { type: 'select', units: [at.unit('i')] });
    expect(at.refused('french', { type: 'endMove' })).toBe('NLC-12.2.1b');
  });

  test('NLC-12.2.1e, NLC-GV-94: nor do two keep away together from a zone with one place', () => {
    const at = under(
      {
        units: {
          i: { at: '0,0', mp: 1 },
          j: { at: '0,0', mp: 1 },
          a: { at: '1,0', in: 'other' },
          z: { at: '1,1' },
          e: { at: '2,0', side: 'allied' },
        },
        impassable: ['0,1', '1,-1'],
        leaders: STAFF,
        orders: AHEAD,
        stage: { active: [0, 1, 3] },
      },
      (spot) => [towards('attack', [spot('2,0')])],
      { contact: true },
    );
    const pair = { type: 'select', units: [at.unit('i'), at.unit('j')] } as const;
    expect(at.refused('french', pair)).toBe('NLC-R059');
    expect(at.refused('french', { type: 'endMovement' })).toBe('NLC-12.2.1e');
  });

  test('NLC-12.2.1c, NLC-GV-94, NLC-J.1: to hold a formation leaves unmoved the last that can still attack', () => {
    const at = under(
      {
        units: { i: { at: '0,0' }, j: { at: '0,1' }, e: { at: '2,0', side: 'allied' } },
        leaders: LEADERS,
        orders: { 'allied corps': 'delay' },
      },
      (spot) => [towards('attack', [spot('2,0')])],
    );
    at.play('french', { type: 'hold', body: bodyNamed(at.state, CORPS) });
    expect(at.state.stage?.finished).toEqual([at.unit('i')]);
    expect(at.refused('french', { type: 'endMovement' })).toBe('NLC-12.2.1c');
  });

  test('NLC-12.2d, 5.2d: two stacked on a March do not go across country where each could go by road', () => {
    const ROAD = Array.from({ length: 12 }, (_, n) => `${n},0`);
    const together = (roads: readonly string[]) =>
      under(
        {
          units: { i: { at: '0,0' }, j: { at: '0,0' }, e: { at: '2,14', side: 'allied' } },
          roads,
          leaders: { reille: { at: '2,0', commands: [CORPS] } },
          orders: { 'allied corps': 'delay' },
        },
        (spot) => [towards('march', [spot('11,0')], { route: ROAD.map(spot) })],
      ).refused('french', { type: 'select', units: [0, 1] });
    expect(together([ROAD.join(' ')])).toBe('NLC-R059');
    expect(together([])).toBeNull();
  });

  test('NLC-12.2.6a, NLC-F.3: infantry in a zone may stay on a Fall Back, guns with it may not, though both are sent together', () => {
    const at = under(
      {
        units: {
          i: { at: '1,0' },
          g: { at: '1,0', arm: 'art', mp: 5 },
          e: { at: '2,0', side: 'allied' },
        },
        leaders: LEADERS,
        orders: { 'allied corps': 'delay' },
      },
      (spot) => [towards('fallBack', [spot('-9,0')])],
    );
    at.play('french', { type: 'select', units: [at.unit('i'), at.unit('g')] });
    expect(at.refused('french', { type: 'endMove' })).toBe('NLC-12.2d');
    expect(at.refused('french', { type: 'drop', unit: at.unit('g') })).toBe('NLC-12.2d');
    at.play('french', { type: 'drop', unit: at.unit('i') });
    expect(at.refused('french', { type: 'endMove' })).toBe('NLC-12.2d');
  });

  test('NLC-12.2.1b, 20.2.3b: a line far from the enemy does not close up where it is: one hex nearer it may', () => {
    const { at: spotAt } = table({ units: { i: { at: '0,0' } } });
    const at = under(
      {
        units: { i: { at: '0,0' }, e: { at: '9,0', side: 'allied' } },
        leaders: LEADERS,
        orders: { 'allied corps': 'delay' },
        options: { extendedLines: true },
        lost: { i: { extended: spotAt('1,0') } },
      },
      (spot) => [towards('attack', [spot('9,0')])],
    );
    const closing = (spot: string) =>
      at.refused('french', { type: 'contract', unit: at.unit('i'), hex: at.at(spot) });
    expect(closing('0,0')).toBe('NLC-12.2.1b');
    expect(closing('1,0')).toBeNull();
  });
});

describe('NLC-D.2a, NLC-5.3a: room in a hex', () => {
  const wanted = (enemy: string, arm: 'inf' | 'cav', type: 'attack' | 'defend' = 'attack') => {
    const at = under(
      {
        units: {
          i: { at: '0,0' },
          j: { at: '1,0', arm },
          k: { at: '1,0', arm },
          e: { at: enemy, side: 'allied' },
        },
        impassable: ['1,-1', '0,1', '1,1', '2,-1'],
        leaders: LEADERS,
        orders: { 'allied corps': 'delay' },
      },
      (spot) => [towards(type, [spot(enemy)], { defendHexes: [spot('1,0')] })],
    );
    at.play('french', { type: 'select', units: [at.unit('i')] });
    return at.refused('french', { type: 'go', hex: at.at('1,0') });
  };

  test('NLC-5.3a, 5.4b, NLC-D.2a: two who are held by a zone make no room, and nobody is sent to them', () => {
    expect(wanted('2,0', 'inf')).toBe('NLC-5.3a');
  });

  test('NLC-5.3a, 12.2.1f: nor does cavalry on an Attack; on a Defend it may ride off', () => {
    expect(wanted('2,0', 'cav')).toBe('NLC-5.3a');
    expect(wanted('2,0', 'cav', 'defend')).toBeNull();
  });

  test('NLC-5.3a, NLC-R131: two who can go on may make room later', () => {
    expect(wanted('9,0', 'inf')).toBeNull();
  });
});
