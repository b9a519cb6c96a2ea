// Section 2: how the game ends.
import { ended, type Frozen, type Outcome } from '@grognard/kernel';
import { SIDE_NAME } from './names.ts';
import type { State } from './state.ts';
import { WINNERS } from './tables/winners.ts';
import { otherSide } from './vocabulary.ts';
import { endings } from './words/endings.ts';

export function outcome({ options, shown, resigned }: Frozen<State>): Outcome | null {
  if (resigned !== null) {
    const winner = otherSide(resigned);
    const facts = { winner: SIDE_NAME[winner], loser: SIDE_NAME[resigned] };
    return ended([winner], 'PENNY-2.3', endings.resigned, facts);
  }
  if (shown === null) return null;
  const usual = WINNERS[shown.even][shown.odd];
  const winner = options.reversed ? otherSide(usual) : usual;
  return ended(
    [winner],
    options.reversed ? 'PENNY-2.2' : 'PENNY-2.1',
    usual === 'even' ? endings.same : endings.differ,
    { winner: SIDE_NAME[winner] },
  );
}
