// What seldom happens in a game, worked out by hand from the rules.
import { describe, expect, test } from 'vitest';
import { bodyAt } from '../changes/bodies.ts';
import {
  commandFrame,
  displacementFrame,
  placementFrame,
  pursuitFrame,
  rallyFrame,
  retreatFrame,
  turnFrame,
} from '../frames.ts';
import { fieldOf } from '../ground/field.ts';
import { noteStopped } from '../movement/leaders.ts';
import { isBlockedAt } from '../orders/blocked.ts';
import { activeLeg, legWith } from '../orders/legs.ts';
import { isFirstNightTurn } from '../procedures/placement.ts';
import { hqReach } from '../reach/staff-reach.ts';
import type { Unit } from '../state.ts';
import { countRest, wake } from '../turn/fatigue.ts';
import { NOBODY, NOWHERE } from '../vocabulary.ts';
import { COUNCIL, ERLON, NEY, REILLE } from './council.ts';
import { scene } from './position.ts';
import { type Sitting, type TestTable, table } from './table.ts';
import { orderFor, TWO_CORPS } from './two-corps.ts';
import { bodyNamed, CORPS, towards, under } from './under-orders.ts';

const GONE: Partial<Unit> = { status: 'eliminated', hex: -1, lost: 2, eliminatedOn: 1, diedSupplied: true };
const both = (at: TestTable): void => {
  for (const seat of at.asked()) at.play(seat, { type: 'done' });
};

describe('NLC-12.14h, NLC-R169: wing commanders who lead a formation', () => {
  const WING = {
    units: { i: { at: '0,0', steps: [5, 4, 3] }, e: { at: '12,0', side: 'allied' } },
    leaders: {
      napoleon: { at: '-1,0', rating: 4, role: 'oc', commands: [CORPS], noHqPenalty: true },
      ney: { at: '0,0', rating: 3, role: 'wc', commands: [CORPS] },
      reille: { at: '0,0', commands: [CORPS] },
      wellington: { at: '12,0', role: 'oc', side: 'allied', commands: ['allied corps'] },
    },
    orders: { [CORPS]: 'delay', 'allied corps': 'delay' },
  } as const satisfies Sitting;
  const [NEY_HIMSELF, REILLE_HIMSELF] = [1, 2];
  const desk = (leader: number) =>
    table({ ...WING, bodies: { [CORPS]: { leader } }, frames: [commandFrame.at('send', { passed: 0 })] });

  test('in the Command Phase he takes it over, once the book is closed', () => {
    const at = desk(REILLE_HIMSELF);
    expect(at.offers('french', 'unlead')).toEqual([]);
    const [lead, ...more] = at.offers('french', 'lead');
    expect([lead, more]).toEqual([
      { type: 'lead', leader: NEY_HIMSELF, body: bodyNamed(at.state, CORPS) },
      [],
    ]);
    if (lead) at.play('french', lead);
    expect(at.offers('french', 'lead')).toEqual([]);
    expect(at.body(CORPS).leader).toBe(REILLE_HIMSELF);
    both(at);
    expect(at.body(CORPS).leader).toBe(NEY_HIMSELF);
  });

  test('in the Command Phase he leaves it to its own leader', () => {
    const at = desk(NEY_HIMSELF);
    expect(at.offers('french', 'lead')).toEqual([]);
    at.play('french', { type: 'unlead', leader: NEY_HIMSELF });
    expect(at.offers('french', 'unlead')).toEqual([]);
    both(at);
    expect(at.body(CORPS).leader).toBe(REILLE_HIMSELF);
  });

  test('NLC-11.2a: when he falls its own leader has it again', () => {
    const at = table({
      ...WING,
      units: { ...WING.units, g: { at: '2,0', side: 'allied', arm: 'art', steps: [10] } },
      bodies: { [CORPS]: { leader: NEY_HIMSELF } },
      side: 'allied',
      from: 'bombardment',
      // Strength 10 and an 8: two hits, of which one is a step. Ney is hit, Reille is not.
      dice: [4, 4, 6, 6, 1, 1],
    });
    at.play('allied', { type: 'bombard', from: at.at('2,0'), guns: [at.unit('g')], target: at.at('0,0') });
    expect(at.state.leaders[NEY_HIMSELF]?.status).toBe('lost');
    expect(at.body(CORPS).leader).toBe(REILLE_HIMSELF);
  });
});

