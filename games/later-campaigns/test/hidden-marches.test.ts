// NLC-20.1: marches the enemy does not see.
import { isFrameOf } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { Desk } from '../brain/orders/paper.ts';
import { theatreOf } from '../data/theatres.ts';
import { commandFrame, failureFrame, ordersFrame, turnEndFrame } from '../frames.ts';
import { distance } from '../ground/hexes.ts';
import { address } from '../orders/divisions.ts';
import { hiddenHex, riddenBehind } from '../orders/hidden-march.ts';
import { legWith } from '../orders/legs.ts';
import { stepCost } from '../reach/step-cost.ts';
import { confidenceOf } from '../staff/confidence.ts';
import { delayTo, isFaceToFace } from '../staff/senders.ts';
import type { HiddenMarch, Order, State } from '../state.ts';
import { isRevealed } from '../tables/hidden-movement.ts';
import { NOBODY } from '../vocabulary.ts';
import { type Sitting, type TestTable, table } from './table.ts';

const FIELD = {
  units: {
    i: { at: '0,0' },
    j: { at: '-1,0' },
    e: { at: '0,-13', side: 'allied' },
  },
  leaders: {
    napoleon: { at: '-2,0', rating: 4, role: 'oc', commands: ['french corps'], noHqPenalty: true },
    reille: { at: '0,0', rating: 2, commands: ['french corps'] },
  },
  places: { Frasnes: ['8,0'] },
  orders: { 'allied corps': 'delay' },
} as const;

const WAY = ['0,0', '1,0', '2,0', '3,0', '4,0', '5,0', '6,0', '7,0', '8,0'];

function marching(march: HiddenMarch, more: Sitting = {}): TestTable {
  const first = table(FIELD);
  const route = WAY.map((spot) => first.at(spot));
  const leg = legWith({
    type: 'march',
    route,
    target: { kind: 'currentPosition', hexes: [first.at('8,0')] },
  });
  const order = { ...first.body('french corps').order, hidden: true, legs: [leg] };
  return table({
    ...FIELD,
    ...more,
    options: { hiddenMovement: true, ...more.options },
    bodies: { ...more.bodies, 'french corps': { order, march } },
  });
}

const MARCH: HiddenMarch = { turns: 1, banked: 0, first: 0 };
const corpsOf = (at: TestTable): number =>
  theatreOf(at.state).bodies.findIndex(({ id }) => id === 'french corps');

describe('hiding', () => {
  test('NLC-20.1.1a, NLC-R125: an order may be marked hidden, and its way is written down', () => {
    const at = table({
      ...FIELD,
      options: { hiddenMovement: true },
      orders: { ...FIELD.orders, 'french corps': 'delay' },
      frames: [commandFrame.at('send', { passed: 0 })],
      dice: [6, 6],
    });
    at.play('french', { type: 'begin', sender: 0, recipient: corpsOf(at), order: 'march' });
    at.play('french', { type: 'target', at: { kind: 'place', place: 0 } });
    at.play('french', { type: 'flag', flag: 'hidden' });
    at.play('french', { type: 'finish' });
    at.play('french', { type: 'done' });
    at.play('allied', { type: 'done' });
    expect(at.body('french corps').march).toEqual({ turns: 1, banked: 0, first: 0 });
    expect(at.body('french corps').order.legs[0]?.route.at(-1)).toBe(at.at('8,0'));
  });

  test('NLC-20.1.1b, NLC-R124: the counters stay, and each turn banks 4 MP, 6 for cavalry alone', () => {
    const banked = (arm: 'inf' | 'cav') =>
      marching(MARCH, {
        units: { i: { at: '0,0', arm }, j: { at: '-1,0', arm }, e: FIELD.units.e },
        frames: [turnEndFrame.at('recovery', {})],
      }).body('french corps').march;
    expect(banked('inf')).toEqual({ turns: 2, banked: 8, first: 4 });
    expect(banked('cav')).toEqual({ turns: 2, banked: 12, first: 6 });
    const at = marching(MARCH);
    expect(at.offers('french', 'goLeader').filter(({ leader }) => leader === 1)).toEqual([]);
  });

  test('NLC-20.1.1c: nobody hides under the eyes of the enemy', () => {
    const at = table({
      ...FIELD,
      roads: ['0,9 0,10 0,11 0,12 0,13 0,14 0,15'],
      units: {
        ...FIELD.units,
        e: { at: '1,0', side: 'allied' },
        f: { at: '0,-4', side: 'allied' },
        g: { at: '-4,4', side: 'allied' },
      },
      options: { hiddenMovement: true },
      orders: { ...FIELD.orders, 'french corps': 'delay' },
      frames: [commandFrame.at('send', { passed: 0 })],
      dice: [6, 6],
    });
    at.play('french', { type: 'begin', sender: 0, recipient: corpsOf(at), order: 'fallBack' });
    at.play('french', { type: 'target', at: { kind: 'supply' } });
    at.play('french', { type: 'flag', flag: 'hidden' });
    at.play('french', { type: 'finish' });
    at.play('french', { type: 'done' });
    at.play('allied', { type: 'done' });
    expect(at.body('french corps').march).toBeNull();
  });

  test('NLC-12.6a, 20.1.3b: whoever stands with the counter left behind does not speak to the leader who has ridden on', () => {
    const beside = {
      leaders: { ...FIELD.leaders, napoleon: { ...FIELD.leaders.napoleon, at: '0,0' } },
    } as const satisfies Sitting;
    const speaks = (banked: number): boolean => {
      const at = marching({ turns: 2, banked, first: 0 }, beside);
      return isFaceToFace(at.state, 0, corpsOf(at));
    };
    expect([speaks(0), speaks(8)]).toEqual([true, false]);
  });

  test('NLC-20.1.1d, NLC-R170: counters left behind vanish when assaulted; the march goes on', () => {
    const at = marching(
      { turns: 2, banked: 8, first: 4 },
      {
        side: 'allied',
        from: 'assault',
        units: { ...FIELD.units, e: { at: '1,0', side: 'allied' } },
        leaders: { ...FIELD.leaders, hill: { at: '1,0', side: 'allied', commands: ['allied corps'] } },
        orders: { 'allied corps': 'attack' },
      },
    );
    at.play('allied', { type: 'assign', hex: at.at('1,0'), target: at.at('0,0') });
    at.play('allied', { type: 'endAssign' });
    expect(at.state.units[at.unit('i')]?.status).toBe('hidden');
    expect(at.body('french corps').march).not.toBeNull();
    expect(at.offers('allied', 'advance').length).toBeGreaterThan(1);
  });
});

