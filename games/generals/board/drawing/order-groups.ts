import { grouped } from '@grognard/desk/lists/grouped.ts';
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

export const orderGroups = (sheet: Sheet): readonly OrderGroup[] =>
  grouped(
    sheet.map((order, index) => ({ order, index })),
    ({ order }) => orderKey(order),
  ).map((group, i) => {
    const [{ order }] = group;
    const { from, arm, path } = order;
    return {
      key: orderKey(order),
      number: i + 1,
      from,
      arm,
      path,
      orders: group.map(({ index }) => index),
      ridden: Math.max(...group.map((each) => riddenBy(each.order))),
    };
  });

/** 'a1 → a2 → b2' */
export const routeName = (from: Sector, path: Order['path']): string =>
  [from, ...path].map((stop) => (stop === 'rw' || stop === 'rb' ? 'reserve' : stop)).join(' → ');
