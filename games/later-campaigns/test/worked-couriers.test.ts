// NLC-12.6, 12.7, 12.11, 12.2.7: what comes by courier and what becomes of it, the answer worked from the law beforehand.
import { describe, expect, test } from 'vitest';
import type { Event } from '../events.ts';
import { commandFrame } from '../frames.ts';
import { activeLeg, legWith } from '../orders/legs.ts';
import type { Body, Order } from '../state.ts';
import { betweenStages } from './council.ts';
import { type Sitting, type TestTable, table } from './table.ts';
import { attack, orderFor, TWO_CORPS } from './two-corps.ts';
import { bodyNamed, CORPS } from './under-orders.ts';

const all = <T extends Event['type']>(at: TestTable, type: T) =>
  at.happened().filter((event): event is Extract<Event, { type: T }> => event.type === type);
const phase = (step: 'send' | 'receive' | 'locals' | 'confidence', more: Sitting): TestTable =>
  table({
    ...TWO_CORPS,
    turn: 2,
    ...more,
    frames: [commandFrame.at(step, { passed: 0 })],
    also(state, spot) {
      betweenStages(state);
      more.also?.(state, spot);
    },
  });
const kindOf = (set: TestTable, body = 'I'): string => activeLeg(set.state, bodyNamed(set.state, body)).type;
const RESERVE = legWith({ type: 'reserve' });

describe('NLC-12.6f, 12.7b: orders that arrive and orders that wait', () => {
  const order = (more: Partial<Order>): Order => orderFor(table(TWO_CORPS), 'I', { receive: 2, ...more });
  const received = (I: Partial<Body>, dice: readonly number[], more: Sitting = {}) =>
    phase('receive', { ...more, bodies: { I }, dice });

  test('NLC-12.6f: who waits for a die is pushed aside by a younger order, though that is ignored in its turn', () => {
    // Napoleon 4, Reille 2, Attack: column 4. A 3 is ignored; nobody rolls for the one that waited.
    const set = received(
      {
        waiting: { order: order({ seq: 1, legs: [RESERVE] }), wait: 'R4' },
        transit: [order({ seq: 2, legs: [attack(0)] })],
      },
      [1, 2],
    );
    expect(all(set, 'waitRolled')).toEqual([]);
    expect(all(set, 'orderArrived').map(({ column, result }) => [column, result])).toEqual([[4, 'I']]);
    expect(set.body('I').waiting).toBeNull();
    expect(kindOf(set)).toBe('delay');
  });

  test('NLC-12.6f, NLC-E.2: of two that come together the younger is tested, by issue and then by number: one roll', () => {
    const set = received(
      {
        transit: [
          order({ seq: 5, issued: 1, legs: [attack(0)] }),
          order({ seq: 7, issued: 0, legs: [RESERVE] }),
        ],
      },
      [6, 6],
    );
    expect(all(set, 'orderArrived')).toHaveLength(1);
    expect(kindOf(set)).toBe('attack');
  });

  test('NLC-12.7b: R4 needs 4, R5 needs 5', () => {
    const force = (wait: 'R4' | 'R5', die: number) =>
      kindOf(received({ waiting: { order: order({ seq: 1, legs: [RESERVE] }), wait } }, [die]));
    expect([force('R4', 3), force('R4', 4), force('R5', 4), force('R5', 5)]).toEqual([
      'delay',
      'reserve',
      'delay',
      'reserve',
    ]);
  });

  test('NLC-12.7b: what becomes R4 in this phase does not roll in it', () => {
    // Column 4: R4 from 4 on.
    const set = received({ transit: [order({ seq: 1, legs: [attack(0)] })] }, [2, 2]);
    expect(set.body('I').waiting?.wait).toBe('R4');
    expect(all(set, 'waitRolled')).toEqual([]);
  });

  test('NLC-15.3, NLC-R174: demoralized when it arrives, not when it was sent: C is 1T', () => {
    const set = received({ transit: [order({ seq: 1, legs: [attack(0)] })] }, [6, 6], {
      limits: { I: 1 },
      units: { ...TWO_CORPS.units, x: { in: 'I' } },
      lost: { x: { status: 'eliminated', hex: -1, lost: 2 } },
    });
    expect(set.body('I').waiting?.wait).toBe('1T');
  });

  test('NLC-12.7b, 12.9a: in force the old order is over with all that was counted under it', () => {
    const set = received(
      {
        lossTurn: 1,
        bombardTurns: 2,
        contact: true,
        reached: true,
        transit: [order({ seq: 1, legs: [attack(0)] })],
      },
      [6, 6],
    );
    expect(set.body('I')).toMatchObject({
      lossTurn: 0,
      bombardTurns: 0,
      contact: false,
      reached: false,
      leg: 0,
    });
  });

  test('NLC-E.2: formations receive in canonical order, the first side before the other', () => {
    const first = table(TWO_CORPS);
    const set = phase('receive', {
      bodies: {
        I: { transit: [orderFor(first, 'I', { receive: 2, legs: [RESERVE] })] },
        II: { transit: [orderFor(first, 'II', { receive: 2, legs: [RESERVE] })] },
        'allied corps': {
          transit: [orderFor(first, 'allied corps', { receive: 2, legs: [RESERVE], sender: 4 })],
        },
      },
      dice: [6, 6, 6, 6, 6, 6],
    });
    const order = [...all(set, 'orderArrived').map(({ body }) => body)];
    expect(order).toEqual([bodyNamed(set.state, 'I'), bodyNamed(set.state, 'II')]);
    expect(kindOf(set, 'allied corps')).toBe('reserve');
  });
});

