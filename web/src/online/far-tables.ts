// Tables on the server, by the names they have on the page.
import type { Result } from '@grognard/kernel';
import type { Place, TableState, Tables } from '@grognard/protocol';
import { farId, idOnServer } from '../far-id.ts';
import type { TableService } from '../local-tables.ts';
import { forkHere, type Here } from './fork-here.ts';

const named = async (reply: Promise<Result<TableState>>): Promise<Result<TableState>> => {
  const state = await reply;
  return state.ok ? { ok: true, value: { ...state.value, id: farId(state.value.id) } } : state;
};

const placed = (place: Place, here: Here): Place => ({
  ...place,
  look: () => named(place.look()),
  lookBack: (request) => named(place.lookBack(request)),
  fork: (request) => forkHere(here, place, request),
});

/** `here` are the tables of this device; `watch` is told the name the server has for the table. */
export function tablesByFarName(tables: Tables, here: Here, watch: TableService['watch']): TableService {
  return {
    ...tables,
    async open({ table, viewer }) {
      const place = await tables.open({ table: idOnServer(table), viewer });
      return place.ok ? { ok: true, value: placed(place.value, here) } : place;
    },
    seat: ({ table, ...request }) => tables.seat({ ...request, table: idOnServer(table) }),
    remove: ({ table }) => tables.remove({ table: idOnServer(table) }),
    watch: (id, changed) => watch(idOnServer(id), changed),
  };
}
