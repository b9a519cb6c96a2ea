// NLC-2.3, 12.2.7, 15, 20.2.1, 20.6, 20.8, 20.12, 20.13: one thing more or less in each, the answer worked from the law beforehand.
import { randomOf, simulationSource } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { commandFrame } from '../frames.ts';
import { groupMorale, moraleLead, PLAIN } from '../morale/morale.ts';
import { isShaken } from '../morale/shaken.ts';
import { columnPenalty } from '../movement/columns.ts';
import { reachFor } from '../movement/stops.ts';
import { leaderAllowance } from '../reach/allowance.ts';
import { determinize } from '../secrecy/determinize.ts';
import { noteConfusion } from '../staff/unsettled.ts';
import type { Body, State } from '../state.ts';
import { bombardedUnits } from '../strength/alternative-artillery.ts';
import { canBombard } from '../strength/bombardment.ts';
import { countRest, wake } from '../turn/fatigue.ts';
import { scene } from './position.ts';
import { type Sitting, table } from './table.ts';
import { bodyNamed, CORPS, detached, towards, under } from './under-orders.ts';

function patch(state: State, name: string, change: Partial<Body>): Body {
  const id = bodyNamed(state, name);
  const body = state.bodies[id];
  if (!body) throw new Error(`${name} is not in play`);
  state.bodies[id] = { ...body, ...change };
  return state.bodies[id] ?? body;
}

describe('NLC-20.8: fatigue goes one step at a time, and no further than there are steps', () => {
  const corps = (fatigue: Body['fatigue'], more: Partial<Body>, turns: Sitting['turns'], turn = 2) => {
    const { state } = scene({
      options: { fatigue: true },
      units: { i: { at: '0,0' }, e: { at: '9,0', side: 'allied' } },
      orders: { [CORPS]: 'reserve' },
      turns: turns ?? [],
      turn,
    });
    patch(state, CORPS, { fatigue, ...more });
    return state;
  };
  const after = (state: State) => state.bodies[bodyNamed(state, CORPS)]?.fatigue;
  const DAWN = [{ night: true }, { clock: '0600' }, { clock: '0700' }];

  test.each<[Body['fatigue'], boolean, Body['fatigue']]>([
    ['fresh', true, 'fatigued'],
    ['fatigued', true, 'exhausted'],
    ['exhausted', true, 'exhausted'],
    ['exhausted', false, 'fatigued'],
    ['fatigued', false, 'fresh'],
    ['fresh', false, 'fresh'],
  ])('NLC-20.8c, e: at first light who is %s and was awake (%s) is %s', (was, wakeful, is) => {
    const state = corps(was, { wakeful }, DAWN);
    wake(state);
    expect(after(state)).toBe(is);
  });

  test('NLC-20.8d: three hours of rest by day help the exhausted by one step', () => {
    const state = corps('exhausted', { rest: 120 }, [
      { clock: '0900' },
      { clock: '1000' },
      { clock: '1100' },
    ]);
    countRest(state);
    expect(after(state)).toBe('fatigued');
    expect(state.bodies[bodyNamed(state, CORPS)]?.rest).toBe(0);
  });

  test.each<[string, number, boolean]>([
    ['the leg before it was a forced march', 1, true],
    ['a leg further back was one', 2, false],
    ['it is on one', 0, true],
  ])('NLC-20.8c, f: no rest at night: %s', (_, leg, isAwake) => {
    const state = corps('fresh', {}, [{}, { night: true }, { night: true }]);
    const body = patch(state, CORPS, {});
    const march = towards('march', [0], { forced: true });
    const legs = [march, towards('attack', [0]), towards('attack', [0])];
    patch(state, CORPS, { order: { ...body.order, legs }, leg, wakeful: false });
    countRest(state);
    expect(state.bodies[bodyNamed(state, CORPS)]?.wakeful).toBe(isAwake);
  });
});

