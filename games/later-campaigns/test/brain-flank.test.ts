// NLC-J.3.1: what the staffs of La Belle Alliance read from the schedule of reinforcements.
import { fill, frozen, simulationSource, startMatch } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { arrivalsOf } from '../brain/orders/arrivals.ts';
import { Flank } from '../brain/orders/flank.ts';
import type { Mission } from '../brain/orders/missions.ts';
import { Muster } from '../brain/orders/muster.ts';
import { PRUDENT, STEADFAST } from '../brain/orders/resolve.ts';
import { Staff } from '../brain/orders/staff.ts';
import { toldPlan } from '../brain/told.ts';
import { theatreOf } from '../data/theatres.ts';
import { laterCampaigns } from '../module.ts';
import { options } from '../options.ts';
import type { Read } from '../rule-types.ts';
import type { State } from '../state.ts';
import type { Hex, OrderType } from '../vocabulary.ts';

const AT_13_00 = 3;

const belleAlliance = (turn: number): State => {
  const { state } = startMatch(
    laterCampaigns,
    { ...options.usual, scenario: 'la-belle-alliance' },
    simulationSource(1),
  );
  return { ...laterCampaigns.clone(frozen(state)), turn };
};

const bodyNamed = (state: Read, id: string): number =>
  theatreOf(state).bodies.findIndex((body) => body.id === id);
const hexNamed = (state: Read, id: string): Hex => theatreOf(state).hexIds.indexOf(id);
const PLANCENOIT = '2028';

describe('NLC-G: reinforcements that both players read from the sheet', () => {
  test('NLC-9, 18.1: the road from Chapelle-Saint-Lambert leads to Plancenoit, and nobody comes for the French', () => {
    const state = belleAlliance(AT_13_00);
    const coming = arrivalsOf(state, 'allied', STEADFAST.ahead);
    expect(coming.map(({ hex }) => theatreOf(state).hexIds[hex])).toEqual([PLANCENOIT]);
    expect(arrivalsOf(state, 'french', STEADFAST.ahead)).toEqual([]);
  });

  test('NLC-9: whoever is due later than one looks ahead is not reckoned with', () => {
    const state = belleAlliance(1);
    const strength = (ahead: number): number => arrivalsOf(state, 'allied', ahead)[0]?.strength ?? 0;
    expect(strength(STEADFAST.ahead)).toBe(0);
    expect(strength(4)).toBeGreaterThan(0);
    expect(strength(4)).toBeLessThan(strength(6));
  });
});

describe('NLC-12.2, 12.4, NLC-J.3.1: a threatened flank', () => {
  const posted = (state: Read, id: string, type: OrderType): Mission => ({
    body: bodyNamed(state, id),
    tasks: [],
    type,
    at: hexNamed(state, PLANCENOIT),
  });

  test('NLC-12.2.2: at one o’clock Napoleon turns a corps in reserve towards the Prussians, a Veteran does not', () => {
    const state = belleAlliance(AT_13_00);
    const toPlancenoit = (resolve: typeof PRUDENT): readonly string[] =>
      new Staff(state, 'send', 'french', [], resolve)
        .proposals()
        .filter(({ mission: { at, type } }) => at === hexNamed(state, PLANCENOIT) && type === 'defend')
        .map(({ mission: { body } }) => theatreOf(state).bodies[body]?.id ?? '');
    expect(toPlancenoit(STEADFAST)[0]).toBe('fr-6');
    expect(toPlancenoit({ ...STEADFAST, ahead: 0 })[0]).not.toBe('fr-6');
    expect(PRUDENT.ahead).toBe(0);
  });

  test('NLC-12.2.1: whoever attacks is not called off for it, the last reserve stays, and more than enough is missed', () => {
    const state = belleAlliance(AT_13_00);
    const flank = new Flank(state, 'french', STEADFAST, new Muster(state));
    const of = (...missions: readonly Mission[]): number => flank.worth(missions);
    expect(of(posted(state, 'fr-6', 'defend'))).toBeGreaterThan(0);
    expect(of(posted(state, 'fr-2', 'defend'))).toBe(0);
    const lobau = posted(state, 'fr-6', 'defend');
    const horse = ['fr-guard-cav', 'fr-c3', 'fr-c4'].map((id) => posted(state, id, 'defend'));
    expect(of(posted(state, 'fr-guard', 'defend'))).toBe(0);
    const morning = belleAlliance(2);
    const early = new Flank(morning, 'french', STEADFAST, new Muster(morning));
    expect(early.worth([lobau, ...horse])).toBeLessThan(early.worth([lobau]));
  });

  test('NLC-12.5: Bülow goes where his road leads, and is not sent past it', () => {
    const state = belleAlliance(AT_13_00);
    const flank = new Flank(state, 'allied', STEADFAST, new Muster(state));
    const buelow = posted(state, 'pr-4', 'attack');
    const past = { ...buelow, at: hexNamed(state, '1526') };
    const units = theatreOf(state).bodies[buelow.body]?.units ?? [];
    for (const unit of units) {
      const was = state.units[unit];
      if (was) state.units[unit] = { ...was, status: 'map', hex: hexNamed(state, '3121') };
    }
    const worth = (mission: Mission): number => flank.worth([mission]);
    expect(worth(buelow)).toBeGreaterThan(worth(past));
  });

  test('NLC-E.2: it is told what the corps is there for', () => {
    const state = belleAlliance(AT_13_00);
    const plan = [
      {
        type: 'begin',
        sender: theatreOf(state).leaders.findIndex(({ id }) => id === 'napoleon'),
        recipient: bodyNamed(state, 'fr-6'),
        order: 'defend',
      },
      {
        type: 'target',
        at: { kind: 'place', place: theatreOf(state).places.findIndex(({ id }) => id === 'plancenoit') },
      },
      { type: 'finish' },
      { type: 'done' },
    ] as const;
    const lines = toldPlan(frozen(state), plan).map(({ text, with: facts }) => fill(text, facts ?? {}));
    expect(lines[0]).toBe('Hold Plancenoit with VI Corps.');
    expect(lines[1]).toMatch(/^Enemy reinforcements may reach Plancenoit at 1[4-7]:00\.$/);
  });
});
