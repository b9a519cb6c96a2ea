import type { View } from '../../view.ts';
import type { ArrowLook } from './arrows.tsx';
import type { OrderGroup } from './order-groups.ts';

/** Places on the sheet that the draft sets in motion now. */
function drafted(view: View): readonly number[] {
  if (view.draft?.kind === 'declare') return view.draft.orders;
  return view.draft?.kind === 'bombard' ? view.draft.shots.map(({ order }) => order) : [];
}

export const isDrafted = (view: View, order: number): boolean => drafted(view).includes(order);

const isSpent = (view: View, index: number): boolean => {
  const order = view.sheet[index];
  return order === undefined || order.done || order.courier?.arrived === false;
};

/** Orders of a group that are not used up. */
export const openCount = (view: View, group: OrderGroup): number =>
  group.orders.filter((index) => !isSpent(view, index)).length;

export const activeCount = (view: View, group: OrderGroup): number => {
  const active = group.orders.filter((index) => isDrafted(view, index)).length;
  return active > 0
    ? active
    : Math.max(openCount(view, group), view.phase === 'planning' ? group.orders.length : 0);
};

export function orderLook(view: View, group: OrderGroup): ArrowLook {
  if (group.orders.some((index) => isDrafted(view, index))) return 'active';
  return openCount(view, group) === 0 ? 'used' : 'order';
}

/** What has become of a group's orders, in a few words for its slot. */
export function orderNote(view: View, group: OrderGroup): string {
  const orders = group.orders.flatMap((index) => view.sheet[index] ?? []);
  const lost = orders.filter(({ courier }) => courier?.arrived === false).length;
  const active = group.orders.filter((index) => isDrafted(view, index)).length;
  if (active > 0)
    return active === group.orders.length ? 'acts now' : `${active} of ${group.orders.length} act`;
  if (lost === orders.length) return 'courier lost';
  if (openCount(view, group) === 0) return 'used';
  const rides = orders.filter(({ legs, done }) => legs > 0 && !done).length;
  if (rides > 0) return 'leg 1 of 2 done';
  if (view.phase === 'planning')
    return group.arm === 'A'
      ? 'fire, attack or move'
      : group.from.startsWith('r')
        ? 'from reserve'
        : 'written';
  const open = openCount(view, group);
  return open < orders.length ? `${open} still open` : 'still open';
}
