// GEN-6 and 18: which orders may be written, and which of them arrive.
import type { Named } from '../contract.ts';
import { type Battle, bySide, type Order, type Play, tell, unseen, without } from './battle.ts';
import { type Arm, neighbours, other, reserveOf, SECTORS, SIDES, type Side, stepsBetween } from './board.ts';
import { commandSector, unitsAt } from './ground.ts';
import { ARMS } from './tables.ts';

type Written = Pick<Order, 'from' | 'arm' | 'path'>;

/** GEN-6.4 to 6.7, R.110. */
function pathsFrom(battle: Battle, side: Side, from: string, arm: Arm): readonly (readonly string[])[] {
  const legs = (sector: string): readonly string[] =>
    neighbours(sector).filter((to) => to !== reserveOf(other(side)));
  const single = legs(from).map((to) => [to]);
  if (arm === 'A') return single;
  if (arm === 'I') return battle.buildings.includes(from) ? [...single, ['building']] : single;
  return single.flatMap(([to = '']) => [[to], ...legs(to).map((second) => [to, second])]);
}

/** GEN-18.2, R.102: one order in the command sector is written beside the allotment. */
const bonusOf = (battle: Battle, side: Side, orders: readonly Written[]): number =>
  battle.rules.couriers && orders.some(({ from }) => from === commandSector(battle, side)) ? 1 : 0;

const chargeable = (battle: Battle, side: Side, orders: readonly Written[]): number =>
  orders.length - bonusOf(battle, side, orders);

function legalOrders(battle: Battle, side: Side, sheet: readonly Written[]): readonly Named[] {
  const orders = SECTORS.flatMap((from) =>
    ARMS.flatMap((arm): readonly Written[] => {
      const able = unitsAt(battle, side, from).filter((unit) => unit.arm === arm && !unit.routed).length;
      const written = sheet.filter((order) => order.from === from && order.arm === arm).length;
      if (able <= written) return [];
      return pathsFrom(battle, side, from, arm).map((path) => ({ from, arm, path }));
    }),
  );
  return [
    ...orders
      .filter((order) => chargeable(battle, side, [...sheet, order]) <= battle.allotment[side])
      .map(({ from, arm, path }) => ({ type: 'order', from, arm, path })),
    ...sheet.map((_, order) => ({ type: 'unorder', order })),
    { type: 'endPlanning' },
  ];
}

function write(sheet: readonly Written[], action: Named): readonly Written[] {
  if (action.type === 'unorder') return without(sheet, Number(action['order']));
  const { from, arm, path } = action as unknown as Written;
  return [...sheet, { from, arm, path }];
}

/** GEN-6.1, 18.1, 19.4, 20.3, R.104. */
function allot({ rules, vp, orderDice, allotment }: Battle): void {
  for (const side of SIDES) {
    const usual = (orderDice === null ? 10 : 6 + orderDice[side]) - rules.handicap[side];
    const owned = rules.morale ? vp[side] - rules.handicap[side] : usual;
    allotment[side] = Math.max(0, Math.min(usual, owned));
  }
}

/** GEN-18.3, R.102: so many dice as orders could have been written, whatever was. */
function sendCouriers(battle: Battle): void {
  for (const side of SIDES) {
    const dice = Array.from({ length: battle.allotment[side] + 1 }, () => battle.roll('courier'));
    for (const [index, order] of battle.sheets[side].entries()) {
      const die = dice[index] ?? 0;
      const arrived = die >= stepsBetween(commandSector(battle, side), order.from);
      order.courier = { die, arrived };
    }
  }
}

export function* planning(battle: Battle): Play {
  if (battle.rules.orderDie) {
    battle.orderDice = bySide(() => battle.roll('order'));
    tell(battle, 'orderDiceRolled', { dice: battle.orderDice });
  }
  allot(battle);
  const drafts = bySide<readonly Written[]>(() => []);
  yield* unseen(
    'GEN-6.3',
    SIDES,
    drafts,
    (side, sheet) => legalOrders(battle, side, sheet),
    (_side, sheet, action) => write(sheet, action),
  );
  for (const side of SIDES)
    battle.sheets[side] = drafts[side].map(
      (order): Order => ({ ...order, unit: null, legs: 0, done: false, courier: null }),
    );
  if (battle.rules.couriers) sendCouriers(battle);
}

/** GEN-6.10, 19.4, R.104: orders held back. */
export function savedOrders(battle: Battle, side: Side): number {
  const { rules, vp, allotment, sheets } = battle;
  const all = rules.morale ? vp[side] - rules.handicap[side] : allotment[side];
  return Math.max(0, all - chargeable(battle, side, sheets[side]));
}
