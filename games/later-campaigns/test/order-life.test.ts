// NLC-12.3 to 12.14: how orders are written and sent, what becomes of them, and how they end.
import { describe, expect, test } from 'vitest';
import { commandFrame, placementFrame, turnEndFrame } from '../frames.ts';
import { movableLeaders, refuseLeaderMove } from '../movement/leaders.ts';
import { currentPosition } from '../orders/in-force.ts';
import { activeLeg, legOf, legWith } from '../orders/legs.ts';
import { targetHexes } from '../orders/target-hexes.ts';
import { complianceTest } from '../staff/compliance.ts';
import { confidenceOf } from '../staff/confidence.ts';
import { hexOfRecipient, isFaceToFace } from '../staff/senders.ts';
import { repeats } from '../staff/writing.ts';
import type { Leg, Order } from '../state.ts';
import { type Sitting, type TestTable, table } from './table.ts';
import { bodyNamed, CORPS, detached, towards, under } from './under-orders.ts';

const STAFF = {
  units: {
    i: { at: '0,0', division: 'Foy' },
    j: { at: '1,0', division: 'Foy' },
    k: { at: '0,1', division: 'Bachelu' },
    e: { at: '14,0', side: 'allied' },
  },
  leaders: {
    napoleon: { at: '0,0', rating: 4, role: 'oc', commands: [CORPS], noHqPenalty: true },
    reille: { at: '1,0', rating: 3, commands: [CORPS] },
    wellington: { at: '14,0', rating: 3, role: 'oc', side: 'allied', commands: ['allied corps'] },
  },
  places: { Frasnes: ['3,0'], Gosselies: ['2,1'], Thyle: ['5,0'] },
  orders: { [CORPS]: 'delay', 'allied corps': 'delay' },
} as const satisfies Sitting;

const inPhase = (
  step: 'record' | 'success' | 'confidence' | 'send' | 'receive' | 'locals',
  more: Sitting = {},
): Sitting => ({ ...STAFF, ...more, frames: [commandFrame.at(step, { passed: 0 })] });

const orderOf = (at: TestTable, more: Partial<Order>): Order => ({
  ...at.body(CORPS).order,
  sender: 0,
  ...more,
});
const attackOn = (place: number): Leg => legWith({ type: 'attack', target: { kind: 'place', place } });
const typeOf = (at: TestTable): string => activeLeg(at.state, bodyNamed(at.state, CORPS)).type;

describe('what the other side knows', () => {
  test('NLC-12.0b: nothing, unless orders are open: then what kind they are', () => {
    const shown = (openOrders: boolean) =>
      table({ ...STAFF, options: { openOrders } }).view('allied').openOrders;
    expect(shown(false)).toEqual([]);
    expect(shown(true)).toContainEqual({ body: 1, type: 'delay' });
  });
});

