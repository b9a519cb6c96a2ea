// NLC-G, by hand: two tables that differ in what one side may not know look the same to it: view, questions, offers and log.
import { legal, pendingFor, type Seat } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import {
  chitsFrame,
  commandFrame,
  playerTurnsFrame,
  rallyFrame,
  sideOrderFrame,
  turnEndFrame,
} from '../frames.ts';
import { legWith } from '../orders/legs.ts';
import type { Body, Leg, State, Unit } from '../state.ts';
import { type Sitting, type TestTable, table } from './table.ts';
import { bodyNamed, detached } from './under-orders.ts';

/** Everything a seat is shown, asked and told. */
const known = (at: TestTable, seat: Seat): string =>
  JSON.stringify({
    view: at.view(seat),
    asked: pendingFor(at.match, seat),
    offers: legal(at.match, seat),
    log: at.happened(seat),
  });

/** Both tables after the same moves; the seat cannot tell them apart. */
function expectSame(seat: Seat, worlds: readonly [TestTable, TestTable]): void {
  const [one, other] = worlds.map((at) => known(at, seat));
  // The theatres of two tests have different names.
  const plain = (text = ''): string => text.replace(/proving-ground-\d+/g, 'here');
  expect(plain(one)).toBe(plain(other));
}

const FIELD = {
  units: {
    i: { at: '0,0', in: 'I' },
    j: { at: '0,0', in: 'I' },
    k: { at: '-4,0', in: 'II' },
    c: { at: '4,0', side: 'allied', arm: 'cav' },
    e: { at: '9,0', side: 'allied' },
  },
  leaders: {
    napoleon: { at: '-9,0', rating: 4, role: 'oc', commands: ['I', 'II'], noHqPenalty: true },
    ney: { at: '-9,1', rating: 3, role: 'wc', commands: ['I', 'II'] },
    reille: { at: '-1,0', rating: 2, commands: ['I'] },
    erlon: { at: '-4,0', rating: 2, commands: ['II'] },
    wellington: { at: '9,0', rating: 3, role: 'oc', side: 'allied', commands: ['allied corps'] },
    orange: { at: '5,0', side: 'allied', commands: ['allied corps'] },
  },
  places: { Frasnes: ['5,0'], Gosselies: ['-8,0'] },
  orders: { I: 'attack', II: 'attack', 'allied corps': 'defend' },
} as const satisfies Sitting;

/** Between two Stages: only game and turn lie below. */
function betweenStages(state: State): void {
  state.stage = null;
  state.frames.splice(2, 1);
}

describe('orders', () => {
  const SEQUENCES = ['chit', 'pbem'] as const;

  test.for(SEQUENCES)('NLC-G: %s: the kind of an order, while its formation is in its Stage', (sequence) => {
    const world = (type: 'attack' | 'defend' | 'march') =>
      table({ ...FIELD, options: { sequence }, orders: { ...FIELD.orders, I: type }, stage: { chits: [0] } });
    expectSame('allied', [world('attack'), world('defend')]);
    expectSame('spectator', [world('attack'), world('march')]);
  });

  test('NLC-G: an order on its way, one that waits, and the dice of obedience', () => {
    const leg: Leg = legWith({ type: 'attack', target: { kind: 'place', place: 0 } });
    const world = (patch: (body: Body) => Partial<Body>, dice: readonly number[]) => {
      const first = table(FIELD);
      return table({
        ...FIELD,
        bodies: { I: patch(first.body('I')) },
        frames: [commandFrame.at('receive', { passed: 0 })],
        also: betweenStages,
        dice: [...dice, 6, 6, 6, 6],
      });
    };
    const order = (body: Body) => ({ ...body.order, sender: 0, seq: 3, legs: [leg], receive: 1 });
    const quiet = world(() => ({}), []);
    const ignored = world((body) => ({ transit: [order(body)] }), [1, 1]);
    const waiting = world((body) => ({ transit: [order(body)] }), [3, 3]);
    const rolls = world((body) => ({ waiting: { order: order(body), wait: 'R4' } }), [2]);
    for (const world of [ignored, waiting, rolls]) expectSame('allied', [quiet, world]);
  });

  test('NLC-G: a decision that came to nothing', () => {
    const world = (locals: boolean) =>
      table({
        ...FIELD,
        frames: [commandFrame.at('locals', { passed: 0 })],
        also(state) {
          betweenStages(state);
          const body = state.bodies[0];
          if (locals && body)
            state.locals = [{ ...body.order, sender: 'local', legs: [legWith({ type: 'reserve' })] }];
        },
        // Rated 2: 8 is no effect.
        dice: locals ? [4, 4, 6, 6, 6, 6] : [6, 6, 6, 6],
      });
    expectSame('allied', [world(false), world(true)]);
  });

  test('NLC-G: a confidence check that was passed', () => {
    const world = (lossTurn: number) =>
      table({
        ...FIELD,
        turn: 2,
        bodies: { I: { lossTurn } },
        frames: [commandFrame.at('confidence', { passed: 0 })],
        also: betweenStages,
        dice: lossTurn > 0 ? [1] : [],
      });
    expectSame('allied', [world(0), world(1)]);
  });
});

