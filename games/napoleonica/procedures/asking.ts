// Who is asked what: decisions are made once per sentence, not once per question.
import type { Decision, RuleId } from '@grognard/kernel';
import type { Player } from '../vocabulary.ts';

export const NOBODY: readonly Decision[] = [];

export function asking(rule: RuleId, prompt: string): (player: Player) => readonly Decision[] {
  const A = [{ seat: 'A', rule, prompt }];
  const B = [{ seat: 'B', rule, prompt }];
  return (player) => (player === 'A' ? A : B);
}
