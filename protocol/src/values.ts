// What may be sent, each with its check: the type and the check are one value.
import type { Json } from '@grognard/kernel';
import * as v from 'valibot';

const isJson = (value: unknown): value is Json => {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (Array.isArray(value)) return value.every(isJson);
  if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return false;
  return Object.values(value).every(isJson);
};

const longest = { name: 64, file: 20_000_000 } as const;

export const nothing = v.undefined('nothing is needed');
export const name = v.pipe(
  v.string('a text is needed'),
  v.nonEmpty('it is empty'),
  v.maxLength(longest.name, 'it is longer than 64 letters'),
);
export const count = v.pipe(
  v.number('a number is needed'),
  v.integer('a whole number is needed'),
  v.minValue(0, 'it is negative'),
);
export const json = v.custom<Json>(isJson, 'plain JSON is needed');
export const fileText = v.pipe(
  v.string('a text is needed'),
  v.maxLength(longest.file, 'a game file is never larger than 20 MB'),
);

export const LEVELS = ['conscript', 'veteran', 'marshal'] as const;
export type Level = (typeof LEVELS)[number];

export const player = v.variant(
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
/** Who decides for a seat: the person at this screen, another person at this screen, or the machine. */
export type Player = Readonly<v.InferOutput<typeof player>>;

export const players = v.record(name, player, 'the players by seat are needed');
export type Players = Readonly<v.InferOutput<typeof players>>;

export const KINDS = ['battle', 'sandbox', 'guide'] as const;
export type TableKind = (typeof KINDS)[number];

export const newTable = v.strictObject({
  game: name,
  options: json,
  players,
  /** Hints (odds, reach) shown at the table. */
  hints: v.boolean('yes or no is needed'),
  /** A battle unless said otherwise. */
  kind: v.optional(v.picklist(['battle', 'guide'], 'the kinds are battle and guide')),
  /** Start from this position instead of the usual setup. */
  position: v.optional(json),
});
export type NewTable = Readonly<v.InferOutput<typeof newTable>>;

/** When a seat wants to be asked in a window: always, only when it could answer, not again in the present turn. */
export const ASKS = ['always', 'able', 'never'] as const;
export type Ask = (typeof ASKS)[number];

export const standingOrders = v.record(
  name,
  v.picklist(ASKS, `the ways to be asked are ${ASKS.join(', ')}`),
  'orders by window are needed',
);
/** By the id of the window. */
export type StandingOrders = Readonly<v.InferOutput<typeof standingOrders>>;
