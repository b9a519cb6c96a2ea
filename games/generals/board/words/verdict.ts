import { tell } from '@grognard/desk/words/tell.ts';
import type { Attack } from '../../events.ts';
import { sideOf } from '../../field/units.ts';
import { SIDE_NAME } from '../../names.ts';
import { results } from './sentences-fight.ts';

type Rolled = Pick<Attack, 'unit' | 'modified' | 'against' | 'hit' | 'step'>;

/** What a die had to do, and what it did. */
export function verdictOf({ unit, modified: total, against: other, hit, step }: Rolled): string {
  const side = SIDE_NAME[sideOf(unit)];
  if (other === null) return tell(hit ? results.hitsAlone : results.missesAlone, { side, total });
  if (hit) return tell(results.hitsOver, { side, total, other });
  if (total > other && step === 'ranged') return tell(results.firesTooLow, { total, other });
  return tell(total < other ? results.below : results.nobodyHits, { total, other });
}
