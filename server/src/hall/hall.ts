// The hall as one person uses it. Who that is was settled when the line was opened.
import type { Result } from '@grognard/kernel';
import type { Hall, PersonId, Room, TableId } from '@grognard/protocol';
import type { TableRecord } from '@grognard/table';
import type { Letters } from '../notices/letters.ts';
import { lift } from '../order/sanctions.ts';
import { passkeysOf, removePasskey } from '../passkeys/kept-passkeys.ts';
import { findPerson, rename } from '../people/people.ts';
import { devicesOf, openSession, revoke, type Session } from '../people/sessions.ts';
import { ladderOf, oddsAt, ownRatings } from '../ratings/ladder.ts';
import type { PersonRow } from '../store/schema.ts';
import {
  beginTournament,
  enterTournament,
  tournament as findTold,
  judgeAbsentee,
  leaveTournament,
  makeTournament,
  tournamentsOf,
} from '../tournaments/entering.ts';
import { refusals } from '../words/refusals.ts';
import { refused } from '../words/refused.ts';
import { deleteMe, exportMe, presentMe, setNotices } from './account.ts';
import type { Company } from './company.ts';
import { ask, decline } from './consent.ts';
import { abort, claim, playOn, resign } from './ending.ts';
import { handOver } from './hand-over.ts';
import { findAgreement } from './invitation.ts';
import { knownAs } from './known-as.ts';
import { cutLinks, makeTable } from './make-table.ts';
import { myGames } from './my-games.ts';
import { nudge } from './nudge.ts';
import { roomOf } from './room.ts';
import { join, openTables, peek, sit, withdraw } from './sit.ts';
import { heard, hush, hushed, report, say } from './talk.ts';
import { goAway } from './vacation.ts';

const ok = <T>(value: T): Result<T> => ({ ok: true, value });

async function roomAfter(
  company: Company,
  person: PersonId,
  table: TableId,
  changed: Promise<Result<TableRecord>>,
): Promise<Result<Room>> {
  const done = await changed;
  return done.ok ? roomOf(company, person, table) : done;
}

async function relink(company: Company, { id }: PersonRow, table: TableId) {
  const agreement = await findAgreement(company, table);
  if (agreement === null) return refused('no-table', 'table', refusals.noTable);
  if (agreement.row.host !== id) return refused('not-yours', 'table', refusals.notHost);
  return ok(await cutLinks(company, agreement));
}

export function hallFor(company: Company, letters: Letters, session: Session): Hall {
  const { id } = session.person;
  /** Names change while a line is open. */
  const person = async (): Promise<PersonRow> => (await findPerson(company, id)) ?? session.person;
  return {
    me: () => presentMe(company, session),
    async rename({ name }) {
      const wrong = await rename(company, await person(), name);
      if (wrong !== null) return wrong;
      await knownAs(company, id, { id, name });
      return presentMe(company, session);
    },
    makeTable: async (wish, act) => makeTable(company, await person(), wish, act),
    peek: async ({ link }) => peek(company, await person(), link),
    sit: async (seat) => sit(company, await person(), seat),
    openTables: async () => openTables(company, await person()),
    join: async (seat) => join(company, await person(), seat),
    withdraw: async ({ table }) => withdraw(company, await person(), table),
    relink: async ({ table }) => relink(company, await person(), table),
    myGames: async () => ok(await myGames(company, id)),
    room: ({ table }) => roomOf(company, id, table),
    say: async (said, act) => say(company, await person(), said, act),
    heard: (from) => heard(company, id, from),
    hush: (other) => hush(company, id, other),
    hushed: () => hushed(company, id),
    report: (about) => report(company, id, about),
    ask: (wanted) => roomAfter(company, id, wanted.table, ask(company, id, wanted)),
    decline: ({ table }) => roomAfter(company, id, table, decline(company, id, table)),
    claim: ({ table }) => roomAfter(company, id, table, claim(company, id, table)),
    abort: ({ table }) => roomAfter(company, id, table, abort(company, id, table)),
    playOn: ({ table }) => roomAfter(company, id, table, playOn(company, id, table)),
    handOver: (to) => handOver(company, id, to),
    resign: ({ table }) => roomAfter(company, id, table, resign(company, id, table)),
    async nudge({ table }) {
      const nudged = await nudge(company, id, table);
      if (!nudged.ok) return nudged;
      await letters.nudged(nudged.value, id);
      return ok(null);
    },
    async heardWarning() {
      await lift(company, id, 'warned');
      return presentMe(company, session);
    },
    vacation: ({ until }) => goAway(company, session, until),
    setNotices: (notices) => setNotices(company, session, notices),
    setMail: async ({ address }) => letters.setMail(await person(), address),
    verifyMail: ({ token }) => letters.verifyMail(session, token),
    pushKey: () => letters.pushKey(),
    subscribe: (push) => letters.subscribe(id, push),
    unsubscribe: ({ endpoint }) => letters.unsubscribe(id, endpoint),
    feed: () => letters.feed(id),
    devices: async () => ok(await devicesOf(company, session)),
    async revoke({ device }) {
      const gone = await revoke(company, session, device);
      company.newsroom.endSessions(gone);
      return gone.length > 0 ? ok(null) : refused('no-device', 'device', refusals.noDevice);
    },
    async revokeOthers() {
      company.newsroom.endSessions(await revoke(company, session, 'others'));
      return ok(null);
    },
    passkeys: async () => ok(await passkeysOf(company, id)),
    removePasskey: async ({ passkey }) => removePasskey(company, await person(), passkey),
    botToken: async ({ name }) => ok(await openSession(company, id, name, true)),
    ladder: async ({ game }) => ok(await ladderOf(company, id, game)),
    ratings: async () => ok(await ownRatings(company, id)),
    odds: (seat) => oddsAt(company, id, seat),
    makeTournament: async (wish, act) => makeTournament(company, await person(), wish, act),
    tournaments: async () => ok(await tournamentsOf(company, id)),
    tournament: ({ tournament }) => findTold(company, tournament),
    enter: async (entry) => enterTournament(company, await person(), entry),
    leaveTournament: async ({ tournament }) => leaveTournament(company, await person(), tournament),
    forfeit: async (about) => judgeAbsentee(company, await person(), about, 'forfeit'),
    withdrawEntrant: async (about) => judgeAbsentee(company, await person(), about, 'withdraw'),
    beginTournament: async ({ tournament }) => beginTournament(company, await person(), tournament),
    exportMe: () => exportMe(company, session),
    async deleteMe({ name }) {
      const gone = await deleteMe(company, session, name);
      if (!gone.ok) return gone;
      company.newsroom.endSessions(gone.value);
      return ok(null);
    },
  };
}