describe('reaction windows', () => {
  /** The stack in 0,0, or the first of it, comes within 2 hexes of the cavalry. */
  const met = (more: Partial<Sitting>, units: readonly string[] = ['i']): TestTable => {
    const at = table({ ...FIELD, ...more, stage: { chits: [0] } });
    at.play('french', { type: 'select', units: units.map(at.unit) });
    at.play('french', { type: 'step', hex: at.at('1,0') });
    at.play('french', { type: 'step', hex: at.at('2,0') });
    return at;
  };

  test('NLC-G, NLC-E.8: who may react learns neither the order of those who come nor how far they can go', () => {
    const [attacking, probing] = [met({}), met({ orders: { ...FIELD.orders, I: 'probe' } })];
    expect(attacking.asked()).toEqual(['allied']);
    expect(attacking.view('allied').group).toMatchObject({ duty: null, mustTouch: false });
    expectSame('allied', [attacking, probing]);
  });

  test('NLC-G: nor how many come in a stack he cannot look into', () => {
    // A crest hides the hex from all of them; a charge goes over it.
    const blind = { crests: ['2,0|3,0', '2,0|3,-1', '2,0|2,1'] } as const;
    const two = met(blind, ['i', 'j']);
    const one = met({ ...blind, lost: { j: { status: 'off', hex: -1 } } });
    expect(two.asked()).toEqual(['allied']);
    expect(two.view('french').group?.units).toEqual([two.unit('i'), two.unit('j')]);
    expectSame('allied', [two, one]);
  });

  test('NLC-G: whoever has ordered his cavalry to let windows pass keeps that to himself, alive or dead', () => {
    const world = (stance: Unit['stance']) =>
      table({
        ...FIELD,
        stage: { chits: [0] },
        lost: { c: { status: 'eliminated', hex: -1, lost: 2, eliminatedOn: 1, stance } },
      });
    expectSame('french', [world('ask'), world('pass')]);
  });
});

