// JSON Schema, as far as forms speak it: enough to hold a value against what a game publishes.
import { sameJson } from '@grognard/kernel';
import type { Schema } from '@grognard/kernel/forms.ts';
import { isRecord } from './json.ts';

/** The first place where the value does not fit, as `path: what`; null when it fits. */
export function misfit(value: unknown, schema: Schema, path = ''): string | null {
  for (const [keyword, rule] of Object.entries(schema)) {
    const check = KEYWORDS[keyword];
    if (check === undefined) throw new Error(`${path}: this reader of schemas knows no “${keyword}”`);
    const found = check(value, rule, path, schema);
    if (found !== null) return found;
  }
  return null;
}

type Keyword = (value: unknown, rule: unknown, path: string, schema: Schema) => string | null;

const holds =
  (test: (value: unknown, rule: unknown) => boolean): Keyword =>
  (value, rule, path) =>
    test(value, rule)
      ? null
      : `${path || 'the whole'}: ${JSON.stringify(value)} against ${JSON.stringify(rule)}`;

const silent: Keyword = () => null;

const typeOf = (value: unknown): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
};
const isOfType = (value: unknown, type: unknown): boolean =>
  type === typeOf(value) || (type === 'number' && typeof value === 'number');

const lengthOf = (value: unknown): number | null => (Array.isArray(value) ? value.length : null);
const asNumber = (value: unknown): number | null => (typeof value === 'number' ? value : null);
const asText = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const under = (schema: unknown): Schema => {
  if (!isRecord(schema)) throw new Error(`${JSON.stringify(schema)} is no schema`);
  return schema;
};
const listed = (rule: unknown): readonly unknown[] => (Array.isArray(rule) ? rule : []);
const join = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

const firstOf = (found: Iterable<string | null>): string | null => {
  for (const one of found) if (one !== null) return one;
  return null;
};

const KEYWORDS: { readonly [keyword: string]: Keyword } = {
  $schema: silent,
  title: silent,
  description: silent,
  default: silent,
  examples: silent,
  type: holds((value, rule) => [rule].flat().some((type) => isOfType(value, type))),
  enum: holds((value, rule) => listed(rule).includes(value)),
  const: holds(sameJson),
  pattern: holds((value, rule) => new RegExp(String(rule)).test(asText(value) ?? '')),
  minLength: holds((value, rule) => (asText(value)?.length ?? Infinity) >= Number(rule)),
  minimum: holds((value, rule) => (asNumber(value) ?? Infinity) >= Number(rule)),
  maximum: holds((value, rule) => (asNumber(value) ?? -Infinity) <= Number(rule)),
  minItems: holds((value, rule) => (lengthOf(value) ?? Infinity) >= Number(rule)),
  maxItems: holds((value, rule) => (lengthOf(value) ?? 0) <= Number(rule)),
  anyOf(value, rule, path) {
    const misfits = listed(rule).map((choice) => misfit(value, under(choice), path));
    return misfits.includes(null) ? null : misfits.join(', or ');
  },
  items: (value, rule, path) =>
    firstOf(listed(value).map((item, n) => misfit(item, under(rule), `${path}[${n}]`))),
  required: (value, rule, path) => {
    const missing = listed(rule).find((name) => isRecord(value) && !Object.hasOwn(value, String(name)));
    return missing === undefined ? null : `${join(path, String(missing))}: missing`;
  },
  properties: (value, rule, path) =>
    firstOf(
      Object.entries(under(rule)).map(([name, schema]) =>
        isRecord(value) && Object.hasOwn(value, name)
          ? misfit(value[name], under(schema), join(path, name))
          : null,
      ),
    ),
  propertyNames: (value, rule, path) =>
    firstOf(
      Object.keys(isRecord(value) ? value : {}).map((name) => misfit(name, under(rule), join(path, name))),
    ),
  additionalProperties(value, rule, path, schema) {
    const known = isRecord(schema['properties']) ? schema['properties'] : {};
    const others = Object.entries(isRecord(value) ? value : {}).filter(
      ([name]) => !Object.hasOwn(known, name),
    );
    return firstOf(
      others.map(([name, item]) =>
        rule === false ? `${join(path, name)}: unknown` : misfit(item, under(rule), join(path, name)),
      ),
    );
  },
};
