// NLC-4, 5.5, 11, 16, NLC-A.5: chits, staff, night and weather in the course of a turn, the answer worked from the law beforehand.
import { describe, expect, test } from 'vitest';
import type { Event } from '../events.ts';
import { chitsFrame, commandFrame, turnEndFrame, turnFrame } from '../frames.ts';
import { chitsInPlay } from '../turn/cup.ts';
import { type Sitting, type TestTable, table } from './table.ts';
import { bodyNamed, CORPS, detached, towards, under } from './under-orders.ts';

const all = <T extends Event['type']>(at: TestTable, type: T) =>
  at.happened().filter((event): event is Extract<Event, { type: T }> => event.type === type);

/** Three corps; Grouchy has the wing of II and III, far from Napoleon. */
const ARMY = {
  units: {
    i: { at: '0,0', in: 'I' },
    j: { at: '8,0', in: 'II' },
    k: { at: '8,2', in: 'III' },
    e: { at: '-12,0', side: 'allied' },
  },
  leaders: {
    napoleon: { at: '0,0', rating: 4, role: 'oc', commands: ['I', 'II', 'III'] },
    grouchy: { at: '8,0', rating: 3, role: 'wc', commands: ['II', 'III'] },
    reille: { at: '0,0', commands: ['I'] },
    vandamme: { at: '8,0', commands: ['II'] },
    gerard: { at: '8,2', commands: ['III'] },
    wellington: { at: '-12,0', rating: 3, role: 'oc', side: 'allied', commands: ['allied corps'] },
    hill: { at: '-12,0', rating: 3, side: 'allied', commands: ['allied corps'] },
  },
  orders: { I: 'delay', II: 'delay', III: 'delay', 'allied corps': 'delay' },
} as const satisfies Sitting;
const [NAPOLEON, GROUCHY] = [0, 1];

const prepared = (dice: readonly number[], more: Sitting = {}) =>
  table({ ...ARMY, ...more, frames: [chitsFrame.at('coordinated', { rollers: [] })], dice });
const body = (at: TestTable, name: string) => bodyNamed(at.state, name);

describe('NLC-4.1 to 4.3, 12.14e: who rolls and who is picked', () => {
  test('NLC-12.14e, 4.1a: a wing commander on his own rolls with his own rating and binds his own two corps only', () => {
    const at = prepared([1, 6, 1, 1]);
    expect(at.offers('french', 'nameRoller').map(({ leader }) => leader)).toEqual([NAPOLEON, GROUCHY]);
    at.play('french', { type: 'nameRoller', leader: GROUCHY });
    const [ii, iii] = [body(at, 'II'), body(at, 'III')];
    expect(at.offers('french', 'pickCoordinated')).toEqual([
      { type: 'pickCoordinated', first: ii, second: iii },
    ]);
  });

  test('NLC-4.1a: a 2 is not 2 below the 3 of Grouchy, but below the 4 of Napoleon', () => {
    const gained = (leader: number) => {
      const at = prepared([2, 6, 1, 1]);
      at.play('french', { type: 'nameRoller', leader });
      return all(at, 'coordinatedRolled').find(({ side }) => side === 'french')?.gained;
    };
    expect([gained(GROUCHY), gained(NAPOLEON)]).toEqual([false, true]);
  });

  test('NLC-R005: the pair of Napoleon is not for Grouchy to send first, for one of the two is none of his', () => {
    const offered = (second: string, roller: number) => {
      const at = prepared([1, 6, 6, 1]);
      at.play('french', { type: 'nameRoller', leader: NAPOLEON });
      at.play('french', {
        type: 'pickCoordinated',
        first: body(at, second === 'II' ? 'I' : 'II'),
        second: body(at, second),
      });
      at.play('french', { type: 'nameRoller', leader: roller });
      return [
        at.offers('french', 'pickPair').length,
        at.offers('french', 'pickInitial').map(({ chit }) => chit),
      ];
    };
    // Napoleon binds I and II; Grouchy has III left.
    const iii = body(prepared([6, 6, 1, 1]), 'III');
    expect(offered('II', GROUCHY)).toEqual([0, [iii]]);
    expect(offered('II', NAPOLEON)).toEqual([1, [iii]]);
  });

  test('NLC-12.14e: beside his superior, in range and sight of him, the wing commander is not named', () => {
    const at = prepared([6, 6, 1, 1], {
      leaders: { ...ARMY.leaders, grouchy: { ...ARMY.leaders.grouchy, at: '1,0' } },
    });
    expect(at.offers('french', 'nameRoller').map(({ leader }) => leader)).toEqual([NAPOLEON]);
  });

  test('NLC-E.4: a side without overall commander on the map does not roll, and the other one rolls alone', () => {
    const at = prepared([1, 6], {
      leaders: { ...ARMY.leaders, wellington: { ...ARMY.leaders.wellington, at: undefined as never } },
      gone: ['wellington'],
    });
    at.play('french', { type: 'nameRoller', leader: NAPOLEON });
    expect(all(at, 'coordinatedRolled').map(({ side, roll }) => [side, roll])).toEqual([['french', 1]]);
  });

  test('NLC-11.4c, 4.1a, 4.2a: after the loss of his HQ Napoleon rolls as a 3 this day, and as a 4 the next', () => {
    const at = (day: number) => {
      const set = prepared([2, 6, 2, 6], {
        hqs: { hq: { of: 'napoleon' } },
        leaders: { ...ARMY.leaders, grouchy: { ...ARMY.leaders.grouchy, at: '1,0' } },
        turn: 2,
        turns: [
          { day: 16, clock: '2000' },
          { day, clock: '0900' },
        ],
        also(state) {
          state.hqs[0] = { status: 'destroyed', hex: -1, onTheMove: 0, destroyedOn: 1 };
        },
      });
      set.play('french', { type: 'nameRoller', leader: NAPOLEON });
      const { gained } = all(set, 'coordinatedRolled').find(({ side }) => side === 'french') ?? {};
      if (gained) set.play('french', { type: 'decline' });
      set.play('french', { type: 'nameRoller', leader: NAPOLEON });
      return [gained, all(set, 'initialRolled').find(({ side }) => side === 'french')?.total];
    };
    expect(at(16)).toEqual([false, 5]);
    expect(at(17)).toEqual([true, 6]);
  });
});

