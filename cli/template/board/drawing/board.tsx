import { SIDES } from '../../vocabulary.ts';
import type { Desk } from '../desk.ts';
import { Coin } from './coin.tsx';

/** The table: two coins, as far as the viewer may see them. */
export const Board = ({ desk }: { readonly desk: Desk }) => {
  const { coins } = desk.shown.value.view;
  return (
    <div class="matching-pennies-table">
      {SIDES.map((side) => (
        <Coin key={side} side={side} coin={coins[side]} />
      ))}
    </div>
  );
};
