import { coinName, SIDE_NAME } from '../../names.ts';
import type { View } from '../../view.ts';
import type { Side } from '../../vocabulary.ts';
import { SeatSign } from './seat-sign.tsx';

const SIZE = 120;

/** A coin with its owner's name; a dim one is not laid yet. */
export const Coin = ({ side, coin }: { readonly side: Side; readonly coin: View['coins'][Side] }) => (
  <figure class={`matching-pennies-coin${coin === null ? ' matching-pennies-dim' : ''}`}>
    <SeatSign seat={side} size={SIZE} />
    <figcaption>
      {SIDE_NAME[side]}: {coinName(coin)}
    </figcaption>
  </figure>
);
