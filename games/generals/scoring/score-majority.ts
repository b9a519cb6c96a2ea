// GEN-S4, GEN-16.5, 16.6, 19.3: whoever controls more battle sectors gets a VP out of the round pool.
import type { Frozen } from '@grognard/kernel';
import { controls } from '../field/control.ts';
import type { Table } from '../rule-types.ts';
import type { State } from '../state.ts';
import { BATTLE_SECTORS, otherSide, type Side } from '../vocabulary.ts';
import { add } from './score-vp.ts';

/** GEN-16.7: a marker alone is not control, and reserves do not count (GEN-R.8). */
export const sectorsControlled = (state: Frozen<State>, side: Side): number =>
  BATTLE_SECTORS.filter((sector) => controls(state, side, sector)).length;

export function scoreMajority(umpire: Table): void {
  const { state } = umpire;
  const sectors = { white: sectorsControlled(state, 'white'), black: sectorsControlled(state, 'black') };
  state.pool -= 1;
  if (sectors.white === sectors.black) {
    umpire.emit({ type: 'majorityTied', rule: state.options.morale ? 'GEN-19.3' : 'GEN-16.6', sectors });
    return;
  }
  const winner = sectors.white > sectors.black ? 'white' : 'black';
  const facts = { source: 'majority', sector: null, count: sectors[winner] } as const;
  if (state.options.morale) add(umpire, otherSide(winner), -1, 'GEN-19.3', facts);
  add(umpire, winner, 1, state.options.morale ? 'GEN-19.3' : 'GEN-16.5', facts);
}
