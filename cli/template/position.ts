import type { Frozen, Json, Result } from '@grognard/kernel';
import { stateWith } from './setup.ts';
import type { State } from './state.ts';
import { type BySide, type Face, isFace, SIDES } from './vocabulary.ts';

const isFields = (raw: unknown): raw is { readonly [name: string]: unknown } =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);
const isCoin = (value: unknown): value is Face | null => value === null || isFace(value);

const wrong = (path: string, message: string): Result<State> => ({
  ok: false,
  error: { code: 'wrong-field', path, message },
});

export const position = ({ laid }: Frozen<State>): Json => ({
  even: laid.even?.hidden ?? null,
  odd: laid.odd?.hidden ?? null,
});

/** A position from outside: complete and possible, or the first wrong field. */
export function parsePosition(raw: unknown): Result<State> {
  if (!isFields(raw)) return wrong('', 'A position is an object.');
  const strange = Object.keys(raw).find((name) => !SIDES.some((side) => side === name));
  if (strange !== undefined) return wrong(strange, `There is no field “${strange}”.`);
  const { even, odd } = raw;
  if (!isCoin(even)) return wrong('even', 'A coin is "heads", "tails" or null.');
  if (!isCoin(odd)) return wrong('odd', 'A coin is "heads", "tails" or null.');
  const coins: BySide<Face | null> = { even, odd };
  return { ok: true, value: stateWith(coins) };
}
