// PENNY-2.1: equal coins win for Even, different ones for Odd.
import type { Frozen, Outcome } from '@grognard/kernel';
import type { State } from './state.ts';
import { WINNERS } from './tables/winners.ts';

export function outcome({ shown }: Frozen<State>): Outcome | null {
  if (shown === null) return null;
  const winner = WINNERS[shown.even][shown.odd];
  const text = winner === 'even' ? 'Both coins show the same.' : 'The coins differ.';
  return { winners: [winner], rule: 'PENNY-2.1', text };
}
