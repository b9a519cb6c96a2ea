import type { InputError, Result } from '@grognard/kernel';
import { type BaseIssue, type GenericSchema, getDotPath, safeParse } from 'valibot';

const problem = (issue: BaseIssue<unknown>): InputError => {
  const path = getDotPath(issue) ?? '';
  const where = path === '' ? '' : `${path}: `;
  return {
    code: 'wrong-request',
    path,
    message: `The request was not understood: ${where}${issue.message}.`,
  };
};

/** Something from outside as promised, or the first thing wrong with it. */
export function check<T>(takes: GenericSchema<unknown, T>, raw: unknown): Result<T> {
  const parsed = safeParse(takes, raw);
  return parsed.success
    ? { ok: true, value: parsed.output }
    : { ok: false, error: problem(parsed.issues[0]) };
}
