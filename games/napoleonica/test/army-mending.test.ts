// NAP-ARM.7: what an army breaks can be put right by one press, and what is offered keeps every other rule.
import { describe, expect, test } from 'vitest';
import { type Mend, mendsFor } from '../army/mending.ts';
import { pointsOf } from '../army/points.ts';
import { rosterFaults } from '../army/roster-rules.ts';
import type { Enlisted, Roster } from '../data/rosters.ts';

const roster = (text: string, faction: Roster['faction'] = 'france'): Roster => ({
  faction,
  units: text.split(' ').map((each): Enlisted => {
    const [unit = '', detachment = null] = each.split('+');
    return { unit, detachment };
  }),
});
const mendsOf = (army: Roster, rule: string, limit: number): readonly Mend[] => {
  const fault = rosterFaults(army, limit).find((each) => each.rule === rule);
  return fault === undefined ? [] : mendsFor(army, fault, limit);
};
const told = (mends: readonly Mend[]): readonly string[] =>
  mends.map(({ kind, what }) => [kind, ...what].join(' '));

describe('mending an army', () => {
  test('NAP-ARM.2: as little as possible stays at home', () => {
    const army = roster('FR12 FR01 FR01+DT2 FR02');
    const mends = mendsOf(army, 'NAP-ARM.2', 90);
    expect(told(mends)).toContain('detach DT2');
    expect(mends.every(({ units }) => pointsOf(units) <= 90)).toBe(true);
  });

  test('NAP-ARM.2: two units go where one is not enough', () => {
    const mends = mendsOf(roster('FR12 FR07 FR07 FR07 FR07'), 'NAP-ARM.2', 115);
    expect(told(mends)).toEqual(['dismiss FR07 FR07']);
    expect(mends[0]?.units).toEqual(roster('FR12 FR07 FR07').units);
    // Of the dear both, and nobody who stands beside them.
    const left = roster('FR12 FR01 FR01');
    const spared = mendsOf(roster('FR12 FR07 FR07 FR01 FR01'), 'NAP-ARM.2', pointsOf(left.units));
    expect(spared[0]).toMatchObject({ what: ['FR07', 'FR07'], units: left.units });
  });

  test('NAP-ARM.2: far above the limit the dearest goes first', () => {
    expect(told(mendsOf(roster('FR12 FR10 FR07 FR07 FR07 FR07 FR01'), 'NAP-ARM.2', 100))).toEqual([
      'dismiss FR10',
    ]);
  });

  test('NAP-ARM.3: another of the same arm instead of a unique unit, or a larger army', () => {
    const mends = told(mendsOf(roster('FR14 FR04 FR01+DT2 FR01 FR02 FR05'), 'NAP-ARM.3', 200));
    expect(mends.some((mend) => mend.startsWith('replace FR'))).toBe(true);
    expect(mends.length).toBeLessThanOrEqual(3);
  });

  test('NAP-ARM.3: of two that are the same one goes', () => {
    const army = roster('FR12 FR04 FR04 FR01 FR01 FR01 FR01');
    expect(told(mendsOf(army, 'NAP-ARM.3', 400))).toContain('dismiss FR04');
  });

  test('NAP-ARM.4: a Commander is added', () => {
    expect(told(mendsOf(roster('FR01 FR01'), 'NAP-ARM.4', 100))).toEqual(['enlist FR12']);
  });

  test('NAP-ARM.1, NAP-ARM.5: who does not belong goes, a detachment of another arm is taken off', () => {
    expect(told(mendsOf(roster('FR12 RU01 FR01'), 'NAP-ARM.1', 185))).toContain('dismiss RU01');
    expect(told(mendsOf(roster('FR12 RU01 RU01 FR01'), 'NAP-ARM.1', 185))).toEqual(['dismissAll RU01']);
    expect(told(mendsOf(roster('FR12 FR05+DT1 FR01'), 'NAP-ARM.5', 185))[0]).toBe('detach DT1');
    const four = roster('FR12 FR01+DT1 FR01+DT1 FR01+DT1 FR01+DT1');
    expect(told(mendsOf(four, 'NAP-ARM.5', 185))).toContain('detach DT1');
  });

  test('NAP-ARM.7: whatever is offered puts its fault right and brings no other', () => {
    const army = roster('FR04+DT4 FR04 FR13 RU01 FR10');
    const before = rosterFaults(army, 200).map(({ rule }) => rule);
    for (const fault of rosterFaults(army, 200))
      for (const { units } of mendsFor(army, fault, 200)) {
        const after = rosterFaults({ ...army, units }, 200).map(({ rule }) => rule);
        expect(after.length).toBeLessThan(before.length);
        expect(before).toEqual(expect.arrayContaining(after));
      }
  });
});
