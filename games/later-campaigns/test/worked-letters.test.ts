// NLC-12.6 to 12.9, 15, 16: what becomes of orders that have arrived, worked out by hand from the rules.
import { describe, expect, test } from 'vitest';
import { commandFrame } from '../frames.ts';
import { address } from '../orders/divisions.ts';
import { activeLeg, legWith } from '../orders/legs.ts';
import { columnOf } from '../staff/compliance.ts';
import type { Body, Leg, Unit } from '../state.ts';
import type { Wait } from '../vocabulary.ts';
import { type Sitting, type TestTable, table } from './table.ts';
import { at, attack, orderFor, TWO_CORPS } from './two-corps.ts';
import { bodyNamed, detached } from './under-orders.ts';

type Step = 'night' | 'success' | 'confidence' | 'send' | 'receive' | 'locals';

const phase = (step: Step, more: Sitting): TestTable =>
  table({ ...TWO_CORPS, turn: 2, ...more, frames: [commandFrame.at(step, { passed: 0 })] });
const kindOf = (set: TestTable, body = 'I'): string => activeLeg(set.state, bodyNamed(set.state, body)).type;
const march = (place: number): Leg => legWith({ type: 'march', target: at(place) });

/** I Corps under this order, with an Attack on Thyle waiting for it. */
const waitingFor = (
  own: readonly Leg[],
  wait: Wait,
  more: Partial<Body> = {},
): { readonly I: Partial<Body> } => {
  const first = table(TWO_CORPS);
  return {
    I: {
      order: orderFor(first, 'I', { legs: own }),
      waiting: { order: orderFor(first, 'I', { seq: 9, legs: [attack(1)] }), wait },
      ...more,
    },
  };
};

describe('an order that waits', () => {
  const done = (set: TestTable): TestTable => {
    set.play('french', { type: 'done' });
    set.play('allied', { type: 'done' });
    return set;
  };

  test('NLC-12.6e, 12.9g: goes on waiting when the March before it has succeeded, and comes into force', () => {
    const bodies = waitingFor([march(2)], '1T', { reached: true });
    const set = phase('success', { bodies });
    expect(kindOf(set)).toBe('defend');
    expect(kindOf(done(set))).toBe('attack');
  });

  test('NLC-12.2.6e, 12.6f: goes on waiting when the corps takes its rest: nothing younger has arrived', () => {
    const fallBack = legWith({ type: 'fallBack', target: { kind: 'supply', army: 0 } });
    const rested = (die: number) => {
      const set = phase('send', { bodies: waitingFor([fallBack], 'R4'), dice: [die] });
      set.play('french', { type: 'toReserve', body: bodyNamed(set.state, 'I') });
      return kindOf(done(set));
    };
    expect(rested(4)).toBe('attack');
    expect(rested(3)).toBe('reserve');
  });

  test('NLC-12.9g, 16.4: a failure at night does not touch what waits for the morning', () => {
    const voided = (wait: Wait) =>
      phase('night', {
        turns: [{ clock: '1900' }, { clock: '2000', night: true }, { clock: '0400' }],
        bodies: waitingFor([attack(0)], wait),
      }).body('I').waiting;
    expect(voided('1T')).toBeNull();
    expect(voided('R5')).toBeNull();
    expect(voided('dawn')).not.toBeNull();
  });
});

describe('the column', () => {
  const columnIn = (set: TestTable, body: string, legs: readonly Leg[], more = {}): number =>
    columnOf(
      set.state,
      { recipient: bodyNamed(set.state, body), legs, faceToFace: false, divisional: false, ...more },
      4,
      1,
    );

  test('NLC-T2, 12.2a, 12.2.9c: a division that follows a corps on Reserve is on Reserve', () => {
    const to = (I: 'reserve' | 'delay') => {
      const set = table({
        ...TWO_CORPS,
        orders: { ...TWO_CORPS.orders, I },
        also: (state) => address(state, bodyNamed(state, 'Foy')),
      });
      return columnIn(set, 'Foy', [march(0)], { divisional: true });
    };
    expect(to('delay')).toBe(6);
    expect(to('reserve')).toBe(7);
  });

  test('NLC-12.7c, NLC-R171: an Assign that closes a sequence is no leg that is tested', () => {
    const assign = legWith({ type: 'assign', superior: 1 });
    const set = table(TWO_CORPS);
    expect(columnIn(set, 'I', [march(0), assign])).toBe(5);
    expect(columnIn(set, 'I', [attack(0), assign])).toBe(3);
  });

  test('NLC-R049: a division of a cavalry corps gets one column, not two', () => {
    const set = table({
      ...TWO_CORPS,
      kinds: { I: 'cavalryCorps' },
      also: (state) => detached(state, 'Foy', march(0)),
    });
    expect(columnIn(set, 'I', [march(0)])).toBe(6);
    expect(columnIn(set, 'Foy', [march(0)], { divisional: true })).toBe(6);
  });
});

