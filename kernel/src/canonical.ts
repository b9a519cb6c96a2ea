import { isFields } from './equal.ts';
import { invariant } from './invariant.ts';

/** JSON with sorted keys and no spaces: the same value is always the same text. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (isFields(value)) {
    const keys = Object.keys(value)
      .filter((key) => value[key] !== undefined)
      .sort();
    return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`).join(',')}}`;
  }
  const plain =
    value === null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value);
  if (!plain) invariant(false, `${String(value)} cannot be written as JSON.`);
  return JSON.stringify(value);
}
