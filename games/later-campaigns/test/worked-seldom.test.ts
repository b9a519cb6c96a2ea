// Choices that seldom come up, each worked out by hand from the rules.
import { describe, expect, test } from 'vitest';
import { commandFrame, lossesFrame, retreatFrame, unseenFrame } from '../frames.ts';
import { isAtExit } from '../movement/exits.ts';
import { activeLeg, legWith } from '../orders/legs.ts';
import { isConfused, noteConfusion } from '../staff/unsettled.ts';
import type { HiddenMarch, Unit } from '../state.ts';
import { NOBODY } from '../vocabulary.ts';
import { scene } from './position.ts';
import { answer, full } from './refused.ts';
import { type Sitting, type TestTable, table } from './table.ts';
import { orderFor, at as placed, TWO_CORPS } from './two-corps.ts';
import { bodyNamed, CORPS, towards, under } from './under-orders.ts';

const LEADERS = {
  reille: { at: '-1,0', commands: [CORPS] },
  hill: { at: '9,0', side: 'allied', commands: ['allied corps'] },
} as const;
const ORDERS = { 'allied corps': 'delay' } as const;

describe('NLC-5.6, NLC-R072, 18.1: leaving the map by movement', () => {
  const AT_EXIT = {
    units: { i: { at: '3,0', mp: 1, steps: [5] }, e: { at: '12,0', side: 'allied' } },
    leaders: { reille: { at: '3,0', commands: [CORPS] } },
    orders: { [CORPS]: 'fallBack', ...ORDERS },
  } as const satisfies Sitting;
  const leaving = (more: Sitting) => {
    const at = table({ ...AT_EXIT, ...more });
    at.play('french', { type: 'select', units: [at.unit('i')] });
    return at;
  };
  const exit = (spot: string, side: 'french' | 'allied' = 'french') => ({
    exits: [{ at: spot, side, points: 2 }],
  });

  test('only at an exit of his own army, which pays for every point of strength', () => {
    expect(leaving({}).offers('french', 'exitMap')).toEqual([]);
    expect(leaving(exit('3,0', 'allied')).offers('french', 'exitMap')).toEqual([]);
    expect(leaving(exit('4,0')).offers('french', 'exitMap')).toEqual([]);
    const at = leaving(exit('3,0'));
    at.play('french', { type: 'exitMap' });
    expect(at.state.units[0]?.status).toBe('exited');
    expect(at.state.sides.french.points).toBe(10);
  });

  test('over an edge of supply it scores nothing', () => {
    const edge = '-7,15';
    const at = leaving({
      ...exit('3,0'),
      units: { ...AT_EXIT.units, i: { at: edge, mp: 1, steps: [5] } },
      leaders: { reille: { at: edge, commands: [CORPS] } },
    });
    at.play('french', { type: 'exitMap' });
    expect(at.state.sides.french.points).toBe(0);
  });

  test('NLC-5.4b, d, e: out of a zone for a point more, but for cavalry; who is held there stays', () => {
    const may = (arm: 'inf' | 'cav', mp: number, order: 'fallBack' | 'delay' = 'fallBack') => {
      const { state } = leaving({
        ...exit('3,0'),
        units: { i: { at: '3,0', arm, mp, steps: [5] }, e: { at: '4,0', side: 'allied' } },
        orders: { [CORPS]: order, ...ORDERS },
      });
      return state.group !== null && isAtExit(state, state.group);
    };
    expect([may('inf', 1), may('inf', 2), may('cav', 1)]).toEqual([false, true, true]);
    expect([may('inf', 9, 'delay'), may('cav', 1, 'delay')]).toEqual([false, true]);
  });
});

