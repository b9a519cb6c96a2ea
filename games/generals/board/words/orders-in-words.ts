import { listed } from '@grognard/desk/words/phrases.ts';
import type { Order } from '../../state.ts';
import { orderGroups, routeName } from '../drawing/order-groups.ts';
import { countOf } from './names.ts';

/** 'three Infantry a1 → a2 and one Cavalry c1 → c2 → b2' */
export function ordersInWords(sheet: readonly Order[]): string {
  if (sheet.length === 0) return 'nothing';
  return listed(
    orderGroups(sheet).map((group) => {
      const unused = group.orders.filter((index) => sheet[index]?.unit === null).length;
      const note = unused === 0 ? '' : ` (${unused === group.orders.length ? '' : `${unused} `}unused)`;
      return `${countOf(group.orders.length, group.arm)} ${routeName(group.from, group.path)}${note}`;
    }),
  );
}