describe('success', () => {
  const judged = (legs: (at: (spot: string) => number) => readonly Leg[], more: Sitting = {}, body = {}) =>
    under({ ...inPhase('success', more), turn: 2 }, legs, { reached: true, ...body });

  test('NLC-12.3b: success is looked at before confidence', () => {
    const at = judged(
      (spot) => [towards('attack', [spot('0,0')])],
      { holders: { '0,0': 'french' } },
      { lossTurn: 1 },
    );
    expect(typeOf(at)).toBe('defend');
    expect(at.happened().some(({ type }) => type.startsWith('confidence'))).toBe(false);
  });

  test('NLC-12.8a, NLC-R051: a March has succeeded when it is there, in no ZOC, and nobody was attacked last turn', () => {
    const march = (spot: (name: string) => number) => [towards('march', [spot('0,0')])];
    expect(typeOf(judged(march))).toBe('defend');
    expect(typeOf(judged(march, {}, { reached: false }))).toBe('march');
    expect(typeOf(judged(march, { units: { ...STAFF.units, e: { at: '2,0', side: 'allied' } } }))).toBe(
      'march',
    );
    expect(typeOf(judged(march, { lost: { k: { attacked: 1 } } }))).toBe('march');
    const later = { ...inPhase('success', { lost: { k: { attacked: 1 } } }), turn: 3 };
    expect(typeOf(under(later, march, { reached: true }))).toBe('defend');
  });

  test('NLC-12.8c, NLC-R057, NLC-R152: then it defends what is ours of that place, or awaits orders on Reserve', () => {
    const at = judged((spot) => [towards('march', [spot('0,0'), spot('9,-9')])]);
    const leg = activeLeg(at.state, bodyNamed(at.state, CORPS));
    expect(leg).toMatchObject({ type: 'defend', defendHexes: [at.at('0,0')] });
    const first = table(STAFF);
    const order = orderOf(first, { legs: [towards('march', [first.at('0,0')])], awaitAfter: true });
    const waits = table({ ...inPhase('success'), turn: 2, bodies: { [CORPS]: { order, reached: true } } });
    expect(typeOf(waits)).toBe('reserve');
  });

  test('NLC-12.5b, 12.5c: the next order takes over by itself; a closing Defend may mean the place just taken', () => {
    const at = judged(
      (spot) => [towards('attack', [spot('0,0')]), legWith({ type: 'defend', target: { kind: 'previous' } })],
      { holders: { '0,0': 'french' } },
    );
    const body = bodyNamed(at.state, CORPS);
    expect(at.body(CORPS).leg).toBe(1);
    expect(targetHexes(at.state, body, activeLeg(at.state, body))).toEqual([at.at('0,0')]);
  });
});

describe('a March and the enemy', () => {
  const ROAD: Sitting = {
    units: {
      i: { at: '0,0' },
      j: { at: '-2,1' },
      e: { at: '3,0', side: 'allied' },
    },
    leaders: { reille: { at: '-2,0', rating: 2, commands: [CORPS] } },
    orders: { 'allied corps': 'delay' },
  };
  const toTheEast =
    (more: readonly Leg[] = []) =>
    (spot: (name: string) => number) => [towards('march', [spot('6,0')]), ...more];

  test('NLC-12.9b, 12.9c, 12.9d: a unit that would enter a ZOC next is blocked; the others march on', () => {
    const at = under(ROAD, toTheEast());
    at.play('french', { type: 'select', units: [at.unit('i')] });
    at.play('french', { type: 'go', hex: at.at('1,0') });
    expect(at.happened()).toContainEqual(
      expect.objectContaining({ type: 'marchBlocked', unit: at.unit('i') }),
    );
    expect(legOf(at.state, at.unit('i')).type).toBe('defend');
    expect(legOf(at.state, at.unit('j')).type).toBe('march');
    expect(typeOf(at)).toBe('march');
  });

  test('NLC-12.9b: so is one that was assaulted or charged, when the fight is over', () => {
    const at = under(
      {
        ...ROAD,
        lost: { j: { assailed: 1 } },
        stage: { active: [] },
        frames: [turnEndFrame.at('recovery', {})],
      },
      toTheEast(),
    );
    expect(legOf(at.state, at.unit('j')).type).toBe('defend');
    expect(legOf(at.state, at.unit('i')).type).toBe('march');
  });

  const halted = (more: readonly Leg[], rating = 2) =>
    under(
      {
        ...ROAD,
        from: 'assault',
        units: { i: { at: '1,0' }, e: { at: '3,0', side: 'allied' } },
        leaders: { reille: { at: '1,0', rating, commands: [CORPS] } },
      },
      toTheEast(more),
    );

  test('NLC-12.9a, 12.9h, NLC-R057: with its leader the whole formation is; it defends where it stands, and nobody goes back', () => {
    const at = halted([]);
    expect(activeLeg(at.state, bodyNamed(at.state, CORPS))).toMatchObject({
      type: 'defend',
      target: { kind: 'currentPosition' },
    });
    expect(at.hexOf('i')).toBe(at.at('1,0'));
  });

  test('NLC-12.2.5c, 12.5b: or goes on with the next order of its sequence', () => {
    expect(typeOf(halted([towards('delay', [])]))).toBe('delay');
  });

  test('NLC-R045: in its own Stage a marcher that was charged and won goes on; the switch comes at its end', () => {
    const at = under({ ...ROAD, lost: { j: { assailed: 1 } } }, toTheEast());
    at.play('french', { type: 'select', units: [at.unit('i')] });
    at.play('french', { type: 'go', hex: at.at('1,0') });
    expect(legOf(at.state, at.unit('j')).type).toBe('march');
  });
});

