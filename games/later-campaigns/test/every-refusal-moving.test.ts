// NLC-B: why somebody cannot go there, ride there, go back there or come in there: each sentence by its rule.
import { describe, expect, test } from 'vitest';
import { retreatFrame } from '../frames.ts';
import type { Leg, Unit } from '../state.ts';
import { NOWHERE } from '../vocabulary.ts';
import { answer, full } from './refused.ts';
import { type Sitting, table } from './table.ts';
import { CORPS, towards, under } from './under-orders.ts';

const LEADERS = {
  reille: { at: '0,0', commands: [CORPS] },
  hill: { at: '9,0', side: 'allied', commands: ['allied corps'] },
} as const;
const ORDERS = { 'allied corps': 'delay' } as const;
const GONE: Partial<Unit> = { status: 'eliminated', hex: -1, lost: 2 };

describe('NLC-D.2: steps and stops', () => {
  const WALK = {
    units: { i: { at: '0,0', mp: 4 }, e: { at: '3,0', side: 'allied' } },
    leaders: LEADERS,
    orders: ORDERS,
  } as const satisfies Sitting;
  const NEAR = { units: { ...WALK.units, e: { at: '2,0', side: 'allied' } } } as const;
  const BESIDE = { units: { ...WALK.units, e: { at: '1,0', side: 'allied' } } } as const;
  const HORSE = { units: { i: { at: '0,0', arm: 'cav' }, e: { at: '1,0', side: 'allied' } } } as const;
  const far = { leaders: { ...LEADERS, reille: { at: '-9,0', commands: [CORPS] } } } as const;

  const set = (type: Leg['type'], more: Sitting, leg: Partial<Leg> = {}, goal = '3,0') => {
    const at = under({ ...WALK, ...more }, (spot) => [towards(type, [spot(goal)], leg)]);
    at.play('french', { type: 'select', units: [at.unit('i')] });
    return at;
  };

  test.each<[string, Leg['type'], Sitting, string, Partial<Leg>?]>([
    ['NLC-5.1a notBeside', 'attack', {}, '2,0'],
    ['NLC-5.1a notBeside', 'attack', {}, '0,0'],
    ['NLC-5.1b impassable', 'attack', { impassable: ['1,0'] }, '1,0'],
    ['NLC-R009 acrossRiver', 'attack', { rivers: ['0,0|1,0'] }, '1,0'],
    ['NLC-R009 acrossWall', 'attack', { walls: ['0,0|1,0'] }, '1,0'],
    ['NLC-R009 acrossWall', 'attack', { walls: ['0,0|1,0'], rivers: ['0,0|1,0'] }, '1,0'],
    ['NLC-5.1a enemyThere', 'attack', BESIDE, '1,0'],
    ['NLC-16.1 zocAtNight', 'attack', { ...NEAR, turns: [{ night: true }] }, '1,0'],
    ['NLC-5.5 zocInRain', 'attack', { ...NEAR, turns: [{ rain: true }] }, '1,0'],
    ['NLC-12.1f zocOutOfCommand', 'attack', { ...NEAR, ...far }, '1,0'],
    ['NLC-R111 zocByOrder', 'attack', NEAR, '1,0', { nextDay: true }],
    ['NLC-12.2.3a zocByOrder', 'defend', NEAR, '1,0'],
    ['NLC-12.2.4a zocByOrder', 'delay', NEAR, '1,0'],
    ['NLC-12.2.5c zocByOrder', 'march', NEAR, '1,0'],
    ['NLC-12.2.6b zocByOrder', 'fallBack', NEAR, '1,0'],
    ['NLC-12.2.7b zocByOrder', 'generalRetreat', NEAR, '1,0'],
    ['NLC-12.2.9b zocByOrder', 'reserve', NEAR, '1,0'],
    ['NLC-5.4b heldHere', 'attack', BESIDE, '0,1'],
    ['NLC-12.2.1f heldByOrder', 'attack', HORSE, '0,1'],
    ['NLC-12.2.1f heldByOrder', 'probe', HORSE, '0,1'],
    ['nothing', 'attack', {}, '1,0'],
    ['nothing', 'attack', NEAR, '1,0'],
  ])('%s, on %s', (told, type, more, spot, leg) => {
    const at = set(type, more, leg);
    expect(answer(at, { type: 'step', hex: at.at(spot) })).toBe(full(told));
  });

  test('NLC-5.2a tooDear: with one point left not into woods', () => {
    const at = set('attack', { woods: ['2,0', '2,-1'], units: { ...WALK.units, i: { at: '0,0', mp: 2 } } });
    at.play('french', { type: 'step', hex: at.at('1,0') });
    expect(answer(at, { type: 'step', hex: at.at('2,-1') })).toBe(full('NLC-5.2a tooDear'));
    expect(answer(at, { type: 'step', hex: at.at('0,0') })).not.toBe(full('NLC-5.2a tooDear'));
  });

  const full2 = { a: { at: '1,0', in: 'other' }, b: { at: '1,0', in: 'other' } } as const;
  test.each<[string, Leg['type'], Sitting, string]>([
    ['NLC-5.1a standsHere', 'attack', {}, '0,0'],
    ['NLC-5.1a enemyThere', 'attack', {}, '3,0'],
    ['NLC-5.1b impassable', 'attack', { impassable: ['1,0'] }, '1,0'],
    ['NLC-5.2a outOfReach', 'attack', {}, '9,9'],
    ['NLC-5.4b heldHere', 'attack', BESIDE, '-2,0'],
    ['NLC-16.1 zocAtNight', 'attack', { turns: [{ night: true }] }, '2,0'],
    [
      'NLC-5.3a noRoom',
      'attack',
      {
        units: { ...WALK.units, ...full2 },
        leaders: { ...LEADERS, other: { at: '1,0', commands: ['other'] } },
        stage: { active: [0] },
      },
      '1,0',
    ],
    [
      'NLC-12.1d outOfRange',
      'attack',
      { leaders: { ...LEADERS, reille: { at: '-2,0', commands: [CORPS] } } },
      '2,-1',
    ],
    [
      'NLC-12.1f owesMore',
      'attack',
      { leaders: { ...LEADERS, reille: { at: '-9,0', commands: [CORPS] } } },
      '-1,0',
    ],
    ['NLC-12.2.1a againstOrder', 'attack', {}, '-1,0'],
    ['NLC-12.2.2a againstOrder', 'probe', {}, '-1,0'],
    ['NLC-12.2.5a againstOrder', 'march', {}, '-1,0'],
    ['NLC-12.2.6a againstOrder', 'fallBack', {}, '1,0'],
    ['NLC-12.2.7b againstOrder', 'generalRetreat', {}, '1,0'],
    ['NLC-12.2.1b owesMore', 'attack', {}, '0,1'],
    ['NLC-12.2.1b owesMore', 'probe', {}, '0,1'],
    ['nothing', 'attack', {}, '2,0'],
  ])('%s: to go there, on %s', (told, type, more, spot) => {
    const at = set(type, more, {}, type === 'fallBack' || type === 'generalRetreat' ? '-9,0' : '3,0');
    expect(answer(at, { type: 'go', hex: at.at(spot) })).toBe(full(told));
  });

  const CAMP = {
    ...WALK,
    units: { ...WALK.units, j: { at: '0,1' }, g: { at: '0,2', arm: 'art', gun: 'foot' } },
  } as const satisfies Sitting;
  const [J, G] = [2, 3];
  test.each<[string, Sitting, readonly number[]]>([
    ['NLC-5.1a notOnMap', { lost: { j: GONE } }, [J]],
    ['NLC-4.5d notInStage', { stage: { active: [0] } }, [J]],
    ['NLC-4.5d notInStage', {}, [1]],
    ['NLC-4.5d chargedStays', { lost: { j: { charged: 1 } } }, [J]],
    ['NLC-8.1c bombardedStays', { stage: { salvo: [G] } }, [G]],
    ['NLC-5.1a hasMoved', { stage: { finished: [J] } }, [J]],
    ['NLC-5.1a hasMoved', { stage: { finished: [J] } }, [0, J]],
    ['NLC-5.1a notOneBody', {}, [0, J]],
    ['nothing', {}, [J]],
  ])('%s: who sets out', (told, more, units) => {
    expect(answer(table({ ...CAMP, ...more }), { type: 'select', units })).toBe(full(told));
  });
});

