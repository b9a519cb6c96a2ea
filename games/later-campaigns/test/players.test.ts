// NLC-M: several players on a side: who sits where, what each may order, what travels by courier.
import { describe, expect, test } from 'vitest';
import {
  bombardmentFrame,
  displacementFrame,
  hqMovesFrame,
  playerTurnsFrame,
  turnEndFrame,
} from '../frames.ts';
import { meta } from '../meta.ts';
import { laterCampaigns } from '../module.ts';
import { options } from '../options.ts';
import { seatsIn } from '../seats/seating.ts';
import { DIVISIONS, SCENARIO_IDS } from '../vocabulary.ts';
import { BODY, betweenStages, COUNCIL, council, ERLON, NEY, REILLE, send } from './council.ts';
import { type Sitting, type TestTable, table } from './table.ts';
import { bodyNamed, detached, towards } from './under-orders.ts';

const seats = (scenario: string, players: 'wings' | 'corps', asItWas = false) =>
  seatsIn({ options: { ...options.usual, scenario, players, asItWas, sequence: 'multiplayer' } });

describe('chairs', () => {
  test('NLC-M.1: a chair for every army and wing, or for every corps', () => {
    expect(seats('campaign', 'wings')).toEqual([
      'french-napoleon',
      'french-ney',
      'french-grouchy',
      'allied-wellington',
      'allied-bluecher',
    ]);
    expect(seats('wavre', 'corps')).toContain('french-vandamme');
  });

  test('NLC-M.1: everybody who may sit at a table has a name', () => {
    const named = new Set(Object.keys(meta.seatNames));
    for (const scenario of SCENARIO_IDS)
      for (const players of DIVISIONS)
        for (const asItWas of [false, true])
          for (const seat of seats(scenario, players, asItWas)) expect(named).toContain(seat);
  });
});

describe('messages', () => {
  test('NLC-M.2: only commanders send, and each writes for himself', () => {
    const at = council();
    expect(at.asked()).toHaveLength(5);
    expect(at.offers(NEY, 'begin').length).toBeGreaterThan(0);
    expect(at.offers(REILLE, 'begin')).toEqual([]);
  });

  test('NLC-M.2: a message to a neighbour is there at once, and he may follow it', () => {
    const at = council();
    send(at, BODY.I);
    expect(at.offers(REILLE, 'obey')).toEqual([{ type: 'obey', body: BODY.I }]);
    expect(at.happened(REILLE)).toContainEqual(expect.objectContaining({ type: 'messageDelivered' }));
    expect(at.happened(ERLON)).not.toContainEqual(expect.objectContaining({ type: 'messageDelivered' }));
  });

  test('NLC-M.2: to others it rides; its sender knows, its recipient does not yet', () => {
    const at = council({
      units: { ...COUNCIL.units, j: { at: '-12,0', in: 'II' } },
      leaders: { ...COUNCIL.leaders, erlon: { at: '-12,0', commands: ['II'] } },
      places: { Gosselies: ['-10,0'] },
    });
    send(at, BODY.II);
    expect(at.view(NEY).sent).toHaveLength(1);
    expect(at.offers(ERLON, 'obey')).toEqual([]);
    expect(at.view(REILLE).sent).toEqual([]);
  });

  test('NLC-M.2: orders are between sender and recipient; friends see the kind of order only', () => {
    const at = council();
    expect(at.view(REILLE).bodies.map(({ body }) => body)).not.toContain(BODY.II);
    expect(at.view(REILLE).openOrders).toContainEqual({ body: BODY.II, type: 'defend' });
    expect(at.view('allied-orange').openOrders).not.toContainEqual({ body: BODY.II, type: 'defend' });
  });
});

