// The table service of this browser: kernel, rules and storage behind one interface, message by message.
import { games, titleOf } from '@grognard/games/registry';
import { type AnyGame, type Result, type Seat, submit, vantage, why } from '@grognard/kernel';
import type { SubmitReply, TableId } from '@grognard/protocol';
import type { TableHost } from '../host-link.ts';
import { type AiLink, aiLink } from './ai-link.ts';
import { aiSeats, type PlayAll } from './ai-seats.ts';
import { chancesOf } from './chances.ts';
import { type Clock, systemClock } from './clock.ts';
import { begin, checkPlayers } from './create.ts';
import { forkAt } from './fork.ts';
import { keep } from './keep.ts';
import { entrySeen, lookAt, lookBackAt, momentsOf } from './look.ts';
import { type News, openNews } from './news.ts';
import { type OpenTable, openShelf } from './shelf.ts';
import { orderStanding, passSilently } from './standing.ts';
import type { Store, TableRecord } from './store.ts';
import { asSaved } from './summary.ts';
import { type AnyReply, takeBack, takeBackAll } from './take-back.ts';

const loadGame = async (game: string): Promise<Result<AnyGame>> => {
  const title = titleOf(game);
  if (title !== undefined) return { ok: true, value: await title.load() };
  const known = games.map(({ meta }) => meta.id).join(', ');
  const message = `This page has no game “${game}”; it has ${known}. A newer version may have it.`;
  return { ok: false, error: { code: 'no-game', path: 'game', message } };
};

const allGames = (): Promise<readonly AnyGame[]> => Promise.all(games.map((title) => title.load()));

/** Reading and writing files is needed seldom, so it is loaded then. */
const files = () => import('./files.ts');

export interface HostParts {
  readonly store: Store;
  readonly news?: News;
  readonly ai?: AiLink;
  readonly clock?: Clock;
}

export function localHost({
  store,
  news = openNews(),
  ai = aiLink(),
  clock = systemClock,
}: HostParts): TableHost {
  const shelf = openShelf(store, loadGame);
  news.hear((id) => shelf.forget(id));

  /** Changes a match, and answers only when that is on disk. */
  async function change(
    table: OpenTable,
    seat: Seat,
    doIt: (table: OpenTable) => AnyReply,
  ): Promise<SubmitReply> {
    const { id } = table.record;
    const before = table.match.journal.length;
    const reply = doIt(table);
    if (!reply.ok) return reply;
    passSilently(table);
    const error = await keep(table, before, store, clock);
    if (error !== null) {
      shelf.forget(id);
      return { ok: false, error };
    }
    news.tell(id, reply.n);
    seats.attend(id, false);
    return { ok: true, n: vantage(table.match, seat).length };
  }
  const changeAt = (id: TableId, seat: Seat, doIt: (table: OpenTable) => AnyReply): Promise<SubmitReply> =>
    shelf.use(id, (table) => change(table, seat, doIt));

  /** The machine's whole answer goes to disk at once. */
  const playAll: PlayAll = async (table, seat, actions) => {
    const before = table.match.journal.length;
    for (const action of actions) {
      const reply: AnyReply = submit(table.match, seat, action);
      if (reply.ok) continue;
      if (table.match.journal.length > before) shelf.forget(table.record.id);
      return { ok: false, problem: 'refusal' in reply ? reply.refusal : reply.error };
    }
    passSilently(table);
    const error = await keep(table, before, store, clock);
    if (error === null) {
      news.tell(table.record.id, table.match.journal.length);
      return { ok: true };
    }
    shelf.forget(table.record.id);
    return { ok: false, problem: error };
  };
  const seats = aiSeats(shelf, ai, news, playAll);

  /** A table may come up at a window: opened from a position, imported, or left by who played a seat until now. */
  const letGoBy = (id: TableId) =>
    shelf.use(id, async (table) => {
      const before = table.match.journal.length;
      if (!passSilently(table)) return;
      if ((await keep(table, before, store, clock)) === null) news.tell(id, table.match.journal.length);
      else shelf.forget(id);
    });

  const file = async (record: Result<TableRecord>): Promise<Result<TableId>> => {
    if (!record.ok) return record;
    await store.create(record.value, []);
    return { ok: true, value: record.value.id };
  };
  const ok = <T>(value: T): Result<T> => ({ ok: true, value });

  return {
    alive: async () => true,
    list: async () => {
      const records = await store.list();
      return records.map(asSaved).sort((a, b) => (a.updated < b.updated ? 1 : -1));
    },
    create: async (request) => {
      const module = await loadGame(request.game);
      return module.ok ? file(begin(module.value, request, clock)) : module;
    },
    look: async (id, viewer) => {
      await letGoBy(id);
      seats.attend(id, true);
      return shelf.use(id, (table) => ok(lookAt(table, viewer, seats.thinking(id))));
    },
    moments: (id, viewer, from) => shelf.use(id, (table) => ok(momentsOf(table, viewer, from))),
    lookBack: (id, viewer, n) => shelf.use(id, (table) => lookBackAt(table, viewer, n)),
    submit: (id, seat, action, seen) =>
      changeAt(id, seat, ({ match }) => submit(match, seat, action, entrySeen(match, seat, seen))),
    undo: (id, seat) => changeAt(id, seat, (table) => takeBack(table, seat)),
    resetTurn: (id, seat) => changeAt(id, seat, (table) => takeBackAll(table, seat)),
    why: async (id, seat, action) => {
      const reason = await shelf.use(id, ({ match }) => why(match, seat, action));
      return reason !== null && 'rule' in reason ? reason : null;
    },
    standing: (id, seat, orders) =>
      shelf.use(id, async (table) => {
        const ordered = orderStanding(table, seat, orders);
        if (!ordered.ok) return ordered;
        table.record = ordered.value;
        await store.update(table.record);
        news.tell(id, table.match.journal.length);
        return ok(null);
      }),
    seat: (id, seat, player) =>
      shelf.use(id, async (table) => {
        const players = { ...table.record.players, [seat]: player };
        const checked = checkPlayers(table.match.module, table.match.seats, players);
        if (!checked.ok) return checked;
        table.record = { ...table.record, players };
        await store.update(table.record);
        news.tell(id, table.match.journal.length);
        seats.encourage(id);
        seats.attend(id, false);
        return checked;
      }),
    fork: (id, viewer, n, players) =>
      shelf.use(id, (table) => file(forkAt(table, viewer, n, players, clock))),
    chances: (id) => shelf.use(id, chancesOf),
    exportFile: async (id) => {
      const { exportTable } = await files();
      return shelf.use(id, (table) => ok(exportTable(table)));
    },
    importFile: async (text) => {
      const { importTable } = await files();
      const found = importTable(text, await allGames(), clock);
      if (!found.ok) return found;
      await store.create(found.value.record, found.value.entries);
      return ok(found.value.record.id);
    },
    verify: async (text) => (await files()).verifyText(text, await allGames()),
    remove: async (id) => {
      await store.remove(id);
      shelf.forget(id);
      news.tell(id, 0);
      return ok(null);
    },
  };
}
