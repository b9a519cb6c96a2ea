// GEN-16.8, 16.10: a round that has been scored to its end is written down.
import type { Table } from '../rule-types.ts';
import { startingVp } from '../setup.ts';

export function closeRound(umpire: Table): void {
  const { state } = umpire;
  const { vp, round } = state;
  const before = state.scores[state.scores.length - 1]?.vp ?? startingVp(state.options);
  const gained = { white: vp.white - before.white, black: vp.black - before.black };
  state.scores = [...state.scores, { round, vp, gained }];
  umpire.emit({ type: 'roundScored', rule: 'GEN-16.10', round, vp });
}
