// NLC-11.1, 11.5, M: headquarters on the move, leaders overrun, and which of several players is asked about them.
import { describe, expect, test } from 'vitest';
import { dispatchesFrame, hqMovesFrame, lossesFrame, rallyFrame, reactionFrame } from '../frames.ts';
import { activeLeg, legWith } from '../orders/legs.ts';
import { haveGunsTold } from '../strength/artillery-support.ts';
import { NOBODY } from '../vocabulary.ts';
import { betweenStages, COUNCIL, ERLON, REILLE } from './council.ts';
import { scene } from './position.ts';
import { answer, full } from './refused.ts';
import { type Sitting, table } from './table.ts';
import { bodyNamed, CORPS, towards, under } from './under-orders.ts';

describe('NLC-11.5a, NLC-R172: a headquarters on its way', () => {
  const HQ = {
    units: { i: { at: '0,0' }, e: { at: '14,0', side: 'allied' } },
    leaders: {
      napoleon: { at: '0,0', rating: 4, role: 'oc', commands: [CORPS] },
      reille: { at: '0,0', commands: [CORPS] },
    },
    hqs: { imperial: { at: '0,0', of: 'napoleon' } },
    orders: { [CORPS]: 'delay', 'allied corps': 'delay' },
  } as const satisfies Sitting;
  const sent = (goal: string) => {
    const first = table(HQ);
    const order = { ...first.body('imperial').order, legs: [towards('march', [first.at(goal)])] };
    return table({
      ...HQ,
      bodies: { imperial: { order } },
      frames: [hqMovesFrame.at('next', { left: [0] })],
    });
  };

  test('where several hexes are as near to its target its owner chooses, once', () => {
    const at = sent('-9,5');
    const hexes = at.offers('french', 'moveHq').map(({ hex }) => hex);
    // Five hexes on, on one of the shortest ways.
    expect(new Set(hexes)).toEqual(new Set(['-5,1', '-5,2', '-5,3', '-5,4', '-5,5'].map(at.at)));
    at.play('french', { type: 'moveHq', hq: 0, hex: at.at('-5,2') });
    expect(at.state.hqs[0]?.hex).toBe(at.at('-5,2'));
    expect(at.offers('french', 'moveHq')).toEqual([]);
  });

  test('straight on there is nothing to choose', () => {
    const at = sent('-9,0');
    expect(at.state.hqs[0]?.hex).toBe(at.at('-5,0'));
    expect(activeLeg(at.state, bodyNamed(at.state, 'imperial')).type).toBe('march');
    const near = sent('-4,0');
    expect(near.state.hqs[0]?.hex).toBe(near.at('-4,0'));
    expect(activeLeg(near.state, bodyNamed(near.state, 'imperial')).type).toBe('reserve');
  });

  test('NLC-M.2, 11.5b: with several players it goes where it is sent as soon as the message is there', () => {
    const leg = legWith({ type: 'march', target: { kind: 'place', place: 0 } });
    const at = table({
      ...COUNCIL,
      hqs: { imperial: { at: '0,1', of: 'ney' } },
      frames: [dispatchesFrame.at('deliver', {})],
      also(state) {
        betweenStages(state);
        const hq = bodyNamed(state, 'imperial');
        const body = state.bodies[hq];
        if (body)
          state.bodies[hq] = {
            ...body,
            transit: [{ ...body.order, sender: 0, recipient: hq, legs: [leg], issued: 0, receive: 1 }],
          };
      },
    });
    expect(activeLeg(at.state, bodyNamed(at.state, 'imperial')).type).toBe('march');
  });
});

