// GEN-11.3, 11.4: nobody moves into a neutral sector both sides want; the owner of a marker there does (GEN-R.33).

import type { Table } from '../rule-types.ts';
import { activeNow } from './activations.ts';
import { isContested, march } from './moves.ts';

export function marchPeacefully(umpire: Table): void {
  const all = activeNow(umpire.state);
  for (const one of all) {
    if (one.standing === 'friendly' || !isContested(one, all)) march(umpire, one, 'GEN-11.1');
    else umpire.emit({ type: 'moveCancelled', rule: 'GEN-11.3', unit: one.unit, from: one.from, to: one.to });
  }
}
