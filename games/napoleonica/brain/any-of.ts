// Where nothing is known to be better: any answer.
import { invariant, type Random } from '@grognard/kernel';
import type { Action } from '../grammar.ts';

export function anyOf(legal: readonly Action[], random: Random): Action {
  const chosen = legal[random.die(legal.length, 'NAP-ACN.8 whim') - 1];
  invariant(chosen !== undefined, 'something may always be done');
  return chosen;
}
