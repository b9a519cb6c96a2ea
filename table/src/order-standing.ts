// A seat changes how it wants to be asked. Loaded when somebody does so: few games have windows.
import { pendingFor, type Result, type Seat, windowsMet } from '@grognard/kernel';
import { type Failed, ONE_ANSWER, type StandingOrders } from '@grognard/protocol';
import type { StandingOrder, TableRecord } from './record.ts';
import type { OpenTable } from './shelf.ts';

const wrong = (code: string, path: string, message: string): Failed => ({
  ok: false,
  error: { code, path, message },
});

/** The table with these orders; what is open now is still answered by hand. */
export function orderStanding(table: OpenTable, seat: Seat, orders: StandingOrders): Result<TableRecord> {
  const { match, record } = table;
  const met = windowsMet(match, seat);
  const turn = pendingFor(match, seat).find(({ window }) => window !== undefined)?.window?.turn ?? null;
  const changed: Record<string, StandingOrder> = { ...record.standing?.[seat] };
  for (const [id, ask] of Object.entries(orders)) {
    const path = `orders.${id}`;
    const window = met.find((one) => one.id === id);
    if (id !== ONE_ANSWER && window === undefined)
      return wrong('no-window', path, `${seat} has met no window “${id}” in this game.`);
    if (ask === 'atOnce' && window?.atOnce === undefined)
      return wrong('no-answer', path, 'Nothing here can be answered without asking. Choose another order.');
    if (ask !== 'never') changed[id] = { ask, notIn: null };
    else if (turn === null || id === ONE_ANSWER)
      return wrong('no-turn', path, 'This can be ordered only while a window is open.');
    else changed[id] = { ask: changed[id]?.ask ?? null, notIn: turn };
  }
  const standing = { ...record.standing, [seat]: changed };
  return { ok: true, value: { ...record, standing, held: match.journal.length } };
}
