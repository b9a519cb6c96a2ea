import type { Result } from '@grognard/kernel';
import { invariant } from '@grognard/kernel';
import { type Form, form, mustBe, type Reader, reading, record } from '@grognard/kernel/forms.ts';
import type { Takes } from './message.ts';
import type { Forms } from './values.ts';

/** Something from outside as promised, or the first thing wrong with it. */
export function check<T>(read: Reader<T>, raw: unknown): Result<T> {
  const result = reading(() => read(raw, ''));
  if (result.ok) return result;
  const { path, message } = result.error;
  return {
    ok: false,
    error: { code: 'wrong-request', path, message: `The request was not understood: ${message}` },
  };
}

const nothing = form<undefined>({ not: {} }, (raw, path) =>
  raw === undefined ? raw : mustBe(raw, path, 'left out'),
);

function formNamed(forms: Forms, name: string): Form<unknown> {
  const found = forms[name];
  invariant(found !== undefined, `no form reads “${name}”`);
  return found;
}

function formOf(takes: Takes, forms: Forms): Form<unknown> {
  if (typeof takes === 'string') return formNamed(forms, takes);
  const fields = Object.entries(takes).map(([field, value]) => [field, formNamed(forms, value)] as const);
  return fields.length === 0 ? nothing : record(Object.fromEntries(fields));
}

/** What came with a message, if it is what the message takes. */
export const checkRequest = (takes: Takes, forms: Forms, raw: unknown): Result<unknown> =>
  check(formOf(takes, forms), raw);