describe('NLC-20.6: panic about a division on its own', () => {
  /** Six points lost of 18 are a third and not more; each demoralized corps near its first unit takes two off that. */
  const shaken = (routed: string, fought: string) => {
    const dead = { steps: [9, 5] };
    const { state } = scene({
      options: { panic: true },
      units: {
        i: { at: '-9,0' },
        a: { at: fought, division: 'Bachelu', steps: [6, 3] },
        b: { at: fought, division: 'Bachelu', steps: [6, 3] },
        c: { division: 'Bachelu', steps: [6, 3] },
        r: { in: 'routed', ...dead },
        s: { in: 'routed', ...dead },
        e: { at: '-14,0', side: 'allied' },
      },
      kinds: { routed: 'corps' },
      limits: { [CORPS]: 50, routed: 1 },
      leaders: {
        reille: { at: '-9,0', commands: [CORPS] },
        his: { at: routed, commands: ['routed'] },
      },
    });
    for (const [id, unit] of state.units.entries())
      if ([3, 4, 5].includes(id)) state.units[id] = { ...unit, status: 'eliminated', hex: -1 };
    detached(state, 'Bachelu', towards('defend', [0]));
    return isShaken(state, bodyNamed(state, 'Bachelu'));
  };

  test('NLC-20.6a, b: the corps that runs is looked for around the division, not around its corps', () => {
    expect(shaken('12,0', '4,0')).toBe(false);
    expect(shaken('6,0', '4,0')).toBe(true);
    expect(shaken('-8,0', '4,0')).toBe(false);
  });

  test('NLC-20.6b: without a corps commander on the map it is on its own', () => {
    const { state } = scene({
      options: { panic: true },
      units: {
        i: { at: '0,0', steps: [9, 5] },
        a: { at: '1,0', division: 'Bachelu', steps: [6, 3] },
        b: { division: 'Bachelu', steps: [6, 3] },
        e: { at: '-14,0', side: 'allied' },
      },
      limits: { [CORPS]: 50 },
      leaders: { reille: { commands: [CORPS] } },
    });
    const [, , lost] = state.units;
    if (lost !== undefined) state.units[2] = { ...lost, status: 'eliminated', hex: -1 };
    detached(state, 'Bachelu', towards('defend', [0]));
    expect(isShaken(state, bodyNamed(state, 'Bachelu'))).toBe(true);
  });
});

describe('NLC-20.2.1a: columns', () => {
  const brigade = (at: string) => ({ at, division: 'Quiot' }) as const;
  const penalty = (sitting: Sitting, moving: readonly number[], columns: readonly string[] = []) => {
    const { state, at } = scene({
      options: { divisionFormations: true },
      units: { e: { at: '12,0', side: 'allied' } },
      ...sitting,
      stage: {},
    });
    if (state.stage !== null && columns.length > 0)
      state.stage = { ...state.stage, columns: { [bodyNamed(state, 'Quiot')]: columns.map(at) } };
    return columnPenalty(state, moving, moving[0] ?? 0);
  };
  const THREE = { a: brigade('0,0'), b: brigade('0,0'), c: brigade('1,0') } as const;
  const FOE = { e: { at: '12,0', side: 'allied' } } as const;

  test('of three brigades the odd one follows the way of the pair, or loses a point', () => {
    const way = ['4,0', '5,0'];
    expect(penalty({ units: { ...THREE, ...FOE } }, [2], ['1,0', '2,0'])).toBe(0);
    expect(penalty({ units: { ...THREE, ...FOE } }, [2], ['2,0', '3,0'])).toBe(0);
    expect(penalty({ units: { ...THREE, ...FOE } }, [2], way)).toBe(2);
  });

  test('of two brigades the second goes where it likes', () => {
    const two = { a: brigade('0,0'), b: brigade('0,0'), ...FOE };
    expect(penalty({ units: two }, [0, 1], ['4,0', '5,0'])).toBe(0);
  });

  test('NLC-20.2.1a: on a road one marches as one likes, at its very end too', () => {
    const two = { a: brigade('0,0'), b: brigade('0,0'), ...FOE };
    const orders = { [CORPS]: 'march' } as const;
    expect(penalty({ units: two, orders }, [0])).toBe(2);
    expect(penalty({ units: two, orders, roads: ['0,0 1,0'] }, [0])).toBe(0);
    expect(penalty({ units: two, orders: { [CORPS]: 'attack' }, roads: ['0,0 1,0'] }, [0])).toBe(2);
  });
});

