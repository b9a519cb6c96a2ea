// NLC-9, 11.2b, NLC-A.3: who comes onto the map, under what orders, and who takes whose place.
import { scriptedSource, startFrom } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { patchUnit } from '../changes/units.ts';
import { isInCommand } from '../command/command-area.ts';
import { commandFrame, gameFrame, hqMovesFrame, placementFrame, turnEndFrame, turnFrame } from '../frames.ts';
import { fieldOf } from '../ground/field.ts';
import { laterCampaigns } from '../module.ts';
import { options } from '../options.ts';
import { activeLeg } from '../orders/legs.ts';
import { targetHexes } from '../orders/target-hexes.ts';
import { setup } from '../setup.ts';
import { ROAD_RATE } from '../tables/terrain-effects.ts';
import { type Sitting, type TestTable, table } from './table.ts';
import { bodyNamed, CORPS, towards } from './under-orders.ts';

const EDGE = '-14,0';

/** Three brigades of a corps due at the western edge, its leader on the map; enemies far off. */
const DUE = {
  units: {
    i: { at: '-9,0' },
    a: {},
    b: {},
    c: {},
    e: { at: '12,0', side: 'allied' },
  },
  leaders: {
    napoleon: { at: '-9,0', rating: 4, role: 'oc', commands: [CORPS] },
    reille: { at: '-13,0', commands: [CORPS] },
    wellington: { at: '12,0', role: 'oc', side: 'allied', commands: ['allied corps'] },
  },
  orders: { [CORPS]: 'defend', 'allied corps': 'delay' },
  groups: [{ turn: 1, at: EDGE, units: ['a', 'b', 'c'] }],
  entries: [EDGE],
  stage: { chits: [0, 1] },
} as const satisfies Sitting;

const arrived = (more: Sitting = {}) =>
  table({
    ...DUE,
    ...more,
    also(state, spot) {
      state.arrived = [0];
      more.also?.(state, spot);
    },
  });

const enter = (at: TestTable, unit: string, spot: string = EDGE) => {
  at.play('french', { type: 'enter', units: [at.unit(unit)], hex: at.at(spot) });
  if (at.offers('french', 'endMove').length > 0) at.play('french', { type: 'endMove' });
};

describe('coming in', () => {
  test('NLC-9.3: who cannot pay what those before him have paid waits for the next turn', () => {
    const at = arrived({ units: { ...DUE.units, c: { mp: 2 } } });
    at.play('french', { type: 'enter', units: [at.unit('a')], hex: at.at(EDGE) });
    at.play('french', { type: 'go', hex: at.at('-13,0') });
    at.play('french', { type: 'enter', units: [at.unit('b')], hex: at.at(EDGE) });
    at.play('french', { type: 'endMove' });
    expect(at.state.entryPaid[at.at(EDGE)]).toBe(4);
    expect(at.refused('french', { type: 'enter', units: [at.unit('c')], hex: at.at(EDGE) })).toBe('NLC-9.3');
  });

  test('NLC-9.1, 9.2: two that come in stacked pay once', () => {
    const at = arrived();
    at.play('french', { type: 'enter', units: [at.unit('a'), at.unit('b')], hex: at.at(EDGE) });
    expect(at.state.entryPaid[at.at(EDGE)]).toBe(2);
    at.play('french', { type: 'go', hex: at.at('-13,0') });
    expect([at.hexOf('a'), at.hexOf('b')]).toEqual([at.at('-13,0'), at.at('-13,0')]);
  });

  test('NLC-5.3a: nor does anybody come into a hex that is full and cannot go on from it', () => {
    const at = arrived({ units: { ...DUE.units, c: { mp: 3 } } });
    enter(at, 'a');
    enter(at, 'b');
    expect(at.refused('french', { type: 'enter', units: [at.unit('c')], hex: at.at(EDGE) })).toBe('NLC-5.3a');
  });

  test('NLC-9.4: barred by the enemy they come in at the nearest free hex of the edge, of several as they like', () => {
    const at = arrived({ units: { ...DUE.units, e: { at: '-13,0', side: 'allied' } } });
    const hexes = new Set(at.offers('french', 'enter').map(({ hex }) => hex));
    expect(hexes.has(at.at(EDGE))).toBe(false);
    expect(hexes.size).toBeGreaterThan(0);
  });

  test('NLC-R115: coming in is movement: cavalry near the entry may charge', () => {
    const at = arrived({
      units: { ...DUE.units, e: { at: '-12,0', side: 'allied', arm: 'cav' } },
      leaders: {
        ...DUE.leaders,
        reille: { at: '-9,0', commands: [CORPS] },
        wellington: { ...DUE.leaders.wellington, role: 'formation', at: '-12,0' },
      },
    });
    const [first] = at.offers('french', 'enter');
    if (first !== undefined) at.play('french', first);
    expect(at.state.frames.some(({ proc }) => proc === 'reaction')).toBe(true);
  });

  test('NLC-R161: who is due must come in if he can', () => {
    const at = arrived();
    expect(at.refused('french', { type: 'endMovement' })).toBe('NLC-R161');
  });
});

