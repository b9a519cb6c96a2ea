// SAG-3.1: tests in words.
import type { DieLook } from '@grognard/desk';
import { tell } from '@grognard/desk/words/tell.ts';
import type { TestRolled } from '../../events.ts';
import { countsHits } from '../../odds/faces.ts';
import type { Player, TestKind } from '../../vocabulary.ts';
import { units } from './sentences-journal.ts';

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

/** '2 hits', 'passed', 'failed'. */
export function verdictOf({ kind, success, hits }: Pick<TestRolled, 'kind' | 'success' | 'hits'>): string {
  if (countsHits(kind)) return hits === 0 ? tell(units.noHit) : tell(units.hits, { count: hits });
  return tell(success ? units.succeeds : units.fails);
}
