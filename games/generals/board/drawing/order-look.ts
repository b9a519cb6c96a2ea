import type { View } from '../../view.ts';
import type { OrderGroup } from './order-groups.ts';

/** Places on the sheet that the draft sets in motion now. */
function drafted({ draft }: View): readonly number[] {
  if (draft?.kind === 'declare') return draft.orders;
  return draft?.kind === 'bombard' ? draft.shots.map(({ order }) => order) : [];
}

export const isDrafted = (view: View, order: number): boolean => drafted(view).includes(order);

const draftedCount = (view: View, { orders }: OrderGroup): number =>
  orders.filter((index) => isDrafted(view, index)).length;

const isSpent = (view: View, index: number): boolean => {
  const order = view.sheet[index];
  return order === undefined || order.done || order.courier?.arrived === false;
};

/** Orders of a group that are not used up. */
export const openCount = (view: View, { orders }: OrderGroup): number =>
  orders.filter((index) => !isSpent(view, index)).length;

/** How many of a group its arrow stands for now. */
export function activeCount(view: View, group: OrderGroup): number {
  const active = draftedCount(view, group);
  if (active > 0) return active;
  return view.phase === 'planning' ? group.orders.length : openCount(view, group);
}

/** How an order of the sheet stands: written, chosen to act now, or used up. */
export function orderLook(view: View, group: OrderGroup): 'order' | 'active' | 'used' {
  if (draftedCount(view, group) > 0) return 'active';
  return openCount(view, group) === 0 ? 'used' : 'order';
}

/** What a written order is for. */
const purposeOf = ({ arm, from }: OrderGroup): string => {
  if (arm === 'A') return 'fire, attack or move';
  return from.startsWith('r') ? 'from reserve' : 'written';
};

/** What has become of a group's orders, in a few words for its slot. */
export function orderNote(view: View, group: OrderGroup): string {
  const orders = group.orders.flatMap((index) => view.sheet[index] ?? []);
  const all = orders.length;
  const active = draftedCount(view, group);
  const open = openCount(view, group);
  if (active > 0) return active === all ? 'acts now' : `${active} of ${all} act`;
  if (orders.every(({ courier }) => courier?.arrived === false)) return 'courier lost';
  if (open === 0) return 'used';
  if (orders.some(({ legs, done }) => legs > 0 && !done)) return 'leg 1 of 2 done';
  if (view.phase === 'planning') return purposeOf(group);
  return open < all ? `${open} still open` : 'still open';
}
