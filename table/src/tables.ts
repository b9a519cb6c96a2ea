// The authority over tables, wherever they are hosted: kernel, rules and storage behind one interface.
import { outcomeOf } from '@grognard/kernel';
import type { Failed, SavedTable, TableId, Tables } from '@grognard/protocol';
import { begin } from './create.ts';
import { type House, openHouse } from './house.ts';
import { type Identity, seatingOf } from './identity.ts';
import { wantedFor } from './library.ts';
import { notYours, takePlace } from './place.ts';
import { checkPlayers } from './players.ts';
import type { Ports } from './ports.ts';
import { fileAway, ok } from './reply.ts';
import { asSaved } from './summary.ts';
import { asJson } from './wire.ts';

const notYourTable: Failed = {
  ok: false,
  error: { code: 'not-yours', path: 'table', message: 'This table is not yours to arrange.' },
};

const notSeated: Failed = {
  ok: false,
  error: { code: 'by-mail', path: 'seat', message: 'Seats of a game by file stay with who plays them.' },
};

const nothingToTake: Failed = {
  ok: false,
  error: {
    code: 'not-running',
    path: 'table',
    message:
      'Only a battle that is going on, and not by file, can be taken elsewhere. Export it as a file instead.',
  },
};

const nothingSound: Failed = {
  ok: false,
  error: { code: 'damaged', path: 'table', message: 'Nothing of what is stored of this game can be read.' },
};

/** Reading and writing files is needed seldom, so it is loaded then. */
const files = () => import('./files.ts');

const newestFirst = (a: SavedTable, b: SavedTable): number =>
  a.updated < b.updated ? 1 : a.updated > b.updated ? -1 : 0;

const idOf = ({ id }: { readonly id: TableId }): TableId => id;

export const openTables = (ports: Ports): ((identity: Identity) => Tables) => tablesIn(openHouse(ports));

/** The tables of a house as each guest may use them. */
export function tablesIn(house: House): (identity: Identity) => Tables {
  const { ports, library, shelf, keep, machines } = house;
  const { store, news } = ports;
  return (identity) => ({
    alive: async () => ok(null),
    async list() {
      const kept = await store.list(await identity.own?.());
      const saved = kept.flatMap((record) => ('isDamaged' in record ? [] : [asSaved(record, library)]));
      const unread = kept.filter((record) => 'isDamaged' in record);
      const newer = unread.filter(({ isFromTheFuture }) => isFromTheFuture === true);
      const damaged = unread.filter((record) => !newer.includes(record));
      return ok({ tables: saved.sort(newestFirst), damaged: damaged.map(idOf), newer: newer.map(idOf) });
    },
    async create(request) {
      const module = await library.rules(wantedFor(request));
      if (!module.ok) return module;
      const begun = begin(module.value, request, ports);
      if (!begun.ok) return begun;
      const filed = await fileAway(store, ok(begun.value.record));
      if (filed.ok) shelf.put(begun.value);
      return filed;
    },
    open: ({ table: id, viewer }) =>
      shelf.use(id, ({ record }) =>
        identity.maySit(seatingOf(record), viewer)
          ? ok(takePlace(house, identity, id, viewer))
          : notYours(viewer),
      ),
    seat: ({ table: id, seat, player }) =>
      shelf.use(id, async (table) => {
        const { record, match } = table;
        if (!identity.mayArrange(seatingOf(record))) return notYourTable;
        if (record.mail !== undefined) return notSeated;
        const players = { ...record.players, [seat]: player };
        const checked = checkPlayers(match.module, match.seats, players);
        if (!checked.ok) return checked;
        const error = await keep(table, match.journal.length, { ...record, players });
        if (error !== null) return { ok: false, error };
        machines.encourage(id);
        machines.attend(id, false);
        return checked;
      }),
    async salvage({ table: id }) {
      const stored = await store.read(id);
      if (stored === undefined || 'isDamaged' in stored) return nothingSound;
      if (!identity.mayArrange(seatingOf(stored.record))) return notYourTable;
      const { salvage } = await import('./salvage.ts');
      const found = await salvage(library, stored, ports);
      return found.ok ? fileAway(store, ok(found.value.record), found.value.entries) : found;
    },
    takeAway: ({ table: id }) =>
      shelf.use(id, ({ record, match }) => {
        if (!identity.mayArrange(seatingOf(record))) return notYourTable;
        if (outcomeOf(match) !== null || record.mail !== undefined) return nothingToTake;
        const { game, players, hints } = record;
        return ok({
          game,
          options: asJson(match.module.optionsIn?.(match.state) ?? match.options),
          position: match.module.position(match.state),
          players,
          hints,
        });
      }),
    async remove({ table: id }) {
      const stored = await store.read(id);
      const isKnown = stored !== undefined && 'record' in stored;
      const seating = isKnown ? seatingOf(stored.record) : { id, players: {}, isOver: false };
      if (!identity.mayArrange(seating)) return notYourTable;
      await store.remove(id);
      shelf.forget(id);
      news.tell(id);
      return ok(null);
    },
    async importFile({ text }) {
      const { importTable, isMail } = await files();
      if (isMail(text)) return (await import('./mail/door.ts')).takeFile(house, text);
      const found = await importTable(text, library, ports);
      return found.ok ? fileAway(store, ok(found.value.record), found.value.entries) : found;
    },
    verify: async ({ text }) => (await files()).verifyText(text, library, ports.dice),
  });
}
