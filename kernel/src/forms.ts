// A form reads a value from outside, gives it typed or stops at the first thing wrong by path, and knows the JSON Schema
// of what it reads: a shape is declared once, and reader, type and schema follow.
import type { InputError, Json, Result } from './contract.ts';
import { isFields } from './equal.ts';

/** Thrown by forms, caught by `reading`; nothing else ever sees it. */
class Fault extends Error {
  readonly error: InputError;
  constructor(error: InputError) {
    super(error.message);
    this.error = error;
  }
}

/** JSON Schema, as far as forms speak it. */
export type Schema = { readonly [keyword: string]: unknown };

export type Reader<T> = (raw: unknown, path: string) => T;

export interface Form<T> extends Reader<T> {
  readonly schema: Schema;
  /** A record may lack it. */
  readonly mayLack?: true;
}

/** What a form reads: `type Options = FormValue<typeof options>`. */
export type FormValue<F> = F extends Reader<infer T> ? T : never;

/** A reader with the schema of what it accepts. */
export const form = <T>(schema: Schema, read: Reader<T>): Form<T> =>
  Object.assign((raw: unknown, path: string): T => read(raw, path), { schema });

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

export const flag: Form<boolean> = form({ type: 'boolean' }, (raw, path) =>
  typeof raw === 'boolean' ? raw : mustBe(raw, path, 'true or false'),
);

export const whole = (least: number, most: number): Form<number> =>
  form({ type: 'integer', minimum: least, maximum: most }, (raw, path) =>
    typeof raw === 'number' && Number.isInteger(raw) && raw >= least && raw <= most
      ? raw
      : mustBe(raw, path, `a whole number from ${least} to ${most}`),
  );

export const oneOf = <const T extends string | number>(choices: readonly T[]): Form<T> =>
  form(
    { enum: choices },
    (raw, path) =>
      choices.find((choice) => choice === raw) ?? mustBe(raw, path, `one of ${choices.join(', ')}`),
  );

/** A text of a kind only the game can tell; `more` narrows the schema, to a pattern for instance. */
export const matching = <T extends string>(
  test: (text: unknown) => text is T,
  what: string,
  more: Schema = {},
): Form<T> => form({ type: 'string', ...more }, (raw, path) => (test(raw) ? raw : mustBe(raw, path, what)));

/** Any text but an empty one. */
export const text: Form<string> = form({ type: 'string', minLength: 1 }, (raw, path) =>
  typeof raw === 'string' && raw !== '' ? raw : mustBe(raw, path, 'a text'),
);

export const nullable = <T>(inner: Form<T>): Form<T | null> =>
  form({ anyOf: [{ type: 'null' }, inner.schema] }, (raw, path) => (raw === null ? null : inner(raw, path)));

/** May be left out of its record: then it is `otherwise`. */
export const optional = <T>(inner: Form<T>, otherwise: T): Form<T> =>
  lacking(
    form({ ...inner.schema, default: otherwise }, (raw, path) =>
      raw === undefined ? otherwise : inner(raw, path),
    ),
  );

/** May be left out of its record, and then stays out. */
export const maybe = <T>(inner: Form<T>): Form<T | undefined> =>
  lacking(form(inner.schema, (raw, path) => (raw === undefined ? undefined : inner(raw, path))));

const lacking = <T>(inner: Form<T>): Form<T> => Object.assign(inner, { mayLack: true } as const);
const lackingLike = <T>(inner: Form<unknown>, made: Form<T>): Form<T> =>
  inner.mayLack ? lacking(made) : made;

export const listOf = <T>(inner: Form<T>, most = 1000): Form<readonly T[]> =>
  form({ type: 'array', items: inner.schema, maxItems: most }, (raw, path) => {
    if (!Array.isArray(raw) || raw.length > most) return mustBe(raw, path, `a list of at most ${most}`);
    return raw.map((item, index) => inner(item, `${path}[${index}]`));
  });

/** Fields of any name. */
export const mapOf = <T>(key: Form<string>, inner: Form<T>): Form<{ readonly [name: string]: T }> =>
  form({ type: 'object', propertyNames: key.schema, additionalProperties: inner.schema }, (raw, path) => {
    if (!isFields(raw)) return mustBe(raw, path, 'an object');
    const entries = Object.entries(raw).map(([name, value]) => {
      const at = `${path}.${name}`;
      return [key(name, at), inner(value, at)] as const;
    });
    return Object.fromEntries(entries);
  });

export type Shape<T> = { readonly [name in keyof T]-?: Form<T[name]> };