describe('couriers after a hidden march', () => {
  test('NLC-20.1.3b: he rides to the counters, and from there every hex of the way they have left behind them', () => {
    const behind = (banked: number) => {
      const { state } = marching({ turns: 1, banked, first: 0 });
      const route = WAY.map((spot) => table(FIELD).at(spot));
      const [start = 0, next = 0] = route;
      const hexes = route.indexOf(hiddenHex(state, corpsOf(table(FIELD))));
      const each = stepCost(theatreOf(state), start, next, 'leader');
      expect(each).toBeGreaterThan(0);
      return { hexes, ridden: riddenBehind(state, corpsOf(table(FIELD))), each };
    };
    for (const banked of [0, 4, 8]) {
      const { hexes, ridden, each } = behind(banked);
      expect(ridden, `${banked}`).toBe(hexes * each);
      expect(hexes > 0).toBe(banked > 0);
    }
  });

  test('NLC-20.1.3b: nothing is added where nobody marches unseen', () => {
    const at = table(FIELD);
    expect(riddenBehind(at.state, corpsOf(at))).toBe(0);
  });
});

describe('divisions and hidden marches', () => {
  const FOY = {
    ...FIELD,
    units: { i: { at: '0,0', division: 'Foy' }, j: { at: '-1,0' }, e: { at: '9,-9', side: 'allied' } },
  } as const satisfies Sitting;
  const foyOf = (at: TestTable): number => theatreOf(at.state).bodies.findIndex(({ id }) => id === 'Foy');
  /** Napoleon beside them orders Foy away unseen, and Foy complies. */
  const sent = (more: Sitting): TestTable => {
    const at = table({
      ...FOY,
      ...more,
      options: { hiddenMovement: true },
      orders: { ...FIELD.orders, 'french corps': 'delay' },
      frames: [commandFrame.at('send', { passed: 0 })],
      dice: [6, 6],
    });
    at.play('french', { type: 'begin', sender: 0, recipient: foyOf(at), order: 'march' });
    at.play('french', { type: 'target', at: { kind: 'place', place: 0 } });
    at.play('french', { type: 'flag', flag: 'hidden' });
    at.play('french', { type: 'finish' });
    at.play('french', { type: 'done' });
    at.play('allied', { type: 'done' });
    return at;
  };

  test('NLC-20.1.1c: a division that leaves its corps does not hide under the eyes of the enemy either', () => {
    expect(sent({}).body('Foy').march).not.toBeNull();
    const watched = ['3,0', '0,3', '3,-3', '-3,3', '-3,0', '0,-3'];
    const round = watched.map((at, n) => [`e${n}`, { at, side: 'allied' }] as const);
    expect(sent({ units: { ...FOY.units, ...Object.fromEntries(round) } }).body('Foy').march).toBeNull();
  });

  test('NLC-20.1.2b, NLC-R171: a division assigned away from a hidden march leaves it where that has come to', () => {
    const other = { ...FIELD.leaders, erlon: { at: '-2,0', rating: 2, commands: ['II'] } };
    const at = marching(
      { turns: 2, banked: 8, first: 4 },
      {
        units: { ...FOY.units, k: { at: '-2,0', in: 'II' } },
        leaders: { ...other, napoleon: { ...FIELD.leaders.napoleon, commands: ['french corps', 'II'] } },
        orders: { ...FIELD.orders, II: 'delay' },
        frames: [commandFrame.at('receive', { passed: 0 })],
        dice: [1],
        also(state) {
          const foy = theatreOf(state).bodies.findIndex(({ id }) => id === 'Foy');
          address(state, foy);
          const body = state.bodies[foy];
          const legs = [legWith({ type: 'assign', superior: 2 })];
          const letter = { ...body?.order, recipient: foy, sender: 0, legs, issued: 1, receive: 1 } as Order;
          if (body) state.bodies[foy] = { ...body, transit: [letter] };
        },
      },
    );
    expect(at.body('french corps').march).toBeNull();
    expect(at.state.leaders[1]?.hex).toBe(at.at('4,0'));
    expect(at.state.units[at.unit('i')]?.body).toBe(
      theatreOf(at.state).bodies.findIndex(({ id }) => id === 'II'),
    );
  });

  test('NLC-20.1.2c: a leader all of whose units are lost shows himself as well', () => {
    const gone = { status: 'eliminated', hex: -1, lost: 2, eliminatedOn: 1 } as const;
    const at = marching(
      { turns: 2, banked: 8, first: 4 },
      { lost: { i: gone, j: gone }, frames: [commandFrame.at('send', { passed: 0 })], also: followNobody },
    );
    at.play('french', { type: 'reveal', body: corpsOf(at) });
    at.play('french', { type: 'done' });
    at.play('allied', { type: 'done' });
    expect(at.body('french corps').march).toBeNull();
  });
});

