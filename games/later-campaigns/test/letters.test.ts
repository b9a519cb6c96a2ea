// NLC-12: who may write what to whom, worked out by hand from the rules: assignments, wings, the General Retreat, commanders
// away from their HQ.
import { describe, expect, test } from 'vitest';
import { theatreOf } from '../data/theatres.ts';
import { commandFrame, failureFrame, turnEndFrame } from '../frames.ts';
import { distance } from '../ground/hexes.ts';
import { activeLeg, legWith } from '../orders/legs.ts';
import { recipientsOf } from '../staff/senders.ts';
import { commandsOf } from '../staff/wings.ts';
import { repeats } from '../staff/writing.ts';
import type { Leg } from '../state.ts';
import { NOBODY } from '../vocabulary.ts';
import { type Sitting, type TestTable, table } from './table.ts';
import { at, attack, orderFor, TWO_CORPS } from './two-corps.ts';
import { bodyNamed, CORPS, detached } from './under-orders.ts';

/** Both sides at their desks, with Ney under this order. */
const desk = (own: Leg, more: Sitting = {}): TestTable => {
  const first = table({ ...TWO_CORPS, ...more });
  return table({
    ...TWO_CORPS,
    ...more,
    bodies: { 'wing:ney': { order: orderFor(first, 'wing:ney', { legs: [own] }) }, ...more.bodies },
    frames: [commandFrame.at('send', { passed: 0 })],
  });
};
const NAPOLEON = 0;
const NEY = 1;

describe('assignments', () => {
  test('NLC-R171: a corps put under a wing is still commanded by the army, and by no other wing', () => {
    const { state } = table({ ...TWO_CORPS, bodies: { I: { wing: NEY } } });
    const corps = bodyNamed(state, 'I');
    expect(commandsOf(state, NAPOLEON)).toContain(corps);
    expect(commandsOf(state, NEY)).toContain(corps);
    expect(commandsOf(table({ ...TWO_CORPS, bodies: { I: { wing: NAPOLEON } } }).state, NEY)).not.toContain(
      corps,
    );
  });

  test('NLC-R171: sent alone it changes the superior only: the order that waits goes on waiting', () => {
    const first = table(TWO_CORPS);
    const assign = orderFor(first, 'I', { seq: 2, legs: [legWith({ type: 'assign', superior: NEY })] });
    const order = orderFor(first, 'I', { seq: 1, legs: [attack(0)] });
    const set = table({
      ...TWO_CORPS,
      bodies: { I: { transit: [assign], waiting: { order, wait: '1T' } } },
      frames: [commandFrame.at('receive', { passed: 0 })],
    });
    expect(set.body('I').wing).toBe(NEY);
    expect(set.body('I').order.legs[0]?.type).toBe('attack');
  });

  test('NLC-R171, 12.6f: nor does it push aside an order that comes with it', () => {
    const first = table(TWO_CORPS);
    const assign = orderFor(first, 'I', { seq: 2, legs: [legWith({ type: 'assign', superior: NEY })] });
    const order = orderFor(first, 'I', { seq: 1, legs: [attack(0)] });
    const set = table({
      ...TWO_CORPS,
      bodies: { I: { transit: [order, assign] } },
      frames: [commandFrame.at('receive', { passed: 0 })],
      dice: [6, 6],
    });
    expect(set.body('I').wing).toBe(NEY);
    expect(set.happened()).toContainEqual(expect.objectContaining({ type: 'orderArrived', result: 'C' }));
  });

  test('NLC-12.2.8a: a division may be put under a wing commander, who orders it then, and nobody of the other wings', () => {
    const set = table({
      ...TWO_CORPS,
      leaders: { ...TWO_CORPS.leaders, grouchy: { at: '2,0', rating: 2, role: 'wc', commands: [] } },
      also: (state) => detached(state, 'Foy', legWith({ type: 'delay', target: at(0) })),
      frames: [commandFrame.at('send', { passed: 0 })],
    });
    const foy = bodyNamed(set.state, 'Foy');
    const grouchy = 5;
    set.play('french', { type: 'begin', sender: 0, recipient: foy, order: 'assign' });
    expect(set.offers('french', 'superior').map(({ leader }) => leader)).toContain(grouchy);
    set.play('french', { type: 'superior', leader: grouchy });
    set.play('french', { type: 'finish' });
    const under = table({
      ...TWO_CORPS,
      leaders: { ...TWO_CORPS.leaders, grouchy: { at: '2,0', rating: 2, role: 'wc', commands: [] } },
      also(state) {
        detached(state, 'Foy', legWith({ type: 'delay', target: at(0) }));
        const body = state.bodies[foy];
        if (body) state.bodies[foy] = { ...body, wing: grouchy };
      },
    });
    expect(recipientsOf(under.state, grouchy)).toEqual([foy]);
    expect(recipientsOf(under.state, NEY)).not.toContain(foy);
  });

  test('NLC-12.4b: one assignment does not repeat another to somebody else', () => {
    const first = table(TWO_CORPS);
    const to = (superior: number): readonly Leg[] => [legWith({ type: 'assign', superior })];
    const set = table({
      ...TWO_CORPS,
      bodies: { I: { transit: [orderFor(first, 'I', { legs: to(NEY) })] } },
    });
    const corps = bodyNamed(set.state, 'I');
    expect(repeats(set.state, corps, to(NEY), false)).toBe(true);
    expect(repeats(set.state, corps, to(0), false)).toBe(false);
  });
});

