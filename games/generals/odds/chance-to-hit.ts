// Chances of dice before they are rolled: exact, because dice are sorted and handed out from the highest (GEN-12.29).
import { testAttack } from '../combat/hit-tests.ts';
import { modifiedDie } from '../combat/modified-die.ts';
import type { Modifier } from '../state.ts';
import type { CombatStep } from '../tables/modifiers.ts';

/** Chances of the faces 1 to 6. */
export type Faces = readonly number[];

const PIPS = [1, 2, 3, 4, 5, 6] as const;

function choose(n: number, k: number): number {
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return ways;
}

/** The k-th highest of n dice, k from 1. */
export function kthHighest(n: number, k: number): Faces {
  const atLeast = (face: number): number => {
    const p = (7 - face) / 6;
    let chance = 0;
    for (let i = k; i <= n; i++) chance += choose(n, i) * p ** i * (1 - p) ** (n - i);
    return face > 6 ? 0 : chance;
  };
  return PIPS.map((face) => atLeast(face) - atLeast(face + 1));
}

export const ONE_DIE: Faces = kthHighest(1, 1);

interface Roll {
  readonly faces: Faces;
  readonly modifiers: readonly Modifier[];
}

/** The chance that `roll` hits; `against` null: nobody rolls back (GEN-12.33). */
export function chanceToHit(step: CombatStep, roll: Roll, against: Roll | null): number {
  let chance = 0;
  roll.faces.forEach((p, i) => {
    const own = modifiedDie(i + 1, roll.modifiers);
    if (against === null) {
      if (testAttack(step, own, null).hit) chance += p;
      return;
    }
    against.faces.forEach((q, j) => {
      if (testAttack(step, own, modifiedDie(j + 1, against.modifiers)).hit) chance += p * q;
    });
  });
  return chance;
}
