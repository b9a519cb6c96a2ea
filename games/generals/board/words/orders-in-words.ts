import { tell } from '@grognard/desk/words/tell.ts';
import type { Order } from '../../state.ts';
import { orderGroups, routeName } from '../drawing/order-groups.ts';
import { countOf } from './names.ts';
import { choices } from './sentences-actions.ts';
import { orderNotes, sheetWords } from './sentences-sheet.ts';

/** '3 Infantry a1 → a2, 1 Cavalry c1 → c2 → b2 (unused)' */
export function ordersInWords(sheet: readonly Order[]): string {
  if (sheet.length === 0) return tell(sheetWords.nothing);
  return orderGroups(sheet)
    .map(({ orders, arm, from, path }) => {
      const count = orders.filter((index) => sheet[index]?.unit === null).length;
      const order = tell(choices.order, { arm: countOf(orders.length, arm), route: routeName(from, path) });
      if (count === 0) return order;
      return count === orders.length
        ? tell(orderNotes.unused, { order })
        : tell(orderNotes.someUnused, { order, count });
    })
    .join(', ');
}
