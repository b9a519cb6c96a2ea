import type { InputError, Result } from './contract.ts';
import { type Fields, isFields } from './equal.ts';

/** The first thing wrong with a file; thrown while reading, caught where reading began. */
export class FileFault extends Error {
  readonly error: InputError;

  constructor(code: string, path: string, message: string) {
    super(message);
    this.error = { code, path, message };
  }
}

/** Reads something whole or not at all. */
export function reading<T>(read: () => T): Result<T> {
  try {
    return { ok: true, value: read() };
  } catch (thrown) {
    if (thrown instanceof FileFault) return { ok: false, error: thrown.error };
    throw thrown;
  }
}

export const isText = (value: unknown): value is string => typeof value === 'string';
export const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);
export const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** The record at `path`, with no other fields than these. */
export function recordAt(value: unknown, path: string, allowed: readonly string[]): Fields {
  if (!isFields(value)) throw new FileFault('wrong-field', path, 'This must be an object.');
  const strange = Object.keys(value).find((key) => !allowed.includes(key));
  if (strange !== undefined)
    throw new FileFault(
      'extra-field',
      under(path, strange),
      `Nothing is called “${strange}” here, only ${allowed.join(', ')}.`,
    );
  return value;
}

/** A field of the kind asked for. */
export function fieldOf<T>(
  fields: Fields,
  name: string,
  path: string,
  is: (value: unknown) => value is T,
  kind: string,
): T {
  const value = fields[name];
  if (value === undefined) throw new FileFault('missing-field', under(path, name), `“${name}” is missing.`);
  if (!is(value)) throw new FileFault('wrong-field', under(path, name), `“${name}” must be ${kind}.`);
  return value;
}

/** `line 3` and `seat` make `line 3: seat`; `position` and `units` make `position.units`. */
export function under(path: string, field: string): string {
  if (path === '' || field === '') return path + field;
  if (/^line \d+$/.test(path)) return `${path}: ${field}`;
  return field.startsWith('[') ? path + field : `${path}.${field}`;
}

/** Hands on what a game found wrong with its own part of a file. */
export function valueIn<T>(result: Result<T>, path: string): T {
  if (result.ok) return result.value;
  throw new FileFault(result.error.code, under(path, result.error.path), result.error.message);
}