describe('without their leader', () => {
  const brought = (more: Sitting = {}) =>
    table({
      ...DUE,
      ...more,
      frames: [turnFrame.at('reinforcements', {})],
      also(state) {
        state.stage = null;
      },
    });

  test('NLC-9.5, NLC-R158, NLC-GV-87: they march to their HQ and then defend where it is; in range their owner may end it', () => {
    const at = brought({ hqs: { hq: { at: '-9,0', of: 'napoleon' } } });
    const party = bodyNamed(at.state, `${CORPS}+1`);
    expect(at.body(`${CORPS}+1`).order.legs).toMatchObject([
      { type: 'march', target: { kind: 'hq', hq: 0 } },
      { type: 'defend', target: { kind: 'hq', hq: 0 } },
    ]);
    expect(at.body(`${CORPS}+1`)).toMatchObject({ parent: bodyNamed(at.state, CORPS), endable: true });
    expect(activeLeg(at.state, party).route.at(0)).toBe(at.at(EDGE));
    expect(at.state.units[at.unit('a')]?.body).toBe(party);
  });

  test('NLC-9.5: they defend the place where the HQ is when they arrive, also when it goes on', () => {
    const first = brought({ hqs: { hq: { at: '-9,0', of: 'napoleon' } } });
    const name = `${CORPS}+1`;
    const party = first.body(name);
    const at = table({
      ...DUE,
      units: { ...DUE.units, a: { at: '-9,1' }, b: { at: '-9,1' }, c: { at: '-9,1' } },
      hqs: { hq: { at: '-9,1', of: 'napoleon' } },
      turn: 2,
      also(state) {
        const id = bodyNamed(state, name);
        state.bodies[id] = { ...party, reached: true };
        for (const unit of [1, 2, 3]) patchUnit(state, unit, { body: id });
      },
      frames: [commandFrame.at('success', { passed: 0 })],
    });
    const id = bodyNamed(at.state, name);
    const leg = activeLeg(at.state, id);
    expect(leg.type).toBe('defend');
    expect(leg.defendHexes).toEqual([at.at('-9,1')]);
    const later = { ...at.state, hqs: at.state.hqs.map((hq) => ({ ...hq, hex: at.at('0,0') })) };
    expect(targetHexes(later, id, leg)).toEqual([at.at('-9,1')]);
  });

  test('NLC-R158: where their corps marches they march to the same place, by the cheapest way from where they come in', () => {
    const first = brought();
    const march = towards('march', [first.at('-9,0')], {
      route: ['-9,4', '-9,3', '-9,2', '-9,1', '-9,0'].map(first.at),
    });
    const { order } = first.body(CORPS);
    const at = brought({
      roads: ['-14,0 -13,0 -12,0 -11,0 -10,0 -9,0'],
      bodies: { [CORPS]: { order: { ...order, legs: [march] } } },
    });
    expect(at.body(`${CORPS}+1`).order.legs).toMatchObject([
      { type: 'march', route: [EDGE, '-13,0', '-12,0', '-11,0', '-10,0', '-9,0'].map(at.at) },
    ]);
  });

  test('NLC-R158, NLC-5.2b, NLC-GV-87: a brigade that comes in by road goes at road rate, though its corps defends', () => {
    const more = {
      hqs: { hq: { at: '-9,0', of: 'napoleon' } },
      roads: ['-14,0 -13,0 -12,0 -11,0 -10,0 -9,0'],
    } as const satisfies Sitting;
    const ordered = brought(more).state;
    const party = bodyNamed(ordered, `${CORPS}+1`);
    const at = arrived({
      ...more,
      also(state) {
        state.bodies[party] = ordered.bodies[party] ?? null;
        for (const [id, { body }] of ordered.units.entries()) patchUnit(state, id, { body });
      },
    });
    at.play('french', { type: 'enter', units: [at.unit('a')], hex: at.at(EDGE) });
    expect(at.state.group?.used).toEqual([ROAD_RATE]);
    at.play('french', { type: 'step', hex: at.at('-13,0') });
    at.play('french', { type: 'step', hex: at.at('-12,0') });
    expect(at.state.group?.used).toEqual([3 * ROAD_RATE]);
    expect(activeLeg(at.state, bodyNamed(at.state, CORPS)).type).toBe('defend');
  });

  test('NLC-9.6: without an HQ on the map they march to the first town on their road', () => {
    const at = brought({
      towns: ['-11,0'],
      places: { Nivelles: ['-11,0'] },
      roads: ['-14,0 -13,0 -12,0 -11,0 -10,0'],
    });
    const [leg] = at.body(`${CORPS}+1`).order.legs;
    expect(leg).toMatchObject({ type: 'march', route: [EDGE, '-13,0', '-12,0', '-11,0'].map(at.at) });
  });

  test('NLC-R092: as long as their leader is not on the map no range binds them', () => {
    const at = brought({ leaders: { ...DUE.leaders, reille: { commands: [CORPS] } } });
    expect(isInCommand(at.state, fieldOf(at.state), at.unit('a'))).toBe(true);
    expect(isInCommand(at.state, fieldOf(at.state), at.unit('i'))).toBe(true);
    const party = at.state.units[at.unit('a')]?.body ?? -1;
    expect(at.state.bodies[party]?.parent).toBe(bodyNamed(at.state, CORPS));
  });

  test('NLC-9.6: an HQ comes in when the turn ends and marches to the first town', () => {
    const sitting: Sitting = {
      ...DUE,
      hqs: { hq: { of: 'napoleon' } },
      groups: [{ turn: 1, at: EDGE, units: [], hqs: ['hq'] }],
      towns: ['-11,0'],
      places: { Nivelles: ['-11,0'] },
      roads: ['-14,0 -13,0 -12,0 -11,0 -10,0'],
    };
    const due = table({
      ...sitting,
      frames: [turnEndFrame.at('reserve', {}), turnFrame.at('reinforcements', {})],
      also(state) {
        state.stage = null;
      },
    });
    expect(due.state.hqs[0]?.status).toBe('off');
    expect(due.body('hq').order.legs[0]).toMatchObject({ type: 'march' });
    const order = due.body('hq').order;
    const at = table({
      ...sitting,
      bodies: { hq: { order } },
      frames: [hqMovesFrame.at('next', { left: [0] })],
      also(state) {
        state.arrived = [0];
      },
    });
    expect(at.state.hqs[0]).toMatchObject({ status: 'map', hex: at.at('-11,0') });
    expect(at.body('hq').order.legs[0]?.type).toBe('reserve');
  });
});