describe('NLC-12.11, NLC-T1, NLC-R053, NLC-R054: decisions of their own', () => {
  const decided = (dice: readonly number[], more: Sitting = {}, body: Partial<Body> = {}) =>
    phase('locals', {
      ...more,
      bodies: { I: body },
      dice,
      also(state, spot) {
        const { order } = state.bodies[bodyNamed(state, 'I')] ?? {};
        if (order) state.locals = [{ ...order, sender: 'local', seq: 8, legs: [attack(0)] }];
        more.also?.(state, spot);
      },
    });

  test('NLC-12.11c, NLC-T1: on Reserve 1 is added: rated 2 a 9 acts there and does nothing elsewhere', () => {
    expect(kindOf(decided([4, 5], { orders: { ...TWO_CORPS.orders, I: 'reserve' } }))).toBe('attack');
    expect(kindOf(decided([4, 5]))).toBe('delay');
  });

  test('NLC-T1: 12 on Reserve is 13, which counts as 12', () => {
    expect(kindOf(decided([6, 6], { orders: { ...TWO_CORPS.orders, I: 'reserve' } }))).toBe('attack');
  });

  test('NLC-12.11b, 12.9a: who acts for himself leaves an order waiting that he had not complied with', () => {
    const waiting = { order: orderFor(table(TWO_CORPS), 'I', { legs: [RESERVE] }), wait: 'R4' } as const;
    const set = decided([6, 6], {}, { waiting });
    expect(kindOf(set)).toBe('attack');
  });

  test('NLC-12.11b: a Bad Move is put to the opponent, in force at once, and its writer knows it', () => {
    const set = decided([1, 1]);
    expect(set.asked()).toEqual(['allied']);
    const body = bodyNamed(set.state, 'I');
    expect(new Set(set.offers('allied', 'begin').map(({ order }) => order))).toEqual(
      new Set(['attack', 'probe', 'defend', 'delay', 'march', 'fallBack', 'reserve']),
    );
    set.play('allied', { type: 'begin', sender: -1, recipient: body, order: 'march' });
    const aims = set.offers('allied', 'target').map(({ at }) => (at.kind === 'place' ? at.place : -1));
    expect(new Set(aims)).toEqual(new Set([0, 1, 2]));
    set.play('allied', { type: 'target', at: { kind: 'place', place: 2 } });
    expect(set.offers('allied', 'append')).toEqual([]);
    set.play('allied', { type: 'finish' });
    if (set.asked()[0] === 'allied') set.play('allied', { type: 'done' });
    expect(kindOf(set)).toBe('march');
    expect(all(set, 'badMoveMade').map((event) => event.body)).toEqual([body]);
  });

  test('NLC-R054, 16: at night nobody is made to attack but on the next day', () => {
    const set = decided([1, 1], {
      turns: [{ clock: '2000', night: true }, { clock: '2100', night: true }, { clock: '0400' }],
    });
    const body = bodyNamed(set.state, 'I');
    set.play('allied', { type: 'begin', sender: -1, recipient: body, order: 'attack' });
    set.play('allied', { type: 'target', at: { kind: 'place', place: 0 } });
    expect(set.offers('allied', 'finish')).toEqual([]);
    set.play('allied', { type: 'flag', flag: 'nextDay' });
    expect(set.offers('allied', 'finish')).toHaveLength(1);
  });

  test('NLC-G, NLC-R109: while he writes he is offered the same whatever the units of that leader are', () => {
    const offers = (sitting: Sitting) => {
      const set = decided([1, 1], sitting);
      set.play('allied', { type: 'begin', sender: -1, recipient: bodyNamed(set.state, 'I'), order: 'march' });
      return set.offers('allied', 'target');
    };
    const far = { ...TWO_CORPS.units, i: { ...TWO_CORPS.units.i, at: '-2,0' } };
    expect(offers({ units: far })).toEqual(offers({}));
  });

  test('NLC-R053: it is rolled though the order he was under has just failed', () => {
    const set = table({
      ...TWO_CORPS,
      turn: 2,
      orders: { ...TWO_CORPS.orders, I: 'attack' },
      bodies: { I: { lossTurn: 1 } },
      frames: [commandFrame.at('confidence', { passed: 0 })],
      // Rated 2 and undemoralized on Attack: 5; a 6 fails. Then Acts Locally.
      dice: [6, 6, 6],
      also(state) {
        betweenStages(state);
        const { order } = state.bodies[bodyNamed(state, 'I')] ?? {};
        if (order)
          state.locals = [
            {
              ...order,
              sender: 'local',
              seq: 8,
              legs: [legWith({ type: 'delay', target: { kind: 'place', place: 0 } })],
            },
          ];
      },
    });
    for (let left = 20; left > 0 && all(set, 'localDecided').length === 0; left -= 1) {
      const [seat] = set.asked();
      if (seat === undefined) break;
      const [next] = [...set.offers(seat, 'done'), ...set.legal(seat)];
      if (next === undefined) break;
      set.play(seat, next);
    }
    expect(all(set, 'orderFailed')).toHaveLength(1);
    expect(all(set, 'localDecided').map(({ result }) => result)).toEqual(['acts']);
    expect(kindOf(set)).toBe('delay');
  });
});

