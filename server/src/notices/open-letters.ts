// Words to people who are not here: by mail, as a pushed notice, and in a feed. One for each turn, and none in quiet hours.
import { titleOf } from '@grognard/games/registry';
import { fill, type Result } from '@grognard/kernel';
import type { Me } from '@grognard/protocol';
import type { TableRecord } from '@grognard/table';
import { scheduleTurn, type Turn } from '../due/at-the-table.ts';
import type { Work } from '../due/due.ts';
import { besideOf, isOver } from '../hall/beside.ts';
import type { Company } from '../hall/company.ts';
import { recordForWork } from '../hall/room.ts';
import { changePerson, findPerson, meOf } from '../people/people.ts';
import { freshSecret, hashOf } from '../people/secrets.ts';
import type { Session } from '../people/sessions.ts';
import type { PersonRow } from '../store/schema.ts';
import { letters as words } from '../words/letters.ts';
import { refusals } from '../words/refusals.ts';
import { refused } from '../words/refused.ts';
import type { Letters } from './letters.ts';
import type { Mailer } from './mailer.ts';
import type { Pusher } from './pusher.ts';
import { quietFor } from './quiet.ts';

interface Post {
  readonly mailer: Mailer | null;
  readonly pusher: Pusher;
  /** Where people reach this server. */
  readonly address: string;
}

const DAY = 24 * 3_600_000;
/** Who is here now may be gone before the turn is played. */
const lookAgain = 5 * 60_000;
const ok = <T>(value: T): Result<T> => ({ ok: true, value });

/** Where the page shows a table, and takes an address for one's own. */
export const tableLink = (address: string, table: string): string => `${address}/#/table/far-${table}`;
const verifyLink = (address: string, token: string): string => `${address}/#/verify/${token}`;

const othersAt = ({ players }: TableRecord, person: string): string =>
  Object.values(players)
    .flatMap((player) => (player.kind === 'far' && player.person !== person ? [player.name] : []))
    .join(', ') || words.nobody;

/** How long to wait after each refusal of the mail server; after the last it is given up. */
const WAITS = [1, 5, 30, 180, 720].map((minutes) => minutes * 60_000);

/** Whether the letter went out, as far as one was wanted. */
async function mail(
  { mailer, address }: Post,
  me: Me,
  record: TableRecord,
  subject: string,
): Promise<'sent' | 'none' | 'refused'> {
  if (!me.notices.mail || me.mail?.isVerified !== true || mailer === null) return 'none';
  const link = tableLink(address, record.id);
  const others = othersAt(record, me.id);
  const text = fill(words.turnText, { moment: record.summary.moment, others, link });
  return mailer({ to: me.mail.address, subject, text }).then(
    () => 'sent',
    () => 'refused',
  );
}

async function tell(company: Company, post: Post, me: Me, record: TableRecord, turn: Turn): Promise<void> {
  const { isNudge, refusals: before = 0 } = turn;
  const game = titleOf(record.game)?.meta.title ?? record.game;
  const subject = fill(isNudge ? words.nudgeSubject : words.turnSubject, { game });
  const message = { title: subject, text: record.summary.moment, link: tableLink(post.address, record.id) };
  // What was pushed with the first try is not pushed again.
  if (me.notices.push && before === 0) await post.pusher.push(me.id, message);
  const went = await mail(post, me, record, subject);
  const isFailing = me.mail?.isFailing === true;
  if (went === 'sent' && isFailing) await changePerson(company, me.id, { mail_failed: null });
  if (went !== 'refused') return;
  // To an address that has failed for good, a letter is tried once: it may work again.
  const wait = isFailing ? undefined : WAITS[before];
  const now = company.now();
  if (wait === undefined) await changePerson(company, me.id, { mail_failed: now });
  else await scheduleTurn(company.db, { ...turn, refusals: before + 1 }, now + wait);
}

/** A turn has lasted long enough for a word, if it lasts still and its player is not here. */
export const tellOfTurn =
  (company: Company, post: Post): Work =>
  async (about) => {
    // Written by `scheduleTurn` only.
    const turn = JSON.parse(about) as Turn;
    const record = await recordForWork(company, turn.table);
    const player = record?.players[turn.seat];
    if (record === null || player?.kind !== 'far' || isOver(record)) return;
    if (besideOf(record)?.turns[turn.seat] !== turn.since) return;
    const person = await findPerson(company, player.person);
    if (person === undefined) return;
    const me = meOf(person);
    const now = company.now();
    const presence = company.newsroom.isHere(person.id) ? lookAgain : 0;
    const wait = Math.max(presence, quietFor(me.notices.quiet, now), (me.vacation ?? 0) - now);
    if (wait > 0) await scheduleTurn(company.db, turn, now + wait);
    else await tell(company, post, me, record, turn);
  };

async function verifyToken(company: Company, token: string, { person }: Session): Promise<Result<Me>> {
  const { db, now } = company;
  const hash = hashOf(token);
  const row = await db.selectFrom('tokens').selectAll().where('hash', '=', hash).executeTakeFirst();
  const isGood = row?.purpose === 'mail' && row.person === person.id && (row.expires ?? 0) > now();
  if (row === undefined || !isGood) return refused('wrong-token', 'token', refusals.wrongToken);
  await db.deleteFrom('tokens').where('hash', '=', hash).execute();
  const verified = { mail: row.about, is_mail_verified: 1, mail_failed: null };
  await changePerson(company, person.id, verified);
  return ok(meOf({ ...person, ...verified }));
}

export function openLetters(company: Company, post: Post): Letters {
  const { db, now } = company;
  const { mailer, pusher, address } = post;
  const freshToken = async (person: string, purpose: string, about: string, expires: number | null) => {
    const token = freshSecret();
    await db.deleteFrom('tokens').where('person', '=', person).where('purpose', '=', purpose).execute();
    await db
      .insertInto('tokens')
      .values({ hash: hashOf(token), person, purpose, about, expires })
      .execute();
    return token;
  };
  return {
    async nudged(record) {
      for (const [seat, since] of Object.entries(besideOf(record)?.turns ?? {}))
        await scheduleTurn(db, { table: record.id, seat, since, isNudge: true }, now());
    },
    async setMail(person: PersonRow, to: string) {
      if (mailer === null) return refused('no-mail', '', refusals.noMail);
      const token = await freshToken(person.id, 'mail', to, now() + 2 * DAY);
      const text = fill(words.verifyText, { link: verifyLink(address, token) });
      try {
        await mailer({ to, subject: words.verifySubject, text });
      } catch {
        return refused('mail-refused', 'address', refusals.mailRefused, { address: to });
      }
      const waiting = { mail: to, is_mail_verified: 0, mail_failed: null };
      await changePerson(company, person.id, waiting);
      return ok(meOf({ ...person, ...waiting }));
    },
    verifyMail: (session, token) => verifyToken(company, token, session),
    pushKey: async () => ok(await pusher.key()),
    async subscribe(person, push) {
      const error = await pusher.subscribe(person, push);
      return error === null ? ok(null) : { ok: false, error };
    },
    async unsubscribe(person, endpoint) {
      await db.deleteFrom('pushes').where('person', '=', person).where('endpoint', '=', endpoint).execute();
      return ok(null);
    },
    feed: async (person) => ok(`${address}/api/feed/${await freshToken(person, 'feed', '', null)}`),
  };
}
