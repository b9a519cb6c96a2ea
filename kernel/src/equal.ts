/** A plain object, read key by key. */
export type Fields = { readonly [key: string]: unknown };

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A field of something nobody has read yet; null where there is none. */
export const fieldOf = (value: unknown, name: string): unknown =>
  isFields(value) && name in value ? value[name] : null;

/** Whether two JSON values are the same; the order of keys does not matter. */
export function sameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a)) return Array.isArray(b) && sameItems(a, b);
  if (!isFields(a) || !isFields(b)) return false;
  let size = 0;
  for (const _ in b) size += 1;
  return sameFields(a, b, size);
}

function sameItems(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (!sameJson(a[i], b[i])) return false;
  return true;
}

/**
 * `size` is the number of fields of b: with as many in a, all of them found in b, neither has more. One of them may have
 * been compared already.
 */
function sameFields(a: Fields, b: Fields, size: number, compared: string | null = null): boolean {
  let left = size;
  for (const key in a) {
    const value = a[key];
    if (value === undefined || (key !== compared && !isField(b, key, value))) return false;
    left -= 1;
  }
  return left === 0;
}

/**
 * Apart from the loop over keys: V8 compiles `b[key]` inside it for the first name it meets, and throws the code away at the
 * next, over and over.
 */
function isField(fields: Fields, key: string, value: unknown): boolean {
  const field = fields[key];
  return field === value || sameJson(field, value);
}

/** Any JSON object is fields; the compiler does not know it of an interface. */
const fieldsOf = (object: object): Fields => object as Fields;

/**
 * The first of the candidates that is the same as a value from outside. A checked move spends much of its time here, so
 * the last field is looked at first: the first one is the type and fits them all.
 */
export function findSame<T extends object>(candidates: Iterable<T>, wanted: Fields): T | undefined {
  // A list that a game keeps was often the one the player chose from.
  const known: readonly unknown[] = Array.isArray(candidates) ? candidates : [];
  if (known.includes(wanted)) return wanted as T;
  let last = '';
  let size = 0;
  for (const key in wanted) {
    last = key;
    size += 1;
  }
  const telling = wanted[last];
  if (typeof telling === 'object') return findFields(candidates, wanted, size);
  for (const candidate of candidates) {
    const fields = fieldsOf(candidate);
    if (fields[last] === telling && sameFields(fields, wanted, size, last)) return candidate;
  }
  return undefined;
}

/** The same where the last field tells nothing at a glance. */
function findFields<T extends object>(candidates: Iterable<T>, wanted: Fields, size: number): T | undefined {
  for (const candidate of candidates) if (sameFields(fieldsOf(candidate), wanted, size)) return candidate;
  return undefined;
}

/** The same where the items of these lists may come in any order. Asked only of what is the same as no candidate as it is. */
export function findSameSets<T extends object>(
  candidates: Iterable<T>,
  wanted: Fields,
  sets: readonly string[],
): T | undefined {
  const sought = inOrder(wanted, sets);
  for (const candidate of candidates)
    if (sameJson(inOrder(fieldsOf(candidate), sets), sought)) return candidate;
  return undefined;
}

function inOrder(fields: Fields, sets: readonly string[]): Fields {
  const ordered: { [name: string]: unknown } = { ...fields };
  for (const name of sets) {
    const list = fields[name];
    if (Array.isArray(list)) ordered[name] = list.map((item) => JSON.stringify(item)).sort();
  }
  return ordered;
}