describe('failure', () => {
  test('NLC-12.5g, NLC-R058: with one order of a sequence the whole of it fails: Fall Back to the nearest supply', () => {
    const at = under(
      { ...inPhase('confidence', { turn: 2 }), dice: [6] },
      (spot) => [towards('attack', [spot('3,0')]), legWith({ type: 'reserve' })],
      { lossTurn: 1, leader: -1 },
    );
    expect(at.body(CORPS).order.legs).toEqual([
      legWith({ type: 'fallBack', target: { kind: 'supply', army: 0 } }),
    ]);
  });

  test('NLC-19.1d, NLC-R101: nobody tests for going back, and a garrison stays', () => {
    const at = under(
      {
        ...inPhase('confidence', { turn: 2, chateaux: ['0,0'], options: { retreatDisruption: true } }),
        dice: [6],
      },
      (spot) => [towards('attack', [spot('3,0')])],
      { lossTurn: 1, leader: -1 },
    );
    expect(at.happened().some(({ type }) => type === 'retreatTested')).toBe(false);
    expect(at.state.frames.at(-1)).toMatchObject({ proc: 'retreat', units: [at.unit('j')] });
    expect(at.state.units.map(({ disrupted }) => disrupted)).toEqual([false, false, false, false]);
  });

  test('NLC-R052: on a March, Fall Back or Reserve nobody checks his confidence', () => {
    const value = (type: Leg['type']) => {
      const at = under({ ...STAFF, turn: 2 }, () => [towards(type, [])], { lossTurn: 1 });
      return confidenceOf(at.state, bodyNamed(at.state, CORPS));
    };
    for (const type of ['march', 'fallBack', 'reserve'] as const) expect(value(type)).toBeNull();
    expect(value('attack')).toBe(6);
  });

  test('NLC-R143, NLC-R150: a step lost to guns starts the checks, of the formation that lost it only', () => {
    const at = table({
      from: 'bombardment',
      units: {
        g: { at: '0,0', arm: 'art', steps: [9, 4] },
        i: { at: '2,0', side: 'allied' },
        j: { at: '2,0', side: 'allied', in: 'other' },
      },
      leaders: { reille: { at: '0,0', commands: [CORPS] } },
      orders: { 'allied corps': 'attack', other: 'attack' },
      dice: [4, 4],
    });
    at.play('french', { type: 'bombard', from: at.at('0,0'), guns: [at.unit('g')], target: at.at('2,0') });
    at.play('allied', { type: 'takeHit', unit: at.unit('i') });
    expect([at.body('allied corps').lossTurn, at.body('other').lossTurn]).toEqual([1, 0]);
  });

  test('NLC-12.2.9e: on Reserve the order fails when units go back from the hex of the leader', () => {
    const at = table({
      from: 'assault',
      units: { i: { at: '0,0' }, e: { at: '1,0', side: 'allied' } },
      leaders: {
        reille: { at: '0,0', commands: [CORPS] },
        hill: { at: '1,0', side: 'allied', commands: ['allied corps'] },
      },
      orders: { 'allied corps': 'reserve' },
      dice: [4, 4, 1, 1],
    });
    at.play('french', { type: 'assign', hex: at.at('0,0'), target: at.at('1,0') });
    at.play('french', { type: 'endAssign' });
    at.play('allied', { type: 'retreat' });
    at.play('allied', { type: 'retreatTo', hex: at.at('2,0') });
    at.play('french', { type: 'advance', units: [] });
    expect(at.happened()).toContainEqual(expect.objectContaining({ type: 'orderFailed' }));
    expect(at.body('allied corps').order.legs[0]?.type).toBe('fallBack');
  });
});

