// GEN-6.3: the units orders can be written for, counted when planning begins.
import type { Frozen } from '@grognard/kernel';
import { isSector } from './board-graph.ts';
import type { State } from './state.ts';
import type { Arm, Sector, Side } from './vocabulary.ts';

export const musterKey = (side: Side, arm: Arm, sector: Sector): string =>
  `${side === 'white' ? 'w' : 'b'}${arm}@${sector}`;

export const mustered = (state: Frozen<State>, side: Side, arm: Arm, sector: Sector): number =>
  state.mustered[musterKey(side, arm, sector)] ?? 0;

/** Unrouted units of each type in each sector; routed Artillery is only rallied (R.18). */
export function muster(state: Frozen<State>): { readonly [key: string]: number } {
  const counts: { [key: string]: number } = {};
  for (const unit of state.units) {
    if (unit.routed || !isSector(unit.at)) continue;
    const key = musterKey(unit.side, unit.arm, unit.at);
    counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
}
