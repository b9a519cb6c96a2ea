// Section 2: how the game ends.
import type { Frozen, Outcome } from '@grognard/kernel';
import { SIDE_NAME } from './names.ts';
import type { State } from './state.ts';
import { WINNERS } from './tables/winners.ts';
import { otherSide } from './vocabulary.ts';

export function outcome({ options, shown, resigned }: Frozen<State>): Outcome | null {
  if (resigned !== null)
    return { winners: [otherSide(resigned)], rule: 'PENNY-2.3', text: `${SIDE_NAME[resigned]} resigns.` };
  if (shown === null) return null;
  const usual = WINNERS[shown.even][shown.odd];
  const text = usual === 'even' ? 'Both coins show the same.' : 'The coins differ.';
  return options.reversed
    ? { winners: [otherSide(usual)], rule: 'PENNY-2.2', text }
    : { winners: [usual], rule: 'PENNY-2.1', text };
}
