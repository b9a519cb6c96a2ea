import type { InputError, Result } from '@grognard/kernel';
import * as v from 'valibot';
import type { Takes } from './message.ts';
import { VALUES } from './values.ts';

const problem = (issue: v.BaseIssue<unknown>): InputError => {
  const path = v.getDotPath(issue) ?? '';
  const where = path === '' ? '' : `${path}: `;
  return {
    code: 'wrong-request',
    path,
    message: `The request was not understood: ${where}${issue.message}.`,
  };
};

/** Something from outside as promised, or the first thing wrong with it. */
export function check<T>(schema: v.GenericSchema<unknown, T>, raw: unknown): Result<T> {
  const parsed = v.safeParse(schema, raw);
  return parsed.success
    ? { ok: true, value: parsed.output }
    : { ok: false, error: problem(parsed.issues[0]) };
}

const nothing = v.undefined('nothing is needed');

function schemaOf(takes: Takes): v.GenericSchema {
  if (typeof takes === 'string') return VALUES[takes];
  const fields = Object.entries(takes).map(([field, value]) => [field, VALUES[value]] as const);
  return fields.length === 0 ? nothing : v.strictObject(Object.fromEntries(fields));
}

/** What came with a message, if it is what the message takes. */
export const checkRequest = (takes: Takes, raw: unknown): Result<unknown> => check(schemaOf(takes), raw);
