// One thing in a position changed: a number by one, an item gone or there twice, a value for another of its kind.
import type { Json } from '@grognard/kernel';
import { isRecord } from './json.ts';

/** A place in a position with others of its kind: the procedure stands for a frame's number, and other numbers do not count. */
export interface Place {
  readonly path: readonly string[];
  readonly kind: string;
  readonly value: Json;
}

const procOf = (item: Json): string =>
  typeof item === 'object' && item !== null && 'proc' in item ? String(item['proc']) : '';

function collect(value: Json, path: readonly string[], kind: string, found: Place[]): void {
  if (path.length > 0) found.push({ path, kind, value });
  if (typeof value !== 'object' || value === null) return;
  const isList = Array.isArray(value);
  for (const [key, item] of Object.entries(value))
    collect(item, [...path, key], kind + (isList ? `[${procOf(item)}]` : `.${key}`), found);
}

/** Every place there is, the whole first. */
export function placesIn(position: Json): readonly Place[] {
  const found: Place[] = [];
  collect(position, [], '', found);
  return found;
}

/** What is put in its place, where the change makes sense, given what stands in others of its kind. */
export type Change = (value: Json, alike: readonly Json[], n: number) => { readonly to: Json } | null;

const ifList = (value: Json, change: (list: readonly Json[]) => Json): { readonly to: Json } | null =>
  Array.isArray(value) && value.length > 0 ? { to: change(value) } : null;

export const CHANGES: { readonly [name: string]: Change } = {
  'one less': (value) => (typeof value === 'number' ? { to: value - 1 } : null),
  'one more': (value) => (typeof value === 'number' ? { to: value + 1 } : null),
  'the other way': (value) => (typeof value === 'boolean' ? { to: !value } : null),
  'one fewer': (value, _, n) => ifList(value, (list) => list.toSpliced(n % list.length, 1)),
  'one twice': (value, _, n) => ifList(value, (list) => [...list, list[n % list.length] ?? null]),
  'as another': (value, alike, n) => {
    const text = JSON.stringify(value);
    const others = alike.filter((other) => JSON.stringify(other) !== text);
    return others.length > 0 ? { to: others[n % others.length] ?? null } : null;
  },
  'as nothing': (value) => (isRecord(value) ? { to: null } : null),
};
