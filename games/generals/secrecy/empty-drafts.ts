// What a draft looks like before anything is chosen, by the procedure that asks for it.
import { NO_POSITIONS } from '../combat/distribution.ts';
import { NO_TRIES } from '../combat/reactions.ts';
import { NO_TARGETS } from '../combat/targeting.ts';
import type { Draft } from '../grammar.ts';

export const EMPTY_DRAFTS: { readonly [proc: string]: Draft } = {
  customSetup: { kind: 'setup' },
  writeOrders: { kind: 'planning' },
  declare: { kind: 'declare', orders: [] },
  aim: { kind: 'bombard', shots: [] },
  reaction: NO_TRIES,
  positions: NO_POSITIONS,
  withdrawal: { kind: 'withdraw', units: [] },
  targets: NO_TARGETS,
  advance: { kind: 'advance', units: [] },
  roadMoves: { kind: 'road', moves: [] },
  rallying: { kind: 'rally', rallies: [] },
};
