// What messages of the hall carry, each as a form that reads it.
import type { Json, Seat } from '@grognard/kernel';
import {
  flag,
  mapOf,
  matching,
  maybe,
  nullable,
  oneOf,
  record,
  tagged,
  whole,
} from '@grognard/kernel/forms.ts';
import { type ClockWish, clockWish } from './clock-wish.ts';
import {
  CIRCLES,
  CONSENTS,
  type Consent,
  EARS,
  HAND_TO,
  SANCTIONS,
  VISIBILITIES,
  type Visibility,
  WATCHING,
  type Watching,
  ZERO_RULES,
  type ZeroRule,
} from './hall-vocabulary.ts';
import { json, name, shortText } from './plain-values.ts';
import { tournamentWish } from './tournament-values.ts';
import { LEVELS, type Level } from './vocabulary.ts';

/** Who is to play a seat of a new table: who makes it, whoever takes the link, or the machine. */
export type SeatWish =
  | { readonly kind: 'me' }
  | { readonly kind: 'guest' }
  | { readonly kind: 'ai'; readonly level: Level };

/** Something for everybody to agree to, or the word of one more of them. */
export interface Wanted {
  readonly table: string;
  readonly what: Consent;
  /** What was asked, by its id: where that has lapsed, nothing new is asked in its place. */
  readonly answering?: string | undefined;
}

export interface TableWish {
  readonly game: string;
  readonly options: Json;
  /** What is to be played, in the lobby's words: 'Dennewitz, basic'. */
  readonly about: string;
  readonly seats: { readonly [seat: Seat]: SeatWish };
  readonly hints: boolean;
  readonly visibility: Visibility;
  readonly watching: Watching;
  /** How many moments late onlookers see the battle. */
  readonly delay: number;
  readonly clock: ClockWish;
  readonly zero: ZeroRule;
  /** It counts for the ratings of both; whoever sits down agrees to it. */
  readonly rated?: boolean | undefined;
  /** The maker's part in the dice: hexadecimal, chosen at random by its own device. */
  readonly contribution: string;
  readonly position?: Json | undefined;
}

/** When notices wait, in minutes after midnight of the person's own time zone. */
export interface QuietHours {
  readonly from: number;
  readonly to: number;
  readonly zone: string;
}

export interface Notices {
  readonly mail: boolean;
  readonly push: boolean;
  readonly quiet: QuietHours | null;
}

const token = matching(
  (raw): raw is string => typeof raw === 'string' && /^[0-9a-f]{32}$/.test(raw),
  '32 hexadecimal digits',
  { pattern: '^[0-9a-f]{32}$' },
);
const minute = whole(0, 1439);

export const HALL_VALUES = {
  token,
  personName: shortText(24, 'a name of 1 to 24 letters'),
  password: matching(
    (raw): raw is string => typeof raw === 'string' && raw.length >= 8 && raw.length <= 200,
    'a password of 8 to 200 letters',
    { minLength: 8, maxLength: 200 },
  ),
  mailAddress: matching(
    (raw): raw is string => typeof raw === 'string' && raw.length <= 200 && /^[^\s@]+@[^\s@]+$/.test(raw),
    'a mail address',
    { maxLength: 200 },
  ),
  line: shortText(1000, 'a text of 1 to 1000 letters'),
  address: shortText(500, 'an address of at most 500 letters'),
  flag,
  circle: oneOf(CIRCLES),
  wanted: record<Wanted>({ table: name, what: oneOf(CONSENTS), answering: maybe(name) }),
  ear: oneOf(EARS),
  handTo: oneOf(HAND_TO),
  sanction: oneOf(SANCTIONS),
  tableWish: record<TableWish>({
    game: name,
    options: json,
    about: shortText(120, 'a text of 1 to 120 letters'),
    seats: mapOf(
      name,
      tagged<SeatWish>('kind', {
        me: record({ kind: oneOf(['me']) }),
        guest: record({ kind: oneOf(['guest']) }),
        ai: record({ kind: oneOf(['ai']), level: oneOf(LEVELS) }),
      }),
    ),
    hints: flag,
    visibility: oneOf(VISIBILITIES),
    watching: oneOf(WATCHING),
    delay: whole(0, 1000),
    clock: clockWish,
    zero: oneOf(ZERO_RULES),
    rated: maybe(flag),
    contribution: token,
    position: maybe(json),
  }),
  notices: record<Notices>({
    mail: flag,
    push: flag,
    quiet: nullable(record<QuietHours>({ from: minute, to: minute, zone: shortText(64, 'a time zone') })),
  }),
  tournamentWish,
  /** Milliseconds since 1970, or null for none. */
  until: nullable(whole(0, Number.MAX_SAFE_INTEGER)),
};
