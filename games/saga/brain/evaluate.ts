// A seat's chance of winning at a glance: what it is judged by, each with its weight.
import type { Frozen, Seat } from '@grognard/kernel';
import { asPlayer } from '../rule-types.ts';
import type { State } from '../state.ts';
import { featuresOf } from './features.ts';
import { WEIGHTS } from './weights.ts';

export function evaluate(state: Frozen<State>, seat: Seat): number {
  const player = asPlayer(seat);
  if (state.result !== null) {
    const { winners } = state.result;
    return winners.length === 0 ? 0.5 : winners.includes(player) ? 1 : 0;
  }
  let lead = 0;
  const facts = featuresOf(state, player);
  for (const fact in facts) lead += (facts[fact] ?? 0) * (WEIGHTS[fact] ?? 0);
  return 1 / (1 + Math.exp(-lead));
}
