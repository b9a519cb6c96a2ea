// NLC-G: what the other side cannot tell apart, two tables at a time, worked from the law beforehand.
import { legal, pendingFor, type Seat } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { commandFrame, turnEndFrame, turnFrame } from '../frames.ts';
import type { State } from '../state.ts';
import { type Sitting, type TestTable, table } from './table.ts';
import { bodyNamed, detached, towards } from './under-orders.ts';

const known = (at: TestTable, seat: Seat): string =>
  JSON.stringify({
    view: at.view(seat),
    asked: pendingFor(at.match, seat),
    offers: legal(at.match, seat),
    log: at.happened(seat),
  }).replace(/proving-ground-\d+/g, 'here');
const expectSame = (seat: Seat, one: TestTable, other: TestTable): void =>
  expect(known(one, seat)).toBe(known(other, seat));

function betweenStages(state: State): void {
  state.stage = null;
  state.frames.splice(2, 1);
}

/** A crest runs between the armies: nobody sees across it but from the hexes beside it. */
const CREST = [-6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6].flatMap((r) => [
  `${2},${r}|${3},${r}`,
  `${2},${r}|${3},${r - 1}`,
]);
const FIELD = {
  crests: CREST,
  units: {
    i: { at: '0,0', in: 'I' },
    j: { at: '0,0', in: 'I' },
    k: { at: '-4,0', in: 'II' },
    c: { at: '6,0', side: 'allied', arm: 'cav' },
    e: { at: '9,0', side: 'allied' },
  },
  leaders: {
    napoleon: { at: '-9,0', rating: 4, role: 'oc', commands: ['I', 'II'], noHqPenalty: true },
    reille: { at: '-1,0', rating: 2, commands: ['I'] },
    erlon: { at: '-4,0', rating: 2, commands: ['II'] },
    wellington: { at: '9,0', rating: 3, role: 'oc', side: 'allied', commands: ['allied corps'] },
    orange: { at: '6,0', side: 'allied', commands: ['allied corps'] },
  },
  places: { Frasnes: ['5,0'], Gosselies: ['-8,0'] },
  orders: { I: 'delay', II: 'delay', 'allied corps': 'delay' },
} as const satisfies Sitting;
const [NAPOLEON, REILLE] = [0, 1];

describe('leaders', () => {
  test('NLC-G: where a leader rides out of sight', () => {
    const world = (spot: string) => {
      const at = table({ ...FIELD, stage: { chits: [0] } });
      at.play('french', { type: 'goLeader', leader: REILLE, hex: at.at(spot) });
      return at;
    };
    expectSame('allied', world('-2,0'), world('-1,-1'));
  });

  test('NLC-G: whether the overall commander has ridden at all', () => {
    const rode = table({ ...FIELD, stage: { chits: [0] } });
    rode.play('french', { type: 'goLeader', leader: NAPOLEON, hex: rode.at('-8,0') });
    expectSame('allied', rode, table({ ...FIELD, stage: { chits: [0] } }));
  });

  test('NLC-11.1d, 12.12: whether a leader gave orders this turn', () => {
    const world = (gaveOrders: number) =>
      table({
        ...FIELD,
        stage: { chits: [0] },
        also(state) {
          const was = state.leaders[NAPOLEON];
          if (was) state.leaders[NAPOLEON] = { ...was, gaveOrders, strayed: gaveOrders > 0 };
        },
      });
    expectSame('allied', world(0), world(1));
  });
});

describe('counts', () => {
  test('NLC-G: how many go in a stack nobody sees, and how many stay', () => {
    const world = (units: readonly string[]) => {
      const at = table({ ...FIELD, stage: { chits: [0] } });
      at.play('french', { type: 'select', units: units.map(at.unit) });
      at.play('french', { type: 'step', hex: at.at('-1,0') });
      at.play('french', { type: 'endMove' });
      return at;
    };
    // One goes and one stays in both; which of two alike is not told either, unless it is the one on top.
    const both = world(['i', 'j']);
    expect(both.view('allied').stacks.filter(({ side }) => side === 'french')).toHaveLength(2);
    const stays = world(['j']);
    const seen = stays.view('allied').stacks.filter(({ side }) => side === 'french');
    expect(seen.map(({ units, whole }) => [units.length, whole])).toEqual(seen.map(() => [1, false]));
  });

  test('NLC-G: a second counter under the first, and a third hex where nobody stands', () => {
    const world = (sitting: Sitting) => table({ ...FIELD, ...sitting, stage: { chits: [1] } });
    expectSame('allied', world({}), world({ lost: { j: { status: 'off', hex: -1 } } }));
  });

  test('NLC-G: strength and disorder of what cannot be looked into, but for the mark on top', () => {
    const world = (lost: number, disrupted: boolean) =>
      table({ ...FIELD, lost: { j: { lost, disrupted } }, stage: { chits: [1] } });
    expectSame('allied', world(0, false), world(1, true));
  });

  test('NLC-G, 4.0d: who else is in the cup', () => {
    const world = (more: readonly number[]) =>
      table({
        ...FIELD,
        frames: [turnFrame.at('initial', {})],
        also(state) {
          betweenStages(state);
          state.cup = {
            chits: more.map((chit) => [chit]),
            pairs: { french: [], allied: [] },
            initial: [bodyNamed(state, 'I')],
          };
        },
      });
    // II is body 1: in the cup, or resting.
    expectSame('allied', world([1]), world([]));
  });
});