describe('NLC-4.0d, NLC-E.4, NLC-E.5: chits and who acts on them', () => {
  test('NLC-4.0d: a corps of which nobody is left on the map has no chit, though its leader is there', () => {
    const at = table({ ...ARMY, lost: { k: { status: 'eliminated', hex: -1, lost: 2 } } });
    expect(chitsInPlay(at.state, 'french')).toEqual([body(at, 'I'), body(at, 'II')]);
  });

  test('NLC-R042: a corps on Reserve with a division on Delay is in the cup, and only the division acts', () => {
    const at = table({
      ...ARMY,
      units: { ...ARMY.units, l: { at: '1,0', in: 'I', division: 'Foy' } },
      orders: { ...ARMY.orders, I: 'reserve' },
      frames: [turnFrame.at('initial', {})],
      dice: [0],
      also(state, spot) {
        detached(state, 'Foy', towards('delay', [spot('1,0')]));
        state.stage = null;
        state.cup = { chits: [], pairs: { french: [], allied: [] }, initial: [bodyNamed(state, 'I')] };
      },
    });
    expect(chitsInPlay(at.state, 'french')).toContain(body(at, 'I'));
    expect(at.state.stage?.active).toEqual([at.unit('l')]);
  });

  test('NLC-R043, NLC-J.4: whoever has acted this turn is not in the Stage of his chit', () => {
    const at = table({
      ...ARMY,
      units: { ...ARMY.units, l: { at: '1,0', in: 'I' } },
      frames: [turnFrame.at('initial', {})],
      lost: { i: { activated: 1 } },
      also(state) {
        state.stage = null;
        state.cup = { chits: [], pairs: { french: [], allied: [] }, initial: [bodyNamed(state, 'I')] };
      },
    });
    expect(at.state.stage?.active).toEqual([at.unit('l')]);
  });

  test('NLC-4.1c, NLC-R130: a pair acts in one Stage, each corps by its own order: who delays does not assault with who attacks', () => {
    const at = table({
      from: 'assault',
      units: { i: { at: '0,0', in: 'I' }, j: { at: '1,-1', in: 'II' }, e: { at: '1,0', side: 'allied' } },
      leaders: { reille: { at: '0,0', commands: ['I'] }, erlon: { at: '1,-1', commands: ['II'] } },
      orders: { I: 'attack', II: 'delay' },
    });
    expect(new Set(at.offers('french', 'assign').map(({ hex }) => hex))).toEqual(new Set([at.at('0,0')]));
  });

  test('NLC-4.4a, NLC-R155: an overall commander who has moved this turn does not move in the Reserve Stage', () => {
    const riders = (moved: number) => {
      const at = table({
        ...ARMY,
        orders: { ...ARMY.orders, I: 'reserve' },
        frames: [turnEndFrame.at('reserve', {})],
        also(state) {
          state.stage = null;
          const was = state.leaders[NAPOLEON];
          if (was) state.leaders[NAPOLEON] = { ...was, moved };
        },
      });
      return new Set(at.offers('french', 'goLeader').map(({ leader }) => leader));
    };
    expect(riders(0)).toEqual(new Set([NAPOLEON]));
    expect(riders(1)).toEqual(new Set());
  });

  test('NLC-12.14g, NLC-R155: a wing commander moves in a Stage of units of his wing, not in one of another corps', () => {
    const riders = (name: string) => {
      const at = table({ ...ARMY, stage: { active: [name === 'I' ? 0 : 1], chits: [name === 'I' ? 0 : 1] } });
      return at.offers('french', 'goLeader').some(({ leader }) => leader === GROUCHY);
    };
    expect([riders('I'), riders('II')]).toEqual([false, true]);
  });

  test('NLC-E.1, 7.11a: who stands in an enemy ZOC when the turn begins is known by it, who comes there later is not', () => {
    const at = table({
      ...ARMY,
      units: { ...ARMY.units, c: { at: '-11,0', in: 'I', arm: 'cav' } },
      turn: 1,
      frames: [turnFrame.at('snapshot', {})],
      also(state) {
        state.stage = null;
      },
    });
    expect([at.state.units[at.unit('c')]?.startedInZoc, at.state.units[at.unit('i')]?.startedInZoc]).toEqual([
      true,
      false,
    ]);
    expect(at.state.units[at.unit('e')]?.startedInZoc).toBe(true);
  });
});

