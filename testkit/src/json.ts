import type { Json } from '@grognard/kernel';

type Plain = { readonly [key: string]: unknown };

export const isRecord = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const jsonCopy = (value: unknown): Json => JSON.parse(JSON.stringify(value)) as Json;

/** The first thing in a value that JSON would drop or change, as `path: what`; null when it is plain JSON. */
export function notJson(value: unknown, path = ''): string | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
  if (typeof value === 'number')
    return Number.isFinite(value) && !Object.is(value, -0) ? null : `${path}: ${value}`;
  if (typeof value !== 'object') return `${path}: ${typeof value}`;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== Array.prototype && prototype !== null)
    return `${path}: an object of a class`;
  for (const [key, item] of Object.entries(value)) {
    const found = notJson(item, path === '' ? key : `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}

/** Whether two values read the same when written down, fields in the same order; false may also mean: not known. */
function readsAlike(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) || Array.isArray(other))
    return (
      Array.isArray(one) &&
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((item, at) => readsAlike(item, other[at]))
    );
  const [left, right] = [one as Plain, other as Plain];
  const [keys, others] = [Object.keys(left), Object.keys(right)];
  return (
    keys.length === others.length &&
    keys.every((key, at) => key === others[at] && readsAlike(left[key], right[key]))
  );
}

/** Where the texts of two values part, with a little of what follows in each; null when they are the same to the byte. */
export function parting(one: unknown, other: unknown): string | null {
  // To write both down takes much longer than to walk through them, and they are hardly ever different.
  if (readsAlike(one, other)) return null;
  const [text, otherText] = [JSON.stringify(one), JSON.stringify(other)];
  if (text === otherText) return null;
  let at = 0;
  while (text[at] === otherText[at]) at += 1;
  const from = Math.max(0, at - 60);
  return `"...${text.slice(from, at + 60)}" against "...${otherText.slice(from, at + 60)}"`;
}

/** Where two values first differ as JSON, as `path: this, not that`; null when they are equal. */
export function difference(actual: unknown, expected: unknown, path = ''): string | null {
  if (Object.is(actual, expected)) return null;
  const isBoth =
    typeof actual === 'object' && typeof expected === 'object' && actual !== null && expected !== null;
  if (!isBoth || Array.isArray(actual) !== Array.isArray(expected))
    return `${path || 'the whole'}: ${short(actual)}, not ${short(expected)}`;
  const [left, right] = [actual as Plain, expected as Plain];
  for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
    const found = difference(left[key], right[key], path === '' ? key : `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}

const short = (value: unknown): string => {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > 120 ? `${text.slice(0, 117)}...` : text;
};

/** Freezes a value all the way down, so that a later change in place throws where it happens. */
export function deepFreeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const item of Object.values(value)) deepFreeze(item);
}

/** Every place in a JSON value that holds a number, string, boolean or null. */
export function* leafPaths(value: unknown, path: readonly string[] = []): Generator<readonly string[]> {
  if (typeof value !== 'object' || value === null) yield path;
  else for (const [key, item] of Object.entries(value)) yield* leafPaths(item, [...path, key]);
}

/** A copy of a JSON value with one place changed; `undefined` takes the field out. */
export function withChange(value: Json, [key, ...rest]: readonly string[], to: Json | undefined): Json {
  if (key === undefined || typeof value !== 'object' || value === null) return to ?? null;
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as { [key: string]: Json };
  if (rest.length > 0) copy[key] = withChange(copy[key] ?? null, rest, to);
  else if (to !== undefined) copy[key] = to;
  else if (Array.isArray(copy)) copy.splice(Number(key), 1);
  else delete copy[key];
  return copy;
}
