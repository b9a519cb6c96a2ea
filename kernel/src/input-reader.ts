// Reading values from outside: each reader gives the typed value or stops at the first thing wrong, by path.
import type { InputError, Result } from './contract.ts';

/** Thrown by readers, caught by `reading`; nothing else ever sees it. */
class Fault extends Error {
  readonly error: InputError;
  constructor(error: InputError) {
    super(error.message);
    this.error = error;
  }
}

export type Reader<T> = (raw: unknown, path: string) => T;

export function fault(code: string, path: string, message: string): never {
  throw new Fault({ code, path, message });
}

/** The whole value, or the first wrong field. */
export function reading<T>(read: () => T): Result<T> {
  try {
    return { ok: true, value: read() };
  } catch (thrown) {
    if (thrown instanceof Fault) return { ok: false, error: thrown.error };
    throw thrown;
  }
}

const shown = (raw: unknown): string => {
  const text = JSON.stringify(raw) ?? String(raw);
  return text.length > 40 ? `${text.slice(0, 37)}...` : text;
};

const nameOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

/** What a field must be, when it is something else. */
export function mustBe(raw: unknown, path: string, what: string): never {
  if (raw === undefined)
    return fault('missing-field', path, `${nameOf(path)} is missing: it must be ${what}.`);
  return fault('wrong-field', path, `${nameOf(path)} must be ${what}, not ${shown(raw)}.`);
}

const isFields = (raw: unknown): raw is { readonly [name: string]: unknown } =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);

export const flag: Reader<boolean> = (raw, path) =>
  typeof raw === 'boolean' ? raw : mustBe(raw, path, 'true or false');

export const whole =
  (least: number, most: number): Reader<number> =>
  (raw, path) =>
    typeof raw === 'number' && Number.isInteger(raw) && raw >= least && raw <= most
      ? raw
      : mustBe(raw, path, `a whole number from ${least} to ${most}`);

export const oneOf =
  <const T extends string | number>(choices: readonly T[]): Reader<T> =>
  (raw, path) =>
    choices.find((choice) => choice === raw) ?? mustBe(raw, path, `one of ${choices.join(', ')}`);

export const matching =
  <T extends string>(test: (text: unknown) => text is T, what: string): Reader<T> =>
  (raw, path) =>
    test(raw) ? raw : mustBe(raw, path, what);

export const nullable =
  <T>(read: Reader<T>): Reader<T | null> =>
  (raw, path) =>
    raw === null ? null : read(raw, path);

export const optional =
  <T>(read: Reader<T>, otherwise: T): Reader<T> =>
  (raw, path) =>
    raw === undefined ? otherwise : read(raw, path);

export const listOf =
  <T>(read: Reader<T>, most = 1000): Reader<readonly T[]> =>
  (raw, path) => {
    if (!Array.isArray(raw) || raw.length > most) return mustBe(raw, path, `a list of at most ${most}`);
    return raw.map((item, index) => read(item, `${path}[${index}]`));
  };

/** Fields of any name. */
export const mapOf =
  <T>(key: Reader<string>, read: Reader<T>): Reader<{ readonly [name: string]: T }> =>
  (raw, path) => {
    if (!isFields(raw)) return mustBe(raw, path, 'an object');
    const entries = Object.entries(raw).map(([name, value]) => {
      const at = `${path}.${name}`;
      return [key(name, at), read(value, at)] as const;
    });
    return Object.fromEntries(entries);
  };

export type Shape<T> = { readonly [name in keyof T]: Reader<T[name]> };

/** An object with exactly these fields. `kind` says what an unknown field is called: 'option', 'field'. */
export const record =
  <T extends object>(shape: Shape<T>, kind = 'field'): Reader<T> =>
  (raw, path) => {
    if (!isFields(raw)) return mustBe(raw, path, 'an object');
    const names = Object.keys(shape);
    for (const name of Object.keys(raw)) {
      if (!names.includes(name)) {
        const known = names.join(', ');
        fault(`unknown-${kind}`, join(path, name), `There is no ${kind} ${name}; the ${kind}s are ${known}.`);
      }
    }
    // In the order given, then what was left out.
    const order = [...Object.keys(raw), ...names.filter((name) => !Object.hasOwn(raw, name))];
    const readers: { readonly [name: string]: Reader<unknown> } = shape;
    return Object.fromEntries(order.map((name) => [name, readers[name]?.(raw[name], join(path, name))])) as T;
  };

const join = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);