describe('repeated orders', () => {
  test('NLC-12.4b, 12.5c: "the place just taken" is compared as the place it means', () => {
    const previous = legWith({ type: 'defend', target: { kind: 'previous' } });
    const far = legWith({ type: 'attack', target: at(3) });
    const set = table({ ...TWO_CORPS, places: { ...TWO_CORPS.places, Far: ['-13,0'] } });
    const corps = bodyNamed(set.state, 'I');
    const order = orderFor(set, 'I', { legs: [attack(0), previous] });
    const now = table({
      ...TWO_CORPS,
      places: { ...TWO_CORPS.places, Far: ['-13,0'] },
      bodies: { I: { order } },
    });
    expect(repeats(now.state, corps, [attack(1), previous], false)).toBe(true);
    expect(repeats(now.state, corps, [far, previous], false)).toBe(false);
  });

  test('NLC-12.4b, 12.14f: two commanders may write to one formation, but not the same', () => {
    const set = desk(attack(0), { places: { Frasnes: ['5,0'], Thyle: ['6,0'] } });
    const recipient = bodyNamed(set.state, 'I');
    set.play('french', { type: 'begin', sender: 0, recipient, order: 'attack' });
    set.play('french', { type: 'target', at: { kind: 'place', place: 0 } });
    set.play('french', { type: 'finish' });
    expect(set.refused('french', { type: 'begin', sender: 0, recipient, order: 'march' })).toBe('NLC-12.4a');
    set.play('french', { type: 'begin', sender: NEY, recipient, order: 'attack' });
    set.play('french', { type: 'target', at: { kind: 'place', place: 0 } });
    expect(set.refused('french', { type: 'finish' })).toBe('NLC-12.4b');
  });

  test('NLC-R113: a place that is not ours may be defended; there is only nothing in it to fight for', () => {
    const set = desk(attack(0), { holders: { '5,0': 'allied' } });
    const recipient = bodyNamed(set.state, 'I');
    set.play('french', { type: 'begin', sender: 0, recipient, order: 'defend' });
    set.play('french', { type: 'target', at: { kind: 'place', place: 0 } });
    set.play('french', { type: 'finish' });
    expect(set.view('french').draft?.papers[0]?.legs[0]?.defendHexes).toEqual([]);
  });
});

