import type { InputError } from './contract.ts';
import { type Fields, isFields, sameJson } from './equal.ts';

/** A well-formed action that names something which is not to be had now, and what is. */
export interface Unavailable {
  readonly field: string;
  readonly given: string;
  readonly choices: string;
}

const SHOWN = 8;

export const inputError = (code: string, path: string, message: string): InputError => ({
  code,
  path,
  message,
});

/** The first thing about a value that is like none of the forms: not even of that kind, or of that kind and not to be had. */
export function mismatch(value: unknown, forms: readonly unknown[], path = ''): InputError | Unavailable {
  const given = partsOf(value);
  const alike = forms
    .filter((form) => isAlike(value, form))
    .map(partsOf)
    .filter((form) => form !== null);
  if (given === null || alike.length === 0) return noneOf(value, forms, path);
  const at = (key: string): string => {
    if (Array.isArray(value)) return `${path}[${key}]`;
    return path === '' ? key : `${path}.${key}`;
  };
  const fields = [...new Set(alike.flatMap((form) => Object.keys(form)))];
  const extra = Object.keys(given).find((key) => !fields.includes(key));
  if (extra !== undefined)
    return inputError('extra-field', at(extra), `There is no field “${extra}”, only ${fields.join(', ')}.`);
  let left: readonly Fields[] = alike;
  for (const key of fields) {
    const [having, lacking] = [left.filter((form) => key in form), left.filter((form) => !(key in form))];
    if (!(key in given)) {
      if (lacking.length === 0) return missing(key, having, at(key));
      left = lacking;
      continue;
    }
    const fitting = having.filter((form) => sameJson(form[key], given[key]));
    if (fitting.length === 0)
      return mismatch(
        given[key],
        having.map((form) => form[key]),
        at(key),
      );
    left = fitting;
  }
  return noneOf(value, forms, path);
}

/** Lists and records alike as parts by key. */
const partsOf = (value: unknown): Fields | null => {
  if (Array.isArray(value)) return Object.fromEntries(value.entries());
  return isFields(value) ? value : null;
};

const isAlike = (value: unknown, form: unknown): boolean =>
  Array.isArray(value) ? Array.isArray(form) && form.length === value.length : isFields(form);

const missing = (key: string, forms: readonly Fields[], path: string): InputError =>
  inputError(
    'missing-field',
    path,
    `“${key}” is missing; it may be ${choices(forms.map((form) => form[key]))}.`,
  );

function noneOf(value: unknown, forms: readonly unknown[], path: string): InputError | Unavailable {
  const kinds = [...new Set(forms.map(kindOf))];
  if (kinds.includes(kindOf(value))) return { field: path, given: plain(value), choices: choices(forms) };
  const message = `“${path}” must be ${kinds.join(' or ')}, not ${JSON.stringify(value) ?? String(value)}.`;
  return inputError('wrong-field', path, message);
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'boolean') return 'true or false';
  const names: { readonly [kind: string]: string } = { string: 'a text', number: 'a number' };
  return names[typeof value] ?? 'an object';
}

/** As a person would write it. */
function plain(value: unknown): string {
  if (Array.isArray(value)) return value.map(plain).join(' ');
  return isFields(value) ? JSON.stringify(value) : String(value);
}

function choices(forms: readonly unknown[]): string {
  const different = [...new Set(forms.map(plain))];
  const more = different.length - SHOWN;
  return different.slice(0, SHOWN).join(', ') + (more > 0 ? ` and ${more} more` : '');
}
