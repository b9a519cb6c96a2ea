import { bluffOf, findStrategyCard } from '../../data/strategy-cards.ts';
import type { View } from '../../view.ts';
import type { Player, StrategyCardId } from '../../vocabulary.ts';

export const strategyValue = (card: StrategyCardId): number => findStrategyCard(card)?.initiative ?? 0;

/** A hand as its owner holds it: by name, the Bluff last while it is there (SAG-6.4). */
export function handOf(view: View, player: Player): readonly StrategyCardId[] {
  const { hand, bluff, faction } = view.players[player];
  const known = hand.flatMap((card) => card ?? []).sort();
  return bluff === 'hand' && view.viewer === player ? [...known, bluffOf(faction)] : known;
}
