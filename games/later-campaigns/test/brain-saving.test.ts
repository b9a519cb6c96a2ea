// NLC-J.3: an army near its end is led as one: it breaks off, rests, keeps its supply, its guns and its horse.
import { frozen, simulationSource, startMatch } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { recallWorth, rest } from '../brain/orders/recall.ts';
import { PRUDENT } from '../brain/orders/resolve.ts';
import { Staff } from '../brain/orders/staff.ts';
import { isStarving, priceOfStarving } from '../brain/orders/starving.ts';
import { Posting } from '../brain/posts.ts';
import { priceOfLosses } from '../brain/stakes.ts';
import { strengthOfGround } from '../brain/strong-ground.ts';
import { STEADY } from '../brain/temper.ts';
import { patchUnit } from '../changes/units.ts';
import { theatreOf } from '../data/theatres.ts';
import { fieldOf } from '../ground/field.ts';
import { laterCampaigns } from '../module.ts';
import { options } from '../options.ts';
import type { State } from '../state.ts';
import { isSuppliedAt } from '../supply/supply.ts';
import { type BodyId, type Hex, NOWHERE, type UnitId } from '../vocabulary.ts';
import { table } from './table.ts';

const AT_22_00 = 7;
const AT_8_00 = 17;
const AT_10_00 = 19;

/** Wavre at this turn; these brigades of Thielemann's were lost in the first. */
function wavre(turn: number, lost: readonly string[]): State {
  const { state } = startMatch(laterCampaigns, { ...options.usual, scenario: 'wavre' }, simulationSource(1));
  const at = { ...laterCampaigns.clone(frozen(state)), turn };
  for (const id of lost)
    patchUnit(at, unitNamed(at, id), { status: 'eliminated', hex: NOWHERE, eliminatedOn: 1 });
  return at;
}

const unitNamed = (state: State, id: string): UnitId =>
  theatreOf(state).units.findIndex((sheet) => sheet.id === id);
const thielemann = (state: State): BodyId => theatreOf(state).bodies.findIndex(({ id }) => id === 'pr-3');
const prussians = (state: State): number => theatreOf(state).armies.findIndex(({ id }) => id === 'prussian');
const hexNamed = (state: State, id: string): Hex => theatreOf(state).hexIds.indexOf(id);

const FOURTEEN = ['pr-3-stuelpnagel', 'pr-3-horse', 'pr-3-lottum'];

describe('NLC-18.4: what is left of an army', () => {
  test('the nearer it is to its end, the dearer the next loss', () => {
    const price = (lost: readonly string[]): number => {
      const state = wavre(1, lost);
      return priceOfLosses(state, prussians(state), 1);
    };
    expect(price(['pr-3-luck'])).toBeGreaterThan(price([]));
    expect(price(FOURTEEN)).toBeGreaterThan(2 * price(['pr-3-luck']));
  });

  test('NLC-12.2.6: with 14 of 17 lost and the enemy at hand the corps is ordered back; fresh it is not', () => {
    const ordered = (lost: readonly string[]): readonly string[] => {
      const state = wavre(5, lost);
      patchUnit(state, unitNamed(state, 'fr-3-gengoult'), { hex: hexNamed(state, '4713') });
      patchUnit(state, unitNamed(state, 'fr-3-billard'), { hex: hexNamed(state, '4711') });
      patchUnit(state, unitNamed(state, 'pr-3-zepelin'), { hex: hexNamed(state, '4511') });
      const found = new Staff(state, 'send', 'allied', [], PRUDENT).proposals();
      return found
        .filter(({ mission }) => mission.body === thielemann(state))
        .map(({ mission }) => mission.type);
    };
    expect(ordered(FOURTEEN)).toContain('fallBack');
    expect(ordered([])).not.toContain('fallBack');
  });
});

