// NLC-20.1.5: reinforcements that come in hidden: any due group, in every scenario there is, leader included.

import { type Match, offers, simulationSource, startFrom } from '@grognard/kernel';
import { chooser } from '@grognard/testkit/random-play.ts';
import { triedAt } from '@grognard/testkit/secret-pairs.ts';
import { describe, expect, test } from 'vitest';
import { SCENARIOS } from '../data/set-ups.ts';
import { theatreOf } from '../data/theatres.ts';
import { gameFrame, stageFrame, turnEndFrame, turnFrame } from '../frames.ts';
import { FRESH_STAGE } from '../fresh.ts';
import { laterCampaigns } from '../module.ts';
import { options } from '../options.ts';
import { hiddenHex } from '../orders/hidden-march.ts';
import type { Table } from '../rule-types.ts';
import { setup } from '../setup.ts';
import { delayTo } from '../staff/senders.ts';
import type { Body } from '../state.ts';
import { bringUp } from '../turn/arrivals.ts';
import { SIDES } from '../vocabulary.ts';
import { workbench } from '../workbench.ts';
import { answer, full } from './refused.ts';
import { type Sitting, type TestTable, table } from './table.ts';
import { bodyNamed, CORPS, towards } from './under-orders.ts';

const EDGE = '-14,0';
const ROAD = Array.from({ length: 13 }, (_, n) => `${n - 14},0`).join(' ');

/** A corps and its leader due at the western edge, on a road to a town; enemies far off. */
const DUE = {
  units: { a: {}, b: {}, e: { at: '14,0', side: 'allied' } },
  leaders: {
    napoleon: { at: '-6,6', rating: 4, role: 'oc', commands: [CORPS], noHqPenalty: true },
    reille: { commands: [CORPS] },
    wellington: { at: '14,0', role: 'oc', side: 'allied', commands: ['allied corps'] },
  },
  orders: { [CORPS]: 'march', 'allied corps': 'delay' },
  groups: [{ turn: 1, at: EDGE, units: ['a', 'b'], leaders: ['reille'] }],
  entries: [EDGE],
  roads: [ROAD],
  options: { hiddenMovement: true },
  stage: { chits: [0, 1] },
} as const satisfies Sitting;

function due(more: Sitting = {}, spot = '-2,0'): TestTable {
  return table({
    ...DUE,
    ...more,
    also(state, at) {
      state.arrived = [0];
      const body = bodyNamed(state, CORPS);
      const was = state.bodies[body];
      if (was) state.bodies[body] = { ...was, order: { ...was.order, legs: [towards('march', [at(spot)])] } };
      more.also?.(state, at);
    },
  });
}

const hide = (at: TestTable) => ({
  type: 'enterHidden' as const,
  body: bodyNamed(at.state, CORPS),
  hex: at.at(EDGE),
});