describe('NLC-5.5, 16, NLC-A.5: night, rain and wet ground', () => {
  const RIDE = {
    units: { c: { at: '0,0', arm: 'cav', mp: 6 }, e: { at: '2,0', side: 'allied' } },
    leaders: {
      reille: { at: '0,0', commands: [CORPS] },
      hill: { at: '9,0', side: 'allied', commands: ['allied corps'] },
    },
    orders: { [CORPS]: 'attack', 'allied corps': 'delay' },
  } as const satisfies Sitting;
  const charges = (turn: object) =>
    table({ ...RIDE, from: 'charge', turns: [turn] }).offers('french', 'charge').length;

  test('NLC-R011: no charge by night or in rain; two ways by day', () => {
    expect([charges({ clock: '1400' }) > 0, charges({ night: true }), charges({ rain: true })]).toEqual([
      true,
      0,
      0,
    ]);
  });

  test('NLC-R011, NLC-E.8: nor does cavalry react to what comes near in rain', () => {
    const met = (rain: boolean) => {
      const at = table({
        side: 'allied',
        turns: [{ rain, clock: '1400' }],
        units: { c: { at: '0,0', arm: 'cav' }, e: { at: '4,0', side: 'allied' } },
        leaders: { ...RIDE.leaders, hill: { ...RIDE.leaders.hill, at: '4,0' } },
        orders: { [CORPS]: 'delay', 'allied corps': 'attack' },
      });
      at.play('allied', { type: 'select', units: [at.unit('e')] });
      at.play('allied', { type: 'step', hex: at.at('3,0') });
      at.play('allied', { type: 'step', hex: at.at('2,0') });
      return at.asked();
    };
    expect(met(false)).toEqual(['french']);
    expect(met(true)).toEqual(['allied']);
  });

  test('NLC-R011, 7.3d: in contact they assault by night as by day', () => {
    const at = table({
      from: 'assault',
      turns: [{ night: true }],
      units: { i: { at: '0,0' }, e: { at: '1,0', side: 'allied' } },
      leaders: RIDE.leaders,
      orders: { [CORPS]: 'attack' },
    });
    expect(at.offers('french', 'assign').map(({ target }) => target)).toEqual([at.at('1,0')]);
  });

  test('NLC-16.1, 5.4d: by night infantry on Fall Back leaves a ZOC, and enters none on its way', () => {
    const at = under(
      {
        turns: [{ night: true }],
        units: { i: { at: '0,0' }, e: { at: '1,0', side: 'allied' } },
        leaders: { ...RIDE.leaders, reille: { at: '-1,0', commands: [CORPS] } },
      },
      (spot) => [towards('fallBack', [spot('-9,0')])],
    );
    at.play('french', { type: 'select', units: [0] });
    const steps = new Set(at.offers('french', 'step').map(({ hex }) => hex));
    expect(steps.has(at.at('-1,0'))).toBe(true);
    expect(steps.has(at.at('0,1'))).toBe(false);
    expect(steps.has(at.at('1,-1'))).toBe(false);
  });

  const wetReach = (unit: object, more: Sitting = {}) => {
    const at = table({
      specials: ['wet-ground'],
      turns: [{ wet: true, clock: '1400' }],
      units: { u: { at: '0,0', ...unit }, e: { at: '-14,0', side: 'allied' } },
      leaders: { reille: { at: '4,0', mp: 7, commands: [CORPS] } },
      orders: { [CORPS]: 'delay' },
      roads: ['0,0 1,0 2,0 3,0 4,0 5,0 6,0 7,0 8,0 9,0'],
      ...more,
    });
    at.play('french', { type: 'select', units: [0] });
    const goals = new Set(at.offers('french', 'go').map(({ hex }) => hex));
    return [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((n) => goals.has(at.at(`${n},0`)));
  };

  test('NLC-A.5, NLC-GV-89: on wet ground light horse makes three clear hexes, guns of 4 two, infantry of 4 four', () => {
    expect(Math.max(...wetReach({ arm: 'cav', mp: 7 }))).toBe(3);
    expect(Math.max(...wetReach({ arm: 'art', mp: 4 }))).toBe(2);
    expect(Math.max(...wetReach({ mp: 4 }))).toBe(4);
  });

  test('NLC-A.5: through wet towns and woods they go as ever; on a dry turn everywhere', () => {
    expect(Math.max(...wetReach({ arm: 'cav', mp: 7 }, { towns: ['1,0', '2,0', '3,0', '4,0', '5,0'] }))).toBe(
      6,
    );
    expect(Math.max(...wetReach({ arm: 'cav', mp: 7 }, { turns: [{ clock: '1400' }] }))).toBe(7);
    expect(Math.max(...wetReach({ arm: 'cav', mp: 7 }, { specials: [] }))).toBe(7);
  });

  test('NLC-A.5: a leader rides over wet ground at his usual pace', () => {
    const at = table({
      specials: ['wet-ground'],
      turns: [{ wet: true, clock: '1400' }],
      units: { u: { at: '0,0' }, v: { at: '5,0' }, e: { at: '-14,0', side: 'allied' } },
      leaders: { reille: { at: '0,0', mp: 5, commands: [CORPS] } },
      orders: { [CORPS]: 'delay' },
    });
    const goals = at.offers('french', 'goLeader').map(({ hex }) => hex);
    expect(goals).toContain(at.at('5,0'));
  });

  test('NLC-16.3, 12.3b: night strikes before success and confidence: the Attack fails, and nobody rolls for confidence', () => {
    const at = under(
      {
        turn: 2,
        turns: [{ clock: '2000' }, { clock: '2100', night: true }],
        units: { i: { at: '0,0' }, e: { at: '12,0', side: 'allied' } },
        leaders: RIDE.leaders,
        orders: { 'allied corps': 'delay' },
        frames: [commandFrame.at('night', { passed: 0 })],
        also(state) {
          state.stage = null;
        },
      },
      (spot) => [towards('attack', [spot('3,0')])],
      { lossTurn: 1 },
    );
    expect(all(at, 'orderFailed').map(({ body: failed }) => failed)).toEqual([body(at, CORPS)]);
    expect(all(at, 'confidenceFailed')).toEqual([]);
  });
});