describe('NLC-13: rest', () => {
  test('NLC-13.1: by night a corps with lost brigades is worth resting, a whole one is not', () => {
    const worn = wavre(AT_22_00, FOURTEEN);
    const [mission] = rest(worn, 'allied', thielemann(worn));
    expect(mission).toMatchObject({ type: 'reserve' });
    expect(mission && recallWorth(worn, mission)).toBeGreaterThan(1);
    const whole = wavre(AT_22_00, []);
    expect(rest(whole, 'allied', thielemann(whole))).toEqual([]);
  });

  test('NLC-13.1: before night falls nobody comes back', () => {
    const state = wavre(2, FOURTEEN);
    expect(rest(state, 'allied', thielemann(state))).toEqual([]);
  });
});

test('NLC-17.2: before nine the price of standing cut off is the corps; after nine it is nothing', () => {
  const cutOff = (state: State): Hex => {
    const luck = unitNamed(state, 'pr-3-luck');
    return [...state.control].findIndex((_, hex) => !isSuppliedAt(fieldOf(state), luck, hex));
  };
  const at8 = wavre(AT_8_00, []);
  const mission = { body: thielemann(at8), tasks: [], type: 'defend', at: cutOff(at8) } as const;
  expect(isStarving(at8, mission.body, mission.at)).toBe(true);
  expect(priceOfStarving(at8, mission, 20)).toBeGreaterThan(5);
  expect(priceOfStarving(at8, { ...mission, type: 'fallBack' }, 20)).toBe(0);
  expect(priceOfStarving(wavre(AT_10_00, []), mission, 20)).toBe(0);
});

test('NLC-7.6d: the mill of Bierges behind the Dyle is stronger ground than Rixensart', () => {
  const state = wavre(1, []);
  const strength = (id: string): number => strengthOfGround(fieldOf(state), hexNamed(state, id));
  expect(strength('4516')).toBeGreaterThan(strength('3514') + 0.2);
});

describe('NLC-J.3.2: posts', () => {
  const LEADERS = {
    ney: { at: '-1,0', commands: ['french corps'] },
    hill: { at: '4,0', side: 'allied', commands: ['allied corps'] },
  } as const;

  test('NLC-7.7: a battery stands in one hex with infantry, not beside it where horse may ride it down', () => {
    const at = table({
      units: {
        gun: { at: '-1,0', arm: 'art', steps: [4, 2] },
        foot: { at: '0,0', steps: [4, 2] },
        foe: { at: '2,0', side: 'allied', arm: 'cav', steps: [6, 3] },
      },
      orders: { 'french corps': 'defend' },
      leaders: LEADERS,
    });
    const posting = new Posting(at.state, at.unit('gun'), at.at('-1,0'), STEADY);
    expect(posting.worth(at.at('0,0'))).toBeGreaterThan(posting.worth(at.at('0,1')));
  });

  test('horse that holds stays behind its infantry', () => {
    const at = table({
      units: {
        horse: { at: '-1,0', arm: 'cav', steps: [4, 2] },
        foot: { at: '0,0', steps: [4, 2] },
        foe: { at: '3,0', side: 'allied', steps: [6, 3] },
      },
      orders: { 'french corps': 'defend' },
      leaders: LEADERS,
    });
    const posting = new Posting(at.state, at.unit('horse'), at.at('-1,0'), STEADY);
    expect(posting.worth(at.at('-1,0'))).toBeGreaterThan(posting.worth(at.at('1,0')));
  });

  test('NLC-8.1a: who has been hit is sooner taken out of the fire of guns than who is fresh', () => {
    const drawn = (lost: number): number => {
      const at = table({
        units: {
          foot: { at: '0,0', steps: [4, 2], lost },
          guns: { at: '2,0', side: 'allied', arm: 'art', steps: [12, 6] },
        },
        orders: { 'french corps': 'defend' },
        leaders: LEADERS,
      });
      const posting = new Posting(at.state, at.unit('foot'), at.at('0,0'), STEADY);
      return posting.worth(at.at('-1,0')) - posting.worth(at.at('0,0'));
    };
    expect(drawn(1)).toBeGreaterThan(drawn(0));
  });
});