describe('NLC-12.6c, NLC-D.4: how long a courier rides', () => {
  /** Turns on the road of an order of Napoleon for I Corps, whose leader is at a spot. */
  const rides = (to: string, sitting: Sitting = {}): number | null => {
    const set = phase('send', {
      dice: [6, 6],
      ...sitting,
      units: { ...TWO_CORPS.units, i: { ...TWO_CORPS.units.i, at: to }, ...sitting.units },
      leaders: { ...TWO_CORPS.leaders, reille: { ...TWO_CORPS.leaders.reille, at: to }, ...sitting.leaders },
    });
    const begin = {
      type: 'begin',
      sender: 0,
      recipient: bodyNamed(set.state, 'I'),
      order: 'reserve',
    } as const;
    if (set.refused('french', begin) !== null) return null;
    set.play('french', begin);
    set.play('french', { type: 'finish' });
    set.play('french', { type: 'done' });
    set.play('allied', { type: 'done' });
    return (all(set, 'orderSent')[0]?.receive ?? Number.NaN) - 2;
  };
  // Napoleon is at -9,0. A town beside him takes his sight.
  const BLIND = { towns: ['-8,0', '-7,0', '-6,0'] } as const satisfies Sitting;

  test('NLC-12.6c: 3 MP at once, 4 and 8 one turn, 9 two', () => {
    expect([rides('-6,0', BLIND), rides('-5,0', BLIND), rides('-1,0', BLIND), rides('0,0', BLIND)]).toEqual([
      0, 1, 1, 2,
    ]);
  });

  test('NLC-12.6d, NLC-R048: in sight 6 MP at once and 8 a turn', () => {
    expect([rides('-3,0'), rides('-2,0'), rides('-1,0')]).toEqual([0, 1, 1]);
  });

  test('NLC-5.2g, NLC-D.1: by trail half a point a hex: 6 hexes at once, 8 hexes one turn', () => {
    const trails = ['-9,0 -8,0 -7,0 -6,0 -5,0 -4,0 -3,0 -2,0 -1,0'];
    expect([rides('-3,0', { ...BLIND, trails }), rides('-2,0', { ...BLIND, trails })]).toEqual([0, 1]);
  });

  test('NLC-D.1: woods cost him 4 MP, and a stream 2 more', () => {
    const ring = (spots: readonly string[]) => spots;
    const woods = ring(['-8,0', '-8,-1', '-9,-1', '-10,0', '-10,1', '-9,1']);
    // 4 for the wood and 1 for the hex behind it: 5 MP, no sight.
    expect(rides('-7,0', { woods })).toBe(1);
    const streams = ['-9,0|-8,0', '-9,0|-8,-1', '-9,0|-9,-1', '-9,0|-10,0', '-9,0|-10,1', '-9,0|-9,1'];
    // 3 and 1 are 4 MP; in sight 2: at once. Blind: 4, a turn.
    expect(rides('-7,0', { streams })).toBe(0);
    expect(rides('-7,0', { streams, towns: ['-8,0'] })).toBe(1);
  });

  test('NLC-D.4, NLC-R046: an enemy leader or HQ alone does not close the road; a unit does, with what it covers', () => {
    const walls = [
      '-8,0|-8,-1',
      '-8,0|-9,1',
      '-9,0|-8,-1',
      '-9,0|-9,-1',
      '-9,0|-10,0',
      '-9,0|-10,1',
      '-9,0|-9,1',
    ];
    // One way out: by -8,0.
    const hill = { hill: { at: '-8,0', side: 'allied', commands: ['allied corps'] } } as const;
    expect(rides('-6,0', { walls, leaders: hill })).toBe(0);
    expect(rides('-6,0', { walls, units: { f: { at: '-8,0', side: 'allied' } } })).toBeNull();
  });
});

