// NLC-12: orders written, sent, received and obeyed, by the rulebook.
import { describe, expect, test } from 'vitest';
import { deskState } from '../board/staff/desk-state.ts';
import { theatreOf } from '../data/theatres.ts';
import { commandFrame } from '../frames.ts';
import { legWith } from '../orders/legs.ts';
import { MOST_WASTED } from '../staff/draft.ts';
import { ratingOf } from '../staff/ratings.ts';
import { isActiveWing, isFaceToFace, recipientsOf, sendersOf } from '../staff/senders.ts';
import type { Order } from '../state.ts';
import { type Sitting, type TestTable, table } from './table.ts';
import { deskAt } from './test-desk.ts';

const STAFF = {
  units: {
    i: { at: '0,0', division: 'Foy' },
    j: { at: '1,0', division: 'Foy' },
    k: { at: '0,1', division: 'Bachelu' },
    e: { at: '14,0', side: 'allied' },
  },
  leaders: {
    napoleon: { at: '0,0', rating: 4, role: 'oc', commands: ['french corps'], noHqPenalty: true },
    reille: { at: '1,0', rating: 3, commands: ['french corps'] },
    wellington: { at: '14,0', rating: 3, role: 'oc', side: 'allied', commands: ['allied corps'] },
  },
  places: { Frasnes: ['3,0'], Gosselies: ['2,1'], Thyle: ['5,0'] },
  orders: { 'french corps': 'delay', 'allied corps': 'delay' },
} as const;

const idOf = (at: TestTable, name: string): number =>
  theatreOf(at.state).bodies.findIndex(({ id }) => id === name);
const desk = (more: Sitting = {}, step: 'send' | 'record' = 'send') =>
  table({ ...STAFF, ...more, frames: [commandFrame.at(step, { passed: 0 })] });
const orderOf = (at: TestTable, more: Partial<Order>): Order => ({
  ...at.body('french corps').order,
  sender: 0,
  ...more,
});

describe('writing', () => {
  test('NLC-12.2a, 12.4a: an order names whom, what and where; without a target it cannot go out', () => {
    const at = desk();
    at.play('french', { type: 'begin', sender: 0, recipient: idOf(at, 'french corps'), order: 'attack' });
    expect(at.refused('french', { type: 'finish' })).toBe('NLC-12.2a');
    at.play('french', { type: 'target', at: { kind: 'place', place: 0 } });
    at.play('french', { type: 'finish' });
    expect(at.view('french').draft?.papers).toHaveLength(1);
    expect(at.view('allied').draft?.papers).toEqual([]);
  });

  test('NLC-12.2b: the path between two places is a target', () => {
    const at = desk();
    at.play('french', { type: 'begin', sender: 0, recipient: idOf(at, 'french corps'), order: 'attack' });
    at.play('french', { type: 'pathFrom', place: 0 });
    at.play('french', { type: 'pathTo', place: 2 });
    expect(at.view('french').draft?.edit?.target).toMatchObject({
      kind: 'path',
      hexes: ['3,0', '4,0', '5,0'].map((spot) => at.at(spot)),
    });
  });

  test('NLC-12.4b, NLC-R055: not what he is ordered to do already, within 10 hexes', () => {
    const at = desk({
      bodies: {
        'french corps': {
          order: orderOf(table(STAFF), {
            legs: [legWith({ type: 'delay', target: { kind: 'place', place: 0 } })],
          }),
        },
      },
    });
    const corps = idOf(at, 'french corps');
    at.play('french', { type: 'begin', sender: 0, recipient: corps, order: 'delay' });
    at.play('french', { type: 'target', at: { kind: 'place', place: 1 } });
    expect(at.refused('french', { type: 'finish' })).toBe('NLC-12.4b');
  });

  test('NLC-12.5a, 12.5d: a March may be followed by an Attack, and that by a closing order', () => {
    const at = desk();
    at.play('french', { type: 'begin', sender: 0, recipient: idOf(at, 'french corps'), order: 'march' });
    at.play('french', { type: 'target', at: { kind: 'place', place: 0 } });
    at.play('french', { type: 'append', order: 'attack' });
    at.play('french', { type: 'target', at: { kind: 'place', place: 2 } });
    at.play('french', { type: 'append', order: 'defend' });
    expect(at.offers('french', 'append')).toEqual([]);
    expect(at.offers('french', 'target').map(({ at: aim }) => aim.kind)).toContain('previous');
  });

  test('NLC-12.5f, NLC-R173: at night a leader decides to attack the next day only', () => {
    const at = desk({ turns: [{ night: true, clock: '2200' }, { clock: '0400' }] }, 'record');
    at.play('french', { type: 'begin', sender: -1, recipient: idOf(at, 'french corps'), order: 'attack' });
    at.play('french', { type: 'target', at: { kind: 'place', place: 0 } });
    expect(at.refused('french', { type: 'finish' })).toBe('NLC-R173');
    at.play('french', { type: 'flag', flag: 'nextDay' });
    at.play('french', { type: 'finish' });
  });

  test('NLC-R110: no March to where one is', () => {
    const at = desk({ places: { Here: ['1,0'], ...STAFF.places } });
    at.play('french', { type: 'begin', sender: 0, recipient: idOf(at, 'french corps'), order: 'march' });
    expect(at.refused('french', { type: 'target', at: { kind: 'place', place: 0 } })).toBe('NLC-R110');
  });

  test('NLC-12.2.7a, 12.2.7d, NLC-R065: a General Retreat takes losses of 80 % of the level', () => {
    const allowed = (strength: number) => {
      const at = desk({
        units: { ...STAFF.units, x: { steps: [strength] } },
        lost: { x: { status: 'eliminated', hex: -1, lost: 1 } },
      });
      return at.refused('french', { type: 'generalRetreat', leader: 0, edge: null });
    };
    expect(allowed(39)).toBe('NLC-12.2.7d');
    expect(allowed(40)).toBeNull();
  });

  test('NLC-12.3a, 12.13e: a corps commander decides once: for his corps or for one division', () => {
    const at = desk({}, 'record');
    const [corps, foy, bachelu] = [idOf(at, 'french corps'), idOf(at, 'Foy'), idOf(at, 'Bachelu')];
    at.play('french', { type: 'begin', sender: -1, recipient: foy, order: 'attack' });
    at.play('french', { type: 'target', at: { kind: 'place', place: 0 } });
    at.play('french', { type: 'finish' });
    for (const recipient of [corps, bachelu])
      expect(at.refused('french', { type: 'begin', sender: -1, recipient, order: 'attack' })).toBe(
        'NLC-12.3a',
      );
  });
});

