// Actions about an order by its place on the sheet, made once: they are listed again for every decision.
import type { Frozen } from '@grognard/kernel';
import type { Sheet } from '../state.ts';

/** GEN-18.1, 18.2: 6 + die orders and the bonus are the most a sheet can hold. */
export const LONGEST_SHEET = 13;

interface OrderAction<T extends string> {
  readonly type: T;
  readonly order: number;
}

export const orderActions = <const T extends string>(type: T): readonly OrderAction<T>[] =>
  Array.from({ length: LONGEST_SHEET }, (_one, order) => ({ type, order }));

/** One action for each order of the sheet. */
export const forEachOrder = <T extends string>(
  actions: readonly OrderAction<T>[],
  sheet: Frozen<Sheet>,
): readonly OrderAction<T>[] => actions.slice(0, sheet.length);