describe('assaults', () => {
  const FIGHT = {
    from: 'assault',
    units: {
      i: { at: '0,0', steps: [3, 1] },
      j: { at: '0,0', steps: [2, 1] },
      e: { at: '1,0', side: 'allied', steps: [4, 2] },
    },
    leaders: LEADERS,
    orders: ORDERS,
  } as const satisfies Sitting;
  const begun = (more: Sitting, dice: readonly number[] = []) => {
    const at = table({ ...FIGHT, ...more, dice });
    at.play('french', { type: 'assign', hex: at.at('0,0'), target: at.at('1,0') });
    at.play('french', { type: 'endAssign' });
    return at;
  };

  test('NLC-7.11a: of two that may slip away one goes, or both', () => {
    const horse = { side: 'allied', arm: 'cav', at: '1,0' } as const;
    const at = begun({ units: { i: { at: '0,0' }, e: horse, f: horse } });
    const [E, F] = [1, 2];
    expect(at.offers('allied', 'preRetreat').map(({ units }) => units)).toEqual([[], [E], [F], [E, F]]);
    expect(answer(at, { type: 'preRetreat', units: [F, E] }, 'allied')).toBe('nothing');
    expect(answer(at, { type: 'preRetreat', units: [E, E] }, 'allied')).toBe(full('NLC-7.11a slipTogether'));
  });

  test('NLC-7.5b: two advance together behind a leader or as one division, else one of them', () => {
    const after = (more: Sitting) => {
      const at = begun(more, [4, 4, 1, 1]);
      at.play('allied', { type: 'retreat' });
      at.play('allied', { type: 'retreatTo', hex: at.at('2,0') });
      return at;
    };
    const apart = after({});
    expect(apart.offers('french', 'advance').map(({ units }) => units)).toEqual([[0], [1], []]);
    expect(answer(apart, { type: 'advance', units: [0, 1] })).toBe(full('NLC-7.5b advanceLate'));
    const led = after({ leaders: { ...LEADERS, reille: { at: '0,0', commands: [CORPS] } } });
    expect(led.offers('french', 'advance').map(({ units }) => units)).toContainEqual([0, 1]);
    const one = {
      ...FIGHT.units,
      i: { ...FIGHT.units.i, division: 'Foy' },
      j: { ...FIGHT.units.j, division: 'Foy' },
    };
    expect(
      after({ units: one })
        .offers('french', 'advance')
        .map(({ units }) => units),
    ).toContainEqual([0, 1]);
  });

  test('NLC-7.4h: who is too many in a hex and has nowhere to go is eliminated', () => {
    const around = ['1,0', '0,1', '-1,1', '-1,0', '0,-1', '1,-1'];
    const foes = Object.fromEntries(around.map((at, n) => [`e${n}`, { at, side: 'allied' as const }]));
    const at = table({
      ...FIGHT,
      units: { i: { at: '0,0' }, ...foes },
      leaders: {},
      also(state, spot) {
        state.frames.push(
          retreatFrame.at('look', {
            side: 'french',
            kind: 'excess',
            foes: [],
            units: [0],
            at: spot('0,0'),
            left: 1,
            visited: [],
            waiting: [],
            next: NOBODY,
            along: [],
            behind: [],
          }),
        );
      },
    });
    expect(at.state.units[0]?.status).not.toBe('map');
  });
});

describe('NLC-20.12: losses by the other table', () => {
  const BOMBED: Sitting = {
    from: 'bombardment',
    units: { i: { at: '0,0', steps: [4] }, e: { at: '9,0', side: 'allied' } },
    leaders: LEADERS,
    orders: ORDERS,
    options: { altArtillery: true },
  };
  const hit = (debt: number, lost: Partial<Unit> = {}) =>
    table({
      ...BOMBED,
      lost: { i: lost },
      frames: [lossesFrame.at('look', { side: 'french', pool: [0], isBombarded: true, debt, paid: 0 })],
    }).state.units[0]?.status === 'map';

  test('NLC-20.12b: a last step is taken by the second hit, not by the first', () => {
    expect([hit(2), hit(4)]).toEqual([true, false]);
  });
});

describe('orders', () => {
  const desk = (more: Sitting = {}) =>
    table({ ...TWO_CORPS, ...more, frames: [commandFrame.at('send', { passed: 0 })] });

  test('NLC-12.2.6a, 12.2.7c: an army with two friendly edges names one of them, or any supply', () => {
    const named = (more: Sitting, edge: 'S' | 'W' | 'N') => {
      const at = desk(more);
      at.play('french', { type: 'begin', sender: 0, recipient: bodyNamed(at.state, 'I'), order: 'fallBack' });
      return answer(at, { type: 'target', at: { kind: 'edge', edge } });
    };
    // Both are far off here, and no road leads there: named they are too far, not unknown.
    const two = { supply: { french: ['S', 'W'] } } as const;
    expect(named(two, 'S')).toMatch(/^NLC-12.2c /);
    expect(named(two, 'W')).toMatch(/^NLC-12.2c /);
    expect(named(two, 'N')).not.toMatch(/^NLC-12.2c /);
    expect(named({}, 'S')).not.toMatch(/^NLC-12.2c /);
  });

  test('NLC-20.5: passed over again while confused, the wing is so from the earlier day on', () => {
    const confused = (receive: number, confusedFrom: number, confusedUntil: number) => {
      const set = scene({ ...TWO_CORPS, options: { commandConfusion: true }, turn: 3 });
      const [wing, corps] = [bodyNamed(set.state, 'wing:ney'), bodyNamed(set.state, 'I')];
      const body = set.state.bodies[wing];
      if (body) set.state.bodies[wing] = { ...body, confusedFrom, confusedUntil };
      const order = set.state.bodies[corps]?.order;
      if (order) noteConfusion(set.state, { ...order, sender: 0, recipient: corps, receive });
      return [3, 4, 5, 6, 7].filter((turn) => isConfused({ ...set.state, turn }, wing));
    };
    expect(confused(4, 0, 0)).toEqual([5, 6]);
    expect(confused(4, 3, 3)).toEqual([3, 4, 5, 6]);
    expect(confused(3, 5, 6)).toEqual([4, 5, 6]);
  });
});

