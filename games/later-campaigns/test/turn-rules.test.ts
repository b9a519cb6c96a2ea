// NLC-4, 9, 11, 13 to 18: the course of a turn, by the rulebook.
import { describe, expect, test } from 'vitest';
import {
  chitsFrame,
  commandFrame,
  crowdingFrame,
  hqMovesFrame,
  placementFrame,
  rallyFrame,
  turnEndFrame,
  turnFrame,
} from '../frames.ts';
import { invariants } from '../invariants.ts';
import { moraleOf, PLAIN } from '../morale/morale.ts';
import { legWith } from '../orders/legs.ts';
import { finalResult } from '../scoring/victory.ts';
import { ratingOf } from '../staff/ratings.ts';
import type { Unit } from '../state.ts';
import { type Sitting, table } from './table.ts';

const ARMIES = {
  units: {
    i: { at: '0,0', in: 'I' },
    j: { at: '1,0', in: 'II' },
    r: { at: '3,0', in: 'III' },
    e: { at: '12,0', side: 'allied' },
  },
  leaders: {
    ney: { at: '0,0', rating: 4, role: 'oc', commands: ['I', 'II', 'III'] },
    reille: { at: '0,0', commands: ['I'] },
    erlon: { at: '1,0', commands: ['II'] },
    lobau: { at: '3,0', commands: ['III'] },
    wellington: { at: '12,0', rating: 3, role: 'oc', side: 'allied', commands: ['allied corps'] },
  },
  orders: { I: 'delay', II: 'delay', III: 'reserve', 'allied corps': 'delay' },
} as const;

const prepared = (dice: readonly number[], more: Sitting = {}) =>
  table({ ...ARMIES, ...more, frames: [chitsFrame.at('coordinated', { rollers: [] })], dice });

describe('chits', () => {
  test('NLC-4.0c, 4.0d, 4.1b, 4.1c: two formations share one chit; whoever is on Reserve has none in the cup', () => {
    const at = prepared([2, 6, 1, 1]);
    expect(at.offers('french', 'pickCoordinated')).toEqual([
      { type: 'pickCoordinated', first: 0, second: 1 },
    ]);
    at.play('french', { type: 'pickCoordinated', first: 0, second: 1 });
    expect(at.state.cup?.chits).toEqual([[0, 1], [3]]);
  });

  test('NLC-4.2b, NLC-R005: the Coordinated chit may be picked to act first', () => {
    const at = prepared([2, 6, 6, 1]);
    at.play('french', { type: 'pickCoordinated', first: 0, second: 1 });
    expect(at.offers('french', 'pickInitial')).toEqual([]);
    at.play('french', { type: 'pickPair' });
    expect(at.state.cup).toMatchObject({ initial: [0, 1], chits: [[3]] });
  });

  test('NLC-4.2b: the pick may be declined', () => {
    const at = prepared([6, 6, 6, 1]);
    at.play('french', { type: 'decline' });
    expect(at.state.cup?.initial).toEqual([]);
  });

  test('NLC-R098: with fewer than two formations there is nothing to pick, but nobody can tell', () => {
    const at = prepared([2, 6, 1, 1], { orders: { ...ARMIES.orders, II: 'reserve' } });
    expect(at.asked()).toEqual(['french']);
    expect(at.legal('french').map(({ type }) => type)).toEqual(['decline']);
  });

  test('NLC-R097, NLC-R099: Coordinated before Initial; a lead below 3 is nobody’s', () => {
    const at = prepared([6, 6, 3, 2]);
    const rolls = at.happened().map(({ type }) => type);
    expect(rolls.indexOf('coordinatedRolled')).toBeLessThan(rolls.indexOf('initialRolled'));
    expect(at.state.cup?.initial).toEqual([]);
  });

  test('NLC-4.3a, 4.3b: of several commanders one is named for each roll, and picks among his own', () => {
    const at = prepared([2, 6, 1, 1], {
      leaders: { ...ARMIES.leaders, grouchy: { at: '1,0', rating: 4, role: 'oc', commands: ['II'] } },
    });
    expect(at.offers('french', 'nameRoller').map(({ leader }) => leader)).toEqual([0, 5]);
    at.play('french', { type: 'nameRoller', leader: 5 });
    expect(at.offers('french', 'pickCoordinated')).toEqual([]);
  });

  test('NLC-20.11a, 20.11b, NLC-R119: who retreated less adds 1, or 2 against twice as many in two fights', () => {
    const total = (theirs: number, fights: number) =>
      prepared([6, 6, 1, 1], {
        options: { initiative: true },
        also(state) {
          state.sides = {
            french: { ...state.sides.french, retreatedBefore: 1 },
            allied: { ...state.sides.allied, retreatedBefore: theirs, retreatFightsBefore: fights },
          };
        },
      })
        .happened()
        .find((event) => event.type === 'initialRolled' && event.side === 'french');
    expect(total(1, 1)).toMatchObject({ total: 5 });
    expect(total(3, 1)).toMatchObject({ total: 6 });
    expect(total(2, 2)).toMatchObject({ total: 7 });
  });

  test('NLC-4.0e, 4.0f: the Initial Action acts first, then chit by chit until the cup is empty', () => {
    const at = table({
      ...ARMIES,
      frames: [turnFrame.at('initial', {})],
      dice: [1],
      also(state) {
        state.stage = null;
        state.cup = { chits: [[1]], pairs: { french: [], allied: [] }, initial: [0] };
      },
    });
    expect(at.state.stage).toMatchObject({ side: 'french', chits: [0], active: [0] });
  });
});

