// What is remembered of a table beside its journal. It is plain JSON, so that any store can keep it as text.
import type { Draw, EditionName, Ending, JournalEntry, Json, Seat, StartPosition } from '@grognard/kernel';
import { isFields } from '@grognard/kernel/equal.ts';
import {
  type Form,
  form,
  listOf,
  matching,
  mustBe,
  nullable,
  oneOf,
  reading,
} from '@grognard/kernel/forms.ts';
import {
  type ActId,
  type Ask,
  KINDS,
  type Players,
  type TableId,
  type TableKind,
  VALUES,
} from '@grognard/protocol';
import type { Era } from './eras.ts';
import type { Mail } from './mail/mail.ts';
import { RECORD_FORMAT } from './older-records.ts';

export type AnyEntry = JournalEntry<{ readonly type: string }>;

/** What the list of games shows, all of it public; kept with the table so that listing replays nothing. */
export interface Summary {
  readonly moments: number;
  readonly moment: string;
  readonly waitingFor: readonly Seat[];
  readonly outcome: Ending | null;
}

/** The secret behind the dice from entry `from` on. Its hash is shown from the start, itself only at the end. */
export interface DiceSecret {
  readonly from: number;
  readonly commitment: string;
  /** In hexadecimal. Null: it stayed on the device the game came from. */
  readonly secret: string | null;
  /** What somebody far away added to it before it was used from here on. */
  readonly contribution?: string;
}

/** How a seat wants to be asked in one kind of window. */
export interface StandingOrder {
  /** Null: as is usual at this table. */
  readonly ask: Exclude<Ask, 'never'> | null;
  /** The turn in which it wants not to be asked again. */
  readonly notIn: number | null;
}

/** Something done under an id, and the moments its seat knew of afterwards. */
export interface Done {
  readonly id: ActId;
  readonly n: number;
}

/** Why a battle stays with the edition it began by. */
export interface Difference {
  readonly edition: EditionName;
  /** 0: nothing of it differs, but it could not be tried. */
  readonly n: number;
}

export interface TableRecord {
  readonly id: TableId;
  /** Counts how often it was written: who has read an older one may not write over it. */
  readonly revision: number;
  readonly game: string;
  readonly format: typeof RECORD_FORMAT;
  /** By which rules, from which entry on: one at least, the present ones last. */
  readonly eras: readonly Era[];
  /** The newest edition it was played again by, and the first entry that came out differently. */
  readonly differs?: Difference;
  readonly options: Json;
  readonly players: Players;
  readonly hints: boolean;
  readonly kind: TableKind;
  /** Of a guided battle after the first: which lesson of its title it is. */
  readonly lesson?: number;
  readonly created: string;
  readonly updated: string;
  /** Where the dice come from, the present source last. */
  readonly dice: readonly DiceSecret[];
  readonly contributions: readonly string[];
  /** The position the table was started from; null: the usual setup. */
  readonly start: StartPosition | null;
  /** What was drawn before the first decision. */
  readonly opening: readonly Draw[];
  readonly summary: Summary;
  /** By seat and window. Tables from before there were any have none. */
  readonly standing?: { readonly [seat: Seat]: { readonly [window: string]: StandingOrder } };
  /** Entries since the last barrier that were passes made for a seat by its standing orders. */
  readonly silent?: readonly number[];
  /** What the host keeps beside the board, such as clocks and requests. */
  readonly beside?: Json;
  /** What each seat did last under an id of its own, so that the same said twice is done once. */
  readonly done?: { readonly [seat: Seat]: readonly Done[] };
  /** The game goes to and fro as files. */
  readonly mail?: Mail;
  /** While the journal has so many entries, whoever is asked answers by hand, whatever was ordered. */
  readonly held?: number;
}

const anyText = matching((raw): raw is string => typeof raw === 'string', 'a text');
const number = form<number>({ type: 'number' }, (raw, path) =>
  typeof raw === 'number' ? raw : mustBe(raw, path, 'a number'),
);

/** An object with these fields at least: what else is in it nobody asks here. */
const having = (fields: { readonly [name: string]: Form<unknown> }): Form<unknown> =>
  form({}, (raw, path) => {
    if (!isFields(raw)) return mustBe(raw, path, 'an object');
    for (const [name, read] of Object.entries(fields)) read(raw[name], name);
    return raw;
  });

const listable = having({
  id: anyText,
  revision: number,
  game: anyText,
  format: oneOf([RECORD_FORMAT]),
  eras: listOf(having({ from: number })),
  players: VALUES.players,
  kind: oneOf(KINDS),
  updated: anyText,
  summary: having({
    moments: number,
    moment: anyText,
    waitingFor: listOf(anyText),
    outcome: nullable(having({ winners: listOf(anyText), text: anyText })),
  }),
});

/** Whether a value from disk can be listed. The rest of it is checked when the game is played again. */
export const isRecord = (value: unknown): value is TableRecord => reading(() => listable(value, '')).ok;
