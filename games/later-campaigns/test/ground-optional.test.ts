// NLC-20: what optional rules make of strength and hits.
import { describe, expect, it } from 'vitest';
import { moraleLead, type Pressed } from '../morale/morale.ts';
import { bombardedUnits, isDisruptedByFire } from '../strength/alternative-artillery.ts';
import { halvedBySupport, haveGunsTold } from '../strength/artillery-support.ts';
import { assaultFire } from '../strength/assault.ts';
import { chargeFire } from '../strength/charge.ts';
import { halvesAdded, type Modifier, none } from '../strength/fire.ts';
import { diceOf } from '../strength/roll-six.ts';
import { NOWHERE } from '../vocabulary.ts';
import { type Scene, scene } from './position.ts';

describe('NLC-20.3: artillery support', () => {
  const told = (units: Scene['units'], roll: number): boolean => {
    const { state, field, at } = scene({ units: { ...units, foe: { side: 'allied', at: '1,0' } } });
    const attackers = field.atOf(at('0,0'), 'french');
    const fire = assaultFire(state, field, {
      attackers,
      defenders: [attackers.length],
      supporters: [],
      target: at('1,0'),
    });
    return haveGunsTold(state, field, fire.attack, { roll, hits: 0 });
  };

  it('NLC-GV-68, NLC-20.3a: 10 with the gun hits twice where 6 hit once', () => {
    const units = { i: { at: '0,0', steps: [6, 3] }, gun: { arm: 'art', at: '0,0', steps: [4, 2] } } as const;
    expect(told(units, 7)).toBe(true);
    expect(told(units, 6)).toBe(false);
    expect(told({ gun: units.gun }, 12)).toBe(false);
    expect(told({ i: units.i }, 12)).toBe(false);
  });

  it('NLC-GV-68: the hits of the other side are halved, 3 to 2, and 1 stays 1', () => {
    expect([3, 1].map(halvedBySupport)).toEqual([2, 1]);
  });
});

describe('NLC-20.12: alternative artillery', () => {
  it('NLC-20.12a, NLC-R120: the first hit falls on the strongest, cavalry counting double', () => {
    const { state } = scene({
      units: { i: { at: '0,0', steps: [5, 3] }, c: { arm: 'cav', at: '0,0', steps: [3, 2] } },
    });
    expect(bombardedUnits(state, [0, 1], 1)).toEqual([1]);
    expect(bombardedUnits(state, [0, 1], 2)).toEqual([0, 1]);
  });

  it('NLC-20.12b: only even hits take a last step', () => {
    const { state } = scene({ units: { last: { at: '0,0', lost: 1 }, whole: { at: '0,0', steps: [2, 1] } } });
    expect(bombardedUnits(state, [0, 1], 1)).toEqual([1]);
    expect(bombardedUnits(state, [0, 1], 3)).toEqual([1]);
    expect(bombardedUnits(state, [0], 1)).toEqual([]);
    expect(bombardedUnits(state, [0], 2)).toEqual([0]);
  });

  it('NLC-20.12c: disrupted from 9 on, strength and roll together', () => {
    expect([isDisruptedByFire(3, 5), isDisruptedByFire(3, 6)]).toEqual([false, true]);
  });
});

