// Standing orders: how a seat wants to be asked, for each kind of window and for decisions that leave it one answer.
import {
  type Action,
  type Decision,
  legal,
  type NamedWindow,
  type Seat,
  sameJson,
  type Viewer,
  why,
  windowsMet,
} from '@grognard/kernel';
import { type Ask, ONE_ANSWER, type Players, type StandingWindow } from '@grognard/protocol';
import type { TableRecord } from './record.ts';
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