describe('wings', () => {
  /** What Ney is answered who tells the first corps this. */
  const told = (set: TestTable, type: 'attack' | 'march' | 'reserve', place?: number) => {
    set.play('french', { type: 'begin', sender: NEY, recipient: bodyNamed(set.state, 'I'), order: type });
    if (place !== undefined) set.play('french', { type: 'target', at: { kind: 'place', place } });
    return set.refused('french', { type: 'finish' });
  };

  test('NLC-12.14c: the same order is one to the same place, not to one close by', () => {
    expect(told(desk(attack(0)), 'attack', 0)).toBeNull();
    expect(told(desk(attack(0)), 'attack', 1)).toBe('NLC-12.14b');
  });

  test('NLC-12.14c: a March towards it, and every leg after that as well', () => {
    expect(told(desk(attack(0)), 'march', 0)).toBeNull();
    expect(told(desk(attack(0)), 'march', 2)).toBe('NLC-12.14b');
    const set = desk(attack(0));
    set.play('french', { type: 'begin', sender: NEY, recipient: bodyNamed(set.state, 'I'), order: 'march' });
    set.play('french', { type: 'target', at: { kind: 'place', place: 0 } });
    set.play('french', { type: 'append', order: 'attack' });
    set.play('french', { type: 'target', at: { kind: 'place', place: 1 } });
    expect(set.refused('french', { type: 'finish' })).toBe('NLC-12.14b');
  });

  test('NLC-12.14c: Reserve, once another formation has his order or is sent it in this phase', () => {
    expect(told(desk(attack(0)), 'reserve')).toBe('NLC-12.14b');
    const set = desk(attack(0));
    set.play('french', {
      type: 'begin',
      sender: NEY,
      recipient: bodyNamed(set.state, 'II'),
      order: 'attack',
    });
    set.play('french', { type: 'target', at: { kind: 'place', place: 0 } });
    set.play('french', { type: 'finish' });
    expect(told(set, 'reserve')).toBeNull();
    const first = table(TWO_CORPS);
    const shared = desk(attack(0), {
      bodies: { II: { order: orderFor(first, 'II', { legs: [attack(0)] }) } },
    });
    expect(told(shared, 'reserve')).toBeNull();
  });

  test('NLC-R160: on Reserve he passes on Reserve only', () => {
    expect(told(desk(legWith({ type: 'reserve' })), 'reserve')).toBeNull();
    expect(told(desk(legWith({ type: 'reserve' })), 'march', 0)).toBe('NLC-12.14b');
  });

  test('NLC-R160: his order has succeeded when a formation of his has, with the same target', () => {
    const succeeds = (place: number): string => {
      const first = table(TWO_CORPS);
      const own = { order: orderFor(first, 'wing:ney', { legs: [attack(0)] }) };
      const legs = [attack(place)];
      const set = table({
        ...TWO_CORPS,
        holders: { '5,0': 'french', '6,0': 'french' },
        turn: 2,
        bodies: { 'wing:ney': own, I: { order: orderFor(first, 'I', { legs }), reached: true } },
        frames: [commandFrame.at('success', { passed: 0 })],
      });
      return activeLeg(set.state, bodyNamed(set.state, 'wing:ney')).type;
    };
    expect(succeeds(0)).toBe('defend');
    expect(succeeds(1)).toBe('attack');
  });

  test('NLC-R160: a wing commander ends his order by another one, not by going to rest', () => {
    const set = desk(legWith({ type: 'fallBack', target: { kind: 'supply', army: 0 } }));
    expect(set.offers('french', 'toReserve')).toEqual([]);
  });
});

