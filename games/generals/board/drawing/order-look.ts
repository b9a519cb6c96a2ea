import { tell } from '@grognard/desk/words/tell.ts';
import { aimedAt } from '../../odds/aimed-at.ts';
import type { View } from '../../view.ts';
import { orderNotes } from '../words/sentences-sheet.ts';
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
  if (arm === 'A') return tell(orderNotes.guns);
  return tell(from.startsWith('r') ? orderNotes.reserve : orderNotes.written);
};

/** GEN-9.3: what the batteries chosen so far will fire at. */
function aimsOf(view: View, { orders }: OrderGroup): string | null {
  if (view.draft?.kind !== 'bombard') return null;
  const aims = view.draft.shots
    .filter(({ order }) => orders.includes(order))
    .map(({ order, range, building }) =>
      building ? orderNotes.theBuilding : (aimedAt(view, order, range) ?? ''),
    );
  return [...new Set(aims)].join(', ');
}

/** What has become of a group's orders, in a few words for its slot. */
export function orderNote(view: View, group: OrderGroup): string {
  const orders = group.orders.flatMap((index) => view.sheet[index] ?? []);
  const count = orders.length;
  const active = draftedCount(view, group);
  const open = openCount(view, group);
  const at = aimsOf(view, group);
  if (active > 0 && at !== null)
    return active === count
      ? tell(orderNotes.fires, { at })
      : tell(orderNotes.someFire, { active, count, at });
  if (active > 0)
    return active === count ? tell(orderNotes.willAct) : tell(orderNotes.someWillAct, { active, count });
  if (orders.every(({ courier }) => courier?.arrived === false)) return tell(orderNotes.courierLost);
  if (open === 0) return tell(orderNotes.used);
  if (orders.some(({ legs, done }) => legs > 0 && !done)) return tell(orderNotes.legDone);
  if (view.phase === 'planning') return purposeOf(group);
  return open < count ? tell(orderNotes.someOpen, { open }) : tell(orderNotes.stillOpen);
}
