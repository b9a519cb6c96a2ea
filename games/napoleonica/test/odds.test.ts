import { expect, test } from 'vitest';
import { unitCard } from '../data/units.ts';
import type { AttackKind } from '../data/words.ts';
import { attackOdds } from '../odds/attack-odds.ts';

const odds = (type: string, kind: AttackKind) => {
  const { attacks, crit } = unitCard(type);
  return attackOdds(attacks.find((row) => row.kind === kind)?.dice ?? [], kind, crit);
};

test('NAP-GV-46, NAP-DIC.1, NAP-CRT.3, CRT.5, NAP-ACN.7: expected damage before defences and rerolls', () => {
  expect(odds('FR01', 'melee').expected).toBeCloseTo(83 / 108, 12);
  expect(odds('FR01', 'melee').nothing).toBeCloseTo(4 / 9, 12);
  expect(odds('FR07', 'melee').expected).toBeCloseTo(2, 12);
  expect(odds('AB12', 'melee').expected).toBeCloseTo(19 / 6, 12);
  expect(odds('FR10', 'ranged').expected).toBeCloseTo(8 / 3, 12);
  expect(odds('FR10', 'ranged').critical).toBeCloseTo(65 / 81, 12);
});