describe('away from the HQ', () => {
  const AWAY = {
    ...TWO_CORPS,
    units: { ...TWO_CORPS.units, j: { at: '-2,0', in: 'II' } },
    leaders: {
      ...TWO_CORPS.leaders,
      napoleon: { ...TWO_CORPS.leaders.napoleon, at: '0,0', noHqPenalty: false },
      erlon: { ...TWO_CORPS.leaders.erlon, at: '-2,0' },
    },
    hqs: { hq: { at: '-9,0', of: 'napoleon' } },
    places: { Frasnes: ['3,0'], Hidden: ['5,4'], Open: ['5,0'] },
    woods: ['1,1', '2,1', '1,2', '2,2', '3,2', '2,3', '3,3', '4,3', '4,4', '5,3', '4,5', '5,5', '6,3', '6,4'],
  } as const satisfies Sitting;
  const strayed = (set: Sitting): Sitting => ({
    ...set,
    also(state) {
      const [oc] = state.leaders;
      if (oc) state.leaders[0] = { ...oc, strayed: true };
    },
  });

  test('NLC-12.12c: every place of a sequence must be one he sees', () => {
    const set = table({ ...strayed(AWAY), frames: [commandFrame.at('send', { passed: 0 })] });
    const sealed = (first: number, then: number) => {
      set.play('french', { type: 'begin', sender: 0, recipient: bodyNamed(set.state, 'I'), order: 'march' });
      set.play('french', { type: 'target', at: { kind: 'place', place: first } });
      set.play('french', { type: 'append', order: 'attack' });
      set.play('french', { type: 'target', at: { kind: 'place', place: then } });
      const answer = set.refused('french', { type: 'finish' });
      set.play('french', { type: 'dropOrder' });
      return answer;
    };
    expect(sealed(0, 1)).toBe('NLC-12.12c');
    expect(sealed(1, 0)).toBe('NLC-12.12c');
    expect(sealed(0, 2)).toBeNull();
  });

  test('NLC-12.12c: a Command Phase with his HQ, and he is free again, whether he writes in it or not', () => {
    const home = { ...AWAY, hqs: { hq: { at: '0,0', of: 'napoleon' } } } as const;
    const phase = (set: Sitting) =>
      table({ ...strayed(set), turn: 2, frames: [commandFrame.at('record', { passed: 0 })] });
    expect(phase(home).state.leaders[0]?.strayed).toBe(false);
    expect(phase(AWAY).state.leaders[0]?.strayed).toBe(true);
  });

  test('NLC-12.12c: nor does he call a whole army back from there', () => {
    const beaten = {
      ...AWAY,
      units: { ...AWAY.units, x: { in: 'I', steps: [45] } },
      lost: { x: { status: 'eliminated', hex: -1, lost: 1 } },
      frames: [commandFrame.at('send', { passed: 0 })],
    } as const satisfies Sitting;
    const call = { type: 'generalRetreat', leader: 0, edge: null } as const;
    expect(table(beaten).refused('french', call)).toBeNull();
    expect(table(strayed(beaten)).refused('french', call)).toBe('NLC-12.12c');
  });
});

describe('the General Retreat', () => {
  const BEATEN = {
    ...TWO_CORPS,
    leaders: { ...TWO_CORPS.leaders, ney: { ...TWO_CORPS.leaders.ney, at: '-9,1' } },
    units: { ...TWO_CORPS.units, x: { in: 'I', steps: [45] } },
    lost: { x: { status: 'eliminated', hex: -1, lost: 1 } },
    limits: { I: 99 },
    frames: [commandFrame.at('send', { passed: 0 })],
  } as const satisfies Sitting;
  const CALL = { type: 'generalRetreat', leader: 0, edge: null } as const;
  const back = legWith({ type: 'generalRetreat', target: { kind: 'supply', army: 0 } });
  /** Everybody draws a 12, and complies. */
  const called = (more: Sitting = {}): TestTable => {
    const set = table({ ...BEATEN, dice: Array.from({ length: 20 }, () => 6), ...more });
    set.play('french', CALL);
    set.play('french', { type: 'done' });
    set.play('allied', { type: 'done' });
    return set;
  };

  test('NLC-12.2.7a: all formations and wing commanders, also one who is beside his superior', () => {
    const set = called();
    for (const name of ['I', 'II', 'wing:ney'])
      expect(set.body(name).order.legs[0]?.type).toBe('generalRetreat');
  });

  test('NLC-12.4b: it is not sent again to those who go back already; when all do, not at all', () => {
    const first = table(TWO_CORPS);
    const going = (body: string) => ({ order: orderFor(first, body, { seq: 7, legs: [back] }) });
    const some = called({ bodies: { I: going('I') } });
    expect(some.body('I').order.seq).toBe(7);
    expect(some.body('II').order.legs[0]?.type).toBe('generalRetreat');
    const all = table({
      ...BEATEN,
      bodies: { I: going('I'), II: going('II'), 'wing:ney': going('wing:ney') },
    });
    expect(all.refused('french', CALL)).toBe('NLC-12.4b');
  });

  test('NLC-12.2.7a: a division that a letter is on its way to goes back with its corps', () => {
    const set = called({
      also(state) {
        const foy = bodyNamed(state, 'Foy');
        detached(state, 'Foy', legWith({ type: 'assign' }));
        for (const [id, unit] of state.units.entries())
          if (unit.body === foy) state.units[id] = { ...unit, body: bodyNamed(state, 'I') };
      },
    });
    expect(set.body('Foy').transit).toEqual([]);
    expect(set.state.units[set.unit('i')]?.body).toBe(bodyNamed(set.state, 'I'));
  });
});

