// What the enemy may have committed to, when both decide at once.
import { type Frame, type Random, withDrafts } from '@grognard/kernel';
import { battleOf } from '../field/battle.ts';
import { cardsInHand } from '../field/hand.ts';
import type { Procedures } from '../procedures/battle-procedures.ts';
import { waysToReturn } from '../procedures/opening-hand.ts';
import type { State } from '../state.ts';
import { opponentOf, type Player } from '../vocabulary.ts';

export type Imagine = (state: State, frame: Frame, player: Player, random: Random) => unknown;

export const anyOf = <T>(items: readonly T[], random: Random): T | undefined =>
  items[random.die(Math.max(1, items.length), 'NAP-HID.8 imagined choice') - 1];

/** By procedure: an answer that would do. */
export interface Committed {
  readonly [proc: string]: Imagine;
}

export const inBattle: Committed = {
  bid: (state, _frame, player, random) => ({
    card: anyOf(cardsInHand(battleOf(state), player), random) ?? 'decoy',
    item: null,
  }),
  openingHand(state, _frame, player, random) {
    const { players, terms } = battleOf(state);
    const hand = players[player].hand.map(({ hidden }) => hidden);
    return anyOf(waysToReturn(hand.toSorted(), terms.returned[player]), random) ?? [];
  },
  battleFactions: (_state, frame, player, random) => anyOf(listIn(frame, 'allowed', player), random) ?? null,
  battleRosters: (_state, frame, player, random) => anyOf(listIn(frame, 'offered', player), random) ?? null,
};

/** A list by player among the locals of a frame. */
function listIn(frame: Frame, name: string, player: Player): readonly string[] {
  const { [name]: lists } = frame as Frame & { readonly [local: string]: unknown };
  return (lists as { readonly [player in Player]: readonly string[] })[player];
}

/** Which procedures there are, and what may have been answered in them. */
export interface Scope {
  readonly procedures: Procedures;
  readonly committed: Committed;
}

export function imagineDrafts(
  { procedures, committed: answers }: Scope,
  state: State,
  own: unknown,
  player: Player,
  random: Random,
): void {
  const enemy = opponentOf(player);
  for (const [i, frame] of state.frames.entries()) {
    const declared = procedures[frame.proc]?.frame;
    if (declared?.drafting === undefined) continue;
    const { committed } = frame as Frame & { readonly committed: readonly Player[] };
    const hasCommitted = committed.includes(enemy);
    const theirs = hasCommitted
      ? answers[frame.proc]?.(state, frame, enemy, random)
      : declared.drafting.empty;
    const drafts = { [player]: own ?? declared.drafting.empty, [enemy]: theirs };
    state.frames[i] = withDrafts(declared, frame, drafts);
  }
}
