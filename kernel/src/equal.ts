/** A plain object, read key by key. */
export type Fields = { readonly [key: string]: unknown };

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether two JSON values are the same; the order of keys does not matter. */
export function sameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a)) return Array.isArray(b) && sameItems(a, b);
  return isFields(a) && isFields(b) && hasFields(a, b);
}

function sameItems(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (!sameJson(a[i], b[i])) return false;
  return true;
}

/** Whether the fields of an object are exactly those of another, whose keys are given. */
function hasFields(fields: Fields, wanted: Fields): boolean {
  let surplus = 0;
  for (const key in wanted) {
    const value = wanted[key];
    if (value === undefined || (fields[key] !== value && !sameJson(fields[key], value))) return false;
    surplus -= 1;
  }
  for (const _ in fields) surplus += 1;
  return surplus === 0;
}

/**
 * The first of the candidates that is the same as a value from outside. A checked move spends much of its time here, so
 * the last field is looked at first: the first one is the type and fits them all.
 */
export function findSame<T>(candidates: Iterable<T>, wanted: Fields): T | undefined {
  let last = '';
  for (const key in wanted) last = key;
  const telling = wanted[last];
  const isPlain = typeof telling !== 'object';
  for (const candidate of candidates) {
    if (!isFields(candidate) || (isPlain && candidate[last] !== telling)) continue;
    if (hasFields(candidate, wanted)) return candidate;
  }
  return undefined;
}