describe('NLC-R040: orders as the enemy imagines them when they are open', () => {
  const imagined = (isDetached: boolean) => {
    const at = table({
      options: { openOrders: true },
      units: {
        i: { at: '0,0', division: 'Foy' },
        j: { at: '0,1', division: 'Quiot' },
        e: { at: '9,0', side: 'allied' },
      },
      leaders: {
        reille: { at: '0,0', commands: [CORPS] },
        hill: { at: '9,0', side: 'allied', commands: ['allied corps'] },
      },
      also(state, spot) {
        if (isDetached) detached(state, 'Foy', towards('defend', [spot('0,0')]));
      },
    });
    const world = determinize(at.view('allied'), 'allied', randomOf(simulationSource(1)));
    return { world, foy: bodyNamed(at.state, 'Foy'), corps: bodyNamed(at.state, CORPS) };
  };

  test('NLC-12.13: a division that is known to have orders of its own has them', () => {
    const { world, foy } = imagined(true);
    expect(world.bodies[foy]?.order.legs[0]?.type).toBe('defend');
  });

  test('NLC-12.13: one that has none follows its corps', () => {
    const { world, foy, corps } = imagined(false);
    expect(world.bodies[foy]).toBeNull();
    expect(world.units.slice(0, 2).map(({ body }) => body)).toEqual([corps, corps]);
  });
});

describe('NLC-20.5: who is confused', () => {
  test('NLC-20.5: only the wing commander of one’s own side whose formation it is, if he is on the map', () => {
    const confused = (more: Sitting, gone = false) => {
      const { state } = scene({
        options: { commandConfusion: true },
        units: { i: { at: '0,0' }, e: { at: '9,0', side: 'allied' } },
        leaders: {
          napoleon: { at: '-14,0', role: 'oc', rating: 4, commands: [CORPS] },
          ney: { at: '0,0', role: 'wc', rating: 3, commands: [CORPS] },
          reille: { at: '0,0', commands: [CORPS] },
          orange: { at: '9,0', role: 'wc', side: 'allied', commands: ['allied corps'] },
        },
        ...more,
      });
      const [, ney] = state.leaders;
      if (gone && ney !== undefined) state.leaders[1] = { ...ney, status: 'lost', hex: -1 };
      const { order } = patch(state, CORPS, {});
      noteConfusion(state, { ...order, sender: 0, receive: 3 });
      return ['wing:ney', 'wing:orange'].map((name) => state.bodies[bodyNamed(state, name)]?.confusedUntil);
    };
    expect(confused({})).toEqual([5, 0]);
    expect(confused({}, true)).toEqual([0, 0]);
    expect(confused({ options: {} })).toEqual([0, 0]);
  });
});

describe('NLC-20.12a: the first hit falls on the largest mark', () => {
  test('NLC-20.12a, NLC-R120: cavalry counts double and no more', () => {
    const first = (horse: number, foot: number) => {
      const { state } = scene({
        units: {
          c: { at: '0,0', arm: 'cav', steps: [horse, 1] },
          i: { at: '0,0', steps: [foot, 1] },
        },
      });
      return bombardedUnits(state, [0, 1], 1);
    };
    expect([first(4, 7), first(4, 8), first(4, 9)]).toEqual([[0], [0, 1], [1]]);
  });
});

describe('NLC-8.1a: who can be bombarded', () => {
  test('NLC-8.1a, 19.4c: an enemy beside the guns and 2 hexes off, 3 with the longer range', () => {
    const reached = (artilleryDetail: boolean) => {
      const { state, field, at } = scene({
        options: { artilleryDetail },
        units: {
          g: { at: '0,0', arm: 'art' },
          a: { at: '1,0', side: 'allied' },
          b: { at: '0,2', side: 'allied' },
          c: { at: '-3,0', side: 'allied' },
          d: { at: '0,-4', side: 'allied' },
        },
      });
      const spots = ['0,0', '1,0', '0,2', '-3,0', '0,-4', '0,1'];
      return spots.filter((spot) => canBombard(state, field, 'french', at('0,0'), at(spot)));
    };
    expect(reached(false)).toEqual(['1,0', '0,2']);
    expect(reached(true)).toEqual(['1,0', '0,2', '-3,0']);
  });
});

