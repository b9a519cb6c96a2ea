// GEN-12.33, 12.34, 12.40: when a modified die hits.
import type { RuleId } from '@grognard/kernel';
import { type CombatStep, UNOPPOSED_SUCCESS } from '../tables/modifiers.ts';

export interface TestResult {
  readonly rule: RuleId;
  readonly hit: boolean;
}

/** GEN-12.33: used for reactions, bombardment, and whoever does not roll back (GEN-R.60 to GEN-R.62). */
export const passesUnopposedTest = (modified: number): boolean => modified >= UNOPPOSED_SUCCESS;

/** `against`: the better modified die of the opposing unit (GEN-R.68); null when it does not roll back in this step. */
export function testAttack(step: CombatStep, modified: number, against: number | null): TestResult {
  if (against === null) return { rule: 'GEN-12.33', hit: passesUnopposedTest(modified) };
  if (step === 'melee') return { rule: 'GEN-12.40', hit: modified > against };
  return { rule: 'GEN-12.34', hit: passesUnopposedTest(modified) && modified > against };
}
