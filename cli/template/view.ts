// PENNY-1.3: nobody sees the other coin before both lie.
import { type Frozen, type Open, peek, type Random, type Viewer } from '@grognard/kernel';
import { stateWith } from './setup.ts';
import type { State } from './state.ts';
import { type BySide, bySide, FACES, type Face, type Side } from './vocabulary.ts';

/** What one viewer may see: the own coin, and of the other only that it lies. */
export interface View {
  readonly coins: BySide<Face | 'covered' | null>;
}

function coinSeen({ laid, shown }: Frozen<State>, side: Side, viewer: Viewer): Face | 'covered' | null {
  if (shown !== null) return shown[side];
  const coin = laid[side];
  return coin === null ? null : (peek(coin, viewer) ?? 'covered');
}

export const view = (state: Frozen<State>, viewer: Viewer): Open<View> => ({
  coins: bySide((side) => coinSeen(state, side, viewer)),
});

/** A whole state that looks like this view: what is covered may be either. */
export function determinize({ coins }: Open<View>, random: Random): State {
  return stateWith(
    bySide((side) => {
      const coin = coins[side];
      return coin === 'covered' ? (FACES[random.die(2, 'PENNY-1.3 guess') - 1] ?? 'heads') : coin;
    }),
  );
}