describe('writing and receiving', () => {
  test('NLC-12.4c: an order that was ignored may be given again', () => {
    const first = table(STAFF);
    const order = orderOf(first, { seq: 1, legs: [attackOn(0)] });
    const tested = (dice: readonly number[]) =>
      table({ ...inPhase('receive'), bodies: { [CORPS]: { transit: [order] } }, dice });
    const again = ({ state }: TestTable) => repeats(state, bodyNamed(state, CORPS), [attackOn(0)], false);
    expect(again(tested([1, 1]))).toBe(false);
    expect(again(tested([3, 4]))).toBe(true);
  });

  test('NLC-12.11d: a leader does not decide on what he is ordered to do already', () => {
    const at = under(inPhase('record'), () => [
      legWith({ type: 'delay', target: { kind: 'place', place: 0 } }),
    ]);
    at.play('french', { type: 'begin', sender: -1, recipient: bodyNamed(at.state, CORPS), order: 'delay' });
    at.play('french', { type: 'target', at: { kind: 'place', place: 1 } });
    expect(at.refused('french', { type: 'finish' })).toBe('NLC-12.4b');
  });

  const AWAY: Sitting = {
    ...STAFF,
    units: { ...STAFF.units, j: { at: '-1,0', division: 'Foy' } },
    leaders: {
      ...STAFF.leaders,
      napoleon: { ...STAFF.leaders.napoleon, noHqPenalty: false },
      reille: { ...STAFF.leaders.reille, at: '0,0' },
    },
    hqs: { hq: { at: '-9,0', of: 'napoleon' } },
    places: { Frasnes: ['3,0'], Hidden: ['5,4'], Thyle: ['9,0'] },
    woods: ['1,1', '2,1', '1,2', '2,2', '3,2', '2,3', '3,3', '4,3', '4,4', '5,3', '4,5', '5,5', '6,3', '6,4'],
    also(state) {
      const leader = state.leaders[0];
      if (leader) state.leaders[0] = { ...leader, strayed: true };
    },
    frames: [commandFrame.at('send', { passed: 0 })],
  };

  test('NLC-12.12c: after his first order away from his HQ a commander speaks face to face only', () => {
    const beside = table(AWAY);
    const corps = bodyNamed(beside.state, CORPS);
    expect(
      beside.refused('french', { type: 'begin', sender: 0, recipient: corps, order: 'attack' }),
    ).toBeNull();
    const apart = table({ ...AWAY, leaders: { ...AWAY.leaders, reille: STAFF.leaders.reille } });
    expect(apart.refused('french', { type: 'begin', sender: 0, recipient: corps, order: 'attack' })).toBe(
      'NLC-12.12c',
    );
  });

  test('NLC-12.12c: and names what he sees, or what lies on a road that begins there', () => {
    const sealed = (place: number, more: Sitting = {}) => {
      const at = table({ ...AWAY, ...more });
      at.play('french', { type: 'begin', sender: 0, recipient: bodyNamed(at.state, CORPS), order: 'attack' });
      at.play('french', { type: 'target', at: { kind: 'place', place } });
      return at.refused('french', { type: 'finish' });
    };
    expect(sealed(0)).toBeNull();
    expect(sealed(1)).toBe('NLC-12.12c');
    expect(sealed(1, { trails: ['3,0 4,0 4,1 4,2 5,2 5,3 5,4'] })).toBeNull();
  });

  test('NLC-12.2.3d: current position is for a leader who is in it', () => {
    const aimed = (spot: string) => {
      const at = table(
        inPhase('send', {
          leaders: { ...STAFF.leaders, reille: { at: spot, rating: 3, commands: [CORPS] } },
        }),
      );
      at.play('french', { type: 'begin', sender: 0, recipient: bodyNamed(at.state, CORPS), order: 'defend' });
      return at.refused('french', { type: 'target', at: { kind: 'currentPosition' } });
    };
    expect(aimed('1,0')).toBeNull();
    expect(aimed('3,0')).toBe('NLC-12.2.3d');
  });

  test('NLC-R056: it is what the formation holds, and what the enemy cannot enter but through its ZOC', () => {
    const at = table({ units: { i: { at: '0,0' }, e: { at: '14,0', side: 'allied' } } });
    const around = ['0,0', '1,0', '0,1', '-1,1', '-1,0', '0,-1', '1,-1'].map(at.at);
    expect(currentPosition(at.state, bodyNamed(at.state, CORPS))).toEqual(around.toSorted((a, b) => a - b));
  });

  test('NLC-R047: a General Retreat takes one of his orders, and takes it from him', () => {
    const spent: Sitting = {
      ...inPhase('send'),
      units: { ...STAFF.units, x: { steps: [45] } },
      lost: { x: { status: 'eliminated', hex: -1, lost: 1 } },
      leaders: { ...STAFF.leaders, napoleon: { ...STAFF.leaders.napoleon, rating: 1 } },
    };
    const written = table(spent);
    const recipient = bodyNamed(written.state, CORPS);
    written.play('french', { type: 'begin', sender: 0, recipient, order: 'reserve' });
    written.play('french', { type: 'finish' });
    expect(written.refused('french', { type: 'generalRetreat', leader: 0, edge: null })).toBe('NLC-12.12a');
    const called = table(spent);
    called.play('french', { type: 'generalRetreat', leader: 0, edge: null });
    expect(called.refused('french', { type: 'begin', sender: 0, recipient, order: 'reserve' })).toBe(
      'NLC-12.12a',
    );
  });

  test('NLC-12.2.7b, NLC-R065: a General Retreat does not rest before the next nightfall', () => {
    const resting = (turn: number) =>
      under(
        {
          ...inPhase('send'),
          turn,
          turns: [{ clock: '1800' }, { clock: '2000' }, { clock: '2200', night: true }, { clock: '0400' }],
          units: { i: { at: '0,0' }, e: { at: '14,0', side: 'allied' } },
        },
        () => [legWith({ type: 'generalRetreat', target: { kind: 'supply', army: 0 } })],
      ).refused('french', { type: 'toReserve', body: 1 });
    expect(resting(2)).toBe('NLC-12.2.7b');
    expect(resting(3)).toBeNull();
  });

  test('NLC-12.2.6e: from Fall Back to Reserve, but not within 2 hexes of the enemy', () => {
    const resting = (spot: string) =>
      under({ ...inPhase('send'), units: { i: { at: '0,0' }, e: { at: spot, side: 'allied' } } }, () => [
        towards('fallBack', []),
      ]).refused('french', { type: 'toReserve', body: 1 });
    expect(resting('2,0')).toBe('NLC-12.2.6e');
    expect(resting('3,0')).toBeNull();
  });

  test('NLC-R053: an order and a decision of his own: both are resolved, and the decision wins', () => {
    const first = table(STAFF);
    const at = table({
      ...inPhase('receive'),
      bodies: { [CORPS]: { transit: [orderOf(first, { seq: 1, legs: [attackOn(0)] })] } },
      also(state) {
        state.locals = [
          orderOf(first, { sender: 'local', recipient: 1, legs: [legWith({ type: 'reserve' })] }),
        ];
      },
      dice: [6, 6, 4, 4],
    });
    const inForce = at.happened().filter(({ type }) => type === 'orderInForce');
    expect(inForce.map((event) => 'order' in event && event.order)).toEqual([['attack'], ['reserve']]);
    expect(typeOf(at)).toBe('reserve');
  });

  test('NLC-R112: an order on its way to a leader who is lost is for whoever takes his place', () => {
    const first = table(STAFF);
    const at = table({
      ...STAFF,
      units: { i: { at: '0,0' }, e: { at: '14,0', side: 'allied' } },
      gone: ['reille'],
      bodies: { [CORPS]: { transit: [orderOf(first, { seq: 1, recipient: 1, legs: [attackOn(0)] })] } },
      frames: [
        commandFrame.at('receive', { passed: 0 }),
        placementFrame.at('look', { leaders: [1], hqs: [] }),
      ],
      dice: [6, 6],
    });
    at.play('french', { type: 'placeLeader', leader: 1, hex: at.at('0,0') });
    expect(at.state.leaders[1]).toMatchObject({ rating: 1, replaced: true });
    expect(at.happened()).toContainEqual(
      expect.objectContaining({ type: 'orderArrived', column: 4 + 1 - 2, result: 'C' }),
    );
  });

  test('NLC-R049, NLC-R174: each shift counts once; ratings and Reserve when it is tested, face to face when it was issued', () => {
    const column = (more: Sitting, tested: Partial<Order>) => {
      const at = table({ ...STAFF, ...more });
      const order = orderOf(at, {
        recipient: bodyNamed(at.state, CORPS),
        legs: [towards('march', [])],
        ...tested,
      });
      return complianceTest(at.state, order, 2, 2).column;
    };
    expect(column({}, {})).toBe(4);
    expect(column({ kinds: { [CORPS]: 'cavalryCorps' } }, { divisional: true })).toBe(5);
    expect(column({ orders: { ...STAFF.orders, [CORPS]: 'reserve' } }, {})).toBe(5);
    expect(column({}, { faceToFace: true })).toBe(5);
  });
});

