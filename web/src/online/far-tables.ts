// Tables on the server, by the names they have on the page.
import { newestKnown } from '@grognard/games/registry';
import type { Result } from '@grognard/kernel';
import {
  type Failed,
  NEEDS_NEWER,
  type PersonId,
  type Place,
  type Players,
  type TableState,
  type Tables,
} from '@grognard/protocol';
import { farId, idOnServer } from '../far-id.ts';
import type { TableService } from '../local-tables.ts';
import { t } from '../words/words.ts';
import { forkHere, type Here } from './fork-here.ts';

/** Beside the table the server calls everybody by name; here our own seats are ours, whoever's eyes we look through. */
const asOurs = (players: Players, us: PersonId | null): Players =>
  Object.fromEntries(
    Object.entries(players).map(([seat, player]) => [
      seat,
      player.kind === 'far' && player.person === us ? { kind: 'me' } : player,
    ]),
  );

/** What the server shows of it this page could not draw. */
const newerRules = (): Failed => ({
  ok: false,
  error: { code: NEEDS_NEWER, path: 'table', message: t('far.newerRules') },
});

export interface Page {
  /** The tables of this device. */
  readonly here: Here;
  /** Who the server takes us for. */
  whoAmI(): PersonId | null;
  /** Told the name the server has for the table. */
  readonly watch: TableService['watch'];
}

function placed(place: Place, { here, whoAmI }: Page): Place {
  const ours = (state: TableState): TableState => ({
    ...state,
    id: farId(state.id),
    players: asOurs(state.players, whoAmI()),
  });
  const drawn = (state: TableState): Result<TableState> =>
    (state.edition ?? 0) > newestKnown(state.game) ? newerRules() : { ok: true, value: ours(state) };
  const asHere = async (reply: Promise<Result<TableState>>): Promise<Result<TableState>> => {
    const looked = await reply;
    return looked.ok ? drawn(looked.value) : looked;
  };
  return {
    ...place,
    look: () => asHere(place.look()),
    async lookFrom(request) {
      const looked = await place.lookFrom(request);
      if (!looked.ok) return looked;
      const state = drawn(looked.value.state);
      return state.ok ? { ok: true, value: { ...looked.value, state: state.value } } : state;
    },
    lookBack: (request) => asHere(place.lookBack(request)),
    fork: (request) => forkHere(here, place, request),
  };
}

export function tablesByFarName(tables: Tables, page: Page): TableService {
  return {
    ...tables,
    async open({ table, viewer }) {
      const place = await tables.open({ table: idOnServer(table), viewer });
      return place.ok ? { ok: true, value: placed(place.value, page) } : place;
    },
    seat: ({ table, ...request }) => tables.seat({ ...request, table: idOnServer(table) }),
    remove: ({ table }) => tables.remove({ table: idOnServer(table) }),
    watch: (id, changed) => page.watch(idOnServer(id), changed),
  };
}
