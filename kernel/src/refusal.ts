import type { Facts, Refusal, RuleId } from './contract.ts';

/** A refusal in one line: `no('GEN-7.2', 'Border {border} is full.', { border })`. */
export function no(rule: RuleId, text: string, facts?: Facts): Refusal {
  return facts === undefined ? { rule, text } : { rule, text, with: facts };
}
