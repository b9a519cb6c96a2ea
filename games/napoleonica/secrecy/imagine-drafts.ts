// What the enemy may have committed to, when both decide at once.
import { type Frame, isFrameOf, type Random, withDrafts } from '@grognard/kernel';
import { notebookOf } from '../army/books.ts';
import { EMPTY_FIELD } from '../army/fielding.ts';
import { fieldArmyFrame, shopFrame } from '../army/frames.ts';
import { suggestedField, suggestedMuster } from '../army/suggestions.ts';
import { FACTIONS } from '../data/words.ts';
import { battleOf } from '../field/battle.ts';
import { cardsInHand } from '../field/hand.ts';
import { procedures } from '../procedures/index.ts';
import { waysToReturn } from '../procedures/opening-hand.ts';
import type { State } from '../state.ts';
import { opponentOf, type Player } from '../vocabulary.ts';

type Imagine = (state: State, frame: Frame, player: Player, random: Random) => unknown;

const anyOf = <T>(items: readonly T[], random: Random): T | undefined =>
  items[random.die(Math.max(1, items.length), 'NAP-HID.8 imagined choice') - 1];

/** By procedure: an answer that would do. */
const COMMITTED: { readonly [proc: string]: Imagine } = {
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
  factions: (_state, _frame, _player, random) => anyOf(FACTIONS, random) ?? null,
  shop: (state, frame, player) =>
    isFrameOf(shopFrame, frame) && frame.shop === 'muster' ? suggestedMuster(notebookOf(state, player)) : [],
  fieldArmy: (state, frame, player) =>
    isFrameOf(fieldArmyFrame, frame) ? suggestedField(notebookOf(state, player), frame) : EMPTY_FIELD,
};

/** A list by player among the locals of a frame. */
function listIn(frame: Frame, name: string, player: Player): readonly string[] {
  const { [name]: lists } = frame as Frame & { readonly [local: string]: unknown };
  return (lists as { readonly [player in Player]: readonly string[] })[player];
}

export function imagineDrafts(state: State, own: unknown, player: Player, random: Random): void {
  const enemy = opponentOf(player);
  for (const [i, frame] of state.frames.entries()) {
    const declared = procedures[frame.proc]?.frame;
    if (declared?.drafting === undefined) continue;
    const { committed } = frame as Frame & { readonly committed: readonly Player[] };
    const hasCommitted = committed.includes(enemy);
    const theirs = hasCommitted
      ? COMMITTED[frame.proc]?.(state, frame, enemy, random)
      : declared.drafting.empty;
    const drafts = { [player]: own ?? declared.drafting.empty, [enemy]: theirs };
    state.frames[i] = withDrafts(declared, frame, drafts);
  }
}
