// What a host accepts from a client: everything that comes over the border is checked here before it is used.
import type { InputError, Json, Result } from '@grognard/kernel';
import * as v from 'valibot';
import { ASKS, LEVELS } from './table.ts';

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
const count = v.pipe(
  v.number('a number is needed'),
  v.integer('a whole number is needed'),
  v.minValue(0, 'it is negative'),
);
const json = v.custom<Json>(isJson, 'plain JSON is needed');
const level = v.picklist(LEVELS, `the levels are ${LEVELS.join(', ')}`);

export const playerSchema = v.variant(
  'kind',
  [
    v.strictObject({ kind: v.literal('me') }),
    v.strictObject({ kind: v.literal('friend') }),
    v.strictObject({ kind: v.literal('ai'), level }),
  ],
  'a player is me, friend or ai',
);
export const playersSchema = v.record(name, playerSchema);
export const newTableSchema = v.strictObject({
  game: name,
  options: json,
  players: playersSchema,
  hints: v.boolean('yes or no is needed'),
  kind: v.optional(v.picklist(['battle', 'guide'], 'the kinds are battle and guide')),
  position: v.optional(json),
});
export const standingSchema = v.record(name, v.picklist(ASKS, `the ways to be asked are ${ASKS.join(', ')}`));
export const idSchema = name;
export const seatSchema = name;
export const viewerSchema = name;
export const entrySchema = count;
export const actionSchema = json;
export const fileSchema = v.pipe(
  v.string('a text is needed'),
  v.maxLength(longest.file, 'a game file is never larger than 20 MB'),
);

/** The arguments of one request, each with its name for the error message. */
export type Fields = { readonly [field: string]: v.GenericSchema };
export type Checked<F extends Fields> = { readonly [K in keyof F]: v.InferOutput<F[K]> };

const problem = (field: string, issue: v.BaseIssue<unknown>): InputError => {
  const inside = v.getDotPath(issue);
  const path = inside === null ? field : `${field}.${inside}`;
  return {
    code: 'wrong-request',
    path,
    message: `The request was not understood: ${path}: ${issue.message}.`,
  };
};

/** Every argument as promised, or the first that is not. */
export function check<F extends Fields>(
  fields: F,
  raw: { readonly [K in keyof F]: unknown },
): Result<Checked<F>> {
  const value: Record<string, unknown> = {};
  for (const [field, schema] of Object.entries(fields)) {
    const parsed = v.safeParse(schema, raw[field]);
    if (!parsed.success) return { ok: false, error: problem(field, parsed.issues[0]) };
    value[field] = parsed.output;
  }
  // Every field has just been parsed by its own schema.
  return { ok: true, value: value as Checked<F> };
}