describe('Stages', () => {
  test('NLC-4.5a, 4.5b, 4.5c, 4.5d, 4.5e: bombardment, charge, movement, assault', () => {
    const at = table({
      from: 'bombardment',
      units: {
        g: { at: '0,0', arm: 'art' },
        c: { at: '1,1', arm: 'cav' },
        e: { at: '2,0', side: 'allied' },
      },
      leaders: { reille: { at: '0,0', commands: ['french corps'] } },
      orders: { 'french corps': 'probe' },
    });
    const seen: unknown[] = [];
    for (const type of ['endBombard', 'endDeclare', 'endMovement'] as const) {
      at.play('french', { type });
      seen.push(at.state.stage?.segment);
    }
    expect(seen).toEqual(['charge', 'movement', 'assault']);
  });

  test('NLC-4.0g, 12.2.9a, NLC-R042: Reserve units act when the turn ends, and only they', () => {
    const at = table({
      ...ARMIES,
      frames: [turnEndFrame.at('reserve', {})],
      also(state) {
        state.stage = null;
      },
    });
    expect(at.state.stage).toMatchObject({ reserve: true, active: [2] });
  });

  test('NLC-4.4a, 12.2.9c, NLC-R155: on Reserve formation leaders stay; an overall commander may move', () => {
    const at = table({
      ...ARMIES,
      frames: [turnEndFrame.at('reserve', {})],
      also(state) {
        state.stage = null;
      },
    });
    const movers = new Set(at.offers('french', 'goLeader').map(({ leader }) => leader));
    expect([...movers]).toEqual([0]);
  });

  test('NLC-12.2.9b: Reserve units enter no ZOC and do not attack', () => {
    const at = table({
      units: { i: { at: '0,0' }, e: { at: '3,0', side: 'allied' } },
      leaders: { reille: { at: '0,0', commands: ['french corps'] } },
      orders: { 'french corps': 'reserve' },
      stage: { reserve: true },
    });
    at.play('french', { type: 'select', units: [0] });
    const goals = at.offers('french', 'go').map(({ hex }) => hex);
    expect(goals).toContain(at.at('1,0'));
    expect(goals).not.toContain(at.at('2,0'));
  });
});

