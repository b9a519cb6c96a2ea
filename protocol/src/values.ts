// The kinds of values a message may carry, each as a form that reads it. Only the side that answers loads this; the other
// side needs the types.
import type { Json, Seat } from '@grognard/kernel';
import {
  type FormValue,
  flag,
  form,
  mapOf,
  matching,
  maybe,
  mustBe,
  oneOf,
  record,
  tagged,
} from '@grognard/kernel/forms.ts';
import { ASKS, LEVELS, type Level } from './vocabulary.ts';

/** Who decides for a seat: the person at this screen, another person at this screen, or the machine. */
export type Player =
  | { readonly kind: 'me' }
  | { readonly kind: 'friend' }
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
  /** Start from this position instead of the usual setup. */
  readonly position?: Json | undefined;
}

const isJson = (value: unknown): value is Json => {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (Array.isArray(value)) return value.every(isJson);
  if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return false;
  return Object.values(value).every(isJson);
};

const longest = { name: 64, file: 20_000_000 } as const;

const isName = (raw: unknown): raw is string =>
  typeof raw === 'string' && raw !== '' && raw.length <= longest.name;
const isFile = (raw: unknown): raw is string => typeof raw === 'string' && raw.length <= longest.file;
const isCount = (raw: unknown): raw is number => typeof raw === 'number' && Number.isInteger(raw) && raw >= 0;

const name = matching(isName, 'a text of 1 to 64 letters', { minLength: 1, maxLength: longest.name });
const json = form<Json>({}, (raw, path) => (isJson(raw) ? raw : mustBe(raw, path, 'plain JSON')));
const player = tagged<Player>('kind', {
  me: record({ kind: oneOf(['me']) }),
  friend: record({ kind: oneOf(['friend']) }),
  ai: record({ kind: oneOf(['ai']), level: oneOf(LEVELS) }),
});
const players = mapOf(name, player);

export const VALUES = {
  name,
  json,
  count: form<number>({ type: 'integer', minimum: 0 }, (raw, path) =>
    isCount(raw) ? raw : mustBe(raw, path, 'a whole number, 0 or more'),
  ),
  file: matching(isFile, 'a text of at most 20 MB', { maxLength: longest.file }),
  player,
  players,
  newTable: record<NewTable>({
    game: name,
    options: json,
    players,
    hints: flag,
    kind: maybe(oneOf(['battle', 'guide'])),
    position: maybe(json),
  }),
  standingOrders: mapOf(name, oneOf(ASKS)),
};

export type ValueName = keyof typeof VALUES;
export type Value<K extends ValueName> = FormValue<(typeof VALUES)[K]>;

/** By the id of the window. */
export type StandingOrders = Value<'standingOrders'>;