describe('NLC-20.1: hidden marches', () => {
  const FIELD = {
    units: { i: { at: '0,0' }, e: { at: '14,0', side: 'allied' } },
    leaders: {
      napoleon: { at: '0,0', rating: 4, role: 'oc', commands: [CORPS], noHqPenalty: true },
      reille: { at: '0,0', rating: 4, commands: [CORPS] },
      wellington: { at: '14,0', side: 'allied', role: 'oc', commands: ['allied corps'], noHqPenalty: true },
    },
    places: { Frasnes: ['-8,0'] },
    orders: ORDERS,
    options: { hiddenMovement: true },
  } as const satisfies Sitting;
  const marching = (march: HiddenMarch, more: Sitting): TestTable => {
    const first = table(FIELD);
    const route = ['0,0', '-1,0', '-2,0', '-3,0', '-4,0'].map(first.at);
    const leg = legWith({
      type: 'march',
      route,
      target: { kind: 'currentPosition', hexes: route.slice(-1) },
    });
    const order = { ...first.body(CORPS).order, hidden: true, legs: [leg] };
    return table({ ...FIELD, ...more, bodies: { [CORPS]: { order, march, ...more.bodies?.[CORPS] } } });
  };
  const command = [commandFrame.at('receive', { passed: 0 })];

  test('NLC-20.1.2b, NLC-T11: a 5 reveals it in the second turn, unless the nearest enemy HQ is Austrian or Russian', () => {
    const revealed = (more: Sitting, roll = 5) =>
      marching({ turns: 2, banked: 0, first: 0 }, { frames: command, dice: [roll], ...more }).body(CORPS)
        .march === null;
    const hqs = { imperial: { at: '0,0', of: 'napoleon' }, staff: { at: '14,0', of: 'wellington' } } as const;
    expect(revealed({ hqs })).toBe(true);
    expect(revealed({ hqs, nations: { allied: 'austrian' } })).toBe(false);
    expect(revealed({ hqs, nations: { allied: 'russian' } })).toBe(false);
    expect(revealed({ hqs, nations: { allied: 'austrian' } }, 6)).toBe(true);
    expect(revealed({ hqs, nations: { french: 'austrian' } })).toBe(true);
  });

  test('NLC-20.1.2b: an order that cannot be hidden shows the march', () => {
    const first = table(FIELD);
    const transit = [orderFor(first, CORPS, { legs: [legWith({ type: 'defend', target: placed(0) })] })];
    const at = marching(
      { turns: 1, banked: 0, first: 0 },
      { frames: command, dice: [6, 6], bodies: { [CORPS]: { transit } } },
    );
    expect(activeLeg(at.state, bodyNamed(at.state, CORPS)).type).toBe('defend');
    expect(at.body(CORPS).march).toBeNull();
    expect(at.happened('allied').map(({ type }) => type)).toContain('marchRevealed');
  });
});

describe('NLC-20.2.3: extended lines', () => {
  test('NLC-F.6, NLC-20.2.3a: with its second half it reaches the target of its order', () => {
    const reached = (spot: string) => {
      const at = under(
        {
          units: { i: { at: '0,0', steps: [6, 3] }, e: { at: '12,0', side: 'allied' } },
          leaders: { reille: { at: '0,0', commands: [CORPS] } },
          orders: ORDERS,
          options: { extendedLines: true },
        },
        (hex) => [towards('defend', [hex('1,0')])],
      );
      at.play('french', { type: 'select', units: [0] });
      at.play('french', { type: 'extend', unit: 0, hex: at.at(spot) });
      return at.body(CORPS).reached;
    };
    expect([reached('1,0'), reached('0,1')]).toEqual([true, false]);
  });
});

describe('NLC-G: a Stage of the enemy as it is imagined', () => {
  test('it is under way until somebody says it is over', () => {
    const at = table({
      units: { i: { at: '0,0' }, e: { at: '9,0', side: 'allied' } },
      leaders: LEADERS,
      orders: ORDERS,
      also(state) {
        state.frames.splice(2, 1, unseenFrame.at('wait', { side: 'french' }));
      },
    });
    expect(at.asked()).toEqual(['french']);
    expect(at.legal('french')).toContainEqual({ type: 'pass' });
    at.play('french', { type: 'pass' });
    expect(at.state.frames.some(({ proc }) => proc === 'unseen')).toBe(false);
  });
});
