// Standing orders: how a seat wants to be asked, for each kind of window and for decisions that leave it one answer.
import {
  type Action,
  type Decision,
  legal,
  type NamedWindow,
  pendingFor,
  type Result,
  type Seat,
  sameJson,
  type Viewer,
  why,
  windowsMet,
} from '@grognard/kernel';
import {
  type Ask,
  type Failed,
  ONE_ANSWER,
  type Players,
  type StandingOrders,
  type StandingWindow,
} from '@grognard/protocol';
import type { StandingOrder, TableRecord } from './record.ts';
import type { OpenTable } from './shelf.ts';

/** Machines read nothing from time; people do. */
export const isAmongMachines = (players: Players, seat: Seat): boolean =>
  Object.entries(players).every(([other, { kind }]) => other === seat || kind === 'ai');

/** What holds for a window in the turn it says. */
export function askOf({ record }: OpenTable, seat: Seat, { id, turn, isSeldom }: NamedWindow): Ask {
  const order = record.standing?.[seat]?.[id];
  if (order?.notIn === turn) return 'never';
  if (order?.ask != null) return order.ask;
  if (!isAmongMachines(record.players, seat)) return 'always';
  return isSeldom === true ? 'off' : 'able';
}

/** Whether a seat has ordered to be asked even where it has one answer. */
export const isAskedAnyway = ({ record }: OpenTable, seat: Viewer): boolean =>
  record.standing?.[seat]?.[ONE_ANSWER]?.ask === 'always';

/** What standing orders answer in a window: that it goes by, or the first answer there is. Null: the seat is asked. */
export function orderedAnswer(table: OpenTable, { seat, window }: Decision): Action | null {
  const { match, record } = table;
  if (window === undefined || record.players[seat]?.kind === 'ai') return null;
  const ask = askOf(table, seat, window);
  if (ask === 'always') return null;
  const first =
    ask === 'never' || ask === 'off'
      ? undefined
      : legal(match, seat).find((action) => !sameJson(action, window.pass));
  if (first !== undefined) return ask === 'atOnce' ? first : null;
  return why(match, seat, window.pass) === null ? window.pass : null;
}

/** The windows the viewer has met, with what holds for each now. */
export function standingOf(table: OpenTable, viewer: Viewer): readonly StandingWindow[] {
  const met = windowsMet(table.match, viewer);
  const turn = Math.max(...met.map((window) => window.turn));
  return met.map((window) => {
    const { id, name, atOnce } = window;
    const ask = askOf(table, viewer, { ...window, turn });
    return { id, name, ask, ...(atOnce === undefined ? {} : { atOnce }) };
  });
}

/** What persons have ordered before a table begins: to be asked every time. */
export const standingFrom = (
  players: Players,
  asks: readonly string[],
): NonNullable<TableRecord['standing']> => {
  const orders = Object.fromEntries(asks.map((id) => [id, { ask: 'always', notIn: null } as const]));
  const persons = Object.entries(players).filter(([, { kind }]) => kind === 'me' || kind === 'friend');
  return Object.fromEntries(persons.map(([seat]) => [seat, orders]));
};

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