describe('receiving', () => {
  const received = (more: Sitting) =>
    table({ ...STAFF, frames: [commandFrame.at('receive', { passed: 0 })], ...more });
  const attack = (seq: number, place: number): Order =>
    orderOf(table(STAFF), { seq, legs: [legWith({ type: 'attack', target: { kind: 'place', place } })] });

  test('NLC-12.6a: face-to-face is to a leader in the same hex', () => {
    const far = table(STAFF);
    expect(isFaceToFace(far.state, 0, idOf(far, 'french corps'))).toBe(false);
    const near = table({
      ...STAFF,
      leaders: { ...STAFF.leaders, reille: { ...STAFF.leaders.reille, at: '0,0' } },
    });
    expect(isFaceToFace(near.state, 0, idOf(near, 'french corps'))).toBe(true);
  });

  test('NLC-12.6f: of two that arrive together the older is ignored', () => {
    const at = received({
      bodies: { 'french corps': { transit: [attack(1, 0), attack(2, 2)] } },
      dice: [6, 6],
    });
    expect(at.body('french corps').order.seq).toBe(2);
    expect(at.body('french corps').transit).toEqual([]);
  });

  test('NLC-12.3d, 12.7b: ignored, at once, next turn, or when a die allows', () => {
    const at = (dice: readonly number[]) =>
      received({ bodies: { 'french corps': { transit: [attack(1, 0)] } }, dice }).body('french corps');
    expect(at([6, 6]).order.legs[0]?.type).toBe('attack');
    expect(at([1, 1]).order.legs[0]?.type).toBe('delay');
    expect(at([3, 4]).waiting?.wait).toBe('1T');
    expect(at([1, 3]).waiting?.wait).toBe('R4');
  });

  test('NLC-12.9e, 12.9g: a failed order voids what was waiting', () => {
    const at = table({
      ...STAFF,
      turn: 2,
      orders: { 'french corps': 'attack', 'allied corps': 'delay' },
      bodies: { 'french corps': { lossTurn: 1, waiting: { order: attack(1, 0), wait: '1T' }, leader: -1 } },
      frames: [commandFrame.at('confidence', { passed: 0 })],
      dice: [6],
    });
    expect(at.body('french corps').waiting).toBeNull();
    expect(at.body('french corps').order.legs[0]?.type).toBe('fallBack');
  });

  test('NLC-12.10a, 12.10b: no check in the turn of the loss, nor on an undemoralized Defend', () => {
    const rolled = (lossTurn: number, type: 'attack' | 'defend') =>
      table({
        ...STAFF,
        turn: 2,
        orders: { 'french corps': type, 'allied corps': 'delay' },
        bodies: { 'french corps': { lossTurn } },
        frames: [commandFrame.at('confidence', { passed: 0 })],
        dice: [1],
      })
        .happened()
        .some(({ type: event }) => event === 'confidenceHeld');
    expect(rolled(1, 'attack')).toBe(true);
    expect(rolled(2, 'attack')).toBe(false);
    expect(rolled(1, 'defend')).toBe(false);
  });

  const decided = (dice: readonly number[], more: Sitting = {}) => {
    const first = table(STAFF);
    const local = orderOf(first, { sender: 'local', recipient: 1, legs: [legWith({ type: 'reserve' })] });
    return table({
      ...STAFF,
      ...more,
      frames: [commandFrame.at('locals', { passed: 0 })],
      dice,
      also(state) {
        state.locals = [local];
      },
    });
  };

  test('NLC-12.11a, 12.11b: he acts, nothing happens, or the enemy writes his order', () => {
    expect(decided([4, 4]).body('french corps').order.legs[0]?.type).toBe('reserve');
    expect(decided([2, 3]).body('french corps').order.legs[0]?.type).toBe('delay');
    expect(decided([1, 1]).asked()).toEqual(['allied']);
  });

  test('NLC-12.11b: whoever writes a Bad Move may tear it up as often as he likes, and still writes one', () => {
    const at = decided([1, 1]);
    for (let torn = 0; torn <= MOST_WASTED; torn += 1) {
      const [begin] = at.offers('allied', 'begin');
      if (begin === undefined) throw new Error(`nothing can be written after ${torn} papers`);
      at.play('allied', begin);
      at.play('allied', { type: 'dropOrder' });
    }
    expect(at.offers('allied', 'begin')).not.toEqual([]);
  });

  test('NLC-12.11b: a Bad Move lies ready on the desk of whoever writes it, though the formation is the enemy’s', () => {
    const at = decided([1, 1]);
    const [begin] = at.offers('allied', 'begin');
    const state = deskState(deskAt(at.match, 'allied').desk);
    expect(state).toMatchObject({ what: 'badMove', body: begin?.recipient });
    expect(begin?.recipient).toBe(idOf(at, 'french corps'));
  });

  test('NLC-15.4: a demoralized leader’s decision waits', () => {
    const at = decided([4, 4], {
      limits: { 'french corps': 1 },
      units: { ...STAFF.units, x: {} },
      lost: { x: { status: 'eliminated', hex: -1, lost: 2 } },
    });
    expect(at.body('french corps').waiting?.wait).toBe('R4');
  });

  test('NLC-12.13e, NLC-R064, NLC-R095: a divisional order by local decision is sent, and tested when it comes', () => {
    const first = table(STAFF);
    const foy = idOf(first, 'Foy');
    const local = orderOf(first, {
      sender: 'local',
      recipient: foy,
      divisional: true,
      legs: [legWith({ type: 'reserve' })],
    });
    const at = table({
      ...STAFF,
      frames: [commandFrame.at('locals', { passed: 0 })],
      dice: [4, 4, 6, 6],
      also(state) {
        state.locals = [local];
      },
    });
    expect(at.body('Foy').order.legs[0]?.type).toBe('reserve');
    expect(at.state.units[at.unit('i')]?.body).toBe(foy);
    expect(at.state.units[at.unit('k')]?.body).not.toBe(foy);
    expect(at.state.leaders[1]?.gaveOrders).toBe(1);
  });
});

