// Standing orders: windows a person need not be bothered with are let go by, through the same door as everything else
// and in the same step as what opened them, so that nobody is shown the table in between.
//
// Not being asked takes no time, and a person can read that. So against people nothing is passed unless the seat has
// ordered it. A host that serves people over a network must also answer after a delay that does not depend on whether
// `passSilently` passed anything: every caller awaits the keeper right after it, and that is the place to wait.
import {
  type Decision,
  legal,
  type NamedWindow,
  pending,
  pendingFor,
  type Result,
  type Seat,
  sameJson,
  submit,
  type Viewer,
  why,
  windowsMet,
} from '@grognard/kernel';
import type { Ask, Failed, Players, StandingOrders, StandingWindow } from '@grognard/protocol';
import type { StandingOrder, TableRecord } from './record.ts';
import type { OpenTable } from './shelf.ts';
import { sinceBarrier } from './take-back.ts';

/** Machines read nothing from time; people do. */
const usualAsk = (players: Players, seat: Seat): 'able' | 'always' =>
  Object.entries(players).every(([other, { kind }]) => other === seat || kind === 'ai') ? 'able' : 'always';

/** What holds for a window in the turn it says. */
function askOf({ record }: OpenTable, seat: Seat, { id, turn }: NamedWindow): Ask {
  const order = record.standing?.[seat]?.[id];
  if (order?.notIn === turn) return 'never';
  return order?.ask ?? usualAsk(record.players, seat);
}

function isLetGoBy(table: OpenTable, { seat, window }: Decision): boolean {
  const { match, record } = table;
  if (window === undefined || record.players[seat]?.kind === 'ai') return false;
  const ask = askOf(table, seat, window);
  if (ask === 'always') return false;
  if (ask === 'able' && legal(match, seat).some((action) => !sameJson(action, window.pass))) return false;
  return why(match, seat, window.pass) === null;
}

/** Passes wherever standing orders say so; false when nobody had to be passed for. */
export function passSilently(table: OpenTable): boolean {
  const { match } = table;
  const before = match.journal.length;
  const passed: number[] = [];
  while (table.record.held !== match.journal.length) {
    const decision = pending(match).find((each) => isLetGoBy(table, each));
    if (decision?.window === undefined) break;
    try {
      const reply = submit(match, decision.seat, decision.window.pass);
      if (!reply.ok) break;
      passed.push(reply.n);
    } catch {
      // A bug in a rule, and the match is as it was: who passes by hand will be told of it.
      break;
    }
  }
  if (match.journal.length === before) return false;
  table.record = { ...table.record, silent: sinceBarrier(table, passed) };
  return true;
}

/** The windows the viewer has met, with what holds for each now. */
export function standingOf(table: OpenTable, viewer: Viewer): readonly StandingWindow[] {
  const met = windowsMet(table.match, viewer);
  const turn = Math.max(...met.map((window) => window.turn));
  return met.map(({ id, name, ...rest }) => ({
    id,
    name,
    ask: askOf(table, viewer, { ...rest, id, name, turn }),
  }));
}

const wrong = (code: string, path: string, message: string): Failed => ({
  ok: false,
  error: { code, path, message },
});

/** The table with these orders; the window that is open now is still answered by hand. */
export function orderStanding(table: OpenTable, seat: Seat, orders: StandingOrders): Result<TableRecord> {
  const { match, record } = table;
  const met = windowsMet(match, seat);
  const turn = pendingFor(match, seat).find(({ window }) => window !== undefined)?.window?.turn ?? null;
  const changed: Record<string, StandingOrder> = { ...record.standing?.[seat] };
  for (const [id, ask] of Object.entries(orders)) {
    const path = `orders.${id}`;
    if (!met.some((window) => window.id === id))
      return wrong('no-window', path, `${seat} has met no window “${id}” in this game.`);
    if (ask !== 'never') changed[id] = { ask, notIn: null };
    else if (turn === null) return wrong('no-turn', path, 'This can be ordered only while a window is open.');
    else changed[id] = { ask: changed[id]?.ask ?? null, notIn: turn };
  }
  const standing = { ...record.standing, [seat]: changed };
  return { ok: true, value: { ...record, standing, held: match.journal.length } };
}
