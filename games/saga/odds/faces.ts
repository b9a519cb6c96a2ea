// SAG-3.1, 10.3: what each face of the die comes to in a test.
import { hitsFor, succeeds } from '../modifiers/judgement.ts';
import type { TestKind } from '../vocabulary.ts';

export interface Test {
  readonly kind: TestKind;
  readonly need: number;
  /** Score and modifiers, without the die. */
  readonly added: number;
}

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** Fire and Melee count hits; any other test succeeds or fails. */
export const countsHits = (kind: TestKind): boolean => kind === 'fire' || kind === 'melee';

/** Hits, or 1 for a success. */
export function worthOf({ kind, need, added }: Test, natural: number): number {
  const total = natural + added;
  if (countsHits(kind)) return hitsFor(total);
  return succeeds({ kind, natural, need }, total) ? 1 : 0;
}

/** How many of six faces come to something, 0 to 1. */
export const shareOf = (test: Test, holds: (worth: number) => boolean): number =>
  FACES.filter((face) => holds(worthOf(test, face))).length / FACES.length;

/** What the die promises on average, and how far it strays from that. */
export function promiseOf(test: Test): { readonly odds: number; readonly variance: number } {
  const worths = FACES.map((face) => worthOf(test, face));
  const odds = worths.reduce((sum, worth) => sum + worth, 0) / FACES.length;
  const squares = worths.reduce((sum, worth) => sum + worth * worth, 0) / FACES.length;
  return { odds, variance: squares - odds * odds };
}