describe('headquarters', () => {
  test('NLC-4.0g, NLC-E.5: an HQ moves with the Reserve of its side, before the other side stirs', () => {
    const set = table({
      units: {
        i: { at: '-3,0' },
        e: { at: '8,0', side: 'allied' },
      },
      leaders: {
        napoleon: { at: '-3,0', rating: 4, role: 'oc', commands: [CORPS] },
        reille: { at: '-3,0', commands: [CORPS] },
        wellington: { at: '8,0', rating: 3, role: 'oc', side: 'allied', commands: ['allied corps'] },
        hill: { at: '8,0', side: 'allied', commands: ['allied corps'] },
      },
      orders: { [CORPS]: 'reserve', 'allied corps': 'reserve' },
      hqs: { hq: { at: '5,0', of: 'napoleon' } },
      places: { Frasnes: ['2,0'] },
      also(state) {
        state.stage = null;
        state.frames.splice(2, 1);
        const hq = bodyNamed(state, 'hq');
        const body = state.bodies[hq];
        const legs = [legWith({ type: 'march', target: at(0) })];
        if (body) state.bodies[hq] = { ...body, order: { ...body.order, legs } };
      },
      frames: [turnEndFrame.at('reserve', {})],
    });
    expect(set.asked()).toEqual(['french']);
    set.play('french', { type: 'endMovement' });
    expect(set.asked()).toEqual(['allied']);
    expect(set.state.hqs[0]?.hex).toBe(set.at('2,0'));
  });
});

describe('failure', () => {
  test('NLC-12.9f, NLC-D.6: a leader who stands apart from his units goes back 3 hexes by himself', () => {
    const apart = {
      units: { i: { at: '0,0' }, e: { at: '4,0', side: 'allied' } },
      leaders: { reille: { at: '2,2', commands: [CORPS] } },
      orders: { 'allied corps': 'delay' },
    } as const satisfies Sitting;
    const first = table(apart);
    const from = first.at('2,2');
    const body = bodyNamed(first.state, CORPS);
    const set = table({
      ...apart,
      frames: [failureFrame.at('next', { body, from, left: [], now: NOBODY, picked: NOBODY, tested: [] })],
    });
    const theatre = theatreOf(set.state);
    expect(set.asked()).toEqual(['french']);
    const goals = set.offers('french', 'placeLeader').map(({ hex }) => hex);
    expect(goals.length).toBeGreaterThan(1);
    for (const hex of goals) {
      expect(distance(theatre, from, hex)).toBeGreaterThan(0);
      expect(distance(theatre, from, hex)).toBeLessThanOrEqual(3);
      expect(distance(theatre, hex, set.hexOf('e'))).toBeGreaterThanOrEqual(2);
    }
    const last = goals.at(-1) ?? from;
    set.play('french', { type: 'placeLeader', leader: 0, hex: last });
    expect(set.state.leaders[0]?.hex).toBe(last);
  });

  test('NLC-12.9f, NLC-G: his owner is asked as well where he has gone back with his stack, and has one answer', () => {
    const first = table({
      units: { i: { at: '0,0' } },
      leaders: { reille: { at: '0,0', commands: [CORPS] } },
    });
    const body = bodyNamed(first.state, CORPS);
    const set = table({
      units: { i: { at: '0,0' } },
      leaders: { reille: { at: '0,0', commands: [CORPS] } },
      frames: [
        failureFrame.at('next', {
          body,
          from: first.at('1,0'),
          left: [],
          now: NOBODY,
          picked: NOBODY,
          tested: [],
        }),
      ],
    });
    expect(set.asked()).toEqual(['french']);
    expect(set.offers('french', 'placeLeader').map(({ hex }) => hex)).toEqual([set.at('0,0')]);
  });
});