describe('at night', () => {
  const NIGHT = [
    { clock: '1900' },
    { clock: '2000', night: true },
    { clock: '2100', night: true },
    { clock: '0400' },
    { clock: '0500' },
  ] as const;
  const LOST: Partial<Unit> = { status: 'eliminated', hex: -1, lost: 2, eliminatedOn: 1, diedSupplied: true };
  const letter = (legs: readonly Leg[], body = 'I') => ({
    [body]: { transit: [orderFor(table(TWO_CORPS), body, { legs, receive: 2 })] },
  });

  test('NLC-16.4: what is received is not tested, and waits for the morning', () => {
    const set = phase('receive', { turns: NIGHT, bodies: letter([attack(0)]) });
    expect(set.body('I').waiting?.wait).toBe('dawn');
    expect(kindOf(set)).toBe('delay');
  });

  test('NLC-16.5, 12.2.7a: a General Retreat is tested at once, a column to the right', () => {
    const back = legWith({ type: 'generalRetreat', target: { kind: 'supply', army: 0 } });
    const set = phase('receive', { turns: NIGHT, bodies: letter([back]), dice: [4, 4] });
    expect(set.happened()).toContainEqual(
      expect.objectContaining({ type: 'orderArrived', column: 7, result: 'C' }),
    );
    expect(kindOf(set)).toBe('generalRetreat');
  });

  test('NLC-16.3, NLC-R067: a Probe fails as well; one hex of the target last entered by the side is enough to hold', () => {
    const probe = (holders: { readonly [spot: string]: 'french' }) => {
      const set = phase('night', {
        turns: NIGHT,
        places: { Frasnes: ['5,0', '5,1'], Thyle: ['6,0'], Gosselies: ['-3,0'] },
        holders: { '5,0': 'allied', '5,1': 'allied', ...holders },
        bodies: {
          I: {
            order: orderFor(table(TWO_CORPS), 'I', { legs: [legWith({ type: 'probe', target: at(0) })] }),
          },
        },
      });
      return set.happened().some(({ type }) => type === 'orderFailed');
    };
    expect(probe({})).toBe(true);
    expect(probe({ '5,1': 'french' })).toBe(false);
  });

  test('NLC-16.3, 12.5f: an Attack dated next day does not fail in the night it was sent, but in the next', () => {
    const TWO_NIGHTS = [
      { clock: '1900' },
      { clock: '2000', night: true },
      { clock: '0400' },
      { clock: '2000', night: true },
    ];
    const fails = (turn: number) => {
      const first = table(TWO_CORPS);
      const dated = { ...attack(0), nextDay: true };
      const set = phase('night', {
        turn,
        turns: TWO_NIGHTS,
        holders: { '5,0': 'allied' },
        bodies: { I: { order: orderFor(first, 'I', { legs: [dated], issued: 1 }) } },
      });
      return set.happened().some(({ type }) => type === 'orderFailed');
    };
    expect(fails(2)).toBe(false);
    expect(fails(4)).toBe(true);
  });

  test('NLC-16.5: at first light a demoralized corps gets R4, whatever it waited for, and rolls from the next turn on', () => {
    const bodies = waitingFor([march(2)], 'R5');
    const sitting = {
      turns: NIGHT,
      limits: { I: 5 },
      units: { ...TWO_CORPS.units, x: { in: 'I', steps: [5] } },
      lost: { x: LOST },
    };
    const dawn = phase('receive', { ...sitting, turn: 4, bodies });
    expect(dawn.body('I').waiting?.wait).toBe('R4');
    expect(dawn.happened().map(({ type }) => type)).not.toContain('waitRolled');
    const next = phase('receive', { ...sitting, turn: 5, bodies: waitingFor([march(2)], 'R4'), dice: [4] });
    expect(kindOf(next)).toBe('attack');
  });
});
