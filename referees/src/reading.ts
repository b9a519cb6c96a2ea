// Reading fields out of JSON whose shape nobody vouches for.
type Fields = { readonly [name: string]: unknown };

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A field, or undefined where there is none. */
export const fieldOf = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>((at, name) => (isFields(at) ? at[name] : undefined), value);

export const textOf = (value: unknown, ...path: readonly string[]): string => {
  const found = fieldOf(value, ...path);
  return typeof found === 'string' ? found : '';
};

export const numberOf = (value: unknown, ...path: readonly string[]): number => {
  const found = fieldOf(value, ...path);
  return typeof found === 'number' ? found : 0;
};

export const isOn = (value: unknown, ...path: readonly string[]): boolean => fieldOf(value, ...path) === true;

export const listOf = (value: unknown, ...path: readonly string[]): readonly unknown[] => {
  const found = fieldOf(value, ...path);
  return Array.isArray(found) ? found : [];
};

export const textsOf = (value: unknown, ...path: readonly string[]): readonly string[] =>
  listOf(value, ...path).filter((item) => typeof item === 'string');

/** The same text for the same value, whatever the order of its fields. */
export function plain(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(plain).join(',')}]`;
  if (!isFields(value)) return JSON.stringify(value) ?? 'null';
  const names = Object.keys(value).filter((name) => value[name] !== undefined);
  return `{${names
    .toSorted()
    .map((name) => `${JSON.stringify(name)}:${plain(value[name])}`)
    .join(',')}}`;
}

/** What one list has and the other lacks, each as often as it stands there. */
export function missingFrom(list: readonly string[], wanted: readonly string[]): readonly string[] {
  const left = new Map<string, number>();
  for (const item of list) left.set(item, (left.get(item) ?? 0) + 1);
  return wanted.filter((item) => {
    const count = left.get(item) ?? 0;
    left.set(item, count - 1);
    return count <= 0;
  });
}