describe('NLC-F.5: marches that are blocked', () => {
  test('NLC-F.5 (b): from a chateau no zone reaches, a single enemy on its road is enough', () => {
    const blocked = (enemy: string) => {
      const set = scene({
        chateaux: ['0,0'],
        units: { i: { at: '0,0' }, e: { at: enemy, side: 'allied' } },
        leaders: { reille: { at: '0,0', commands: [CORPS] } },
      });
      const route = ['0,0', '1,0', '2,0'].map(set.at);
      const leg = legWith({
        type: 'march',
        target: { kind: 'currentPosition', hexes: [set.at('2,0')] },
        route,
      });
      return isBlockedAt(set.state, bodyNamed(set.state, CORPS), leg, set.at('0,0'));
    };
    expect([blocked('1,0'), blocked('2,0'), blocked('3,0')]).toEqual([true, true, false]);
  });

  test('NLC-F.5 (b): it is the next hex of its road that counts, from the first hex of it on, though another way is open', () => {
    const set = scene({
      chateaux: ['0,0'],
      walls: ['1,0|1,-1'],
      units: { i: { at: '0,0' }, e: { at: '1,0', side: 'allied' } },
      leaders: { reille: { at: '0,0', commands: [CORPS] } },
    });
    const leg = (...way: readonly string[]) =>
      legWith({
        type: 'march',
        target: { kind: 'currentPosition', hexes: [set.at('2,-1')] },
        route: way.map(set.at),
      });
    const blocked = (...way: readonly string[]) =>
      isBlockedAt(set.state, bodyNamed(set.state, CORPS), leg(...way), set.at('0,0'));
    expect(blocked('0,0', '1,0', '2,-1')).toBe(true);
    expect(blocked('0,0', '1,-1', '2,-1')).toBe(false);
    expect(blocked('-1,0', '0,0', '1,0', '2,-1')).toBe(true);
  });

  test('NLC-F.4: on his way to Defend a leader whom only enemies keep from coming closer has arrived', () => {
    const stopped = (...enemies: readonly string[]) => {
      const set = scene({
        units: {
          i: { at: '0,0' },
          ...Object.fromEntries(enemies.map((at, n) => [`e${n}`, { at, side: 'allied' as const }])),
        },
        leaders: { reille: { at: '0,0', commands: [CORPS] } },
        orders: { [CORPS]: 'defend' },
      });
      const id = bodyNamed(set.state, CORPS);
      const body = bodyAt(set.state, id);
      const order = { ...body.order, legs: [towards('defend', [set.at('6,0')])] };
      set.state.bodies[id] = { ...body, order };
      noteStopped(set.state, id);
      const { arrived, anchor } = bodyAt(set.state, id);
      return arrived ? anchor === set.at('0,0') : null;
    };
    // Only 1,0 is nearer to 6,0.
    expect(stopped('1,0')).toBe(true);
    expect(stopped('2,0')).toBe(true);
    expect(stopped('3,0')).toBeNull();
  });
});

describe('guns with the other table', () => {
  test('NLC-20.12c: strength 1 and an 8 are 9, and disrupt; a 7 does not', () => {
    const shot = (dice: readonly number[]) => {
      const at = table({
        from: 'bombardment',
        units: { g: { at: '0,0', arm: 'art', steps: [1] }, e: { at: '2,0', side: 'allied' } },
        leaders: { reille: { at: '0,0', commands: [CORPS] } },
        orders: { 'allied corps': 'delay' },
        options: { altArtillery: true },
        dice,
      });
      at.play('french', { type: 'bombard', from: at.at('0,0'), guns: [0], target: at.at('2,0') });
      return at.state.units[1]?.disrupted;
    };
    expect([shot([4, 4]), shot([4, 3])]).toEqual([true, false]);
  });
});