describe('NLC-2.3, 2.4: morale', () => {
  test('NLC-20.4d, 2.2e: those who are attacked defend with the morale printed for that', () => {
    const { state } = scene({
      options: { rollSix: true },
      units: {
        i: { at: '0,0', morale: 3 },
        e: { at: '1,0', side: 'allied', morale: 2, moraleDefending: 5 },
      },
    });
    expect(moraleLead(state, [0], [1])).toBe(-2);
    expect(moraleLead(state, [1], [0])).toBe(-1);
  });

  test('NLC-2.3f, 12.13: a division on its own is led by the leader of its corps', () => {
    const value = (leader: string) => {
      const { state } = scene({
        units: { i: { at: '0,0', division: 'Foy' }, j: { at: '5,0' }, k: { at: '9,0', in: 'II' } },
        leaders: {
          reille: { at: leader === 'reille' ? '0,0' : '5,0', commands: [CORPS] },
          erlon: { at: leader === 'erlon' ? '0,0' : '9,0', commands: ['II'] },
        },
      });
      detached(state, 'Foy', towards('defend', [0]));
      return groupMorale(state, [0], PLAIN).parts.map(({ reason }) => reason);
    };
    expect(value('reille')).toContain('withOwnLeader');
    expect(value('erlon')).not.toContain('withOwnLeader');
  });
});

describe('NLC-9.2, 11.1d: leaders who come in', () => {
  test('NLC-D.15: what the way in cost is gone, but never more than there was', () => {
    const left = (entryPaid: number, gaveOrders: number) => {
      const { state } = scene({ units: { i: { at: '0,0' } }, leaders: { ney: { at: '0,0', mp: 7 } } });
      const [ney] = state.leaders;
      if (ney !== undefined) state.leaders[0] = { ...ney, enteredOn: 1, entryPaid, gaveOrders };
      return leaderAllowance(state, 0);
    };
    expect([left(4, 0), left(14, 0), left(20, 0), left(4, 1), left(9, 1)]).toEqual([10, 0, 0, 3, 0]);
  });
});

describe('NLC-12.2.7b: general retreat', () => {
  test.each<[string, Sitting['turns'], number, boolean]>([
    ['while it is day', [{}, {}, {}, {}], 3, false],
    ['when night has fallen since', [{}, {}, { night: true }, { night: true }], 3, true],
    ['in the night it was sent in, which fell before', [{ night: true }, { night: true }, {}, {}], 2, false],
    ['on the day after', [{}, { night: true }, {}, {}], 3, true],
  ])('NLC-12.2.7b, NLC-R065: a body goes to Reserve %s', (_, turns = [], turn, may) => {
    const at = under(
      {
        turns,
        turn,
        units: { i: { at: '0,0' }, e: { at: '12,0', side: 'allied' } },
        leaders: { reille: { at: '0,0', commands: [CORPS] } },
        frames: [commandFrame.at('send', { passed: 0 })],
        also(state) {
          const { order } = patch(state, CORPS, {});
          patch(state, CORPS, { order: { ...order, issued: 1 } });
        },
      },
      (spot) => [towards('generalRetreat', [spot('-9,0')])],
    );
    const body = bodyNamed(at.state, CORPS);
    expect(at.refused('french', { type: 'toReserve', body })).toBe(may ? null : 'NLC-12.2.7b');
  });
});

describe('NLC-D.2: the way to a hex', () => {
  test('NLC-5.2a: hex by hex where it can be paid for, none to a hex out of reach', () => {
    const at = table({
      units: { i: { at: '0,0', mp: 4 }, e: { at: '12,0', side: 'allied' } },
      leaders: { reille: { at: '0,0', commands: [CORPS] } },
      orders: { [CORPS]: 'defend' },
    });
    at.play('french', { type: 'select', units: [at.unit('i')] });
    const { group } = at.state;
    if (group === null) throw new Error('nobody has set out');
    const { pathTo } = reachFor(at.state, group);
    expect(pathTo(at.at('2,0'))).toEqual(['0,0', '1,0', '2,0'].map(at.at));
    expect(pathTo(at.at('9,-9'))).toEqual([]);
  });
});
