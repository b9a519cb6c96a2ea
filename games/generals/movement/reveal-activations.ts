// GEN-6.9, 7.16, 21.1: drafts become activations: orders are bound to units and everybody sees the legs used.
import { invariant } from '@grognard/kernel';
import { isReserve } from '../field/board-graph.ts';
import { standingOf } from '../field/control.ts';
import { change, sideOf } from '../field/units.ts';
import type { DeclareFrame } from '../frames.ts';
import type { DraftOf } from '../grammar.ts';
import { nextLeg } from '../orders/next-leg.ts';
import { sheetOf, unitsForOrders, useOrder } from '../orders/orders.ts';
import type { Table } from '../rule-types.ts';
import type { Activation, State } from '../state.ts';
import { type BySide, SIDES, type Side, type UnitId } from '../vocabulary.ts';

type Drafts = BySide<DraftOf<'declare'>>;

/** An activation with its place on the sheet, which never leaves this file (GEN-21.5). */
interface Declared extends Activation {
  readonly order: number;
}

export function revealActivations(umpire: Table, phase: DeclareFrame['phase'], drafts: Drafts): void {
  const { state } = umpire;
  const all = SIDES.flatMap((side) => declaredBy(state, side, phase, drafts[side].orders));
  const settled = phase === 'noncombat' ? all : all.map((one) => ({ ...one, cancelled: givesWay(one, all) }));
  if (settled.length > 0) {
    umpire.emit({
      type: 'activationsRevealed',
      rule: 'GEN-21.1',
      moves: settled.map(({ unit, from, to, standing }) => ({
        unit,
        from,
        to,
        kind: standing === 'enemy' ? 'attack' : 'move',
      })),
    });
  }
  for (const one of settled) {
    if (one.cancelled) {
      umpire.emit({ type: 'moveCancelled', rule: 'GEN-7.16', unit: one.unit, from: one.from, to: one.to });
    } else bind(state, one.unit, one.order);
  }
  state.activity = [...state.activity, ...settled.map(({ order: _order, ...activation }) => activation)];
}

function declaredBy(
  state: State,
  side: Side,
  phase: DeclareFrame['phase'],
  indexes: readonly number[],
): Declared[] {
  const sheet = sheetOf(state, side);
  const orders = indexes.flatMap((index) => sheet[index] ?? []);
  const units = unitsForOrders(state, side, orders);
  return orders.map((order, i) => {
    const leg = nextLeg(order);
    const unit = units[i] ?? null;
    const index = indexes[i];
    invariant(leg !== null && unit !== null && index !== undefined, 'a declared order has a leg and a unit');
    const { from, to, building } = leg;
    const standing = building ? 'enemy' : standingOf(state, side, to);
    return { phase, unit, from, to, standing, arrived: false, cancelled: false, order: index };
  });
}

/** GEN-7.16: reserve units give way to an enemy who enters the same neutral sector from the field (GEN-R.30). */
const givesWay = (one: Declared, all: readonly Declared[]): boolean =>
  one.standing === 'neutral' &&
  isReserve(one.from) &&
  all.some(
    (other) => other.to === one.to && sideOf(other.unit) !== sideOf(one.unit) && !isReserve(other.from),
  );

function bind(state: State, id: UnitId, order: number): void {
  const { activations } = change(state, id, { bound: true });
  change(state, id, { activations: activations + 1 });
  useOrder(state, sideOf(id), order, id, false);
}
