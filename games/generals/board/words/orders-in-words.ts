import type { Json } from '@grognard/kernel';
import type { Order } from '../../state.ts';
import { orderGroups, routeName } from '../drawing/order-groups.ts';
import { countOf, listed } from './names.ts';

/** Fills `{name}` in a sentence of the rules. */
export const filled = (text: string, facts: { readonly [name: string]: Json } = {}): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => (name in facts ? String(facts[name]) : whole));

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