describe('NLC-11.1c, NLC-R067: a leader overrun', () => {
  test('on Reserve his formation fails', () => {
    const failed = (order: 'reserve' | 'defend') => {
      const at = under(
        {
          units: {
            i: { at: '0,0' },
            j: { at: '6,0', side: 'allied', in: 'X' },
            e: { at: '9,9', side: 'allied', in: 'Y' },
          },
          leaders: {
            ney: { at: '0,0', commands: [CORPS] },
            hill: { at: '1,0', side: 'allied', commands: ['X'] },
          },
          orders: { X: order, Y: 'delay' },
          dice: [1, 1],
        },
        (spot) => [towards('attack', [spot('1,0')])],
      );
      at.play('french', { type: 'select', units: [at.unit('i')] });
      at.play('french', { type: 'go', hex: at.at('1,0') });
      return at.happened('allied').some((event) => event.type === 'orderFailed');
    };
    expect([failed('reserve'), failed('defend')]).toEqual([true, false]);
  });
});

describe('NLC-M.1: whose answer it is', () => {
  const asked = (frame: NonNullable<Sitting['frames']>[number], more: Sitting = {}) =>
    table({ ...COUNCIL, ...more, frames: [frame] }).asked();

  test('NLC-7.1e: hits are taken by the owner of the units', () => {
    const losses = (pool: readonly number[]) =>
      lossesFrame.at('choose', { side: 'french', pool, isBombarded: false, debt: 2, paid: 0 });
    expect(asked(losses([0]))).toEqual([REILLE]);
    expect(asked(losses([1]))).toEqual([ERLON]);
  });

  test('NLC-13: each player rallies for himself', () => {
    const rally = (player: string) =>
      rallyFrame.at('choose', { side: 'french', player, returned: [], latest: NOBODY, done: false });
    const late = {
      units: { ...COUNCIL.units, x: { in: 'I' }, y: { in: 'II' } },
      turns: [{ clock: '1900' }, { clock: '2000', night: true }, { clock: '0500' }],
      turn: 3,
      lost: {
        x: { status: 'eliminated', hex: -1, lost: 2, eliminatedOn: 1, diedSupplied: true },
        y: { status: 'eliminated', hex: -1, lost: 2, eliminatedOn: 1, diedSupplied: true },
      },
    } as const satisfies Sitting;
    expect(asked(rally(REILLE), late)).toEqual([REILLE]);
    expect(asked(rally(ERLON), late)).toEqual([ERLON]);
  });

  test('NLC-7.10f: how far the charged meant to go is said by their owner', () => {
    const commit = (mover: number) =>
      reactionFrame.at('commit', {
        kind: 'move',
        side: 'allied',
        hex: 0,
        movers: [mover],
        noSquare: false,
        declared: [],
        backhand: false,
        left: [],
      });
    expect(asked(commit(0))).toEqual([REILLE]);
    expect(asked(commit(1))).toEqual([ERLON]);
  });
});

describe('small refusals', () => {
  test('NLC-7.1e notInFight: who takes no hit', () => {
    const at = table({
      from: 'assault',
      units: {
        i: { at: '0,0', steps: [5, 3] },
        j: { at: '0,0', steps: [4, 2] },
        k: { at: '5,5' },
        e: { at: '9,0', side: 'allied' },
      },
      leaders: { reille: { at: '0,0', commands: [CORPS] } },
      orders: { 'allied corps': 'delay' },
      frames: [
        lossesFrame.at('choose', { side: 'french', pool: [0, 1], isBombarded: false, debt: 2, paid: 0 }),
      ],
    });
    expect(answer(at, { type: 'takeHit', unit: 2 })).toBe(full('NLC-7.1e notInFight'));
    expect(answer(at, { type: 'takeHit', unit: 0 })).toBe('nothing');
  });
});

test('NLC-20.3a, 20.4: with a die for each point guns have told when there are enough hits', () => {
  const set = scene({
    units: { g: { at: '0,0', arm: 'art' }, i: { at: '0,0' } },
    options: { rollSix: true },
  });
  const part = (unit: number) => ({ unit, strength: 5, factors: [] });
  const told = (hits: number, units: readonly number[]) =>
    haveGunsTold(set.state, set.field, { row: 10, parts: units.map(part) }, { roll: 0, hits });
  expect([told(1, [0, 1]), told(2, [0, 1])]).toEqual([false, true]);
  // Guns alone, or none: they have helped nobody.
  expect([told(2, [0]), told(2, [1])]).toEqual([false, false]);
});