describe('NLC-20.4, NLC-R116: roll six', () => {
  const attackers = (ground: Scene, terms = { bonus: 0, moraleLead: 0 }) => {
    const { state, field, at } = scene({
      ...ground,
      units: { ...ground.units, foe: { side: 'allied', at: '1,0' } },
    });
    const units = field.atOf(at('0,0'), 'french');
    const fire = assaultFire(state, field, {
      attackers: units,
      defenders: [units.length],
      supporters: [],
      target: at('1,0'),
    });
    return diceOf(fire.attack, terms);
  };

  it('NLC-20.4a: a die for each point, hits on a 6; terrain still takes strength', () => {
    expect(attackers({ units: { i: { at: '0,0', steps: [6, 3] } } })).toEqual({ dice: 6, least: 6 });
    expect(attackers({ towns: ['1,0'], units: { i: { at: '0,0', steps: [6, 3] } } })).toEqual({
      dice: 5,
      least: 6,
    });
  });

  it('NLC-20.4b, NLC-R116: halvings stay halvings, a bonus is 1 more on every die of the fire', () => {
    const units = { i: { at: '0,0', steps: [4, 2] }, c: { arm: 'cav', at: '0,0', steps: [3, 2] } } as const;
    expect(attackers({ units })).toEqual({ dice: 6, least: 6 });
    expect(attackers({ units }, { bonus: 1, moraleLead: 0 })).toEqual({ dice: 6, least: 5 });
  });

  it('NLC-20.4b, NLC-R116: each bonus counts once for all who fire, whoever has brought it; a silent gun brings none', () => {
    const part = (strength: number, ...factors: Modifier['factors']): Modifier => ({
      unit: 0,
      strength,
      factors,
    });
    const enfilade = halvesAdded([['enfilade', 'NLC-8.5a']]);
    const both = halvesAdded([
      ['gunsInDefence', 'NLC-19.4b'],
      ['enfilade', 'NLC-8.5a'],
    ]);
    const dice = (...parts: readonly Modifier[]) => diceOf({ parts }, { bonus: 0, moraleLead: 0 });
    expect(dice(part(4), part(3, ...enfilade))).toEqual({ dice: 7, least: 5 });
    expect(dice(part(4, ...enfilade), part(3, ...enfilade))).toEqual({ dice: 7, least: 5 });
    expect(dice(part(4), part(3, ...both))).toEqual({ dice: 7, least: 4 });
    const silenced = part(3, none('silencedByFacing', 'NLC-8.4'), ...enfilade);
    expect(dice(part(4), silenced)).toEqual({ dice: 4, least: 6 });
  });

  it('NLC-20.4d: a quarter more or less for each point of morale, at most three quarters', () => {
    const dice = (moraleLead: number) =>
      attackers({ units: { i: { at: '0,0', steps: [8, 4] } } }, { bonus: 0, moraleLead }).dice;
    expect([1, -1, 3, 4, -4].map(dice)).toEqual([10, 6, 14, 14, 2]);
  });
});

describe('NLC-20.4d: the difference of morale', () => {
  it('NLC-20.4d, NLC-R116, 2.4b: group morale, with what guns and a flank take off it', () => {
    const { state } = scene({
      options: { rollSix: true },
      units: { i: { at: '0,0' }, e: { at: '1,0', side: 'allied' } },
    });
    const lead = (pressed: Pressed): number => moraleLead(state, [0], [1], pressed);
    expect(lead({})).toBe(0);
    expect(lead({ flanked: true })).toBe(2);
    expect(lead({ gunsInAttack: true })).toBe(1);
    expect(lead({ gunsInDefence: true })).toBe(-1);
    expect(lead({ flanked: true, gunsInAttack: true, gunsInDefence: true })).toBe(2);
  });
});

describe('NLC-20.2.1b, NLC-20.2.1c: divisions in line', () => {
  const attack = (second: string, isOn: boolean): number => {
    const { state, field, at } = scene({
      options: { divisionFormations: isOn },
      units: {
        i: { at: '0,0', steps: [5, 3], division: 'Quiot' },
        j: { at: second, steps: [5, 3], division: 'Quiot' },
        foe: { side: 'allied', at: '1,0' },
      },
    });
    return assaultFire(state, field, { attackers: [0], defenders: [2], supporters: [], target: at('1,0') })
      .attack.row;
  };

  it('contiguous hexes, one brigade in each, or a fifth less', () => {
    expect(attack('0,1', true)).toBe(5);
    expect(attack('0,2', true)).toBe(4);
    expect(attack('0,0', true)).toBe(4);
    expect(attack('0,2', false)).toBe(5);
  });

  it('also against a charge, before it is halved', () => {
    const { state, field, at } = scene({
      options: { divisionFormations: true },
      units: {
        c: { arm: 'cav', at: '1,0' },
        i: { side: 'allied', at: '0,0', steps: [9, 5], division: 'Cooke' },
        j: { side: 'allied', at: '0,3', division: 'Cooke' },
      },
    });
    const entries = [{ unit: 0, start: at('1,0'), via: NOWHERE, target: at('0,0') }];
    const fight = {
      entries,
      target: at('0,0'),
      defenders: [1],
      square: false,
      backhand: false,
      justRetreated: [],
    };
    expect(chargeFire(state, field, fight).defence.row).toBe(4);
  });
});
