// NLC-J.3: what a staff knows of a large battle, on the field of La Belle Alliance.
import { frozen, randomOf, simulationSource, startMatch, viewOf } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { contentOf, enemyAt, groundsOf } from '../brain/orders/grounds.ts';
import type { Mission } from '../brain/orders/missions.ts';
import { Muster } from '../brain/orders/muster.ts';
import { PRUDENT, type Resolve, resolveOfMarshal } from '../brain/orders/resolve.ts';
import { Staff } from '../brain/orders/staff.ts';
import { priceOfTheWay } from '../brain/overrun.ts';
import { leadOf, priceOfLosses } from '../brain/stakes.ts';
import { patchUnit } from '../changes/units.ts';
import { controlDigit } from '../data/control-code.ts';
import { theatreOf } from '../data/theatres.ts';
import { laterCampaigns } from '../module.ts';
import { options } from '../options.ts';
import type { State } from '../state.ts';
import { type BodyId, type Hex, NOWHERE, type UnitId } from '../vocabulary.ts';
import { table } from './table.ts';

const beginning = (scenario: string): State => {
  const { state } = startMatch(laterCampaigns, { ...options.usual, scenario }, simulationSource(1));
  return laterCampaigns.clone(frozen(state));
};
const atEleven = (): State => beginning('la-belle-alliance');

const FRENCH = theatreOf(atEleven()).armies.findIndex(({ id }) => id === 'french');
const hexNamed = (state: State, id: string): Hex => theatreOf(state).hexIds.indexOf(id);
const bodyNamed = (state: State, id: string): BodyId =>
  theatreOf(state).bodies.findIndex((body) => body.id === id);
const unitNamed = (state: State, id: string): UnitId =>
  theatreOf(state).units.findIndex((unit) => unit.id === id);

/** The French hold these places. */
function taken(state: State, ...ids: readonly string[]): State {
  const french = String(controlDigit('french', 'french'));
  const hexes = ids.map((id) => hexNamed(state, id));
  const control = [...state.control].map((digit, hex) => (hexes.includes(hex) ? french : digit));
  return { ...state, control: control.join('') };
}

const HOUGOUMONT = '1526';
const LA_HAYE_SAINTE = '1824';
const MONT_SAINT_JEAN = '1821';
const LA_BELLE_ALLIANCE = '1927';

/** What a Marshal ends up writing, by body: his best proposal, then the best that is left. */
function staffOf(state: State) {
  const staff = new Staff(state, 'send', 'french', [], resolveOfMarshal(state));
  const written = new Map<BodyId, Mission>();
  for (;;) {
    const [first] = staff.proposals();
    if (first === undefined) break;
    staff.adopt(first.mission);
    written.set(first.mission.body, first.mission);
  }
  return { proposals: (id: string): Mission | undefined => written.get(bodyNamed(state, id)) };
}

describe('NLC-18.4: what blood costs', () => {
  test('NLC-14.1: a large army pays for the first brigade nearly what it pays when half is gone', () => {
    const [fresh, worn] = [atEleven(), atEleven()];
    for (const id of ['fr-2-bauduin', 'fr-2-soye', 'fr-2-gauthier', 'fr-1-charlet', 'fr-1-bourgeois'])
      patchUnit(worn, unitNamed(worn, id), { status: 'eliminated', hex: NOWHERE, eliminatedOn: 1 });
    const first = priceOfLosses(fresh, FRENCH, 1);
    expect(priceOfLosses(worn, FRENCH, 1)).toBeGreaterThan(first);
    expect(priceOfLosses(worn, FRENCH, 1)).toBeLessThan(1.15 * first);
  });

  test('whoever is ahead has his lead to lose as well', () => {
    const behind = atEleven();
    const ahead = taken(behind, HOUGOUMONT, LA_HAYE_SAINTE);
    expect(leadOf(behind, 'french')).toBeLessThan(0);
    expect(leadOf(ahead, 'french')).toBeGreaterThan(0);
    expect(priceOfLosses(ahead, FRENCH, 1)).toBeGreaterThan(1.1 * priceOfLosses(behind, FRENCH, 1));
  });
});

