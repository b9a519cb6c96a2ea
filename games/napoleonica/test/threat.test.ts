// NAP-GV-46 and what targets and ground let through.
import { describe, expect, test } from 'vitest';
import type { TerrainCode } from '../data/terrain.ts';
import { threatsOf } from '../odds/threat.ts';

const threats = (unit: string, target: string, ground: TerrainCode = '.') =>
  threatsOf({ unit, detachment: null }, target, ground);

describe('the threat of a unit', () => {
  test('NAP-GV-46: the whole roll is worth what the rulebook says', () => {
    expect(threats('FR01', 'AB01')[0]?.whole).toBeCloseTo(83 / 108);
    expect(threats('FR07', 'AB01')[0]?.whole).toBeCloseTo(2);
    expect(threats('AB12', 'FR01')[0]?.whole).toBeCloseTo(19 / 6);
    expect(threats('FR10', 'AB01')[0]?.whole).toBeCloseTo(8 / 3);
  });

  test('NAP-ABL.19, NAP-TER.9: a Shield and a Forest let less through, together least', () => {
    const [plain, shield, both] = [
      threats('FR05', 'AB01')[0]?.expected ?? 0,
      threats('FR05', 'AB08')[0]?.expected ?? 0,
      threats('FR05', 'AB08', 'F')[0]?.expected ?? 0,
    ];
    expect(shield).toBeLessThan(plain);
    expect(both).toBeLessThan(shield);
  });

  test('NAP-ABL.22: against a Veteran the strongest dice are orange', () => {
    expect(threats('AB04', 'FR04')[0]?.expected).toBeLessThan(threats('AB04', 'FR01')[0]?.expected ?? 0);
  });

  test('NAP-TER.9: a Bush helps against fire alone', () => {
    const [melee, fire] = threats('FR01', 'AB01');
    const [meleeInBush, fireInBush] = threats('FR01', 'AB01', 'B');
    expect(meleeInBush?.expected).toBe(melee?.expected);
    expect(fireInBush?.expected).toBeLessThan(fire?.expected ?? 0);
  });

  test('NAP-CMP.1: each row is told apart by its kind and range', () => {
    expect(threats('FR03', 'AB01').map(({ kind, range }) => [kind, range])).toEqual([
      ['melee', 1],
      ['ranged', 2],
      ['grenade', 2],
    ]);
  });
});
