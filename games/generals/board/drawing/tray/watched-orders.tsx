import { tell } from '@grognard/desk/words/tell.ts';
import { SIDE_NAME } from '../../../names.ts';
import { SIDES } from '../../../vocabulary.ts';
import type { Desk } from '../../desk.ts';
import { watchWords } from '../../words/sentences-sheet.ts';
import { TraySheet } from './tray-sheet.tsx';

/** GEN-21.1: what whoever watches may know of the sheets: how many orders each side may write. */
export function WatchedOrders({ desk }: { readonly desk: Desk }) {
  const { allotment } = desk.shown.value.view;
  return (
    <TraySheet class="generals-orders" title={tell(watchWords.title)} headline={tell(watchWords.hidden)}>
      <ol>
        {SIDES.map((side) => (
          <li key={side} class="generals-slot is-empty">
            <span class="generals-slot-free num">{allotment[side]}</span>
            <em>{tell(watchWords.ordersOf, { side: SIDE_NAME[side] })}</em>
          </li>
        ))}
      </ol>
    </TraySheet>
  );
}