describe('orders of one’s own', () => {
  /** Reille sets his corps marching to Frasnes. */
  const change = (at: TestTable): void => {
    at.play(REILLE, { type: 'begin', sender: -1, recipient: BODY.I, order: 'march' });
    at.play(REILLE, { type: 'target', at: { kind: 'place', place: 0 } });
    at.play(REILLE, { type: 'finish' });
    for (const seat of at.asked()) at.play(seat, { type: 'done' });
  };
  const failed = (at: TestTable): boolean => at.happened(REILLE).some(({ type }) => type === 'orderFailed');

  test('NLC-M.3: changing an order at will counts as failure', () => {
    const at = council({}, 'deliver');
    change(at);
    expect(failed(at)).toBe(true);
  });

  test('NLC-M.3: not when the old order has succeeded or was cancelled', () => {
    const at = council({ bodies: { I: { unbound: true } } }, 'deliver');
    change(at);
    expect(failed(at)).toBe(false);
    expect(at.body('I').order.legs[0]?.type).toBe('march');
  });

  test('NLC-M.3: nor when the new one was delivered', () => {
    const at = council();
    send(at, BODY.I);
    at.play(REILLE, { type: 'obey', body: BODY.I });
    for (const seat of at.asked()) at.play(seat, { type: 'done' });
    expect(failed(at)).toBe(false);
    expect(at.body('I').order.legs[0]?.type).toBe('march');
  });

  test('NLC-M.3: nobody tests compliance, decides locally or checks confidence', () => {
    const at = council({ bodies: { I: { lossTurn: 1 } }, turn: 2 });
    send(at, BODY.I);
    for (const seat of at.asked()) at.play(seat, { type: 'done' });
    const told = at.happened(REILLE).map(({ type }) => type);
    for (const type of ['orderArrived', 'localDecided', 'confidenceHeld', 'confidenceFailed'])
      expect(told).not.toContain(type);
  });
});

describe('talk', () => {
  test('NLC-M.2: players of a side speak to each other only while their leaders share a hex, and when all is over', () => {
    const may = (at: TestTable, one: string, other: string) => laterCampaigns.mayTalk?.(at.state, one, other);
    const apart = council();
    expect(may(apart, NEY, REILLE)).toBe(false);
    const { leaders } = COUNCIL;
    const met = council({
      leaders: { ...leaders, ney: { at: '0,0', rating: 4, role: 'oc', commands: ['I', 'II'] } },
    });
    expect(may(met, NEY, REILLE)).toBe(true);
    expect(may(met, NEY, ERLON)).toBe(false);
    expect(may(met, REILLE, 'allied-wellington')).toBe(true);
    apart.play(NEY, { type: 'resign' });
    expect(may(apart, NEY, ERLON)).toBe(true);
  });
});

describe('friends in one’s mind', () => {
  test('NLC-M.2, 12.13g: a division of a friend that has orders of its own has them in imagined worlds too', () => {
    const at = council({
      units: { ...COUNCIL.units, k: { at: '6,1', in: 'II', division: 'Donzelot' } },
      also: (state) => detached(state, 'Donzelot', towards('march', [0])),
    });
    const imagined = laterCampaigns.determinize(at.view(REILLE), REILLE, {
      die: () => 1,
      shuffle: (items) => [...items],
    });
    expect(imagined.bodies[bodyNamed(at.state, 'Donzelot')]?.parent).toBe(BODY.II);
  });
});

