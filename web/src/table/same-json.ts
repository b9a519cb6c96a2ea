import type { Json } from '@grognard/kernel';

const isList = (json: Json): json is readonly Json[] => Array.isArray(json);

/** Equal values, whatever the order of their fields. */
export function sameJson(a: Json, b: Json): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (isList(a) || isList(b))
    return (
      isList(a) && isList(b) && a.length === b.length && a.every((item, i) => sameJson(item, b[i] ?? null))
    );
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => key in b && sameJson(a[key] ?? null, b[key] ?? null))
  );
}
