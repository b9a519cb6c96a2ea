import type { Order, Sheet } from '../../state.ts';
import type { Arm, Sector } from '../../vocabulary.ts';

/** Equal orders of a sheet, drawn as one arrow with a multiplier (GEN-6.2). */
export interface OrderGroup {
  /** Also the name of its card: 'I a1>a2'. */
  readonly key: string;
  /** As on the sheet and at the arrow, from 1. */
  readonly number: number;
  readonly from: Sector;
  readonly arm: Arm;
  readonly path: Order['path'];
  /** Their places on the sheet. */
  readonly orders: readonly number[];
  /** Legs already ridden by those that may still act. */
  readonly ridden: number;
}

export const orderKey = ({ from, arm, path }: Pick<Order, 'from' | 'arm' | 'path'>): string =>
  `${arm} ${[from, ...path].join('>')}`;

const riddenBy = ({ legs, done, path }: Order): number => (done ? 0 : Math.min(legs, path.length - 1));

export function orderGroups(sheet: Sheet): readonly OrderGroup[] {
  const groups = new Map<string, OrderGroup>();
  sheet.forEach((order, index) => {
    const key = orderKey(order);
    const group = groups.get(key);
    const { from, arm, path } = order;
    groups.set(
      key,
      group === undefined
        ? { key, number: groups.size + 1, from, arm, path, orders: [index], ridden: riddenBy(order) }
        : { ...group, orders: [...group.orders, index], ridden: Math.max(group.ridden, riddenBy(order)) },
    );
  });
  return [...groups.values()];
}

/** 'a1 → a2 → b2' */
export const routeName = (from: Sector, path: Order['path']): string =>
  [from, ...path].map((stop) => (stop === 'rw' || stop === 'rb' ? 'reserve' : stop)).join(' → ');