describe('NLC-4.4, 11.1: leaders', () => {
  const RIDE = {
    units: { i: { at: '0,0', mp: 4 }, e: { at: '3,0', side: 'allied' } },
    leaders: {
      reille: { at: '0,0', commands: [CORPS], mp: 4 },
      hill: { at: '3,0', side: 'allied', commands: ['allied corps'] },
    },
    orders: ORDERS,
  } as const satisfies Sitting;

  test.each<[string, Sitting, number, string]>([
    ['NLC-4.4b notYourLeader', {}, 1, '1,0'],
    ['NLC-11.1b leaderAmongEnemies', {}, 0, '3,0'],
    ['NLC-11.1b leaderInZoc', {}, 0, '2,0'],
    ['NLC-16.1 zocAtNight', { turns: [{ night: true }] }, 0, '2,0'],
    ['NLC-5.5 zocInRain', { turns: [{ rain: true }] }, 0, '2,0'],
    ['NLC-5.1b impassable', { impassable: ['1,0'] }, 0, '1,0'],
    ['NLC-5.2a leaderTooFar', {}, 0, '-9,0'],
    ['nothing', {}, 0, '1,0'],
  ])('%s: to ride there', (told, more, leader, spot) => {
    const at = table({ ...RIDE, ...more });
    expect(answer(at, { type: 'goLeader', leader, hex: at.at(spot) })).toBe(full(told));
  });

  test.each<[string, Leg['type']]>([
    ['NLC-12.2.5a leaderNotHere', 'march'],
    ['NLC-12.2.6a leaderNotHere', 'fallBack'],
    ['NLC-12.2.7b leaderNotHere', 'generalRetreat'],
  ])('%s: away from where he is ordered, on %s', (told, type) => {
    const at = under({ ...RIDE, units: { i: { at: '0,0' }, e: { at: '9,0', side: 'allied' } } }, (spot) => [
      towards(type, [spot('-9,0')]),
    ]);
    expect(answer(at, { type: 'goLeader', leader: 0, hex: at.at('2,0') })).toBe(full(told));
  });

  test('hex by hex: only to the next, one leader at a time, and as far as his points go', () => {
    const at = table({
      ...RIDE,
      woods: ['-2,0'],
      units: { ...RIDE.units, k: { at: '0,-3', in: 'other' } },
      leaders: { ...RIDE.leaders, other: { at: '0,-3', commands: ['other'] } },
    });
    const step = (leader: number, spot: string) =>
      answer(at, { type: 'moveLeader', leader, hex: at.at(spot) });
    expect(step(0, '-2,0')).toBe(full('NLC-4.4b notBeside'));
    expect(step(1, '2,0')).toBe(full('NLC-4.4b notYourLeader'));
    at.play('french', { type: 'moveLeader', leader: 0, hex: at.at('-1,0') });
    expect(step(2, '0,-4')).toBe(full('NLC-4.4b anotherRides'));
    // Three of four points are left, and woods cost a horse four.
    expect(step(0, '-2,0')).toBe(full('NLC-5.2a leaderTooFar'));
  });
});