describe('Bad Moves', () => {
  const misread = (more: Sitting = {}) => {
    const first = table(STAFF);
    return table({
      ...inPhase('locals', more),
      dice: [1, 1],
      also(state) {
        state.locals = [
          orderOf(first, { sender: 'local', recipient: 1, legs: [legWith({ type: 'reserve' })] }),
        ];
      },
    });
  };

  test('NLC-R054: the enemy writes one leg of any kind; what repeats the order in force becomes a Fall Back', () => {
    const at = misread();
    const kinds = at.offers('allied', 'begin').map(({ order }) => order);
    expect(kinds).toEqual(['attack', 'probe', 'defend', 'delay', 'march', 'fallBack', 'reserve']);
    at.play('allied', { type: 'begin', sender: -1, recipient: 1, order: 'delay' });
    at.play('allied', { type: 'target', at: { kind: 'place', place: 0 } });
    expect(at.offers('allied', 'append')).toEqual([]);
    at.play('allied', { type: 'finish' });
    expect(typeOf(at)).toBe('fallBack');
  });

  test('NLC-R109: its targets are measured from the leader alone, not from his units', () => {
    const places = { Frasnes: ['3,0'], West: ['-10,0'] } as const;
    const units = { ...STAFF.units, i: { at: '-2,0', division: 'Foy' } } as const;
    const named = (at: TestTable, side: 'french' | 'allied', sender: number) => {
      at.play(side, { type: 'begin', sender, recipient: 1, order: 'attack' });
      return at
        .offers(side, 'target')
        .map(({ at: aim }) => aim)
        .filter(({ kind }) => kind === 'place').length;
    };
    expect(named(misread({ places, units }), 'allied', -1)).toBe(1);
    expect(named(table(inPhase('send', { places, units })), 'french', 0)).toBe(2);
  });
});