describe('staff', () => {
  test('NLC-11.4c, NLC-GV-70: without his HQ a commander has 1 less until the day ends', () => {
    const lost = table({
      ...ARMIES,
      hqs: { hq: { at: '5,5', of: 'ney' } },
      also(state) {
        state.hqs[0] = { status: 'destroyed', hex: -1, onTheMove: 0, destroyedOn: 1 };
      },
    });
    expect(ratingOf(lost.state, 0)).toBe(3);
  });

  test('NLC-11.4d: a destroyed HQ is set up again with any friendly unit at nightfall', () => {
    const at = table({
      ...ARMIES,
      hqs: { hq: { at: '5,5', of: 'ney' } },
      also(state) {
        state.hqs[0] = { status: 'destroyed', hex: -1, onTheMove: 0, destroyedOn: 1 };
      },
      frames: [placementFrame.at('look', { leaders: [], hqs: [0] })],
    });
    at.play('french', { type: 'placeHq', hq: 0, hex: at.at('3,0') });
    expect(at.state.hqs[0]).toMatchObject({ status: 'map', hex: at.at('3,0') });
  });

  test('NLC-11.5b, NLC-R172: an HQ obeys at once, moves when the turn ends, and halts on its target', () => {
    const at = table({
      ...ARMIES,
      hqs: { hq: { at: '0,4', of: 'ney' } },
      frames: [hqMovesFrame.at('next', { left: [0] })],
      also(state, spot) {
        const body = state.bodies.length - 1;
        const was = state.bodies[body];
        const leg = legWith({ type: 'march', target: { kind: 'currentPosition', hexes: [spot('3,4')] } });
        if (was) state.bodies[body] = { ...was, order: { ...was.order, legs: [leg] } };
      },
    });
    expect(at.state.hqs[0]?.hex).toBe(at.at('3,4'));
    expect(at.body('hq').order.legs[0]?.type).toBe('reserve');
  });
});

describe('rally', () => {
  const GONE: Partial<Unit> = { status: 'eliminated', hex: -1, lost: 2, eliminatedOn: 1, diedSupplied: true };
  const CAMP = {
    turn: 3,
    turns: [{ clock: '2000' }, { night: true, clock: '2200' }, { clock: '0400' }],
    leaders: { reille: { at: '0,0', commands: ['french corps'] } },
    orders: { 'french corps': 'reserve' },
    frames: [rallyFrame.at('look', { side: 'french', player: null, returned: [], latest: -1, done: false })],
  } as const;
  const units = { i: { at: '0,0' }, k: {}, e: { at: '12,0', side: 'allied' } } as const;

  test('NLC-13.2: not under the eyes of the enemy', () => {
    expect(table({ ...CAMP, units, lost: { k: GONE } }).offers('french', 'rally')).toHaveLength(1);
    const seen = table({ ...CAMP, units: { ...units, e: { at: '3,0', side: 'allied' } }, lost: { k: GONE } });
    expect(seen.offers('french', 'rally')).toHaveLength(0);
  });

  test('NLC-13.1, NLC-R068: not before a night has come', () => {
    const same = table({ ...CAMP, units, turn: 1, lost: { k: GONE } });
    expect(same.offers('french', 'rally')).toHaveLength(0);
  });

  test('NLC-13.3, NLC-R144: a leader who rallies gives no morale that turn', () => {
    const at = table({ ...CAMP, units, lost: { k: GONE } });
    const before = moraleOf(at.state, 0, PLAIN).value;
    at.play('french', { type: 'rally', unit: at.unit('k') });
    expect(before - moraleOf(at.state, 0, PLAIN).value).toBe(1);
  });

  test('NLC-13.4: units already there make room', () => {
    const at = table({ ...CAMP, units: { ...units, j: { at: '0,0' } }, lost: { k: GONE } });
    at.play('french', { type: 'rally', unit: at.unit('k') });
    at.play('french', { type: 'displace', unit: at.unit('j'), hex: at.at('1,0') });
    expect([at.hexOf('k'), at.hexOf('j')]).toEqual([at.at('0,0'), at.at('1,0')]);
  });

  test('NLC-13.4, NLC-J.4: three are in a hex only as long as it is asked who makes room', () => {
    const at = table({ ...CAMP, units: { ...units, j: { at: '0,0' } }, lost: { k: GONE } });
    at.play('french', { type: 'rally', unit: at.unit('k') });
    const three = at.state.units.filter(({ hex }) => hex === at.at('0,0'));
    expect(three).toHaveLength(3);
    const asked = { ...at.state, stage: null };
    expect(invariants['stacks are within limits']?.(asked)).toBeNull();
    const gone = { ...asked, frames: asked.frames.map((frame) => ({ ...frame, step: 'choose' })) };
    expect(invariants['stacks are within limits']?.(gone)).toContain('too many units');
  });

  test('NLC-R073, NLC-J.4: when a Stage has ended too many are only in a hex whose owner is asked who goes', () => {
    const crowd = { a: { at: '0,0' }, b: { at: '0,0' }, c: { at: '0,0' } } as const;
    const asked = (hex: string) => {
      const at = table({ units: crowd });
      const frame = crowdingFrame.at('choose', { side: 'french', hex: at.at(hex) });
      return { ...at.state, stage: null, frames: [...at.state.frames, frame] };
    };
    expect(invariants['stacks are within limits']?.(asked('0,0'))).toBeNull();
    expect(invariants['stacks are within limits']?.(asked('1,0'))).toContain('too many units');
  });

  test('NLC-13.6: one-step units by pairs of equals: one returns, the other is destroyed', () => {
    const at = table({
      ...CAMP,
      units: { ...units, k: { steps: [3] }, l: { steps: [3] }, m: { steps: [2] } },
      lost: { k: GONE, l: GONE, m: GONE },
    });
    expect(at.offers('french', 'rally')).toEqual([]);
    expect(at.offers('french', 'rallyPair')).toHaveLength(1);
    at.play('french', { type: 'rallyPair', unit: at.unit('k'), with: at.unit('l') });
    expect(at.state.units[at.unit('l')]?.status).toBe('destroyed');
  });

  test('NLC-6.2b, NLC-R033: a huge unit on its third face is rallied in range of its leader', () => {
    const at = table({ ...CAMP, units: { ...units, i: { at: '1,0', steps: [9, 5], lost: 2 } } });
    at.play('french', { type: 'rallyHuge', unit: at.unit('i') });
    expect(at.state.units[at.unit('i')]?.lost).toBe(1);
  });
});

