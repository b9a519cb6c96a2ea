import { eventsSince, legal, pending, simulationSource, startMatch, submit, viewOf } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { theatreOf } from '../data/theatres.ts';
import { laterCampaigns } from '../module.ts';
import { options } from '../options.ts';
import { capacityOf } from '../staff/capacity.ts';
import { columnOf } from '../staff/compliance.ts';
import { confidenceOf } from '../staff/confidence.ts';
import { delayTo } from '../staff/senders.ts';
import type { Order } from '../state.ts';
import { table } from './table.ts';

const ROOM = {
  units: { i: { at: '0,0' }, e: { at: '12,0', side: 'allied' } },
  leaders: {
    ney: { at: '0,0', rating: 3, role: 'oc', commands: ['french corps'] },
    reille: { at: '0,0', rating: 2, commands: ['french corps'] },
  },
} as const;

const order = (
  recipient: number,
  types: readonly ('march' | 'attack' | 'defend')[],
  faceToFace = false,
): Order => ({
  seq: 1,
  recipient,
  sender: 0,
  legs: types.map((type) => ({
    type,
    target: null,
    route: [],
    forced: false,
    nextDay: false,
    superior: null,
    defendHexes: [],
  })),
  awaitAfter: false,
  faceToFace,
  divisional: false,
  hidden: false,
  issued: 1,
  receive: 1,
});

describe('orders and those who carry them', () => {
  test('NLC-12.7c, NLC-GV-11: a sequence is tested on its leftmost column', () => {
    const { state } = table(ROOM);
    const corps = theatreOf(state).bodies.findIndex(({ id }) => id === 'french corps');
    expect(columnOf(state, order(corps, ['march', 'attack']), 3, 2)).toBe(3);
    expect(columnOf(state, order(corps, ['march']), 3, 2)).toBe(5);
  });

  test('NLC-T2, NLC-GV-07: Reserve, face-to-face and a cavalry corps shift to the right, Attack to the left', () => {
    const { state } = table({
      ...ROOM,
      kinds: { 'french corps': 'cavalryCorps' },
      orders: { 'french corps': 'reserve' },
    });
    const corps = theatreOf(state).bodies.findIndex(({ id }) => id === 'french corps');
    expect(columnOf(state, order(corps, ['attack'], true), 4, 2)).toBe(7);
  });

  test('NLC-T4, NLC-GV-15, NLC-GV-17: an attack that has lost a step checks, an undemoralized defence does not', () => {
    const attack = table({ ...ROOM, turn: 2, bodies: { 'french corps': { lossTurn: 1 } } });
    const corps = theatreOf(attack.state).bodies.findIndex(({ id }) => id === 'french corps');
    expect(confidenceOf(attack.state, corps)).toBe(5);
    const defence = table({
      ...ROOM,
      turn: 2,
      orders: { 'french corps': 'defend' },
      bodies: { 'french corps': { lossTurn: 1 } },
    });
    expect(confidenceOf(defence.state, corps)).toBeNull();
    const fresh = table({ ...ROOM, turn: 2, bodies: { 'french corps': { lossTurn: 2 } } });
    expect(confidenceOf(fresh.state, corps)).toBeNull();
  });

  test('NLC-12.6b, d, NLC-R048, NLC-GV-04: 6 MP in sight is at once, more takes a turn', () => {
    for (const [at, turns] of [
      ['3,0', 0],
      ['6,0', 0],
      ['7,0', 1],
    ] as const) {
      const { state } = table({
        ...ROOM,
        leaders: { ...ROOM.leaders, reille: { ...ROOM.leaders.reille, at } },
      });
      const corps = theatreOf(state).bodies.findIndex(({ id }) => id === 'french corps');
      expect(delayTo(state, 0, corps)).toBe(turns);
    }
  });

  test('NLC-12.12b, NLC-GV-24: away from his HQ an overall commander gives one order', () => {
    expect(capacityOf(table(ROOM).state, 0)).toBe(1);
    const free = table({
      ...ROOM,
      leaders: { ...ROOM.leaders, ney: { ...ROOM.leaders.ney, noHqPenalty: true } },
    });
    expect(capacityOf(free.state, 0)).toBe(3);
  });
});

describe('the Command Phase', () => {
  const match = () => startMatch(laterCampaigns, options.usual, simulationSource(4));

  test('NLC-12.3a: both sides write down what their leaders decide, at once and unseen', () => {
    const at = match();
    expect(pending(at).map(({ seat }) => seat)).toEqual(['french', 'allied']);
    const french = legal(at, 'french').find(({ type }) => type === 'begin');
    if (french === undefined) throw new Error('a leader may decide');
    submit(at, 'french', french);
    expect(viewOf(at, 'french').draft?.edit).not.toBeNull();
    expect(viewOf(at, 'allied').draft?.edit ?? null).toBeNull();
    expect(viewOf(at, 'spectator').draft).toBeNull();
  });

  test('NLC-12.12a: Ney sends no more orders than his rating, and none twice to the same corps', () => {
    const at = match();
    for (const seat of ['french', 'allied'] as const) submit(at, seat, { type: 'done' });
    let sent = 0;
    for (let open = true; open; ) {
      const begin = legal(at, 'french').find((action) => action.type === 'begin' && action.order === 'delay');
      open = begin !== undefined;
      if (begin === undefined) break;
      submit(at, 'french', begin);
      const target = legal(at, 'french').find(({ type }) => type === 'target');
      if (target === undefined) throw new Error('places are in reach');
      submit(at, 'french', target);
      expect(submit(at, 'french', { type: 'finish' })).toMatchObject({ ok: true });
      sent += 1;
    }
    expect(sent).toBeGreaterThan(0);
    expect(sent).toBeLessThanOrEqual(3);
  });

  test('NLC-G: compliance dice are known to the owner alone', () => {
    const at = match();
    for (const seat of ['french', 'allied'] as const) submit(at, seat, { type: 'done' });
    const begin = legal(at, 'french').find((action) => action.type === 'begin' && action.order === 'delay');
    if (begin === undefined) throw new Error('Ney may send an order');
    submit(at, 'french', begin);
    const target = legal(at, 'french').find(({ type }) => type === 'target');
    if (target !== undefined) submit(at, 'french', target);
    submit(at, 'french', { type: 'finish' });
    for (const seat of ['french', 'allied'] as const) submit(at, seat, { type: 'done' });
    const seen = (viewer: 'french' | 'allied' | 'spectator') =>
      eventsSince(at, 0, viewer).flatMap(({ events }) => events.map(({ type }) => type));
    expect(seen('french')).toContain('orderSent');
    expect(seen('allied')).not.toContain('orderSent');
    expect(seen('allied')).not.toContain('orderArrived');
    expect(seen('spectator')).not.toContain('orderSent');
  });
});