describe('headquarters on the march', () => {
  const hqAtEdge = (more: Sitting): TestTable => {
    const sitting: Sitting = {
      ...DUE,
      hqs: { hq: { of: 'napoleon' } },
      groups: [{ turn: 1, at: EDGE, units: [], hqs: ['hq'] }],
      ...more,
    };
    const first = table(sitting);
    const legs = [towards('march', [first.at('0,0')])];
    return table({
      ...sitting,
      bodies: { hq: { order: { ...first.body('hq').order, legs } } },
      frames: [hqMovesFrame.at('next', { left: [0] })],
      also(state) {
        state.arrived = [0];
      },
    });
  };
  const ROAD = '-13,0 -12,0 -11,0 -10,0 -9,0 -8,0 -7,0 -6,0 -5,0 -4,0 -3,0';

  test('NLC-R037, NLC-D.15: over a trail it pays a point for the hex it comes in by, over a road half of it', () => {
    // Of 10 half-points 2 for the entry and 2 for the trail leave 6 hexes of road; 1 and 1 leave 8.
    const byTrail = hqAtEdge({ trails: ['-14,0 -13,0'], roads: [ROAD] });
    expect(byTrail.state.hqs[0]?.hex).toBe(byTrail.at('-7,0'));
    const byRoad = hqAtEdge({ roads: [`-14,0 ${ROAD}`] });
    expect(byRoad.state.hqs[0]?.hex).toBe(byRoad.at('-5,0'));
  });

  test('NLC-R172: a March ends where the next step would be into an enemy ZOC, in the turn it comes there', () => {
    const line = {
      e: { at: '-10,0', side: 'allied' },
      f: { at: '-10,-3', side: 'allied' },
      g: { at: '-11,3', side: 'allied' },
    } as const;
    const barred = hqAtEdge({ units: { ...DUE.units, ...line, i: { at: '9,9' } } });
    // It stops before the line, and has points left.
    expect(barred.state.hqs[0]?.hex).not.toBe(barred.at(EDGE));
    expect(barred.body('hq').order.legs[0]?.type).toBe('reserve');
    const open = hqAtEdge({});
    expect(open.body('hq').order.legs[0]?.type).toBe('march');
  });
});