describe('orders at night', () => {
  const NIGHT = [{ clock: '2200', night: true }, { clock: '0300', night: true }, { clock: '0400' }];
  const waiting = (turn: number, more: Sitting = {}) => {
    const first = table(ARMIES);
    const order = { ...first.body('I').order, sender: 0 as const, legs: [legWith({ type: 'reserve' })] };
    return table({
      ...ARMIES,
      turn,
      turns: NIGHT,
      frames: [commandFrame.at('receive', { passed: 0 })],
      ...more,
      bodies: { I: { waiting: { order, wait: '1T' }, ...more.bodies?.['I'] } },
    });
  };

  test('NLC-16.4, NLC-R050: at night waiting orders are frozen; at first light they come into force', () => {
    expect(waiting(2).body('I').waiting).not.toBeNull();
    expect(waiting(3).body('I').order.legs[0]?.type).toBe('reserve');
  });

  test('NLC-16.5: a demoralized formation waits on', () => {
    const at = waiting(3, {
      limits: { I: 1 },
      units: { ...ARMIES.units, k: { in: 'I' } },
      lost: { k: { status: 'eliminated', hex: -1, lost: 2 } },
    });
    expect(at.body('I').waiting?.wait).toBe('R4');
  });

  test('NLC-16.5, NLC-R138: with the French morning release their orders are tested', () => {
    const at = waiting(3, { specials: ['french-morning-release'], dice: [1, 1] });
    expect(at.body('I').order.legs[0]?.type).toBe('delay');
    expect(at.happened()).toContainEqual(expect.objectContaining({ type: 'orderArrived', roll: 2 }));
  });
});

describe('victory', () => {
  test('NLC-18.1: points for hexes and armies; equal totals are a draw', () => {
    const first = table(ARMIES);
    const prize = { kind: 'hex', side: 'either', points: 5, hex: first.at('0,0'), army: -1 } as const;
    const won = table({ ...ARMIES, victory: [prize] });
    expect(finalResult(won.state)).toMatchObject({ winners: ['french'] });
    expect(finalResult(first.state)).toMatchObject({ winners: [] });
  });

  test('NLC-18.4, 14.1: in a battle of the series the Allies win over a demoralized French army', () => {
    const at = table({
      ...ARMIES,
      specials: ['nlb'],
      units: { ...ARMIES.units, k: { in: 'I', steps: [60] } },
      lost: { k: { status: 'eliminated', hex: -1, lost: 1 } },
      frames: [turnEndFrame.at('recovery', {})],
    });
    expect(at.state.result).toMatchObject({ winners: ['allied'], rule: 'NLC-18.4' });
  });

  test('NLC-14.3: without that hook army demoralization ends nothing', () => {
    const at = table({
      ...ARMIES,
      units: { ...ARMIES.units, k: { in: 'I', steps: [60] } },
      lost: { k: { status: 'eliminated', hex: -1, lost: 1 } },
      frames: [turnEndFrame.at('recovery', {})],
    });
    expect(at.state.armies[0]?.demoralizedOn).toBe(1);
    expect(at.state.result).toBeNull();
  });
});