describe('a Stage in progress', () => {
  /** Those who come are seen, and cavalry may meet them. */
  const asked = (at: TestTable): TestTable => {
    expect(at.asked()).toEqual(['allied']);
    return at;
  };

  test('NLC-G, NLC-E.8: where those who come mean to go', () => {
    const world = (spot: string): TestTable => {
      const at = table({
        ...FIELD,
        leaders: { ...FIELD.leaders, reille: { ...FIELD.leaders.reille, at: '1,0' } },
        woods: ['1,1'],
        stage: { chits: [0] },
      });
      at.play('french', { type: 'select', units: [at.unit('i')] });
      at.play('french', { type: 'step', hex: at.at('1,0') });
      at.play('french', { type: 'go', hex: at.at(spot) });
      return asked(at);
    };
    const [on, aside] = [world('3,0'), world('2,1')];
    expect(on.state.group?.hex).toBe(on.at('2,0'));
    expectSame('allied', [on, aside]);
  });

  test('NLC-R042, NLC-G: who of the formation rests', () => {
    const world = (type: 'reserve' | 'delay'): TestTable => {
      const at = table({
        ...FIELD,
        units: { ...FIELD.units, j: { at: '1,2', in: 'I', division: 'Foy' } },
        orders: { ...FIELD.orders, I: 'delay' },
        frames: [],
        also(state) {
          detached(state, 'Foy', legWith({ type }));
          const resting = type === 'reserve' ? [1] : [];
          if (state.stage)
            state.stage = {
              ...state.stage,
              chits: [0],
              active: [0, 1].filter((id) => !resting.includes(id)),
            };
        },
      });
      at.play('french', { type: 'select', units: [at.unit('i')] });
      at.play('french', { type: 'step', hex: at.at('1,0') });
      at.play('french', { type: 'step', hex: at.at('2,0') });
      return asked(at);
    };
    expectSame('allied', [world('reserve'), world('delay')]);
  });

  test('NLC-9.2, 5.2d, NLC-G: at what rate, and how many, come in out of sight', () => {
    const world = (type: 'march' | 'delay', units: readonly string[]): TestTable => {
      const at = table({
        ...FIELD,
        units: { ...FIELD.units, x: { in: 'I', division: 'X' }, y: { in: 'I', division: 'X' } },
        orders: { ...FIELD.orders, I: type },
        groups: [{ turn: 1, at: '-14,0', units: ['x', 'y'], leaders: ['reille'] }],
        entries: ['-14,0'],
        roads: ['-14,0 -13,0 -12,0'],
        stage: { chits: [0] },
        also(state) {
          state.arrived = [0];
        },
      });
      at.play('french', { type: 'enter', units: units.map(at.unit), hex: at.at('-14,0') });
      return at;
    };
    expectSame('allied', [world('march', ['x']), world('delay', ['x'])]);
    expectSame('allied', [world('delay', ['x', 'y']), world('delay', ['x'])]);
  });

  test('NLC-12.9f, NLC-G: where the leader of a formation stood whose order has failed', () => {
    const world = (spot: string): TestTable => {
      const at = table({
        ...FIELD,
        units: { ...FIELD.units, i: { at: '2,0', in: 'I' }, j: { at: '-3,3', in: 'I' } },
        leaders: { ...FIELD.leaders, reille: { ...FIELD.leaders.reille, at: spot } },
        bodies: { I: { lossTurn: 1 } },
        turn: 2,
        frames: [commandFrame.at('confidence', { passed: 0 })],
        dice: [6],
        also: betweenStages,
      });
      at.play('french', { type: 'retreatTo', hex: at.at('2,1') });
      return asked(at);
    };
    expectSame('allied', [world('-9,3'), world('-9,4')]);
  });

  test('NLC-F.2, NLC-G: who may assault and does not, and who may not', () => {
    const world = (type: 'delay' | 'defend'): TestTable => {
      const at = table({
        ...FIELD,
        units: {
          ...FIELD.units,
          i: { at: '3,0', in: 'I' },
          j: { at: '3,1', in: 'I', division: 'Foy' },
          c: { at: '4,0', side: 'allied' },
        },
        leaders: { ...FIELD.leaders, reille: { ...FIELD.leaders.reille, at: '3,0' } },
        from: 'assault',
        stage: { chits: [0] },
        dice: [6, 6, 1, 1],
        also(state, spot) {
          const leg = { type, target: { kind: 'currentPosition' as const, hexes: [spot('4,0')] } };
          detached(state, 'Foy', legWith({ ...leg, defendHexes: [spot('4,0')] }));
        },
      });
      at.play('french', { type: 'assign', hex: at.at('3,0'), target: at.at('4,0') });
      if (type === 'defend') at.play('french', { type: 'assign', hex: at.at('3,1'), target: -1 });
      at.play('french', { type: 'endAssign' });
      return asked(at);
    };
    expectSame('allied', [world('delay'), world('defend')]);
  });
});

describe('counters out of sight', () => {
  test('NLC-6.3b, NLC-G: who was disrupted and is no more', () => {
    const world = (disrupted: boolean): TestTable =>
      table({
        ...FIELD,
        units: { ...FIELD.units, j: { at: '-9,0', in: 'I' }, k: { at: '-9,0', in: 'II', disrupted } },
        frames: [turnEndFrame.at('recovery', {})],
        also: betweenStages,
      });
    expectSame('allied', [world(true), world(false)]);
  });
});

describe('friends', () => {
  test('NLC-M.2, NLC-G: that a friend has written to somebody else', () => {
    const world = (turn: number): TestTable =>
      table({
        ...FIELD,
        options: { sequence: 'multiplayer', players: 'corps' },
        frames: [],
        also(state) {
          const ney = state.leaders[1];
          if (ney) state.leaders[1] = { ...ney, gaveOrders: turn, strayed: turn > 0 };
        },
      });
    expectSame('french-reille', [world(0), world(1)]);
  });

  test('NLC-M.2, NLC-G: whether the HQ of another has orders to move', () => {
    const world = (onTheMove: number): TestTable =>
      table({
        ...FIELD,
        hqs: { hq: { at: '-9,0', of: 'napoleon' } },
        options: { sequence: 'multiplayer', players: 'corps' },
        also(state) {
          const hq = state.hqs[0];
          if (hq) state.hqs[0] = { ...hq, onTheMove };
        },
      });
    expectSame('french-reille', [world(0), world(1)]);
  });
});