/** An object with exactly these fields. `kind` says what an unknown field is called: 'option', 'field'. */
export const record = <T extends object>(shape: Shape<T>, kind = 'field'): Form<Readonly<T>> => {
  const forms: { readonly [name: string]: Form<unknown> } = shape;
  const names = Object.keys(forms);
  return form(recordSchema(forms), (raw, path) => {
    if (!isFields(raw)) return mustBe(raw, path, 'an object');
    for (const name of Object.keys(raw)) {
      if (names.includes(name)) continue;
      const known = names.join(', ');
      fault(`unknown-${kind}`, join(path, name), `There is no ${kind} ${name}; the ${kind}s are ${known}.`);
    }
    // In the order given, then what was left out.
    const order = [...Object.keys(raw), ...names.filter((name) => !Object.hasOwn(raw, name))];
    const fields = order.map((name) => [name, forms[name]?.(raw[name], join(path, name))] as const);
    // Every field has been read by the form of its own name.
    return Object.fromEntries(fields.filter(([, value]) => value !== undefined)) as T;
  });
};

const recordSchema = (forms: { readonly [name: string]: Form<unknown> }): Schema => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(forms).filter((name) => forms[name]?.mayLack !== true),
  properties: Object.fromEntries(Object.entries(forms).map(([name, { schema }]) => [name, schema])),
});

const join = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

/** The same, with a further promise about the value: `check` stops with a `fault` when it is broken. */
export const checked = <T>(inner: Form<T>, check: (value: T, path: string) => void): Form<T> =>
  mapped(inner, (value, path) => {
    check(value, path);
    return value;
  });

/** Another value made from what was read. */
export const mapped = <T, U>(inner: Form<T>, make: (value: T, path: string) => U): Form<U> =>
  lackingLike(
    inner,
    form(inner.schema, (raw, path) => make(inner(raw, path), path)),
  );

/** The same, with a sentence for whoever reads the schema. */
export const described = <T>(inner: Form<T>, description: string): Form<T> =>
  lackingLike(inner, form({ ...inner.schema, description }, inner));

type JsonKind = 'text' | 'number' | 'list' | 'object';
const kindOf = (raw: unknown): JsonKind | null => {
  if (typeof raw === 'string') return 'text';
  if (typeof raw === 'number') return 'number';
  if (Array.isArray(raw)) return 'list';
  return isFields(raw) ? 'object' : null;
};

/** Exactly two. */
export const pairOf = <T>(inner: Form<T>): Form<readonly [T, T]> =>
  form({ type: 'array', items: inner.schema, minItems: 2, maxItems: 2 }, (raw, path) => {
    const [one, other] = Array.isArray(raw) && raw.length === 2 ? listOf(inner, 2)(raw, path) : [];
    return one === undefined || other === undefined ? mustBe(raw, path, 'a list of two') : [one, other];
  });

/** One form or another, told apart by what kind of JSON it is. */
export const byKind = <T>(forms: { readonly [kind in JsonKind]?: Form<T> }, what: string): Form<T> =>
  form({ anyOf: Object.values(forms).map(({ schema }) => schema) }, (raw, path) => {
    const kind = kindOf(raw);
    const inner = kind === null ? undefined : forms[kind];
    return inner === undefined ? mustBe(raw, path, what) : inner(raw, path);
  });

/** Records of several kinds, told apart by one field. */
export const tagged = <T extends object>(
  tag: keyof T & string,
  forms: { readonly [name: string]: Form<T> },
): Form<T> =>
  form({ anyOf: Object.values(forms).map(({ schema }) => schema) }, (raw, path) => {
    if (!isFields(raw)) return mustBe(raw, path, 'an object');
    const name = raw[tag];
    const inner = typeof name === 'string' && Object.hasOwn(forms, name) ? forms[name] : undefined;
    if (inner === undefined) return mustBe(name, join(path, tag), `one of ${Object.keys(forms).join(', ')}`);
    return inner(raw, path);
  });

/** The schema of a form, to be published: with a title, a sentence, and examples that may be copied. */
export const published = (
  { schema }: Form<unknown>,
  about: { readonly title: string; readonly description: string; readonly examples?: readonly Json[] },
): Schema => ({ $schema: 'https://json-schema.org/draft/2020-12/schema', ...about, ...schema });

/** The schema of a game's options. */
export const publishedOptions = (form: Form<unknown>, title: string): Schema =>
  published(form, { title: `Options of ${title}`, description: 'What is left out is as usual.' });
