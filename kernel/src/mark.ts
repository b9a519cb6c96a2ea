// A short digest of a position, written down with every entry: a rule that changes a result without refusing anything shows
// at the entry where it does. It is no seal, only a comparison, and it is quick, because it is made with every move.
//
// What is empty is left out (null, false, 0, '', a list or an object of nothing, as fields of an object), and the order of
// fields does not count: an option or a fact that a later edition adds, and that this battle does not use, leaves the marks
// of the battle as they are.
import type { Frozen, Json } from './contract.ts';
import { frozen } from './frozen.ts';
import type { JournalEntry } from './journal.ts';

const isPlainEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === false || value === 0 || value === '';

/** One step of a 32-bit mix that spreads every bit. */
function mixed(hash: number, value: number): number {
  const once = Math.imul(hash ^ value, 0x9e3779b1);
  const twice = Math.imul(once ^ (once >>> 15), 0x85ebca77);
  return twice ^ (twice >>> 13);
}

function ofText(text: string, seed: number): number {
  let hash = seed;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return mixed(hash, text.length);
}

const NOTHING = 0;
const KINDS = { true: 3, false: 5, null: 7, list: 11, object: 13 } as const;

/** The hash of a value with a seed; NOTHING where all of it is empty, which only a field may leave out. */
function hashOf(value: unknown, seed: number): number {
  switch (typeof value) {
    case 'string':
      return value === '' ? NOTHING : ofText(value, seed);
    case 'number':
      return value === 0 ? NOTHING : ofNumber(value, seed);
    case 'boolean':
      return value ? mixed(seed, KINDS.true) : NOTHING;
    case 'object':
      if (value === null) return NOTHING;
      return Array.isArray(value) ? ofList(value, seed) : ofFields(value, seed);
    default:
      return NOTHING;
  }
}

const ofNumber = (value: number, seed: number): number =>
  Number.isInteger(value) && Math.abs(value) < 0x7fffffff
    ? mixed(seed ^ 0x2545f491, value)
    : ofText(String(value), seed);

/** An item of a list counts by its place, empty or not. */
function ofList(list: readonly unknown[], seed: number): number {
  if (list.length === 0) return NOTHING;
  let hash = mixed(seed, KINDS.list);
  for (const item of list) hash = mixed(hash, hashOf(item, seed));
  return mixed(hash, list.length);
}

/** Fields are added up, so that their order does not count. */
function ofFields(fields: object, seed: number): number {
  let sum = 0;
  for (const name in fields) {
    const value = (fields as { readonly [name: string]: unknown })[name];
    if (isPlainEmpty(value)) continue;
    const hash = hashOf(value, seed);
    if (hash !== NOTHING) sum = (sum + mixed(ofText(name, seed), hash)) | 0;
  }
  return sum === 0 ? NOTHING : mixed(sum, KINDS.object);
}

const inHex = (hash: number): string => (hash >>> 0).toString(16).padStart(8, '0');

/** The mark of plain JSON: 16 hexadecimal digits. */
export const markOf = (json: Json): string =>
  inHex(hashOf(json, 0x811c9dc5)) + inHex(hashOf(json, 0x1b873593));

/** Writes down where the last entry is known to have led. */
export function keepMark<A>(
  { memory }: { readonly memory: { readonly journal: JournalEntry<A>[] } },
  mark: string,
): void {
  const { journal } = memory;
  const last = journal.at(-1);
  if (last !== undefined) journal[journal.length - 1] = { ...last, mark };
}

/** The mark of a state, as its game writes it down. */
export const markAt = <S>({ position }: { position(state: Frozen<S>): Json }, state: S): string =>
  markOf(position(frozen(state)));
