// What an answer of the machine comes to, in sentences: for whoever asks why.
import type { Frozen, Said } from '@grognard/kernel';
import { holderOf } from '../field/control.ts';
import type { Action, ActionOf } from '../grammar.ts';
import { placeName } from '../names.ts';
import { ordersCharged } from '../orders/command.ts';
import { sheetOf } from '../orders/orders.ts';
import type { State } from '../state.ts';
import { otherSide, type Sector, type Side } from '../vocabulary.ts';
import { told, toldNothing, toldOf } from '../words/told.ts';

type OrderAction = ActionOf<'order'>;

const names = (places: readonly Sector[]): string => [...new Set(places)].map(placeName).join(', ');

const endOf = ({ from, path }: OrderAction): Sector => {
  const end = path[path.length - 1];
  return end === undefined || end === 'building' ? from : end;
};

/** Where orders end, where most do first, each with those orders. */
const byEnd = (orders: readonly OrderAction[]) =>
  [...new Set(orders.map(endOf))]
    .map((sector) => ({ sector, own: orders.filter((order) => endOf(order) === sector) }))
    .toSorted((a, b) => b.own.length - a.own.length);

/** Attacks by their size, then moves, storms, guns and what is left unwritten. */
const toldSheet = (state: Frozen<State>, side: Side, orders: readonly OrderAction[]): readonly Said[] => {
  const left = state.allotment[side] - ordersCharged(state, side, sheetOf(state, side)) - orders.length;
  const storms = orders.filter(({ path }) => path[0] === 'building');
  const guns = orders.filter(({ arm }) => arm === 'A');
  const moves = orders.filter((order) => order.arm !== 'A' && !storms.includes(order));
  const isAttack = (order: OrderAction): boolean => holderOf(state, endOf(order)) === otherSide(side);
  const each = (text: string, some: readonly OrderAction[]): readonly Said[] =>
    byEnd(some).map(({ sector, own }) => ({
      text,
      with: { sector: placeName(sector), count: own.length, from: names(own.map(({ from }) => from)) },
    }));
  if (orders.length === 0) return [{ text: told.nothing }];
  return [
    ...each(told.attack, moves.filter(isAttack)),
    ...each(
      told.move,
      moves.filter((order) => !isAttack(order)),
    ),
    ...each(told.storm, storms),
    ...each(told.guns, guns),
    ...(left > 0 ? [{ text: told.saved, with: { count: left } }] : []),
  ];
};

const isCounted = (type: string): type is keyof typeof toldOf => type in toldOf;
const isEnd = (type: string): type is keyof typeof toldNothing => type in toldNothing;

export const toldPlan = (state: Frozen<State>, side: Side, plan: readonly Action[]): readonly Said[] => {
  if (plan.some(({ type }) => type === 'endPlanning'))
    return toldSheet(
      state,
      side,
      plan.filter((action) => action.type === 'order'),
    );
  const counts = new Map<keyof typeof toldOf, number>();
  for (const { type } of plan) if (isCounted(type)) counts.set(type, (counts.get(type) ?? 0) + 1);
  const lines = [...counts].map(([type, count]) => ({ text: toldOf[type], with: { count } }));
  if (lines.length > 0) return lines;
  return plan.flatMap(({ type }) => (isEnd(type) ? [{ text: toldNothing[type] }] : []));
};