describe('NLC-J.3.1: what a place is worth, and who can come to it', () => {
  test('NLC-18.1: whoever is ahead wants less of what the enemy holds, and keeps what he has', () => {
    const behind = atEleven();
    const ahead = taken(behind, HOUGOUMONT, LA_HAYE_SAINTE);
    const worth = (state: State, id: string): number =>
      groundsOf(state, 'french', PRUDENT).find(({ hex }) => hex === hexNamed(state, id))?.worth ?? 0;
    expect(contentOf(behind, 'french')).toBe(0);
    expect(worth(ahead, MONT_SAINT_JEAN)).toBeLessThan(worth(behind, MONT_SAINT_JEAN));
    expect(worth(ahead, HOUGOUMONT)).toBe(worth(behind, HOUGOUMONT));
  });

  test('an enemy who must come through La Belle Alliance is felt less at Le Caillou once somebody stands there', () => {
    const [open, barred] = [atEleven(), atEleven()];
    const [road, caillou] = [hexNamed(open, '1927'), hexNamed(open, '1931')];
    patchUnit(barred, unitNamed(barred, 'fr-6-bellair'), { hex: road });
    expect(enemyAt(barred, 'french', caillou, 1)).toBeLessThan(0.7 * enemyAt(open, 'french', caillou, 1));
    expect(enemyAt(barred, 'french', road, 1)).toBe(enemyAt(open, 'french', road, 1));
  });

  test('NLC-7.3i: horse counts for less than half in an attack on a place, a corps of infantry for nearly all', () => {
    const state = atEleven();
    const muster = new Muster(state);
    expect(muster.push(bodyNamed(state, 'fr-c3'))).toBeLessThan(0.6);
    expect(muster.push(bodyNamed(state, 'fr-6'))).toBeGreaterThan(0.8);
  });
});

describe('NLC-12.4, 12.11: who is written to', () => {
  test('Napoleon beside the Guard gives it orders; its leader is not left to decide alone', () => {
    const state = atEleven();
    const guard = bodyNamed(state, 'fr-guard');
    const asked = (what: 'local' | 'send'): boolean =>
      new Staff(state, what, 'french', [], PRUDENT).proposals().some(({ mission }) => mission.body === guard);
    expect(asked('send')).toBe(true);
    expect(asked('local')).toBe(false);
  });

  test('at eleven a Marshal sends I Corps against La Haye Sainte and keeps the Guard and VI Corps behind it', () => {
    const match = startMatch(
      laterCampaigns,
      { ...options.usual, scenario: 'la-belle-alliance' },
      simulationSource(1815),
    );
    const random = randomOf(simulationSource(5));
    const seen = laterCampaigns.determinize(viewOf(match, 'french'), 'french', random);
    const { proposals } = staffOf(seen);
    expect(proposals('fr-1')).toMatchObject({ type: 'attack', at: hexNamed(seen, LA_HAYE_SAINTE) });
    for (const id of ['fr-guard', 'fr-6'])
      expect(proposals(id)).toMatchObject({ type: 'defend', at: hexNamed(seen, LA_BELLE_ALLIANCE) });
  });

  test('nobody is everywhere: a Marshal fears at Rixensart but half of those who hold Rosières', () => {
    const at = beginning('wavre');
    const [rosieres, rixensart] = [hexNamed(at, '3808'), hexNamed(at, '3514')];
    for (const [unit, { side }] of theatreOf(at).units.entries())
      if (side === 'allied' && at.units[unit]?.status === 'map') patchUnit(at, unit, { hex: rosieres });
    const felt = (hex: Hex, { elsewhere }: Resolve): number => enemyAt(at, 'french', hex, elsewhere);
    expect(felt(rixensart, resolveOfMarshal(at))).toBeCloseTo(0.5 * felt(rixensart, PRUDENT));
    expect(felt(rosieres, resolveOfMarshal(at))).toBe(felt(rosieres, PRUDENT));
  });

  test('in an afternoon a Marshal minds blood less than where there is another morning', () => {
    const blood = (scenario: string): number => resolveOfMarshal(beginning(scenario)).blood;
    expect(blood('quatre-bras')).toBeLessThan(blood('wavre'));
    expect(blood('wavre')).toBeLessThan(blood('la-belle-alliance'));
    expect(blood('la-belle-alliance')).toBeLessThan(PRUDENT.blood);
  });

  test('a Marshal also writes for a small gain', () => {
    const state = atEleven();
    const least = (share: number): number =>
      Math.min(
        ...new Staff(state, 'send', 'french', [], { ...PRUDENT, least: share })
          .proposals()
          .map(({ gain }) => gain),
      );
    expect(resolveOfMarshal(state).least).toBeLessThan(PRUDENT.least);
    expect(least(resolveOfMarshal(state).least)).toBeLessThan(least(PRUDENT.least));
  });
});

test('NLC-7.10e: a battery does not drive up to fresh horse without infantry there; to blown horse it may', () => {
  const at = (foe: object, foot: string): number => {
    const scene = table({
      units: {
        gun: { at: '-2,0', arm: 'art', steps: [4, 2] },
        foot: { at: foot, steps: [4, 2] },
        foe: { at: '2,0', side: 'allied', arm: 'cav', steps: [6, 3], ...foe },
      },
      orders: { 'french corps': 'defend' },
      leaders: { ney: { at: '-1,0', commands: ['french corps'] } },
    });
    return priceOfTheWay(scene.state, scene.unit('gun'), scene.at('0,0'));
  };
  expect(at({}, '-1,0')).toBeGreaterThan(0.5);
  expect(at({}, '0,0')).toBe(0);
  expect(at({ disrupted: true }, '-1,0')).toBe(0);
});