describe('windows', () => {
  test('NLC-E.8, NLC-G: whether there is cavalry under the infantry on top, or only infantry', () => {
    const world = (arm: 'inf' | 'cav') => {
      const at = table({
        ...FIELD,
        units: {
          ...FIELD.units,
          i: { at: '1,0', in: 'I' },
          j: { at: '1,0', in: 'I' },
          c: { at: '4,0', side: 'allied' },
          d: { at: '4,0', side: 'allied', arm },
        },
        leaders: { ...FIELD.leaders, orange: { ...FIELD.leaders.orange, at: '4,0' } },
        stage: { chits: [0] },
      });
      at.play('french', { type: 'select', units: [at.unit('i')] });
      at.play('french', { type: 'step', hex: at.at('2,0') });
      return at;
    };
    const [horse, foot] = [world('cav'), world('inf')];
    expect([horse.asked(), foot.asked()]).toEqual([['allied'], ['allied']]);
    expect(foot.legal('allied')).toEqual([{ type: 'pass' }]);
    expectSame('french', horse, foot);
  });

  test('NLC-E.8, NLC-G: whether the cavalry in a stack has charged already, out of sight', () => {
    const world = (charged: number) => {
      const at = table({
        ...FIELD,
        units: {
          ...FIELD.units,
          i: { at: '1,0', in: 'I' },
          c: { at: '4,0', side: 'allied' },
          d: { at: '4,0', side: 'allied', arm: 'cav' },
        },
        leaders: { ...FIELD.leaders, orange: { ...FIELD.leaders.orange, at: '4,0' } },
        lost: { d: { charged } },
        stage: { chits: [0] },
      });
      at.play('french', { type: 'select', units: [at.unit('i')] });
      at.play('french', { type: 'step', hex: at.at('2,0') });
      return at;
    };
    expectSame('french', world(0), world(1));
  });
});

describe('orders', () => {
  test('NLC-G, 12.13d: that a division has got orders of its own', () => {
    const world = (apart: boolean) =>
      table({
        ...FIELD,
        units: { ...FIELD.units, j: { at: '0,0', in: 'I', division: 'Foy' } },
        stage: { chits: [1] },
        also(state, spot) {
          if (apart) detached(state, 'Foy', towards('delay', [spot('0,0')]));
        },
      });
    expectSame('allied', world(false), world(true));
  });

  test('NLC-G, 12.14h: that a wing commander leads a corps himself', () => {
    const world = (leader: number) =>
      table({
        ...FIELD,
        leaders: { ...FIELD.leaders, ney: { at: '-4,0', role: 'wc', rating: 3, commands: ['II'] } },
        bodies: { II: { leader } },
        stage: { chits: [0] },
      });
    expectSame('allied', world(2), world(5));
  });

  test('NLC-G, 12.8: a March that has succeeded, and one that has not', () => {
    const world = (reached: boolean) =>
      table({
        ...FIELD,
        orders: { ...FIELD.orders, II: 'march' },
        turn: 2,
        frames: [commandFrame.at('success', { passed: 0 })],
        also(state, spot) {
          betweenStages(state);
          const id = bodyNamed(state, 'II');
          const was = state.bodies[id];
          const legs = [towards('march', [spot('-4,0')])];
          if (was) state.bodies[id] = { ...was, order: { ...was.order, legs }, reached };
        },
      });
    const [there, not] = [world(true), world(false)];
    expect(there.body('II').order.legs[0]?.type).not.toBe(not.body('II').order.legs[0]?.type);
    expectSame('allied', there, not);
  });

  test('NLC-G, 12.2.6e: that a corps has gone over from Fall Back to Reserve', () => {
    const world = (rest: boolean) => {
      const at = table({
        ...FIELD,
        orders: { ...FIELD.orders, II: 'fallBack' },
        turn: 2,
        frames: [commandFrame.at('send', { passed: 0 })],
        also: betweenStages,
      });
      if (rest) at.play('french', { type: 'toReserve', body: bodyNamed(at.state, 'II') });
      at.play('french', { type: 'done' });
      return at;
    };
    expectSame('allied', world(true), world(false));
  });

  test('NLC-G: what was written, and how much of it, before the other side is done', () => {
    const world = (write: boolean) => {
      const at = table({
        ...FIELD,
        turn: 2,
        frames: [commandFrame.at('send', { passed: 0 })],
        also: betweenStages,
      });
      if (write) {
        at.play('french', {
          type: 'begin',
          sender: NAPOLEON,
          recipient: bodyNamed(at.state, 'II'),
          order: 'reserve',
        });
        at.play('french', { type: 'finish' });
      }
      at.play('french', { type: 'done' });
      return at;
    };
    expectSame('allied', world(true), world(false));
  });
});

describe('the end of a turn', () => {
  test('NLC-19.2, NLC-G: who recovers out of sight: the die is not told', () => {
    const world = (dice: readonly number[], disrupted: boolean) =>
      table({
        ...FIELD,
        options: { disruptionRecovery: true },
        lost: { j: { disrupted } },
        frames: [turnEndFrame.at('recovery', {})],
        also: betweenStages,
        dice,
      });
    expectSame('allied', world([1], true), world([], false));
    expectSame('allied', world([6], true), world([], false));
  });

  test('NLC-20.8, NLC-G: how tired a corps is', () => {
    const world = (fatigue: 'fresh' | 'fatigued') =>
      table({ ...FIELD, options: { fatigue: true }, bodies: { II: { fatigue } }, stage: { chits: [0] } });
    expectSame('allied', world('fresh'), world('fatigued'));
  });

  test('NLC-20.9, NLC-G: that the limit of a corps has risen because it obeyed', () => {
    const world = (limitShift: number) =>
      table({
        ...FIELD,
        options: { operationsMorale: true },
        bodies: { II: { limitShift } },
        stage: { chits: [0] },
      });
    expectSame('allied', world(0), world(1));
  });
});
