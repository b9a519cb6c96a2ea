import type { InputError, Result } from '@grognard/kernel';

/** Options of a toy that has none. */
export type NoOptions = { readonly [option: string]: never };
export type Fields = { readonly [field: string]: unknown };

export const fault = (path: string, message: string): { readonly ok: false; readonly error: InputError } => ({
  ok: false,
  error: { code: 'wrong-field', path, message },
});

/** A plain object with exactly these fields, or the first thing wrong with it. */
export function parseFields(raw: unknown, names: readonly string[]): Result<Fields> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
    return fault('', 'This must be an object.');
  const fields: Fields = { ...raw };
  const strange = Object.keys(fields).find((name) => !names.includes(name));
  if (strange !== undefined) return fault(strange, `There is no field “${strange}”.`);
  const missing = names.find((name) => fields[name] === undefined);
  return missing === undefined ? { ok: true, value: fields } : fault(missing, `“${missing}” is missing.`);
}

export function parseNoOptions(raw: unknown): Result<NoOptions> {
  const parsed = parseFields(raw, []);
  return parsed.ok ? { ok: true, value: {} } : parsed;
}
