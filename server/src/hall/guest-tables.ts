// The tables as somebody far away may use them: only their own are listed, and what belongs to one browser is not done here.
import type { Viewer } from '@grognard/kernel';
import type { Failed, Place, TableState, Tables } from '@grognard/protocol';
import { type Identity, tablesIn } from '@grognard/table';
import type { Session } from '../people/sessions.ts';
import { refusals } from '../words/refusals.ts';
import { refused } from '../words/refused.ts';
import { isOver } from './beside.ts';
import type { Company } from './company.ts';
import { findAgreement, seatsOf } from './invitation.ts';
import { tablesOf } from './my-games.ts';
import { recordOf } from './room.ts';

const elsewhere = async (): Promise<Failed> => refused('elsewhere', '', refusals.elsewhere);

function identityOf(company: Company, person: string): Identity {
  return {
    maySit({ players, isOver }, viewer) {
      if (viewer === 'spectator') return true;
      const player = players[viewer];
      return player !== undefined && (isOver || (player.kind === 'far' && player.person === person));
    },
    mayArrange: () => false,
    own: () => tablesOf(company, person),
  };
}

/** Sees the battle so many moments late, until it is over. */
function late(place: Place, delay: number): Place {
  const shown = async (): Promise<Awaited<ReturnType<Place['look']>>> => {
    const now = await place.look();
    if (!now.ok || now.value.outcome !== null) return now;
    const then = await place.lookBack({ n: Math.max(0, now.value.n - delay) });
    return then.ok ? { ok: true, value: { ...then.value, outcome: null } satisfies TableState } : then;
  };
  const momentsUntil = async (from: number, last: number): Promise<Awaited<ReturnType<Place['moments']>>> => {
    const moments = await place.moments({ from });
    return moments.ok ? { ok: true, value: moments.value.filter(({ n }) => n <= last) } : moments;
  };
  return {
    ...place,
    look: shown,
    async lookFrom({ from, seen }) {
      const last = await shown();
      if (!last.ok) return last;
      if (last.value.outcome !== null) return place.lookFrom({ from, seen });
      const moments = await momentsUntil(from, last.value.n);
      return moments.ok ? { ok: true, value: { state: last.value, moments: moments.value, seen } } : moments;
    },
    async moments({ from }) {
      const last = await shown();
      return last.ok ? momentsUntil(from, last.value.n) : last;
    },
    async lookBack({ n }) {
      const last = await shown();
      return last.ok ? place.lookBack({ n: Math.min(n, last.value.n) }) : last;
    },
  };
}

/** Why somebody who does not play there may not look on; how late they see it if they may. */
async function watching(
  company: Company,
  person: string,
  table: string,
  viewer: Viewer,
): Promise<Failed | number> {
  const agreement = await findAgreement(company, table);
  if (agreement === null) return refused('no-table', 'table', refusals.noTable);
  if (seatsOf(agreement, person).length > 0) return 0;
  const { watching, delay } = agreement.wish;
  if (watching === 'nobody') return refused('not-yours', 'viewer', refusals.watchingClosed);
  const record = await recordOf(company, table);
  return viewer === 'spectator' && record !== null && !isOver(record) ? delay : 0;
}

export function guestTables(company: Company, session: Session, opened: (table: string) => void): Tables {
  const { id } = session.person;
  const tables = tablesIn(company.house)(identityOf(company, id));
  return {
    ...tables,
    create: elsewhere,
    seat: elsewhere,
    remove: elsewhere,
    takeAway: elsewhere,
    importFile: elsewhere,
    verify: elsewhere,
    async open(request) {
      const delay = await watching(company, id, request.table, request.viewer);
      if (typeof delay !== 'number') return delay;
      const place = await tables.open(request);
      if (!place.ok) return place;
      opened(request.table);
      const here: Place = { ...place.value, fork: elsewhere };
      return { ok: true, value: delay > 0 ? late(here, delay) : here };
    },
  };
}
