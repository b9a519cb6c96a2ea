import { describe, expect, test } from 'vitest';
import { unitCard } from '../data/units.ts';
import type { AttackKind } from '../data/words.ts';
import { attackOdds } from '../odds/attack-odds.ts';
import { type Defence, damageOdds } from '../odds/damage-odds.ts';

const odds = (type: string, kind: AttackKind) => {
  const { attacks, crit } = unitCard(type);
  return attackOdds(attacks.find((row) => row.kind === kind)?.dice ?? [], kind, crit);
};

test('NAP-GV-46, NAP-DIC.1, NAP-CRT.3, NAP-CRT.5, NAP-ACN.7: expected damage before defences and rerolls', () => {
  expect(odds('FR01', 'melee').expected).toBeCloseTo(83 / 108, 12);
  expect(odds('FR01', 'melee').nothing).toBeCloseTo(4 / 9, 12);
  expect(odds('FR07', 'melee').expected).toBeCloseTo(2, 12);
  expect(odds('AB12', 'melee').expected).toBeCloseTo(19 / 6, 12);
  expect(odds('FR10', 'ranged').expected).toBeCloseTo(8 / 3, 12);
  expect(odds('FR10', 'ranged').critical).toBeCloseTo(65 / 81, 12);
});

const damage = (type: string, kind: AttackKind, defence: Partial<Defence> = {}) => {
  const { attacks, crit } = unitCard(type);
  const dice = attacks.find((row) => row.kind === kind)?.dice ?? [];
  return damageOdds(dice, kind, crit, { models: 4, ignores: 0, hasFortitude: false, ...defence });
};

describe('damage by exact counting', () => {
  test('NAP-ATK.26, NAP-CRT.5: Fusiliers in melee, two yellow dice and a Volley', () => {
    expect(damage('FR01', 'melee').expected).toBeCloseTo(odds('FR01', 'melee').expected, 12);
    expect(damage('FR01', 'melee').nothing).toBeCloseTo(4 / 9, 12);
    // Both dice a hit or a crit, or one of them a crit and the Volley a hit.
    const both = 1 / 9;
    const volley = 2 * (1 / 6) * (2 / 3) * (1 / 3);
    expect(damage('FR01', 'melee', { models: 2 }).destroys).toBeCloseTo(both + volley, 12);
  });

  test('NAP-ATK.28: a hit may be ignored, a crit never', () => {
    const { nothing } = damage('FR01', 'melee', { ignores: 1, models: 1 });
    // Nothing at all, or exactly one hit among two dice without a crit.
    expect(nothing).toBeCloseTo(4 / 9 + 2 * (1 / 6) * (2 / 3), 12);
  });

  test('NAP-DMG.3: Fortitude takes one off, but never the last', () => {
    const [plain, tough] = [damage('FR10', 'ranged'), damage('FR10', 'ranged', { hasFortitude: true })];
    expect(tough.nothing).toBeCloseTo(plain.nothing, 12);
    expect(tough.expected).toBeLessThan(plain.expected);
  });

  test('NAP-DMG.5: what would go beyond the last model counts for nothing', () => {
    expect(damage('FR10', 'ranged', { models: 1 }).expected).toBeCloseTo(
      1 - damage('FR10', 'ranged').nothing,
      12,
    );
  });
});
