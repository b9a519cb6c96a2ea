// Who hears what: every open line follows the tables of its person and those it has opened. Other processes of this server
// tell and hear through a wire between them.
import type { HallNews, PersonId, TableId } from '@grognard/protocol';
import { type ProcessId, peopleElsewhere } from './elsewhere.ts';
import { openLines } from './following.ts';

/** One open line, as far as news are concerned. */
export interface Ear {
  readonly person: PersonId;
  /** The session it was opened with. */
  readonly session: string;
  push(news: HallNews): void;
  /** The session is no more. */
  end(): void;
}

/** Who is meant: these people, or all who follow the table but these. */
export type Audience = { readonly to: readonly PersonId[] } | { readonly allBut: readonly PersonId[] };

/** A bulletin between processes is short. */
const tablesAtOnce = 200;

const everybody: Audience = { allBut: [] };

/** What goes from process to process. */
export type Bulletin =
  | { readonly is: 'news'; readonly news: HallNews; readonly audience: Audience }
  /** A table has changed: whatever was remembered of it is old. */
  | { readonly is: 'changed'; readonly table: TableId; readonly audience: Audience }
  /** Somebody has come to a process, or left it; whoever follows these tables looks again. */
  | {
      readonly is: 'presence';
      readonly at: ProcessId;
      readonly person: PersonId;
      readonly isHere: boolean;
      readonly tables: readonly TableId[];
    }
  /** A process is still there. */
  | { readonly is: 'alive'; readonly at: ProcessId }
  /** A process does not know who is where: each tells. */
  | { readonly is: 'whoIsHere' }
  | { readonly is: 'follow'; readonly person: PersonId; readonly table: TableId }
  | { readonly is: 'ended'; readonly sessions: readonly string[] };

export interface Wire {
  send(bulletin: Bulletin): void;
  hear(heard: (bulletin: Bulletin) => void): void;
}

/** For a server that is one process. */
export const noWire: Wire = { send: () => {}, hear: () => {} };

export interface Newsroom {
  join(ear: Ear): void;
  leave(ear: Ear): void;
  follow(ear: Ear, table: TableId): void;
  /** Everybody who follows its table hears it, unless somebody else is meant. */
  publish(news: HallNews, audience?: Audience): void;
  /** From now on somebody follows a table on every line there is. */
  enrol(person: PersonId, table: TableId): void;
  endSessions(sessions: readonly string[]): void;
  /** Whoever follows these tables sees that somebody has come, or gone. */
  announce(person: PersonId, tables: readonly TableId[]): void;
  /** Now and then: tells the other processes that this one is there, and forgets those that are not. */
  beat(): void;
  isHere(person: PersonId): boolean;
  onlookers(table: TableId, players: readonly PersonId[]): number;
  readonly lines: number;
}

export function openNewsroom(wire: Wire, changed: (table: TableId) => void, now: () => number): Newsroom {
  const here: ProcessId = crypto.randomUUID();
  const elsewhere = peopleElsewhere(now);
  const lines = openLines();

  function meant(news: HallNews, audience: Audience): readonly Ear[] {
    if ('to' in audience) return audience.to.flatMap((person) => lines.of(person));
    const following = 'table' in news ? lines.at(news.table) : [];
    return following.filter(({ person }) => !audience.allBut.includes(person));
  }
  function tell(news: HallNews, audience: Audience): void {
    for (const ear of meant(news, audience)) ear.push(news);
  }
  function enrol(person: PersonId, table: TableId): void {
    for (const ear of lines.of(person)) lines.follow(ear, table);
  }
  function end(sessions: readonly string[]): void {
    for (const ear of lines.all()) if (sessions.includes(ear.session)) ear.end();
  }
  function tellRooms(tables: readonly TableId[]): void {
    for (const table of tables) tell({ is: 'room', table }, everybody);
  }
  function sendPresence(person: PersonId, tables: readonly TableId[]): void {
    const isHere = lines.isHere(person);
    for (let from = 0; from === 0 || from < tables.length; from += tablesAtOnce)
      wire.send({
        is: 'presence',
        at: here,
        person,
        isHere,
        tables: tables.slice(from, from + tablesAtOnce),
      });
  }
  wire.hear((bulletin) => {
    switch (bulletin.is) {
      case 'news':
        return tell(bulletin.news, bulletin.audience);
      case 'changed':
        changed(bulletin.table);
        return tell({ is: 'table', table: bulletin.table }, bulletin.audience);
      case 'presence':
        elsewhere.hear(bulletin.at, bulletin.person, bulletin.isHere);
        return tellRooms(bulletin.tables);
      case 'alive':
        // One that was taken for gone, or has just been started: both sides may have missed something.
        if (!elsewhere.alive(bulletin.at)) wire.send({ is: 'whoIsHere' });
        return;
      case 'whoIsHere':
        for (const person of lines.people()) sendPresence(person, []);
        return;
      case 'follow':
        return enrol(bulletin.person, bulletin.table);
      case 'ended':
        return end(bulletin.sessions);
    }
  });
  wire.send({ is: 'whoIsHere' });
  return {
    join: lines.join,
    leave: lines.leave,
    follow: lines.follow,
    publish(news, audience = everybody) {
      tell(news, audience);
      wire.send(
        news.is === 'table' ? { is: 'changed', table: news.table, audience } : { is: 'news', news, audience },
      );
    },
    enrol(person, table) {
      enrol(person, table);
      wire.send({ is: 'follow', person, table });
    },
    endSessions(sessions) {
      end(sessions);
      wire.send({ is: 'ended', sessions });
    },
    announce(person, tables) {
      tellRooms(tables);
      sendPresence(person, tables);
    },
    beat() {
      elsewhere.forgetSilent();
      wire.send({ is: 'alive', at: here });
    },
    isHere: (person) => lines.isHere(person) || elsewhere.isHere(person),
    onlookers: (table, players) => lines.at(table).filter(({ person }) => !players.includes(person)).length,
    get lines() {
      return lines.count;
    },
  };
}
