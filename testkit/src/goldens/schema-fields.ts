// A published schema as a list of its fields: what each may be, from the least to the greatest, and what it is when left out. A
// field says all of itself, so that another one adds its own lines and touches no others.
import { sameJson } from '@grognard/kernel';
import { isRecord } from '../json.ts';
import { isEmpty } from './differences.ts';
import { checksum } from './short-text.ts';

/** Longer lists of words are told by their number and a checksum. */
const MOST_WORDS = 16;
const WIDTH = 80;

type Plain = { readonly [key: string]: unknown };

/** What the schema around a field says of it. */
interface Around {
  readonly isRequired: boolean;
  /** What it is where the whole is left out. */
  readonly ifLeftOut: unknown;
}

const ALONE: Around = { isRequired: false, ifLeftOut: undefined };

function words(list: unknown): string {
  if (!Array.isArray(list)) return '';
  return list.length > MOST_WORDS ? `${list.length} words ${checksum(list)}` : list.map(String).join(' ');
}

function fact(key: string, value: unknown): string {
  if (key === 'enum') return `enum: ${words(value)}`;
  const text = JSON.stringify(value);
  return `${key} ${text.length > WIDTH ? checksum(value) : text}`;
}

/** What a schema says of one field itself, without its sentences and its parts. */
function facts(schema: Plain, { isRequired, ifLeftOut }: Around): string {
  const { description, examples, title, properties, items, anyOf, $schema, required, ...rest } = schema;
  const own = Object.entries(rest).filter(
    ([key, value]) => key !== 'default' || !isRecord(properties) || !isRecord(value),
  );
  return [
    ...(isRequired ? ['required'] : []),
    ...own.map(([key, value]) => fact(key, value)),
    ...(isEmpty(ifLeftOut) ||
    (isRecord(ifLeftOut) && isRecord(properties)) ||
    sameJson(ifLeftOut, schema['default'] ?? null)
      ? []
      : [fact('in the default', ifLeftOut)]),
  ].join(', ');
}

function* fieldLines(schema: unknown, path: string, around: Around = ALONE): Generator<string> {
  if (!isRecord(schema)) return;
  yield `${path || 'all'} ${facts(schema, around)}`.trimEnd();
  const { properties, items, anyOf, required } = schema;
  const whole = schema['default'] ?? around.ifLeftOut;
  if (isRecord(properties))
    for (const [key, field] of Object.entries(properties))
      yield* fieldLines(field, `${path}.${key}`, {
        isRequired: Array.isArray(required) && required.includes(key),
        ifLeftOut: isRecord(whole) ? whole[key] : undefined,
      });
  yield* fieldLines(items, `${path}[]`);
  if (Array.isArray(anyOf))
    for (const [index, form] of anyOf.entries()) yield* fieldLines(form, `${path}|${nameOf(form, index)}`);
}

/** One of several forms: by its procedure where it is a frame, or its number. */
function nameOf(form: unknown, index: number): string {
  const { proc } = isRecord(form) && isRecord(form['properties']) ? form['properties'] : {};
  return isRecord(proc) && 'const' in proc ? String(proc['const']) : String(index);
}

export const fieldsOf = (schema: unknown): readonly string[] => [...fieldLines(schema, '')];