test.each<[string, Sitting, string]>([
  ['NLC-R009 acrossRiver', { rivers: ['0,0|0,1'] }, '0,1'],
  ['NLC-R009 acrossWall', { walls: ['0,0|0,1'] }, '0,1'],
  ['NLC-5.1b impassable', { impassable: ['0,1'] }, '0,1'],
  ['NLC-11.1b leaderInZoc', {}, '1,0'],
  ['nothing', {}, '0,1'],
])('%s: a leader with one point rides a hex', (told, ground, spot) => {
  const at = table({
    ...ground,
    units: { e: { at: '2,0', side: 'allied' }, i: { at: '0,0' } },
    leaders: { reille: { at: '0,0', commands: [CORPS], mp: 1 } },
    orders: ORDERS,
  });
  expect(answer(at, { type: 'moveLeader', leader: 0, hex: at.at(spot) })).toBe(full(told));
});

describe('NLC-D.6: retreats', () => {
  const BEATEN = {
    from: 'assault',
    units: {
      i: { at: '0,0' },
      k: { at: '-1,1', in: 'other' },
      e: { at: '1,0', side: 'allied' },
      f: { at: '0,-1', side: 'allied' },
    },
    leaders: LEADERS,
    orders: ORDERS,
  } as const satisfies Sitting;
  const retreating = (
    more: Sitting,
    facts: { readonly kind?: 'assault' | 'orderFailure'; readonly visited?: string } = {},
  ) =>
    table({
      ...BEATEN,
      ...more,
      also(state, at) {
        const { kind = 'assault', visited } = facts;
        state.frames.push(
          retreatFrame.at('choose', {
            side: 'french',
            kind,
            foes: [at('1,0')],
            units: [0],
            at: at('0,0'),
            left: 2,
            visited: visited === undefined ? [] : [at(visited)],
            waiting: [],
            next: NOWHERE,
            along: [],
            behind: [],
          }),
        );
      },
    });

  test.each<[string, Sitting, string, Parameters<typeof retreating>[1]?]>([
    ['NLC-7.4h retreatTwice', {}, '-1,0', { visited: '-1,0' }],
    ['NLC-7.4a retreatNotBeside', {}, '-2,0'],
    ['NLC-R009 acrossRiver', { rivers: ['0,0|-1,0'] }, '-1,0'],
    ['NLC-7.4j impassable', { impassable: ['-1,0'] }, '-1,0'],
    ['NLC-7.4j retreatEnemy', {}, '0,-1'],
    ['NLC-10.6 retreatChateau', { chateaux: ['-1,1'] }, '-1,1'],
    ['NLC-R022 retreatForward', {}, '0,1'],
    [
      'NLC-12.9f retreatNearer',
      { units: { i: { at: '0,0' }, e: { at: '2,0', side: 'allied' } } },
      '1,0',
      { kind: 'orderFailure' },
    ],
    ['nothing', {}, '-1,0'],
  ])('%s', (told, more, spot, facts) => {
    const at = retreating(more, facts);
    expect(answer(at, { type: 'retreatTo', hex: at.at(spot) })).toBe(full(told));
  });

  test('NLC-20.2.3d: beside the enemy a line may go where it touches its hexside; of such a hex another rule may say no', () => {
    const first = table(BEATEN);
    const at = (ground: Sitting) =>
      retreating({
        ...ground,
        options: { extendedLines: true },
        lost: { i: { extended: first.at('1,-1') } },
      });
    // 0,-1 touches both halves, and an enemy is in it; -1,0 touches one.
    const to = (spot: string, ground: Sitting = {}) =>
      answer(at(ground), { type: 'retreatTo', hex: first.at(spot) });
    expect(to('0,-1')).toBe(full('NLC-7.4j retreatEnemy'));
    expect(to('-1,0')).toBe(full('NLC-20.2.3d retreatLine'));
  });

  test('NLC-R072: nobody leaves the map from its middle', () => {
    expect(answer(retreating({}), { type: 'retreatTo', hex: NOWHERE })).toBe(full('NLC-R072 retreatNotOff'));
  });
});