describe('NLC-20.1.5: in play', () => {
  test('NLC-20.1.5, NLC-R176: the owner lets a due corps in unseen, leader and all', () => {
    const at = due();
    expect(at.offers('french', 'enterHidden')).toEqual([hide(at)]);
    at.play('french', hide(at));
    expect(at.state.units.slice(0, 2).map(({ status }) => status)).toEqual(['hidden', 'hidden']);
    expect(at.body(CORPS).march).toEqual({ turns: 1, banked: 0, first: 0 });
    expect(at.body(CORPS).order.legs[0]?.route).toHaveLength(13);
    // Nobody of it is due any more, the leader included.
    expect(at.offers('french', 'enter')).toEqual([]);
    expect(at.offers('french', 'enterLeader')).toEqual([]);
  });

  test('NLC-20.1.5: only with Hidden movement', () => {
    const at = due({ options: {} });
    expect(at.offers('french', 'enterHidden')).toEqual([]);
    expect(answer(at, hide(at))).toBe(full('NLC-20.1.5 comesInSeen'));
  });

  test('NLC-G: the enemy hears and sees nothing of it', () => {
    const at = due();
    const before = JSON.stringify(at.view('allied'));
    at.play('french', hide(at));
    expect(at.happened('allied').map(({ type }) => type)).not.toContain('enteredHidden');
    expect(at.happened('french').map(({ type }) => type)).toContain('enteredHidden');
    expect(JSON.stringify(at.view('allied'))).toBe(before);
  });

  /** Later, with the corps as it came in. */
  const later = (march: Body['march'], more: Sitting = {}) => {
    const at = due();
    at.play('french', hide(at));
    return table({
      ...DUE,
      ...more,
      also(state) {
        Object.assign(state.units, at.state.units);
        state.bodies[bodyNamed(state, CORPS)] = { ...at.body(CORPS), march };
        state.arrived = [0];
      },
    });
  };

  test('NLC-20.1.5, 20.1.1b: points and turns count from the entry: 4 MP when its first turn ends', () => {
    const at = later({ turns: 1, banked: 0, first: 0 }, { frames: [turnEndFrame.at('recovery', {})] });
    expect(at.body(CORPS).march).toEqual({ turns: 2, banked: 8, first: 8 });
    expect(hiddenHex(at.state, bodyNamed(at.state, CORPS))).toBe(at.at('-6,0'));
  });

  test('NLC-20.1.2c, d: revealed it stands where it has come to, its leader at the head', () => {
    const shown = later({ turns: 2, banked: 8, first: 4 });
    shown.play('french', { type: 'reveal', body: bodyNamed(shown.state, CORPS) });
    const leader = shown.state.leaders[1];
    expect(leader).toMatchObject({ status: 'map', hex: shown.at('-6,0') });
    expect([shown.hexOf('a'), shown.hexOf('b')]).toEqual([shown.at('-6,0'), shown.at('-7,0')]);
  });

  test('NLC-20.1.3b: a courier seeks it where it came in, and follows it from there', () => {
    const at = due();
    const body = bodyNamed(at.state, CORPS);
    at.play('french', hide(at));
    expect(delayTo(at.state, 0, body)).not.toBeNull();
  });

  test('NLC-20.1.5, NLC-R176: not once some of it have come in openly, nor under an order that leads nowhere', () => {
    const at = due();
    at.play('french', { type: 'enter', units: [0], hex: at.at(EDGE) });
    at.play('french', at.offers('french', 'go')[0] ?? { type: 'endMove' });
    expect(at.offers('french', 'enterHidden')).toEqual([]);
    const led = due();
    led.play('french', { type: 'enterLeader', leader: 1, hex: led.at(EDGE) });
    expect(led.offers('french', 'enterHidden')).toEqual([]);
    expect(answer(due({}, EDGE), hide(at))).toMatch(/^NLC-20\.1\.1a/);
  });

  test('NLC-9.4: only where its group comes in', () => {
    const at = due();
    expect(answer(at, { ...hide(at), hex: at.at('-13,0') })).toMatch(/^NLC-9\.4/);
  });

  test('NLC-20.1.1c: not under the eyes of an enemy it could not leave with one move', () => {
    const at = due({ units: { ...DUE.units, e: { at: '-12,-2', side: 'allied' } } });
    expect(answer(at, hide(at))).toMatch(/^NLC-20\.1\.1c/);
  });
});

/** The scenario as it stands when this group is due, a Stage of all formations of its side under way. */
function comeTo(scenario: string, n: number): Match<never, never, never, never, never, never> {
  const parsed = options.parse({ scenario, hiddenMovement: true });
  if (!parsed.ok) throw new Error(parsed.error.message);
  const state = setup(parsed.value);
  const theatre = theatreOf(state);
  const group = theatre.reinforcements[n];
  const side = theatre.units[group?.units[0] ?? 0]?.side ?? 'french';
  state.turn = group?.turn ?? 1;
  const random = { die: () => 6, shuffle: (items: readonly unknown[]) => [...items] };
  bringUp({ state, random, emit: () => {}, call: () => {} } as unknown as Table);
  state.arrived = state.arrived.includes(n) ? [n] : [];
  const chits = theatre.bodies.flatMap((body, id) =>
    body.formation === id && body.side === side ? [id] : [],
  );
  state.stage = { ...FRESH_STAGE, side, chits, reserve: false, active: [], segment: 'movement' };
  state.frames.push(
    gameFrame.at('advance', {}),
    turnFrame.at('turnEnd', {}),
    turnEndFrame.at('done', {}),
    stageFrame.at('movement', {}),
  );
  state.stamp += 1;
  return startFrom(laterCampaigns, state, state.options, simulationSource(1)) as never;
}

describe('NLC-20.1.5: in every scenario', () => {
  const groups = SCENARIOS.flatMap(({ id, reinforcements }) =>
    reinforcements.map((group, n) => [id, n, group] as const),
  );

  test('NLC-A.3: there are groups to come in', () => {
    expect(groups.length).toBeGreaterThan(10);
  });

  test('NLC-20.1.5, NLC-R176: who comes in hidden, and where, the enemy cannot tell', () => {
    const hiding = workbench.secrets.kinds.filter(({ rule }) => rule === 'NLC-20.1.5');
    const tried = groups.map(([scenario, n]) =>
      triedAt(comeTo(scenario, n), { ...workbench.secrets, kinds: hiding }, chooser(n), 2),
    );
    expect(tried.flatMap(({ kinds }) => kinds)).toContain('who-comes-in-hidden-and-where');
    expect(tried.flatMap(({ told }) => told)).toEqual([]);
  });

  test.for(groups)('NLC-20.1.5: %s, group %s may come in hidden', ([scenario, n]) => {
    const match = comeTo(scenario, n);
    const hidden = SIDES.flatMap((side) => offers(match as never, side)).filter(
      ({ action }) => (action as { type: string }).type === 'enterHidden',
    );
    expect(hidden.some(({ refusal }) => refusal === null)).toBe(true);
  });
});