describe('divisions and wings', () => {
  test('NLC-12.13h, 12.13i, NLC-R070: assigned divisions act with their new corps; each beyond the first costs its leader 1', () => {
    const rating = (others: readonly string[]) => {
      const at = table({
        ...STAFF,
        units: {
          ...STAFF.units,
          a: { at: '2,0', in: 'II', division: 'A' },
          b: { at: '2,1', in: 'II', division: 'B' },
        },
        also(state) {
          const corps = theatreOf(state).bodies.findIndex(({ id }) => id === 'french corps');
          for (const [id, sheet] of theatreOf(state).units.entries()) {
            const unit = state.units[id];
            if (unit !== undefined && others.includes(sheet.id)) state.units[id] = { ...unit, body: corps };
          }
        },
      });
      return ratingOf(at.state, 1);
    };
    expect(rating([])).toBe(3);
    expect(rating(['a'])).toBe(3);
    expect(rating(['a', 'b'])).toBe(2);
  });

  const WING = {
    ...STAFF,
    leaders: { ...STAFF.leaders, ney: { at: '9,0', rating: 3, role: 'wc', commands: ['french corps'] } },
  } as const;

  test('NLC-12.14a, 12.14e, 12.14f, NLC-R063: away from his superior a wing commander sends orders; so may the superior', () => {
    const away = table(WING);
    expect(isActiveWing(away.state, 3)).toBe(true);
    expect(sendersOf(away.state, 'french')).toEqual([0, 3]);
    expect(recipientsOf(away.state, 0)).toContain(idOf(away, 'french corps'));
    const beside = table({ ...WING, leaders: { ...WING.leaders, ney: { ...WING.leaders.ney, at: '0,0' } } });
    expect(isActiveWing(beside.state, 3)).toBe(false);
  });

  test('NLC-12.14b, 12.14c, NLC-R160: on Reserve he passes on Reserve only', () => {
    const at = desk(WING);
    const corps = idOf(at, 'french corps');
    at.play('french', { type: 'begin', sender: 3, recipient: corps, order: 'attack' });
    at.play('french', { type: 'target', at: { kind: 'place', place: 0 } });
    expect(at.refused('french', { type: 'finish' })).toBe('NLC-12.14b');
    at.play('french', { type: 'dropOrder' });
    at.play('french', { type: 'begin', sender: 3, recipient: corps, order: 'reserve' });
    expect(at.refused('french', { type: 'finish' })).toBeNull();
  });

  test('NLC-12.2.8a, 12.2.8b, NLC-R171: a corps put under a wing commander is his from then on', () => {
    const first = table(WING);
    const order = orderOf(first, { legs: [legWith({ type: 'assign', superior: 3 })] });
    const at = table({
      ...WING,
      leaders: { ...WING.leaders, ney: { ...WING.leaders.ney, commands: [] } },
      bodies: { 'french corps': { transit: [order] } },
      frames: [commandFrame.at('receive', { passed: 0 })],
    });
    expect(at.body('french corps').wing).toBe(3);
    expect(recipientsOf(at.state, 3)).toContain(idOf(at, 'french corps'));
  });
});