describe('divisions', () => {
  const FOY: Sitting = {
    ...STAFF,
    also: (state, spot) => detached(state, 'Foy', towards('attack', [spot('9,0')])),
  };

  test('NLC-12.13f: its owner may end the order of a division in range of its corps commander', () => {
    const ended = (spot: string) =>
      table({
        ...FOY,
        leaders: { ...STAFF.leaders, reille: { at: spot, rating: 3, commands: [CORPS] } },
        frames: [commandFrame.at('send', { passed: 0 })],
      });
    const near = ended('1,0');
    const foy = bodyNamed(near.state, 'Foy');
    expect(near.refused('french', { type: 'endDivisional', body: foy })).toBeNull();
    expect(ended('-9,0').refused('french', { type: 'endDivisional', body: foy })).toBe('NLC-12.13f');
  });

  test('NLC-12.13f: also before its units move; then they follow their corps again', () => {
    const at = table(FOY);
    at.play('french', { type: 'endDivisional', body: bodyNamed(at.state, 'Foy') });
    expect(at.state.units[at.unit('i')]?.body).toBe(bodyNamed(at.state, CORPS));
  });

  test('NLC-20.8i: a tired division that rejoins its corps makes all of it tired', () => {
    const at = table({
      ...FOY,
      options: { fatigue: true },
      also(state, spot) {
        detached(state, 'Foy', towards('attack', [spot('9,0')]));
        const foy = bodyNamed(state, 'Foy');
        const body = state.bodies[foy];
        if (body) state.bodies[foy] = { ...body, fatigue: 'fatigued' };
      },
    });
    at.play('french', { type: 'endDivisional', body: bodyNamed(at.state, 'Foy') });
    expect(at.body(CORPS).fatigue).toBe('fatigued');
  });

  test('NLC-12.13g: its units do not stop in a hex with others', () => {
    const at = table(FOY);
    at.play('french', { type: 'select', units: [at.unit('k')] });
    const stops = at.offers('french', 'go').map(({ hex }) => hex);
    expect(stops).not.toContain(at.at('1,0'));
  });

  test('NLC-12.13g: nor assault together with them', () => {
    const at = table({
      ...FOY,
      from: 'assault',
      orders: { [CORPS]: 'attack' },
      units: {
        i: { at: '0,0', division: 'Foy' },
        k: { at: '0,1', division: 'Bachelu' },
        e: { at: '1,0', side: 'allied' },
      },
    });
    at.play('french', { type: 'assign', hex: at.at('0,0'), target: at.at('1,0') });
    expect(at.refused('french', { type: 'assign', hex: at.at('0,1'), target: at.at('1,0') })).toBe(
      'NLC-12.13g',
    );
    expect(at.refused('french', { type: 'assign', hex: at.at('0,1'), target: -1 })).toBeNull();
  });

  test('NLC-R165: counters more than 3 hexes apart close up if one of them can; who charged is not counted', () => {
    const spread = (more: Sitting) =>
      table({
        ...FOY,
        units: {
          i: { at: '0,0', division: 'Foy' },
          j: { at: '5,0', division: 'Foy' },
          e: { at: '14,0', side: 'allied' },
        },
        also: (state) => detached(state, 'Foy', towards('defend', [])),
        ...more,
      }).refused('french', { type: 'endMovement' });
    expect(spread({})).toBe('NLC-12.13b');
    expect(spread({ lost: { j: { charged: 1 } } })).toBeNull();
  });

  test('NLC-R163: a courier rides to the nearest unit of a division without leader', () => {
    const at = table(FOY);
    const foy = bodyNamed(at.state, 'Foy');
    expect(hexOfRecipient(at.state, foy, at.at('4,0'))).toBe(at.at('1,0'));
    expect(hexOfRecipient(at.state, foy, at.at('-4,0'))).toBe(at.at('0,0'));
  });
});