/** All units of the corps have been put under another. */
function followNobody(state: State): void {
  const other = theatreOf(state).bodies.findIndex(({ id }) => id === 'allied corps');
  for (const [id, unit] of state.units.entries()) state.units[id] = { ...unit, body: other };
}

describe('discovery', () => {
  test('NLC-20.1.2a: seen where its leader has come to, hexes of the first turn left aside', () => {
    const seen = (spot: string) =>
      marching(
        { turns: 2, banked: 8, first: 4 },
        {
          units: { ...FIELD.units, e: { at: spot, side: 'allied' } },
          frames: [turnEndFrame.at('recovery', {})],
        },
      ).body('french corps').march;
    expect(seen('8,-6')).toBeNull();
    expect(seen('0,-13')).not.toBeNull();
    // Its first turn took it to the fourth hex; eight hexes off the fifth is seen, at nine only the fourth.
    expect(seen('-3,6')).toBeNull();
    expect(seen('-4,6')).not.toBeNull();
    // Where it has come to now is the eighth.
    expect(seen('16,-4')).toBeNull();
    expect(seen('17,-4')).not.toBeNull();
  });

  test('NLC-20.1.2a: a leader alone discovers nobody; that takes a unit', () => {
    const seen = marching(
      { turns: 2, banked: 8, first: 4 },
      {
        leaders: { ...FIELD.leaders, picton: { at: '8,-6', side: 'allied', commands: ['allied corps'] } },
        frames: [turnEndFrame.at('recovery', {})],
      },
    );
    expect(seen.body('french corps').march).not.toBeNull();
  });

  test('NLC-20.1.2b, NLC-GV-79: the roll by turns in hiding', () => {
    expect(isRevealed(1, 6, false)).toBe(false);
    expect(isRevealed(2, 5, false)).toBe(true);
    expect(isRevealed(2, 5, true)).toBe(false);
    expect(isRevealed(4, 4, false)).toBe(true);
  });

  test('NLC-20.1.2b: rolled each Command Phase, known to its owner only', () => {
    const at = marching(
      { turns: 2, banked: 8, first: 4 },
      { frames: [commandFrame.at('receive', { passed: 0 })], dice: [4] },
    );
    expect(at.happened('french')).toContainEqual(
      expect.objectContaining({ type: 'marchRolled', revealed: false }),
    );
    expect(at.happened('allied')).not.toContainEqual(expect.objectContaining({ type: 'marchRolled' }));
  });

  test('NLC-20.1.2b, c, d: its owner reveals it: the leader is where it has come to, its units behind him', () => {
    const at = marching({ turns: 3, banked: 12, first: 4 });
    at.play('french', { type: 'reveal', body: corpsOf(at) });
    expect(at.state.leaders[1]?.hex).toBe(at.at('6,0'));
    expect(at.hexOf('i')).toBe(at.at('6,0'));
    expect(at.hexOf('j')).toBe(at.at('5,0'));
    expect(at.body('french corps').march).toBeNull();
  });

  test('NLC-20.1.2c: an enemy ZOC on the way stops it', () => {
    const at = marching(
      { turns: 3, banked: 12, first: 8 },
      {
        units: { ...FIELD.units, e: { at: '5,0', side: 'allied' } },
        woods: ['4,0', '4,1', '5,-1', '6,-1', '5,1', '6,0'],
      },
    );
    at.play('french', { type: 'reveal', body: corpsOf(at) });
    expect(at.state.leaders[1]?.hex).not.toBe(at.at('6,0'));
  });

  test('NLC-20.1.2d, 20.1.1d: where its counters vanished and the enemy stands, nobody is placed among them', () => {
    const vanished = { status: 'hidden', hex: -1 } as const;
    const at = marching(
      { turns: 2, banked: 0, first: 0 },
      {
        units: { ...FIELD.units, e: { at: '0,0', side: 'allied' } },
        leaders: { ...FIELD.leaders, reille: { at: '-2,0', rating: 2, commands: ['french corps'] } },
        lost: { i: vanished, j: vanished },
      },
    );
    at.play('french', { type: 'reveal', body: corpsOf(at) });
    const foe = at.at('0,0');
    for (const hex of [at.hexOf('i'), at.hexOf('j'), at.state.leaders[1]?.hex ?? -1]) {
      expect(hex).toBeGreaterThanOrEqual(0);
      expect(distance(theatreOf(at.state), hex, foe)).toBe(2);
    }
    expect([at.unit('i'), at.unit('j')].map((id) => at.state.units[id]?.status)).toEqual(['map', 'map']);
  });
});