describe('what orders ask of movement', () => {
  const moved = (type: 'attack' | 'delay' | 'fallBack' | 'defend', more: Sitting = {}) => {
    const first = table(STAFF);
    const leg = legWith({
      type,
      target: { kind: 'currentPosition', hexes: [first.at('8,0')] },
      defendHexes: [],
    });
    const at = table({
      units: { i: { at: '0,0' }, e: { at: '5,0', side: 'allied' } },
      leaders: { reille: { at: '0,0', commands: ['french corps'] } },
      ...more,
      bodies: { 'french corps': { order: orderOf(first, { recipient: 1, legs: [leg] }) } },
    });
    at.play('french', { type: 'select', units: [at.unit('i')] });
    return { at, goals: at.offers('french', 'go').map(({ hex }) => hex) };
  };

  test('NLC-12.2.1a, 12.2d: an Attack does not move away from its target', () => {
    const { at, goals } = moved('attack');
    expect(goals).toContain(at.at('1,0'));
    expect(goals).not.toContain(at.at('-1,0'));
  });

  test('NLC-12.2.4a: a Delay does not move farther from its target nor into a ZOC', () => {
    const { at, goals } = moved('delay', { leaders: { reille: { at: '2,0', commands: ['french corps'] } } });
    expect(goals).toContain(at.at('3,0'));
    expect(goals).not.toContain(at.at('4,0'));
    expect(goals).not.toContain(at.at('-1,0'));
  });

  test('NLC-12.2.6a: a Fall Back goes away from the enemy', () => {
    const { at, goals } = moved('fallBack');
    expect(goals).not.toContain(at.at('1,0'));
    expect(goals.length).toBeGreaterThan(0);
  });

  test('NLC-12.2.3a: a Defend enters no ZOC outside what it defends', () => {
    const { at, goals } = moved('defend', { leaders: { reille: { at: '2,0', commands: ['french corps'] } } });
    expect(goals).not.toContain(at.at('4,0'));
  });
});
