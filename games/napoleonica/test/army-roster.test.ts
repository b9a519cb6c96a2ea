// NAP-ARM: armies that may take the field, and those that may not.
import { describe, expect, test } from 'vitest';
import { pointsOf, starsAllowed, starsOf } from '../army/points.ts';
import { goesWith, refuseRoster, rosterFaults } from '../army/roster-rules.ts';
import { type Enlisted, ROSTERS } from '../data/rosters.ts';
import { cellsOf } from './rulebook.ts';

/** 'FR01+DT2 FR12': an army written short. */
const army = (text: string): readonly Enlisted[] =>
  text.split(' ').map((each) => {
    const [unit = '', detachment = null] = each.split('+');
    return { unit, detachment };
  });
const ruleAgainst = (text: string, limit: number, faction: 'france' | 'russia' | 'abyss' = 'france') =>
  refuseRoster(faction, army(text), limit)?.rule ?? null;

describe('army building', () => {
  test('NAP-ARM.2, NAP-ARM.3, NAP-ARM.4, NAP-GV-01: the example of the rulebook and three changes to it', () => {
    const example = 'FR14 FR01 FR01 FR02 FR05 FR09';
    expect(pointsOf(army(example))).toBe(182);
    expect(ruleAgainst(example, 185)).toBeNull();
    expect(pointsOf(army(`${example} FR13`))).toBe(225);
    expect(ruleAgainst(`${example} FR13`, 225)).toBeNull();
    expect(pointsOf(army('FR14 FR01 FR01 FR02 FR05 FR13'))).toBe(182);
    expect(ruleAgainst('FR14 FR01 FR01 FR02 FR05 FR13', 185)).toBe('NAP-ARM.3');
    expect(ruleAgainst('FR01 FR01 FR01', 185)).toBe('NAP-ARM.4');
  });

  test('NAP-ARM.1: units and detachments of another faction are refused', () => {
    expect(ruleAgainst('FR12 RU01', 185)).toBe('NAP-ARM.1');
    expect(ruleAgainst('FR12 FR01+DA1', 185)).toBe('NAP-ARM.1');
    expect(ruleAgainst('FR12 FR01+DT1', 185)).toBeNull();
  });

  test('NAP-ARM.2: one point above the limit is too much, and the refusal says so', () => {
    expect(ruleAgainst('FR12 FR01 FR01', 66)).toBeNull();
    expect(refuseRoster('france', army('FR12 FR01 FR01'), 65)).toEqual({
      rule: 'NAP-ARM.2',
      text: 'The army costs {points} DP and {limit} are allowed. Leave something at home.',
      with: { points: 66, limit: 65 },
    });
  });

  test('NAP-ARM.3, NAP-RUL.43: the allowance follows what the army costs, rounded down', () => {
    expect([99, 100, 199, 200].map(starsAllowed)).toEqual([0, 1, 1, 2]);
    // 45 + 43 + 48 + 60 = 196: three unique units too many, whatever the limit.
    expect(ruleAgainst('FR14 FR13 FR04 FR10', 400)).toBe('NAP-ARM.3');
  });

  test('NAP-ARM.3: never two copies of the same unique unit; any number of others', () => {
    expect(ruleAgainst('FR12 FR04 FR04 FR01 FR01 FR01 FR01', 400)).toBe('NAP-ARM.3');
    expect(ruleAgainst('FR12 FR01 FR01 FR01 FR01 FR01 FR01', 400)).toBeNull();
  });

  test('NAP-ARM.4, NAP-RUL.44: a unique Commander uses the allowance, so a small army needs another', () => {
    expect(ruleAgainst('FR14 FR01 FR01', 100)).toBe('NAP-ARM.3');
    expect(ruleAgainst('FR12 FR01 FR01', 100)).toBeNull();
  });

  test('NAP-ARM.5: a detachment goes with its own arm, never with Commanders or Monsters', () => {
    expect(ruleAgainst('FR12+DT1 FR01', 185)).toBe('NAP-ARM.5');
    expect(ruleAgainst('FR12 FR05+DT1', 185)).toBe('NAP-ARM.5');
    expect([goesWith('DT4', 'FR05'), goesWith('DA1', 'AB12'), goesWith('DT7', 'FR09')]).toEqual([
      ...[true, false, true],
    ]);
  });

  test('NAP-ARM.5: no more copies than are printed', () => {
    expect(ruleAgainst('FR12 FR01+DT1 FR01+DT1 FR01+DT1', 185)).toBeNull();
    expect(ruleAgainst('FR12 FR01+DT1 FR01+DT1 FR01+DT1 FR01+DT1', 185)).toBe('NAP-ARM.5');
  });

  test('NAP-ARM.7: every fault is told, in the order of the rulebook', () => {
    const faults = rosterFaults({ faction: 'france', units: army('RU01 FR04+DT4 FR04') }, 100);
    expect(faults.map(({ rule }) => rule)).toEqual([
      'NAP-ARM.1',
      'NAP-ARM.2',
      'NAP-ARM.3',
      'NAP-ARM.3',
      'NAP-ARM.4',
      'NAP-ARM.5',
    ]);
  });

  test.each(Object.entries(ROSTERS))(
    'NAP-ROS.1, NAP-ARM.8: the roster %s is legal and costs what is printed',
    (name, roster) => {
      const limit = Number(name.split('-')[1]);
      const [, printed = '', points, stars] = cellsOf(name);
      expect(rosterFaults(roster, limit)).toEqual([]);
      expect([pointsOf(roster.units), starsOf(roster.units)]).toEqual([Number(points), Number(stars)]);
      const listed = printed
        .replace(/ \(.*/, '')
        .split(', ')
        .flatMap((entry) => {
          const [each = '', times = '1'] = entry.split('×');
          return Array<string>(Number(times)).fill(each);
        });
      expect(roster.units).toEqual(army(listed.join(' ')));
    },
  );
});