describe('headquarters', () => {
  const HQ = {
    units: { i: { at: '0,0' }, e: { at: '12,0', side: 'allied' } },
    leaders: {
      napoleon: { at: '0,0', rating: 4, role: 'oc', commands: [CORPS] },
      reille: { at: '0,0', commands: [CORPS] },
    },
    hqs: { imperial: { at: '0,0', of: 'napoleon' } },
    orders: { [CORPS]: 'delay', 'allied corps': 'delay' },
  } as const satisfies Sitting;

  test('NLC-5.4c, 11.5a: out of an enemy zone it pays a point more', () => {
    const cost = (enemy: string) => {
      const set = scene({ ...HQ, units: { ...HQ.units, e: { at: enemy, side: 'allied' } } });
      const reach = (march: boolean) =>
        hqReach(set.state, fieldOf(set.state), 0, 12, march).cost(set.at('-1,0'));
      return [reach(false), reach(true)];
    };
    expect(cost('1,0')).toEqual([4, 4]);
    expect(cost('3,0')).toEqual([2, 2]);
  });

  test('NLC-11.5b: it goes where it is sent, without a test', () => {
    const first = table(TWO_CORPS);
    const leg = legWith({ type: 'march', target: { kind: 'place', place: 2 } });
    const at = table({
      ...TWO_CORPS,
      hqs: { imperial: { at: '-9,0', of: 'napoleon' } },
      also(state) {
        const hq = bodyNamed(state, 'imperial');
        const body = state.bodies[hq];
        const order = orderFor(first, 'I', { legs: [leg], recipient: hq });
        if (body) state.bodies[hq] = { ...body, transit: [order] };
      },
      frames: [commandFrame.at('receive', { passed: 0 })],
    });
    expect(activeLeg(at.state, bodyNamed(at.state, 'imperial')).type).toBe('march');
  });

  const NIGHTS = [{ clock: '1900' }, { clock: '2000', night: true }, { clock: '2100', night: true }];

  test('NLC-11.4d: a destroyed one comes back in the first turn of the night, to any unit of its side', () => {
    const first = (turn: number) => isFirstNightTurn(scene({ ...HQ, turns: NIGHTS, turn }).state);
    expect([first(1), first(2), first(3)]).toEqual([false, true, false]);
    const at = (turn: number) =>
      table({
        ...HQ,
        units: { ...HQ.units, j: { at: '3,0' } },
        turns: NIGHTS,
        turn,
        also(state) {
          const [hq] = state.hqs;
          if (hq) state.hqs[0] = { ...hq, status: 'destroyed', hex: NOWHERE, destroyedOn: 1 };
          state.stage = null;
          state.frames.splice(1, 2, turnFrame.at('reinforcements', {}));
        },
      });
    const night = at(2);
    expect(night.offers('french', 'placeHq').map(({ hex }) => hex)).toEqual(
      [night.at('0,0'), night.at('3,0')].toSorted((a, b) => a - b),
    );
    night.play('french', { type: 'placeHq', hq: 0, hex: night.at('3,0') });
    expect(night.state.hqs[0]).toMatchObject({ status: 'map', hex: night.at('3,0'), destroyedOn: 0 });
    expect(at(3).offers('french', 'placeHq')).toEqual([]);
  });

  test('NLC-11.2b, 11.4d: whoever has nowhere to come back to is passed over', () => {
    const at = table({
      ...HQ,
      lost: { i: GONE },
      gone: ['napoleon', 'reille'],
      also(state) {
        const [hq] = state.hqs;
        if (hq) state.hqs[0] = { ...hq, status: 'destroyed', hex: NOWHERE, destroyedOn: 1 };
        state.frames.push(placementFrame.at('look', { leaders: [0, 1], hqs: [0] }));
      },
    });
    expect(at.happened().map(({ type }) => type)).not.toContain('leaderReplaced');
    expect([...at.offers('french', 'placeHq'), ...at.offers('french', 'placeLeader')]).toEqual([]);
  });
});

describe('NLC-M.1: who of several players is asked', () => {
  const asked = (more: Sitting, frame: NonNullable<Sitting['frames']>[number]) =>
    table({ ...COUNCIL, ...more, frames: [frame] }).asked();
  const hqs = { imperial: { of: 'ney' } } as const;

  test('NLC-11.2b, 11.4d: for a leader he who has his place, for an HQ he who has its commander’s', () => {
    const place = (leaders: readonly number[], hq: readonly number[]) =>
      placementFrame.at('choose', { leaders, hqs: hq });
    expect(asked({ gone: ['reille'] }, place([1], []))).toEqual([REILLE]);
    expect(asked({ gone: ['erlon'] }, place([2], []))).toEqual([ERLON]);
    expect(asked({ hqs }, place([], [0]))).toEqual([NEY]);
    expect(asked({ gone: ['orange'] }, place([4], []))[0]).toMatch(/^allied/);
  });

  test('NLC-11.1c, 7.8: for a leader who is chased his player, for a pursuer his', () => {
    expect(asked({}, displacementFrame.at('choose', { side: 'french', leader: 2 }))).toEqual([ERLON]);
    const pursuit = (unit: number) =>
      pursuitFrame.at('choose', {
        side: 'french',
        hex: 0,
        fled: [],
        winners: [{ unit, start: 0, via: NOWHERE, target: 0 }],
        deciding: [],
        unit,
        pursuers: [],
        goals: [],
        target: NOWHERE,
      });
    expect(asked({}, pursuit(0))).toEqual([REILLE]);
    expect(asked({}, pursuit(1))).toEqual([ERLON]);
  });
});