describe('NLC-9: coming in', () => {
  const EDGE = '-14,0';
  const DUE = {
    units: {
      i: { at: '-9,0' },
      a: {},
      b: {},
      c: { in: 'other' },
      d: { in: 'other' },
      e: { at: '12,0', side: 'allied' },
    },
    leaders: {
      reille: { at: '-13,0', commands: [CORPS] },
      kellermann: { commands: ['other'] },
      late: { commands: ['late'] },
      hill: { at: '12,0', side: 'allied', commands: ['allied corps'] },
    },
    orders: { [CORPS]: 'defend', 'allied corps': 'delay' },
    groups: [
      { turn: 1, at: EDGE, units: ['a', 'b'] },
      { turn: 1, at: '-14,2', units: ['c'], leaders: ['kellermann'] },
      { turn: 3, at: EDGE, units: ['d'] },
    ],
    entries: [EDGE, '-14,2'],
    stage: { chits: [0, 1, 2, 3] },
    also(state) {
      state.arrived = [0, 1];
    },
  } as const satisfies Sitting;
  const at = table(DUE);
  const [I, A, B, C, D] = [0, 1, 2, 3, 4];

  test.each<[string, readonly number[], string]>([
    ['NLC-9.1 isIn', [I], EDGE],
    ['NLC-9.1 isIn', [A, I], EDGE],
    ['NLC-9.1 notDue', [D], EDGE],
    ['NLC-9.1 enterApart', [A, C], EDGE],
    ['NLC-9.4 enterElsewhere', [A], '-14,2'],
    ['NLC-9.4 enterElsewhere', [C], EDGE],
    ['nothing', [A], EDGE],
    ['nothing', [A, B], EDGE],
    ['nothing', [C], '-14,2'],
  ])('%s', (told, units, spot) => {
    expect(answer(at, { type: 'enter', units, hex: at.at(spot) })).toBe(full(told));
  });

  test.each<[string, number, string]>([
    ['NLC-9.1 leaderIsIn', 0, EDGE],
    ['NLC-9.1 leaderNotDue', 2, EDGE],
    ['NLC-9.1 notYourLeader', 3, EDGE],
    ['NLC-9.4 enterElsewhere', 1, EDGE],
    ['nothing', 1, '-14,2'],
  ])('%s: a leader', (told, leader, spot) => {
    expect(answer(at, { type: 'enterLeader', leader, hex: at.at(spot) })).toBe(full(told));
  });
});
