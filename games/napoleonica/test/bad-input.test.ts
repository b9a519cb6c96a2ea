// What comes in from outside and is wrong: refused with the field or the rule, and nothing changes.
import { describe, expect, test } from 'vitest';
import { napoleonica } from '../module.ts';
import { begin, hex, table } from './table.ts';

const optionsFault = (raw: object): string => {
  const parsed = napoleonica.parseOptions(raw);
  return parsed.ok ? 'fine' : `${parsed.error.path}: ${parsed.error.message}`;
};
const positionFault = (raw: object): string => {
  const parsed = napoleonica.parsePosition(raw);
  return parsed.ok ? 'fine' : parsed.error.path;
};

describe('options', () => {
  test('NAP-SCN.11, SCN.12: scenarios stay on the maps they may be fought on', () => {
    expect(optionsFault({ scenario: 'SC3', map: 'MAP1' })).toContain('NAP-SCN.11');
    expect(optionsFault({ scenario: 'SC1', map: 'MAP8' })).toContain('NAP-SCN.11');
    expect(optionsFault({ scenario: 'SC2', map: ['...........'] })).toContain('NAP-SCN.12');
    expect(optionsFault({ scenario: 'SC4', map: 'MAP6' })).toBe('fine');
  });

  test('NAP-SCN.6: a battle of one’s own needs its terms', () => {
    expect(optionsFault({ scenario: 'custom' })).toContain('options.custom');
  });

  test('NAP-ARM.2, ARM.4, ARM.7: an illegal army is named by its player and its rule', () => {
    const army = (...units: readonly string[]) => ({
      faction: 'france',
      units: units.map((unit) => ({ unit })),
    });
    expect(optionsFault({ armies: { A: army('FR01', 'FR01', 'FR01') } })).toMatch(/armies\.A.*NAP-ARM\.4/);
    expect(optionsFault({ armies: { A: army('FR12', 'FR07', 'FR07', 'FR07', 'FR07', 'FR07') } })).toContain(
      'NAP-ARM.2',
    );
    expect(optionsFault({ armies: { A: 'FR-300' } })).toContain('NAP-ARM.2');
    expect(optionsFault({ armies: { A: army('FR12', 'XX99') } })).toContain('units[1].unit');
  });

  test('unknown options and words are named', () => {
    expect(optionsFault({ scenery: 'SC1' })).toContain('scenery');
    expect(optionsFault({ scenario: 'SC9' })).toContain('options.scenario');
  });
});

describe('positions', () => {
  const unit = { type: 'FR01', owner: 'A', at: 'F5' };

  test('NAP-CMP.2, NAP-FAT.1, NAP-DES.1: models and Fatigue beyond the card', () => {
    expect(positionFault({ battle: { units: [{ ...unit, models: 9 }] } })).toBe('battle.units[0].models');
    expect(positionFault({ battle: { units: [{ ...unit, fatigue: 3 }] } })).toBe('battle.units[0].fatigue');
    expect(positionFault({ battle: { units: [{ ...unit, models: 0 }] } })).toBe('battle.units[0].models');
  });

  test('NAP-TER.9: nobody stands in a river', () => {
    const ground = `~${'.'.repeat(94)}`;
    expect(positionFault({ battle: { terms: { ground }, units: [{ ...unit, at: 'A1' }] } })).toBe(
      'battle.units[0].at',
    );
  });

  test('frames must fit each other and what is in progress', () => {
    expect(positionFault({})).toBe('battle');
    expect(positionFault({ battle: { units: [unit] }, frames: [{ proc: 'attack', step: 'pool' }] })).toBe(
      'frames[0].proc',
    );
    expect(positionFault({ battle: { units: [{ ...unit, at: 'Z9' }] } })).toBe('battle.units[0].at');
  });
});

describe('actions', () => {
  test('of the wrong seat, of the wrong moment, or unheard of change nothing', () => {
    const t = table({ A: { F9: 'FR01' }, B: { A1: 'AB01' } });
    const before = JSON.stringify(t.match.state);
    expect(() => t.as('B', { type: 'pass' })).toThrow('not-your-decision');
    expect(() => t.as('A', { type: 'deploy', unit: 0, hex: hex('F8') })).toThrow('NAP-BAT.2');
    expect(() => t.as('A', { type: 'activate', unit: 7, pay: 'G' })).toThrow();
    expect(JSON.stringify(t.match.state)).toBe(before);
  });

  test('NAP-SET.10: the enemy’s units are not yours to place', () => {
    const t = begin({ scenario: 'SC2', armies: { A: 'FR-182', B: 'AB-200' } });
    expect(() => t.as('B', { type: 'deploy', unit: 0, hex: hex('F1') })).toThrow();
  });
});