describe('NLC-20.8: fatigue', () => {
  const resting = (clocks: readonly string[], rest: number, turn = 1) => {
    const set = scene({
      units: { i: { at: '0,0' } },
      leaders: { reille: { at: '0,0', commands: [CORPS] } },
      orders: { [CORPS]: 'reserve' },
      options: { fatigue: true },
      turns: clocks.map((clock) => ({ clock })),
      turn,
    });
    const id = bodyNamed(set.state, CORPS);
    set.state.bodies[id] = { ...bodyAt(set.state, id), fatigue: 'fatigued', rest };
    countRest(set.state);
    const { fatigue, rest: left } = bodyAt(set.state, id);
    return [fatigue, left];
  };

  test('NLC-20.8d, NLC-R123: three hours on Reserve, counted by the clocks, over midnight too', () => {
    expect(resting(['1400', '1500'], 119)).toEqual(['fatigued', 179]);
    expect(resting(['1400', '1500'], 120)).toEqual(['fresh', 0]);
    expect(resting(['2330', '0100'], 89)).toEqual(['fatigued', 179]);
    expect(resting(['2330', '0100'], 90)).toEqual(['fresh', 0]);
    expect(resting(['1400'], 100)).toEqual(['fatigued', 100]);
  });

  test('NLC-20.8c: nightfall begins the count anew', () => {
    const set = scene({
      units: { i: { at: '0,0' } },
      leaders: { reille: { at: '0,0', commands: [CORPS] } },
      options: { fatigue: true },
      turns: [{ clock: '1900' }, { clock: '2000', night: true }],
      turn: 2,
    });
    const id = bodyNamed(set.state, CORPS);
    set.state.bodies[id] = { ...bodyAt(set.state, id), fatigue: 'fatigued', wakeful: true, rest: 50 };
    wake(set.state);
    expect(bodyAt(set.state, id)).toMatchObject({ fatigue: 'fatigued', wakeful: false, rest: 0 });
  });
});

describe('the end of a phase', () => {
  test('NLC-13.4: who ends his rally lets the other side begin', () => {
    const at = table({
      units: { i: { at: '0,0' }, x: {}, e: { at: '12,0', side: 'allied' } },
      leaders: { reille: { at: '0,0', commands: [CORPS] } },
      orders: { [CORPS]: 'reserve', 'allied corps': 'delay' },
      lost: { x: GONE },
      turns: [{ clock: '1900' }, { clock: '2000', night: true }, { clock: '0500' }],
      turn: 3,
      frames: [
        rallyFrame.at('choose', { side: 'french', player: null, returned: [], latest: NOBODY, done: false }),
      ],
    });
    at.play('french', { type: 'endRally' });
    expect(at.offers('french', 'endRally')).toEqual([]);
  });

  test('NLC-5.6, NLC-R071, NLC-R072: beaten at an edge of his own he may leave the map, and is eliminated in supply', () => {
    const edge = '-7,15';
    const at = table({
      from: 'assault',
      units: { i: { at: edge }, e: { at: '-7,14', side: 'allied' } },
      leaders: { reille: { at: edge, commands: [CORPS] } },
      orders: { 'allied corps': 'delay' },
      also(state, spot) {
        state.frames.push(
          retreatFrame.at('choose', {
            side: 'french',
            kind: 'assault',
            foes: [spot('-7,14')],
            units: [0],
            at: spot(edge),
            left: 1,
            visited: [],
            waiting: [],
            next: NOBODY,
            along: [],
            behind: [],
          }),
        );
      },
    });
    at.play('french', { type: 'retreatTo', hex: NOWHERE });
    expect(at.state.units[0]).toMatchObject({ status: 'eliminated', diedSupplied: true, hex: NOWHERE });
    expect(at.happened()).toContainEqual({ type: 'unitLeftMap', rule: 'NLC-5.6', unit: 0, hex: at.at(edge) });
  });

  test('NLC-20.9c: an Attack remembers whom it has assaulted', () => {
    const at = under(
      {
        from: 'assault',
        units: { i: { at: '0,0' }, e: { at: '1,0', side: 'allied' } },
        leaders: { reille: { at: '0,0', commands: [CORPS] } },
        orders: { 'allied corps': 'delay' },
        options: { operationsMorale: true },
        dice: [1, 1, 1, 1],
      },
      (spot) => [towards('attack', [spot('1,0')])],
    );
    at.play('french', { type: 'assign', hex: at.at('0,0'), target: at.at('1,0') });
    at.play('french', { type: 'endAssign' });
    expect(at.body(CORPS).foes).toEqual([bodyNamed(at.state, 'allied corps')]);
  });
});
