// The kinds of values a message may carry, each with its check: the type follows from the check. Only the side that answers
// loads this; the other side needs the types.
import type { Json } from '@grognard/kernel';
import * as v from 'valibot';
import { ASKS, LEVELS } from './vocabulary.ts';

const isJson = (value: unknown): value is Json => {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (Array.isArray(value)) return value.every(isJson);
  if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return false;
  return Object.values(value).every(isJson);
};

const longest = { name: 64, file: 20_000_000 } as const;

const name = v.pipe(
  v.string('a text is needed'),
  v.nonEmpty('it is empty'),
  v.maxLength(longest.name, 'it is longer than 64 letters'),
);
const json = v.custom<Json>(isJson, 'plain JSON is needed');
const player = v.variant(
  'kind',
  [
    v.strictObject({ kind: v.literal('me') }),
    v.strictObject({ kind: v.literal('friend') }),
    v.strictObject({
      kind: v.literal('ai'),
      level: v.picklist(LEVELS, `the levels are ${LEVELS.join(', ')}`),
    }),
  ],
  'a player is me, friend or ai',
);
const players = v.record(name, player, 'the players by seat are needed');

export const VALUES = {
  name,
  json,
  count: v.pipe(
    v.number('a number is needed'),
    v.integer('a whole number is needed'),
    v.minValue(0, 'it is negative'),
  ),
  file: v.pipe(
    v.string('a text is needed'),
    v.maxLength(longest.file, 'a game file is never larger than 20 MB'),
  ),
  player,
  players,
  newTable: v.strictObject({
    game: name,
    options: json,
    players,
    /** Hints (odds, reach) shown at the table. */
    hints: v.boolean('yes or no is needed'),
    /** A battle unless said otherwise. */
    kind: v.optional(v.picklist(['battle', 'guide'], 'the kinds are battle and guide')),
    /** Start from this position instead of the usual setup. */
    position: v.optional(json),
  }),
  standingOrders: v.record(
    name,
    v.picklist(ASKS, `the ways to be asked are ${ASKS.join(', ')}`),
    'orders by window are needed',
  ),
};

export type ValueName = keyof typeof VALUES;
export type Value<K extends ValueName> = Readonly<v.InferOutput<(typeof VALUES)[K]>>;

/** Who decides for a seat: the person at this screen, another person at this screen, or the machine. */
export type Player = Value<'player'>;
export type Players = Value<'players'>;
export type NewTable = Value<'newTable'>;
/** By the id of the window. */
export type StandingOrders = Value<'standingOrders'>;
