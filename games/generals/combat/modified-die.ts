// GEN-13.9, GEN-R.84: what a die comes to.
import type { Modifier } from '../state.ts';

export function total(modifiers: readonly Modifier[]): number {
  let sum = 0;
  for (const modifier of modifiers) sum += modifier.value;
  return sum;
}

/** GEN-13.9: added up, then clamped to 1..6 before any comparison (GEN-R.84). */
export const modifiedDie = (natural: number, modifiers: readonly Modifier[]): number =>
  Math.max(1, Math.min(6, natural + total(modifiers)));