describe('commanders of wings and armies', () => {
  const WING: Sitting = {
    ...STAFF,
    units: { ...STAFF.units, m: { at: '9,1', in: 'other' } },
    leaders: { ...STAFF.leaders, ney: { at: '9,0', rating: 3, role: 'wc', commands: [CORPS] } },
    orders: { ...STAFF.orders, other: 'delay' },
  };

  test('NLC-12.14d: a wing commander may decide on another order for himself', () => {
    const first = table(WING);
    const wing = bodyNamed(first.state, 'wing:ney');
    const at = table({
      ...WING,
      frames: [commandFrame.at('locals', { passed: 0 })],
      dice: [4, 4],
      also(state) {
        state.locals = [orderOf(first, { sender: 'local', recipient: wing, legs: [attackOn(2)] })];
      },
    });
    expect(at.body('wing:ney').order.legs[0]?.type).toBe('attack');
  });

  test('NLC-12.14g: he moves once a turn, in a Stage of units under him', () => {
    const movers = (active: readonly string[], moved = 0) => {
      const first = table(WING);
      const at = table({
        ...WING,
        stage: { active: active.map(first.unit) },
        also(state) {
          const ney = state.leaders[3];
          if (ney) state.leaders[3] = { ...ney, moved };
        },
      });
      return movableLeaders(at.state, 'french').includes(3);
    };
    expect(movers(['i'])).toBe(true);
    expect(movers(['m'])).toBe(false);
    expect(movers(['i'], 1)).toBe(false);
  });

  test('NLC-R159: who leads an army and a corps speaks to himself, counts twice, and moves with his corps', () => {
    const both = (active: readonly number[]) =>
      table({
        ...STAFF,
        leaders: { grouchy: { at: '0,0', rating: 2, role: 'oc', commands: [CORPS] } },
        bodies: { [CORPS]: { leader: 0 } },
        stage: { active },
      });
    const at = both([0]);
    const corps = bodyNamed(at.state, CORPS);
    expect(isFaceToFace(at.state, 0, corps)).toBe(true);
    expect(refuseLeaderMove(at.state, 0)).toBeNull();
    expect(refuseLeaderMove(both([]).state, 0)?.rule).toBe('NLC-4.4b');
  });

  test('NLC-R111: an Attack dated next day waits: nothing is asked of its units, and they enter no ZOC', () => {
    const waiting = (turn: number) => {
      const at = under(
        {
          ...STAFF,
          turn,
          turns: [{ clock: '2000' }, { clock: '2200', night: true }, { clock: '0400' }],
          units: { i: { at: '0,0' }, e: { at: '4,0', side: 'allied' } },
        },
        (spot) => [towards('attack', [spot('4,0')], { nextDay: true })],
      );
      return at.refused('french', { type: 'endMovement' });
    };
    expect(waiting(1)).toBeNull();
    expect(waiting(3)).toBe('NLC-12.2d');
  });

  test('NLC-R130: formations that act together each keep to their own order', () => {
    const at = under(
      {
        units: {
          i: { at: '0,0', in: 'I' },
          j: { at: '0,1', in: 'II' },
          e: { at: '3,0', side: 'allied' },
        },
        leaders: { reille: { at: '0,0', commands: ['I'] }, erlon: { at: '0,1', commands: ['II'] } },
        orders: { II: 'delay' },
      },
      (spot) => [towards('attack', [spot('3,0')])],
      {},
      'I',
    );
    const isOffered = (unit: string): boolean => {
      const first = at.offers('french', 'select').find(({ units: [id] }) => id === at.unit(unit));
      if (first === undefined) return false;
      at.play('french', first);
      const found = at.offers('french', 'go').some(({ hex }) => hex === at.at('2,0'));
      at.play('french', at.offers('french', 'endMove')[0] ?? { type: 'go', hex: at.at('2,0') });
      return found;
    };
    expect(isOffered('j')).toBe(false);
    expect(isOffered('i')).toBe(true);
  });

  test('NLC-R043: who has left Reserve by failure in the middle of a turn does not act with the Reserve', () => {
    const at = table({
      ...STAFF,
      orders: { ...STAFF.orders, [CORPS]: 'fallBack' },
      frames: [turnEndFrame.at('reserve', {})],
      also(state) {
        state.stage = null;
      },
    });
    expect(at.state.stage).toMatchObject({ reserve: true, active: [] });
  });
});
