// NLC-13, 19.2, 20.8: what becomes of beaten and tired troops, worked out by hand from the rules.
import { describe, expect, test } from 'vitest';
import { controllerOf, occupierOf } from '../control/control.ts';
import { rallyFrame, turnEndFrame } from '../frames.ts';
import { address, musterDivision } from '../orders/divisions.ts';
import { legOf, legWith } from '../orders/legs.ts';
import type { State, Unit } from '../state.ts';
import { type Sitting, table } from './table.ts';
import { bodyNamed, CORPS, detached } from './under-orders.ts';

const GONE: Partial<Unit> = { status: 'eliminated', hex: -1, lost: 2, eliminatedOn: 1, diedSupplied: true };
const RALLY = [
  rallyFrame.at('look', { side: 'french', player: null, returned: [], latest: -1, done: false }),
];
const CAMP = {
  turn: 3,
  turns: [{ clock: '2000' }, { night: true, clock: '2200' }, { clock: '0400' }, { clock: '0500' }],
  units: { i: { at: '1,0' }, k: {}, e: { at: '12,0', side: 'allied' } },
  leaders: { reille: { at: '0,0', commands: [CORPS] } },
  orders: { [CORPS]: 'reserve' },
  lost: { k: GONE },
  frames: RALLY,
} as const satisfies Sitting;

describe('NLC-13: who comes back', () => {
  test('NLC-18.2, 13.4: a rallied unit is in the hex, so its side holds it', () => {
    const at = table({ ...CAMP, holders: { '0,0': 'allied' } });
    expect(occupierOf(at.state, at.at('0,0'))).toBe('allied');
    at.play('french', { type: 'rally', unit: at.unit('k') });
    expect(occupierOf(at.state, at.at('0,0'))).toBe('french');
    expect(controllerOf(at.state, at.at('0,0'))).toBe('french');
  });

  test('NLC-18.3, 13.4: and its zone of control covers what lies around it', () => {
    const at = table({ ...CAMP, units: { ...CAMP.units, i: { at: '4,4' } }, holders: { '-1,0': 'allied' } });
    expect(controllerOf(at.state, at.at('-1,0'))).toBe('allied');
    at.play('french', { type: 'rally', unit: at.unit('k') });
    expect(controllerOf(at.state, at.at('-1,0'))).toBe('french');
  });

  test('NLC-12.9c, 13.2: whoever had a leg of his own when he was lost comes back under the order of his corps', () => {
    const at = table({ ...CAMP, lost: { k: { ...GONE, ownLeg: legWith({ type: 'march' }) } } });
    at.play('french', { type: 'rally', unit: at.unit('k') });
    expect(legOf(at.state, at.unit('k')).type).toBe('reserve');
  });

  test('NLC-20.8c, 13.5: a tired corps counts as demoralized: a 5 destroys, a 4 does not', () => {
    const rallied = (die: number, fatigue: 'fresh' | 'fatigued') => {
      const at = table({
        ...CAMP,
        options: { fatigue: true },
        bodies: { [CORPS]: { fatigue } },
        dice: [die],
      });
      at.play('french', { type: 'rally', unit: at.unit('k') });
      return at.state.units[at.unit('k')]?.status;
    };
    expect(rallied(5, 'fatigued')).toBe('destroyed');
    expect(rallied(4, 'fatigued')).toBe('map');
    expect(rallied(5, 'fresh')).toBe('map');
  });

  test('NLC-13.1, 12.13d: of a division sent off of which nobody is left the corps commander rallies the brigades', () => {
    const at = table({
      ...CAMP,
      units: { ...CAMP.units, k: { division: 'Foy' }, l: { division: 'Foy' } },
      limits: { [CORPS]: 20 },
      lost: { k: GONE, l: GONE },
      also: (state) => detached(state, 'Foy', legWith({ type: 'march' })),
    });
    expect(at.offers('french', 'rally').map(({ unit }) => unit)).toEqual([at.unit('k'), at.unit('l')]);
    at.play('french', { type: 'rally', unit: at.unit('k') });
    expect(at.state.units[at.unit('k')]?.body).toBe(bodyNamed(at.state, CORPS));
    expect(legOf(at.state, at.unit('k')).type).toBe('reserve');
  });

  test('NLC-13.2, 12.13d: a division sent off that still stands somewhere is another formation', () => {
    const at = table({
      ...CAMP,
      units: { ...CAMP.units, k: { division: 'Foy' }, l: { at: '2,0', division: 'Foy' } },
      also: (state) => detached(state, 'Foy', legWith({ type: 'march' })),
    });
    expect(at.offers('french', 'rally')).toEqual([]);
  });
});