describe('NLC-12.2.7: General Retreat', () => {
  const BEATEN = {
    units: { ...TWO_CORPS.units, x: { in: 'II', steps: [45] } },
    lost: { x: { status: 'eliminated', hex: -1, lost: 1 } },
    limits: { I: 100, II: 100 },
  } as const satisfies Sitting;
  const called = (dice: readonly number[], more: Sitting = {}) => {
    const set = phase('send', { ...BEATEN, ...more, dice });
    set.play('french', { type: 'generalRetreat', leader: 0, edge: null });
    set.play('french', { type: 'done' });
    set.play('allied', { type: 'done' });
    return set;
  };

  test('NLC-12.2.7a, NLC-T2: to all corps and the wing in this very phase, however far, one column to the right', () => {
    // Napoleon 4, Reille and Erlon 2, Ney 3 and on Reserve, which is another column.
    const set = called([6, 6, 6, 6, 6, 6]);
    const arrived = all(set, 'orderArrived').map(({ body, column }) => [body, column]);
    expect(new Map(arrived as [number, number][])).toEqual(
      new Map([
        [bodyNamed(set.state, 'I'), 7],
        [bodyNamed(set.state, 'II'), 7],
        [bodyNamed(set.state, 'wing:ney'), 9],
      ]),
    );
    expect([kindOf(set, 'I'), kindOf(set, 'II')]).toEqual(['generalRetreat', 'generalRetreat']);
  });

  test('NLC-R046, NLC-R047: though no courier could get through', () => {
    const walls = ['-9,0|-8,0', '-9,0|-8,-1', '-9,0|-9,-1', '-9,0|-10,0', '-9,0|-10,1', '-9,0|-9,1'];
    expect(kindOf(called([6, 6, 6, 6, 6, 6], { walls }))).toBe('generalRetreat');
  });

  test('NLC-12.2.7d, 15.3: who is demoralized reads C as 1T here as well', () => {
    const set = called([6, 6, 6, 6, 6, 6], { limits: { I: 100, II: 40 } });
    expect([kindOf(set, 'I'), kindOf(set, 'II')]).toEqual(['generalRetreat', 'delay']);
    expect(set.body('II').waiting?.wait).toBe('1T');
  });

  test('NLC-12.2.7b, NLC-F.2: it moves as Fall Back does: out of a ZOC for a point, into none, and not back to the enemy', () => {
    const at = table({
      units: { i: { at: '0,0' }, e: { at: '1,0', side: 'allied' } },
      leaders: { reille: { at: '-1,0', commands: [CORPS] } },
      orders: { [CORPS]: 'generalRetreat' },
    });
    at.play('french', { type: 'select', units: [0] });
    const steps = new Set(at.offers('french', 'step').map(({ hex }) => hex));
    expect(steps.has(at.at('-1,0'))).toBe(true);
    expect(steps.has(at.at('0,1'))).toBe(false);
    at.play('french', { type: 'step', hex: at.at('-1,0') });
    expect(at.state.group?.used).toEqual([4]);
  });
});