describe('Reserve', () => {
  test('NLC-P.2, NLC-G: a turn without chits does not tell who is in it', () => {
    const world = (type: 'attack' | 'reserve') =>
      table({
        ...FIELD,
        options: { sequence: 'pbem' },
        orders: { ...FIELD.orders, II: type },
        frames: [sideOrderFrame.at('first', { winner: 'french', first: 'french' })],
        also: betweenStages,
      });
    const [acting, resting] = [world('attack'), world('reserve')];
    expect(acting.state.stage?.chits).not.toEqual(resting.state.stage?.chits);
    expectSame('allied', [acting, resting]);
  });

  test('NLC-M.1, NLC-G: nor does the turn of one of several players', () => {
    const world = (type: 'attack' | 'reserve') =>
      table({
        ...FIELD,
        options: { sequence: 'multiplayer', players: 'wings' },
        orders: { ...FIELD.orders, II: type },
        frames: [
          playerTurnsFrame.at('next', { side: 'french', reserve: false, chits: [], left: ['french-ney'] }),
        ],
        also: betweenStages,
      });
    expectSame('allied-wellington', [world('attack'), world('reserve')]);
  });

  test('NLC-E.3, NLC-G: whether a side is asked about rally follows from its losses, which all know', () => {
    const GONE = { status: 'eliminated', hex: -1, lost: 2, eliminatedOn: 1, diedSupplied: true } as const;
    const world = (type: 'defend' | 'reserve', lost = true) =>
      table({
        ...FIELD,
        turn: 3,
        turns: [{ clock: '2000' }, { night: true, clock: '2200' }, { clock: '0400' }],
        orders: { ...FIELD.orders, II: type },
        lost: lost ? { k: GONE } : {},
        frames: [
          rallyFrame.at('look', { side: 'french', player: null, returned: [], latest: -1, done: false }),
        ],
        also: betweenStages,
      });
    const [resting, holding] = [world('reserve'), world('defend')];
    expect(resting.offers('french', 'rally')).toHaveLength(1);
    expect(holding.legal('french').map(({ type }) => type)).toEqual(['endRally']);
    expectSame('allied', [resting, holding]);
    expect(
      world('reserve', false)
        .legal('french')
        .map(({ type }) => type),
    ).not.toContain('endRally');
  });

  test('NLC-E.4, NLC-G: whether a commander of the wing is on his own now is not told by a question', () => {
    const world = (spot: string) =>
      table({
        ...FIELD,
        leaders: { ...FIELD.leaders, ney: { ...FIELD.leaders.ney, at: spot } },
        frames: [chitsFrame.at('coordinated', { rollers: [] })],
        also: betweenStages,
      });
    const [beside, apart] = [world('-9,1'), world('-2,0')];
    expect(beside.offers('french', 'nameRoller')).toHaveLength(1);
    expect(apart.offers('french', 'nameRoller')).toHaveLength(2);
    expectSame('allied', [beside, apart]);
  });
});

describe('hidden marches', () => {
  test('NLC-20.1, NLC-G: the enemy sees counters that have not moved, turn after turn', () => {
    const world = (march: Body['march']) =>
      table({
        ...FIELD,
        options: { hiddenMovement: true },
        orders: { ...FIELD.orders, II: 'march' },
        frames: [turnEndFrame.at('recovery', {})],
        also(state, at) {
          betweenStages(state);
          const id = bodyNamed(state, 'II');
          const body = state.bodies[id];
          const route = ['-4,0', '-5,0', '-6,0', '-7,0', '-8,0'].map(at);
          const legs = [legWith({ type: 'march', target: { kind: 'place', place: 1 }, route })];
          if (body) state.bodies[id] = { ...body, order: { ...body.order, legs, hidden: true }, march };
        },
      });
    const [near, far] = [world({ turns: 1, banked: 0, first: 0 }), world({ turns: 1, banked: 4, first: 0 })];
    expect(near.body('II').march?.banked).not.toBe(far.body('II').march?.banked);
    expectSame('allied', [near, far]);
  });
});