describe('NLC-20.8: tired troops', () => {
  /** An hour on Reserve after two: rest, unless somebody fought. */
  const hour = (fought: Partial<Unit>, arm: 'inf' | 'cav' | 'art') =>
    table({
      units: { i: { at: '0,0', arm }, j: { at: '1,0' }, e: { at: '9,0', side: 'allied' } },
      options: { fatigue: true },
      orders: { [CORPS]: 'reserve' },
      bodies: { [CORPS]: { fatigue: 'fatigued', rest: 120 } },
      lost: { i: fought },
      frames: [turnEndFrame.at('recovery', {})],
    }).body(CORPS);

  test('NLC-20.8d: three hours on Reserve and nobody fought: they are rested', () => {
    expect(hour({}, 'inf')).toMatchObject({ fatigue: 'fresh' });
  });

  test('NLC-20.8d: cavalry of the corps that charged has fought, guns that bombarded have too', () => {
    expect(hour({ charged: 1 }, 'cav')).toMatchObject({ fatigue: 'fatigued', rest: 0 });
    expect(hour({ bombarded: 1 }, 'art')).toMatchObject({ fatigue: 'fatigued', rest: 0 });
    expect(hour({ attacked: 1 }, 'inf')).toMatchObject({ fatigue: 'fatigued', rest: 0 });
  });

  test('NLC-20.8c, 12.13d: a division of a tired corps that is sent off is as tired as before', () => {
    const at = table({
      units: { i: { at: '0,0', division: 'Foy' }, j: { at: '1,0' }, e: { at: '9,0', side: 'allied' } },
      leaders: { reille: { at: '0,0', commands: [CORPS] } },
      options: { fatigue: true },
      bodies: { [CORPS]: { fatigue: 'fatigued', rest: 60 } },
    });
    const state = structuredClone(at.state) as State;
    const foy = bodyNamed(state, 'Foy');
    address(state, foy);
    musterDivision(state, foy);
    expect(state.bodies[foy]).toMatchObject({ fatigue: 'fatigued', rest: 60 });
  });

  test('NLC-20.8h, 20.10, NLC-R122: an exhausted unit that recovers on a 5 or 6 has missed nothing, and does not run', () => {
    const after = (die: number, options: Sitting['options']) => {
      const at = table({
        units: { i: { at: '0,0', disrupted: true }, e: { at: '9,0', side: 'allied' } },
        options: { fatigue: true, disruptionRecovery: true, ...options },
        bodies: { [CORPS]: { fatigue: 'exhausted' } },
        frames: [turnEndFrame.at('recovery', {})],
        dice: [die],
      });
      const { status, disrupted } = at.state.units[0] ?? {};
      return [status, disrupted];
    };
    // Morale 4 − 2 = 2.
    expect(after(5, { rout: true })).toEqual(['map', false]);
    expect(after(6, { rout: true })).toEqual(['map', false]);
    expect(after(4, { rout: true })).toEqual(['map', true]);
    expect(after(2, { rout: true })).toEqual(['map', true]);
  });
});

describe('NLC-13: why a unit does not come back', () => {
  const refusal = (sitting: Partial<Sitting>, unit = 'k') => {
    const at = table({ ...CAMP, units: { ...CAMP.units, z: {} }, lost: { k: GONE, z: GONE }, ...sitting });
    return at.refused('french', { type: 'rally', unit: at.unit(unit) });
  };

  test('NLC-13.1: it was lost after the last night, or is not lost at all', () => {
    const turns = [...CAMP.turns, { night: true, clock: '2200' }];
    expect(refusal({ turns, lost: { k: { ...GONE, eliminatedOn: 3 }, z: GONE } })).toBe('NLC-13.1');
    expect(refusal({}, 'i')).toBe('NLC-13.1');
    expect(refusal({})).toBeNull();
  });

  test('NLC-13.2: its corps is not on Reserve, or its leader is seen', () => {
    expect(refusal({ orders: { [CORPS]: 'defend' } })).toBe('NLC-13.2');
    expect(refusal({ units: { ...CAMP.units, z: {}, e: { at: '0,3', side: 'allied' } } })).toBe('NLC-13.2');
    expect(refusal({ gone: ['reille'] })).toBe('NLC-13.2');
  });

  test('NLC-13.4: two have come back already', () => {
    const at = table({
      ...CAMP,
      units: { ...CAMP.units, l: {}, z: {} },
      limits: { [CORPS]: 20 },
      lost: { k: GONE, l: GONE, z: GONE },
    });
    for (const unit of ['k', 'l']) at.play('french', { type: 'rally', unit: at.unit(unit) });
    expect(at.refused('french', { type: 'rally', unit: at.unit('z') })).toBe('NLC-13.4');
  });

  test('NLC-13.6, 13.7: one step alone, an unlike pair, and who is lost for good', () => {
    const units = { ...CAMP.units, z: {}, s: { steps: [3] }, t: { steps: [2] } };
    const lost = { k: GONE, z: { ...GONE, status: 'destroyed' }, s: GONE, t: GONE } as const;
    expect(refusal({ units, lost }, 's')).toBe('NLC-13.6');
    expect(refusal({ units, lost }, 'z')).toBe('NLC-13.7');
    const at = table({ ...CAMP, units, lost });
    const pair = { type: 'rallyPair', unit: at.unit('s'), with: at.unit('t') } as const;
    expect(at.refused('french', pair)).toBe('NLC-13.6');
  });
});
