// A published schema as a list of its fields: what each may be, from the least to the greatest, and what it is when left out.
import { digest } from './digest.ts';
import { isRecord } from './json.ts';

/** Longer lists of words are told by their number and a checksum. */
const MOST_WORDS = 16;

function words(list: unknown): string {
  if (!Array.isArray(list)) return '';
  return list.length > MOST_WORDS ? `${list.length} words ${digest(list)}` : list.map(String).join(' ');
}

/** What a schema says of one field itself, without its sentences and its parts. */
function facts(schema: { readonly [key: string]: unknown }): string {
  const { description, examples, title, properties, items, anyOf, $schema, ...rest } = schema;
  const told = Object.entries(rest).map(([key, value]) => {
    if (key === 'enum' || key === 'required') return `${key}: ${words(value)}`;
    return `${key} ${JSON.stringify(value).length > 80 ? digest(value) : JSON.stringify(value)}`;
  });
  return told.join(', ');
}

function* fieldLines(schema: unknown, path: string): Generator<string> {
  if (!isRecord(schema)) return;
  yield `${path} ${facts(schema)}`.trimEnd();
  const { properties, items, anyOf } = schema;
  if (isRecord(properties))
    for (const [key, field] of Object.entries(properties)) yield* fieldLines(field, `${path}.${key}`);
  yield* fieldLines(items, `${path}[]`);
  if (Array.isArray(anyOf))
    for (const [index, form] of anyOf.entries()) yield* fieldLines(form, `${path}|${nameOf(form, index)}`);
}

/** One of several forms: by its procedure where it is a frame, or its number. */
function nameOf(form: unknown, index: number): string {
  const { proc } = isRecord(form) && isRecord(form['properties']) ? form['properties'] : {};
  return isRecord(proc) && 'const' in proc ? String(proc['const']) : String(index);
}

export const fieldsOf = (schema: unknown): string =>
  [...fieldLines(schema, '')].map((line) => `${line}\n`).join('');
