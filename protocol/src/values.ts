// The kinds of values a message may carry, each as a form that reads it. Only the side that answers loads this; the other
// side needs the types.
import type { Json, Seat } from '@grognard/kernel';
import {
  type Form,
  type FormValue,
  flag,
  listOf,
  mapOf,
  matching,
  maybe,
  oneOf,
  record,
  tagged,
} from '@grognard/kernel/forms.ts';
import type { HALL_VALUES } from './hall-values.ts';
import { count, json, name } from './plain-values.ts';
import { ASKS, LEVELS, type Level } from './vocabulary.ts';

/** Who decides for a seat: the person at this screen, another person at this screen, somebody far away, or the machine. */
export type Player =
  | { readonly kind: 'me' }
  | { readonly kind: 'friend' }
  | { readonly kind: 'far'; readonly name: string; readonly person: string }
  /** Somebody without any server: the game goes to and fro as files. */
  | { readonly kind: 'mail' }
  | { readonly kind: 'ai'; readonly level: Level };

export type Players = { readonly [seat: Seat]: Player };

export interface NewTable {
  readonly game: string;
  readonly options: Json;
  readonly players: Players;
  /** Hints (odds, reach) shown at the table. */
  readonly hints: boolean;
  /** A battle unless said otherwise. */
  readonly kind?: 'battle' | 'guide' | undefined;
  /** Which lesson of its title it is; without it, the first. */
  readonly lesson?: number | undefined;
  /** Windows the persons at this screen want to be asked in every time. */
  readonly asks?: readonly string[] | undefined;
  /** Start from this position instead of the usual setup. */
  readonly position?: Json | undefined;
}

const longestFile = 20_000_000;
const isFile = (raw: unknown): raw is string => typeof raw === 'string' && raw.length <= longestFile;

const player = tagged<Player>('kind', {
  me: record({ kind: oneOf(['me']) }),
  friend: record({ kind: oneOf(['friend']) }),
  far: record({ kind: oneOf(['far']), name, person: name }),
  mail: record({ kind: oneOf(['mail']) }),
  ai: record({ kind: oneOf(['ai']), level: oneOf(LEVELS) }),
});
const players = mapOf(name, player);

export const VALUES = {
  name,
  json,
  count,
  file: matching(isFile, 'a text of at most 20 MB', { maxLength: longestFile }),
  player,
  players,
  newTable: record<NewTable>({
    game: name,
    options: json,
    players,
    hints: flag,
    kind: maybe(oneOf(['battle', 'guide'])),
    lesson: maybe(count),
    asks: maybe(listOf(name)),
    position: maybe(json),
  }),
  standingOrders: mapOf(name, oneOf(ASKS)),
};

/** Those of the hall are loaded where people meet only. */
type AllValues = typeof VALUES & typeof HALL_VALUES;
export type ValueName = keyof AllValues;
export type Value<K extends ValueName> = FormValue<AllValues[K]>;

/** Reads what a list of messages may carry, by the name of the value. */
export type Forms = { readonly [name: string]: Form<unknown> };

/** By the id of the window. */
export type StandingOrders = Value<'standingOrders'>;