describe('orders on the way', () => {
  test('NLC-20.1.3a: a leader on a hidden march decides on his way only', () => {
    const at = marching(
      { turns: 2, banked: 8, first: 4 },
      { frames: [commandFrame.at('record', { passed: 0 })] },
    );
    const kinds = at.offers('french', 'begin').filter(({ recipient }) => recipient === corpsOf(at));
    expect(kinds.map(({ order }) => order)).toEqual(['march']);
  });

  test('NLC-20.1.3b: a courier rides to the counters, and then after the march', () => {
    const late = marching({ turns: 3, banked: 16, first: 4 });
    const early = marching(MARCH);
    expect(delayTo(early.state, 0, corpsOf(early))).toBe(0);
    expect(delayTo(late.state, 0, corpsOf(late))).toBe(2);
  });

  test('NLC-20.1.3c: a new order keeps the roll of the third turn', () => {
    expect(isRevealed(3, 4, false)).toBe(true);
    const at = marching({ turns: 2, banked: 8, first: 4 });
    expect(hiddenHex(at.state, corpsOf(at))).toBe(at.at('4,0'));
  });

  /** What a second body on a hidden march of its own has. */
  const onItsWay = (spots: readonly string[]) => {
    const first = table(FIELD);
    const route = spots.map((spot) => first.at(spot));
    const leg = legWith({
      type: 'march',
      route,
      target: { kind: 'currentPosition', hexes: route.slice(-1) },
    });
    return { order: { ...first.body('french corps').order, hidden: true, legs: [leg] }, march: MARCH };
  };

  test('NLC-20.1.4, NLC-R141: two hidden marches that come upon each other are both revealed', () => {
    const at = marching(MARCH, {
      units: { ...FIELD.units, e: { at: '7,-13', side: 'allied' } },
      leaders: { ...FIELD.leaders, hill: { at: '7,-13', side: 'allied', commands: ['allied corps'] } },
      bodies: { 'allied corps': onItsWay(['7,0', '6,0', '5,0', '4,0']) },
      frames: [turnEndFrame.at('recovery', {})],
    });
    expect(at.happened('allied').filter(({ type }) => type === 'marchRevealed')).toHaveLength(2);
  });

  test('NLC-20.1.6: friends whose hidden routes cross lose half a turn each', () => {
    const banked = (hiddenTrafficJams: boolean) => {
      const at = marching(MARCH, {
        units: { ...FIELD.units, k: { at: '2,2', in: 'II' } },
        leaders: { ...FIELD.leaders, erlon: { at: '2,2', commands: ['II'] } },
        options: { hiddenTrafficJams },
        bodies: { II: onItsWay(['2,2', '2,1', '2,0', '2,-1', '2,-2']) },
        frames: [turnEndFrame.at('recovery', {})],
      });
      return [at.body('french corps').march?.banked, at.body('II').march?.banked];
    };
    expect(banked(false)).toEqual([8, 8]);
    expect(banked(true)).toEqual([4, 4]);
  });

  test('NLC-20.8a, 20.1.1b: by night a hidden March rests as any other does, unless it is forced or nobody tires', () => {
    const banked = (fatigue: boolean, forced: boolean) => {
      const first = marching(MARCH);
      const { order } = first.body('french corps');
      const legs = order.legs.map((leg) => ({ ...leg, forced }));
      return table({
        ...FIELD,
        options: { hiddenMovement: true, fatigue },
        turns: [
          { clock: '2100', night: true },
          { clock: '2300', night: true },
        ],
        bodies: { 'french corps': { order: { ...order, legs }, march: MARCH } },
        frames: [turnEndFrame.at('recovery', {})],
      }).body('french corps').march?.banked;
    };
    expect([banked(true, false), banked(true, true), banked(false, false)]).toEqual([0, 8, 8]);
  });

  test('NLC-16.3, 12.9f: an Attack that marches unseen fails at night as well: it shows itself, and all of it goes back', () => {
    const first = marching(MARCH);
    const { order } = first.body('french corps');
    const legs = order.legs.map((leg) => ({ ...leg, type: 'attack' as const }));
    const at = table({
      ...FIELD,
      options: { hiddenMovement: true },
      turns: [
        { clock: '2100', night: true },
        { clock: '2300', night: true },
      ],
      bodies: { 'french corps': { order: { ...order, legs }, march: { turns: 3, banked: 8, first: 4 } } },
      lost: { j: { status: 'hidden', hex: -1 } },
      frames: [commandFrame.at('night', { passed: 0 })],
    });
    expect(at.happened('allied').map(({ type }) => type)).toContain('orderFailed');
    expect(at.body('french corps').march).toBeNull();
    const failing = at.state.frames.find((frame) => isFrameOf(failureFrame, frame));
    const goesBack = [...(failing?.left ?? []), failing?.now ?? NOBODY].filter((unit) => unit !== NOBODY);
    expect(new Set(goesBack)).toEqual(new Set([at.unit('i'), at.unit('j')]));
  });

  test('NLC-12.10a, 20.1.1d: guns have hit the counters left behind of an Attack: it checks its confidence', () => {
    const first = marching(MARCH);
    const { order } = first.body('french corps');
    const legs = order.legs.map((leg) => ({ ...leg, type: 'attack' as const }));
    const at = table({
      ...FIELD,
      turn: 2,
      options: { hiddenMovement: true },
      bodies: { 'french corps': { order: { ...order, legs }, march: MARCH, lossTurn: 1 } },
    });
    expect(confidenceOf(at.state, corpsOf(at))).toBe(5);
  });

  test('NLC-20.1.5: hidden reinforcements count from their entry', () => {
    const at = marching({ turns: 1, banked: 0, first: 0 }, { lost: { i: { status: 'hidden', hex: -1 } } });
    at.play('french', { type: 'reveal', body: corpsOf(at) });
    expect(at.hexOf('i')).toBe(at.at('0,0'));
  });
});

test('NLC-20.1.3a: the staff of the machine writes nothing for whoever marches hidden but what he may be told', () => {
  const defend = (march: HiddenMarch | null) => {
    const at = marching(march ?? MARCH, { frames: [commandFrame.at('record', { passed: 0 })] });
    const body = corpsOf(at);
    const bodies = at.state.bodies.map((each) => each && { ...each, march: each.march && march });
    const frame = at.state.frames.at(-1);
    if (frame === undefined || !isFrameOf(ordersFrame, frame)) throw new Error('Nobody writes.');
    const mission = {
      body,
      tasks: [{ type: 'defend', place: 0 }],
      type: 'defend',
      at: at.at('8,0'),
    } as const;
    return new Desk({ ...at.state, bodies }, frame, 'french').write(NOBODY, mission);
  };
  expect(defend(MARCH)).toBe(false);
  expect(defend(null)).toBe(true);
});