describe('taking a place', () => {
  const replaced = (more: Sitting, leader: number) =>
    table({ ...DUE, ...more, frames: [placementFrame.at('look', { leaders: [leader], hqs: [] })] });

  test('NLC-R157: an overall commander is replaced at his HQ, or with any unit under him', () => {
    const at = replaced({ gone: ['napoleon'], hqs: { hq: { at: '-5,0', of: 'napoleon' } } }, 0);
    expect(at.state.leaders[0]).toMatchObject({ status: 'map', hex: at.at('-5,0'), rating: 1 });
    const without = replaced({ gone: ['napoleon'], units: { ...DUE.units, j: { at: '-8,0' } } }, 0);
    expect(without.offers('french', 'placeLeader').map(({ hex }) => hex)).toEqual(
      ['-9,0', '-8,0'].map(without.at),
    );
  });

  test('NLC-R157: a leader without units on the map appears with his commander or at the HQ', () => {
    const at = replaced(
      {
        gone: ['reille'],
        units: { i: { in: 'other', at: '-9,0' }, a: {}, e: DUE.units.e },
        groups: [],
        hqs: { hq: { at: '-5,0', of: 'napoleon' } },
      },
      1,
    );
    expect(at.offers('french', 'placeLeader').map(({ hex }) => hex)).toEqual(['-9,0', '-5,0'].map(at.at));
  });
});

describe('the beginning of a game', () => {
  test('NLC-R167: orders of the scenario are in force without a test, dated ones from their turn on', () => {
    const state = setup({ ...options.usual, scenario: 'la-belle-alliance' });
    const erlon = bodyNamed(state, 'fr-1');
    expect(activeLeg(state, erlon)).toMatchObject({ type: 'defend', target: { kind: 'currentPosition' } });
    state.turn = 3;
    state.frames.splice(
      0,
      state.frames.length,
      gameFrame.at('advance', {}),
      commandFrame.at('record', { passed: 0 }),
    );
    const match = startFrom(laterCampaigns, state, state.options, scriptedSource([]));
    expect(activeLeg(match.state, erlon).type).toBe('attack');
  });

  test('NLC-4.0b: orders are written and received before anybody is rallied', () => {
    const at = table({
      turn: 3,
      turns: [{ clock: '2000' }, { night: true, clock: '2200' }, { clock: '0400' }],
      units: { i: { at: '0,0' }, k: {}, e: { at: '12,0', side: 'allied' } },
      leaders: { reille: { at: '0,0', commands: [CORPS] } },
      orders: { [CORPS]: 'reserve', 'allied corps': 'delay' },
      lost: { k: { status: 'eliminated', hex: -1, lost: 2, eliminatedOn: 1, diedSupplied: true } },
      frames: [turnFrame.at('command', {})],
    });
    const asked: unknown[] = [];
    for (let n = 0; n < 2; n += 1) {
      asked.push(at.state.frames.at(-1)?.proc);
      at.play('french', { type: 'done' });
      at.play('allied', { type: 'done' });
    }
    asked.push(at.state.frames.at(-1)?.proc);
    expect(asked).toEqual(['orders', 'orders', 'rally']);
  });
});

describe('General Retreat', () => {
  test('NLC-12.2.7c: to the sources of supply, or to one of several friendly edges, at any distance', () => {
    const at = table({
      ...DUE,
      supply: { french: ['S', 'W'] },
      limits: { [CORPS]: 100 },
      units: { i: { at: '9,0' }, x: { steps: [45] }, e: { at: '12,5', side: 'allied' } },
      leaders: {
        ...DUE.leaders,
        napoleon: { ...DUE.leaders.napoleon, at: '9,0', noHqPenalty: true },
        reille: { at: '9,0', commands: [CORPS] },
      },
      groups: [],
      lost: { x: { status: 'eliminated', hex: -1, lost: 1 } },
      frames: [commandFrame.at('send', { passed: 0 })],
      dice: [6, 6],
    });
    expect(at.offers('french', 'generalRetreat').map(({ edge }) => edge)).toEqual([null, 'S', 'W']);
    at.play('french', { type: 'generalRetreat', leader: 0, edge: 'W' });
    at.play('french', { type: 'done' });
    at.play('allied', { type: 'done' });
    expect(activeLeg(at.state, bodyNamed(at.state, CORPS))).toMatchObject({
      type: 'generalRetreat',
      target: { kind: 'edge', edge: 'W' },
    });
  });
});
