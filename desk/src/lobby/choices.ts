import type { Choice } from '../contract/lobby.ts';

/** Choices by value and name. */
export const choices = (...pairs: readonly (readonly [value: string, name: string])[]): readonly Choice[] =>
  pairs.map(([value, name]) => ({ value, name }));

/** Choices that are called what they are. */
export const numbers = (...values: readonly number[]): readonly Choice[] =>
  values.map((value) => ({ value: String(value), name: String(value) }));
