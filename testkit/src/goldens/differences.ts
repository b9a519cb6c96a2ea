// What has become different between two values: a path, what stood there, and what stands there now. What is empty in both is
// the same (no field, null, false, 0, '', nothing in it), as in a mark: a fact that a later edition adds, and that a battle does
// not use, is no difference in it.
import { isRecord } from '../json.ts';

export interface Difference {
  readonly path: string;
  readonly from: unknown;
  readonly to: unknown;
}

export function isEmpty(value: unknown): boolean {
  if (typeof value !== 'object' || value === null)
    return value === undefined || value === null || value === false || value === 0 || value === '';
  if (Array.isArray(value)) return value.length === 0;
  return Object.values(value).every(isEmpty);
}

type Fields = { readonly [key: string]: unknown };
type List = readonly unknown[];

/** What an item is known by wherever it stands in its list. */
const nameOf = (item: unknown): string | null => {
  const id = isRecord(item) ? item['id'] : null;
  return typeof id === 'string' || typeof id === 'number' ? String(id) : null;
};

const isOfPlain = (list: List): boolean => list.every((item) => typeof item !== 'object' || item === null);

export const isPlainList = (value: unknown): value is List => Array.isArray(value) && isOfPlain(value);

/** Items by their names; null where one has none, or two have the same. */
function byName(list: List): ReadonlyMap<string, unknown> | null {
  const named = new Map<string, unknown>();
  for (const item of list) {
    const name = nameOf(item);
    if (name === null || named.has(name)) return null;
    named.set(name, item);
  }
  return named;
}

class Comparison {
  readonly found: Difference[] = [];
  private readonly path: string[] = [];

  private tell(from: unknown, to: unknown): void {
    this.found.push({ path: this.path.join('.'), from, to });
  }

  private below(key: string, from: unknown, to: unknown): void {
    if (from === to) return;
    this.path.push(key);
    this.values(from, to);
    this.path.pop();
  }

  /** An item that only one of two lists has differs, be it ever so empty. */
  private onlyOne(key: string, from: unknown, to: unknown): void {
    this.path.push(key);
    this.tell(from, to);
    this.path.pop();
  }

  values(from: unknown, to: unknown): void {
    if (Array.isArray(from) && Array.isArray(to)) this.lists(from, to);
    else if (isRecord(from) && isRecord(to) && from['proc'] === to['proc']) this.fields(from, to);
    else if (!Object.is(from, to) && !(isEmpty(from) && isEmpty(to))) this.tell(from, to);
  }

  private fields(from: Fields, to: Fields): void {
    for (const key in to) this.below(key, from[key], to[key]);
    for (const key in from) if (!(key in to)) this.below(key, from[key], undefined);
  }

  private lists(from: List, to: List): void {
    if (isOfPlain(from) && isOfPlain(to)) {
      if (from.length !== to.length || from.some((item, at) => item !== to[at])) this.tell(from, to);
      return;
    }
    const isInPlace = from.length === to.length && from.every((item, at) => nameOf(item) === nameOf(to[at]));
    const named = isInPlace ? null : ([byName(from), byName(to)] as const);
    if (named?.[0] && named[1]) this.namedLists(named[0], named[1]);
    else this.placedLists(from, to);
  }

  private placedLists(from: List, to: List): void {
    for (let at = 0; at < Math.max(from.length, to.length); at += 1) {
      const key = nameOf(to[at]) ?? String(at);
      if (at < from.length && at < to.length) this.below(key, from[at], to[at]);
      else this.onlyOne(key, from[at], to[at]);
    }
  }

  private namedLists(from: ReadonlyMap<string, unknown>, to: ReadonlyMap<string, unknown>): void {
    for (const [name, item] of from) if (!to.has(name)) this.onlyOne(name, item, undefined);
    for (const [name, item] of to)
      if (from.has(name)) this.below(name, from.get(name), item);
      else this.onlyOne(name, undefined, item);
    const stayed = [...from.keys()].filter((name) => to.has(name));
    const now = [...to.keys()].filter((name) => from.has(name));
    if (stayed.some((name, at) => name !== now[at])) this.onlyOne('order', stayed, now);
  }
}

/** By their paths: in which order a game writes its fields down does not count. */
export function differences(from: unknown, to: unknown): readonly Difference[] {
  const comparison = new Comparison();
  comparison.values(from, to);
  return comparison.found.toSorted((a, b) => (a.path < b.path ? -1 : 1));
}