describe('turns of several players', () => {
  test('NLC-M.1: every player has his own turn, with his own formations', () => {
    const at = table({
      ...COUNCIL,
      frames: [
        playerTurnsFrame.at('next', { side: 'french', reserve: false, chits: [], left: [REILLE, ERLON] }),
      ],
      also: betweenStages,
    });
    expect(at.asked()).toEqual([REILLE]);
    expect(at.state.stage?.active).toEqual([at.unit('i')]);
    at.play(REILLE, { type: 'endMovement' });
    expect(at.asked()).toEqual([ERLON]);
  });

  test('NLC-M.1, NLC-R039: where his leader is driven to a player says himself', () => {
    const at = table({
      ...COUNCIL,
      units: { ...COUNCIL.units, k: { at: '8,0', in: 'I' }, f: { at: '7,0', side: 'allied' } },
      leaders: { ...COUNCIL.leaders, erlon: { at: '7,0', commands: ['II'] } },
      frames: [displacementFrame.at('choose', { side: 'french', leader: 2 })],
    });
    expect(at.asked()).toEqual([ERLON]);
  });

  test('NLC-M.1, 11.5a: an HQ is moved by the player of its commander', () => {
    const council: Sitting = {
      ...COUNCIL,
      leaders: {
        ...COUNCIL.leaders,
        grouchy: { at: '-5,5', rating: 3, role: 'oc', commands: ['III'] },
        vandamme: { at: '-5,5', commands: ['III'] },
      },
      units: { ...COUNCIL.units, l: { at: '-5,5', in: 'III' } },
      orders: { ...COUNCIL.orders, III: 'defend' },
      hqs: { 'his hq': { at: '-5,5', of: 'grouchy' } },
    };
    const first = table(council);
    const legs = [towards('march', [first.at('5,5'), first.at('-5,-5')])];
    const at = table({
      ...council,
      bodies: { 'his hq': { order: { ...first.body('his hq').order, legs } } },
      frames: [hqMovesFrame.at('next', { left: [0] })],
      also: betweenStages,
    });
    expect(at.asked()).toEqual(['french-grouchy']);
  });

  test('NLC-M.1, 8.5d: whose infantry is bombarded says whether it forms square', () => {
    const at = table({
      ...COUNCIL,
      side: 'allied',
      units: { ...COUNCIL.units, j: { at: '6,0', in: 'II' }, g: { at: '8,0', side: 'allied', arm: 'art' } },
      frames: [],
      also(state, spot) {
        state.frames.push(
          bombardmentFrame.at('squares', {
            side: 'allied',
            guns: [],
            from: spot('8,0'),
            target: spot('6,0'),
            refused: false,
            enfiladed: false,
          }),
        );
      },
    });
    expect(at.asked()).toEqual([ERLON]);
  });

  test('NLC-M.6: on Reserve the leader moves in the turn the order was set', () => {
    const rides = (legSince: number) => {
      const at = table({
        ...COUNCIL,
        turn: 2,
        orders: { ...COUNCIL.orders, I: 'reserve' },
        bodies: { I: { legSince } },
        frames: [playerTurnsFrame.at('next', { side: 'french', reserve: true, chits: [], left: [REILLE] })],
        also: betweenStages,
      });
      return at.offers(REILLE, 'goLeader').length > 0;
    };
    expect(rides(2)).toBe(true);
    expect(rides(1)).toBe(false);
  });
});

describe('zeal', () => {
  const atTurnEnd = (start: string, more: Partial<Sitting> = {}): TestTable =>
    table({
      ...COUNCIL,
      orders: { ...COUNCIL.orders, II: 'attack' },
      ...more,
      frames: [turnEndFrame.at('zeal', {})],
      also(state, at) {
        betweenStages(state);
        state.starts = [at('0,0'), at(start), at('12,0')];
      },
    });
  const hasFailed = (at: TestTable): boolean => at.happened().some(({ type }) => type === 'orderFailed');

  test('NLC-M.4: an Attack that neither fights, holds on nor comes nearer fails', () => {
    expect(hasFailed(atTurnEnd('6,0'))).toBe(true);
    expect(hasFailed(atTurnEnd('5,0'))).toBe(false);
    expect(hasFailed(atTurnEnd('6,0', { bodies: { II: { attackedOn: 1 } } }))).toBe(false);
    expect(
      hasFailed(atTurnEnd('6,0', { units: { ...COUNCIL.units, e: { at: '7,0', side: 'allied' } } })),
    ).toBe(false);
  });

  test('NLC-M.5: Fall Back never fails; Defend and Delay do when their leader is out of the radius, as usual', () => {
    expect(hasFailed(atTurnEnd('6,0', { orders: { ...COUNCIL.orders, II: 'fallBack' } }))).toBe(false);
    const held = (type: 'defend' | 'delay', arrived: boolean) =>
      hasFailed(atTurnEnd('6,0', { orders: { ...COUNCIL.orders, II: type }, bodies: { II: { arrived } } }));
    expect([held('defend', false), held('delay', false)]).toEqual([false, false]);
    expect([held('defend', true), held('delay', true)]).toEqual([true, true]);
  });
});
