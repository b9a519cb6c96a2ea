// SAG-3.1: tests in words.
import type { DieLook } from '@grognard/desk';
import type { TestRolled } from '../../events.ts';
import { countsHits } from '../../odds/faces.ts';
import type { Player, TestKind } from '../../vocabulary.ts';

export const TEST_NAME: { readonly [kind in TestKind]: string } = {
  fire: 'Fire',
  melee: 'Melee',
  morale: 'Morale',
  evade: 'Evade',
  outflank: 'Outflank',
};
export const TEST_SYMBOL = {
  fire: 'sym-hit',
  melee: 'mk-melee',
  morale: 'mk-line',
  evade: 'arm-light-cavalry',
  outflank: 'mk-outflank',
} as const satisfies { readonly [kind in TestKind]: string };

/** Bone for the blue board, ebony for the red one. */
export const DIE_LOOK: { readonly [player in Player]: DieLook } = { A: 'bone', B: 'ebony' };

/** '2 hits', 'succeeds', 'fails'. */
export function verdictOf({ kind, success, hits }: Pick<TestRolled, 'kind' | 'success' | 'hits'>): string {
  if (countsHits(kind)) return hits === 0 ? 'no hit' : hits === 1 ? '1 hit' : `${hits} hits`;
  return success ? 'succeeds' : 'fails';
}
