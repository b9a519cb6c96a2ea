import type { InputError } from './contract.ts';
import { type Fields, isFields, sameJson } from './equal.ts';

const SHOWN = 8;

const error = (code: string, path: string, message: string): InputError => ({ code, path, message });

/** The first thing wrong with an action that is none of the forms open now. */
export function diagnose(
  raw: unknown,
  open: readonly string[],
  forms: readonly unknown[],
  known: boolean,
): InputError {
  if (!isFields(raw)) return error('not-an-object', '', 'An action is an object with a type.');
  const { type } = raw;
  const here = `Open here: ${[...new Set(open)].join(', ') || 'nothing'}.`;
  if (type === undefined) return error('missing-field', 'type', `The action has no type. ${here}`);
  if (typeof type !== 'string')
    return error('wrong-field', 'type', `The type is a text, not ${show(type)}. ${here}`);
  if (!open.includes(type)) {
    const what = known ? `“${type}” is not open now.` : `There is no action “${type}”.`;
    return error('unknown-action', 'type', `${what} ${here}`);
  }
  if (forms.length === 0)
    return error('unknown-action', 'type', `“${type}” has nothing to choose from now. ${here}`);
  return mismatch(raw, forms, '');
}

/** Walks down to the first part of the value that fits none of the forms. */
function mismatch(value: unknown, forms: readonly unknown[], path: string): InputError {
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
    return error('extra-field', at(extra), `There is no field “${extra}”, only ${fields.join(', ')}.`);
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

const show = (value: unknown): string => JSON.stringify(value) ?? String(value);

const missing = (key: string, forms: readonly Fields[], path: string): InputError =>
  error('missing-field', path, `“${key}” is missing; it may be ${choices(forms.map((form) => form[key]))}.`);

const noneOf = (value: unknown, forms: readonly unknown[], path: string): InputError =>
  error('wrong-field', path, `${show(value)} is none of: ${choices(forms)}.`);

function choices(forms: readonly unknown[]): string {
  const different = [...new Set(forms.map(show))];
  const more = different.length - SHOWN;
  return different.slice(0, SHOWN).join(', ') + (more > 0 ? ` and ${more} more` : '');
}
