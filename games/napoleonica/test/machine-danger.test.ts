// What the machine fears is read from the units that stand there, not from those it met before.
import { expect, test } from 'vitest';
import { threatsTo } from '../brain/threats.ts';
import { battleOf, unitOf } from '../field/battle.ts';
import { table } from './table.ts';

/** Models FR01 is expected to lose to what stands on F4. */
const lossesTo = (unit: object, enemy: object): number => {
  const battle = battleOf(
    table({ A: { F6: { type: 'FR01', ...unit } }, B: { F4: { type: 'AB04', ...enemy } } }).match.state,
  );
  return threatsTo(battle, unitOf(battle, 0))[0]?.losses ?? 0;
};

test('NAP-GEN.6: a unit met before with a detachment or an improvement does not change what is feared', () => {
  const [plain, shielded] = [lossesTo({}, {}), lossesTo({ improvement: 'IM6' }, {})];
  expect(shielded).toBeLessThan(plain);
  expect(lossesTo({}, {})).toBe(plain);
});

test('NAP-ABL.14: nor does an enemy met before with an officer', () => {
  const [plain, led] = [lossesTo({}, { type: 'AB01' }), lossesTo({}, { type: 'AB01', detachment: 'DA1' })];
  expect(led).toBeGreaterThan(plain);
});
