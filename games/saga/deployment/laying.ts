// SAG-8.1, 8.2, G01, G02, G03, G04: laying a Terrain card into a slot of the own board; the old one is discarded.
import { frozen, type RuleId } from '@grognard/kernel';
import { mayHold } from '../cards/playable.ts';
import { STRATEGY_CARDS, strategyCard } from '../data/strategy-cards.ts';
import { cardsInHand, toDiscard } from '../field/hand.ts';
import { placeOf } from '../field/places.ts';
import { groundAt, setGround } from '../field/terrain.ts';
import type { Table } from '../rule-types.ts';
import type { Player, StrategyCardId, TerrainSlot } from '../vocabulary.ts';

/** The card has left the hand already. */
export function layGround(
  umpire: Table,
  player: Player,
  card: StrategyCardId,
  slot: TerrainSlot,
  rule: RuleId,
): void {
  const { state } = umpire;
  const at = placeOf(player, slot);
  const old = groundAt(frozen(state), at);
  if (old !== null) toDiscard(state, old.owner, old.card);
  setGround(state, at, { card, owner: player });
  umpire.emit({ type: 'terrainLaid', rule, player, card, at, replaced: old?.card ?? null });
}

const TERRAIN_CARDS = STRATEGY_CARDS.filter(({ terrain }) => terrain !== undefined);

/** Section 29: whether to ask, by public facts or, where that was agreed, by the hand. */
export function mightHoldTerrain(umpire: Table, player: Player): boolean {
  const { state } = umpire;
  const { hand } = state.players[player];
  if (hand.length === 0) return false;
  if (state.rules.alwaysPrompt) return TERRAIN_CARDS.some(({ id }) => mayHold(frozen(state), player, id));
  for (const card of hand) umpire.reveal(card);
  return cardsInHand(frozen(state), player).some((card) => strategyCard(card).terrain !== undefined);
}
