// SAG-5.10, 20.2, 20.8: everything a faction may choose a deck from.
import { mayUse, STRATEGY_CARDS } from '../data/strategy-cards.ts';
import { UNIT_CARDS } from '../data/unit-cards.ts';
import type { Faction, StrategyCardId, TableRules, UnitCard } from '../vocabulary.ts';
import { MOST_COPIES, marchesWith } from './deck-rules.ts';

export const unitPool = (faction: Faction): readonly UnitCard[] =>
  UNIT_CARDS.filter((card) => marchesWith(faction, card));

/** Each Strategy card as often as it may come. */
export const strategyPool = (
  faction: Faction,
  { outflank }: Pick<TableRules, 'outflank'>,
): readonly StrategyCardId[] =>
  STRATEGY_CARDS.filter(
    (card) => card.bluff !== true && mayUse(faction, card) && (outflank || card.outflankOnly !== true),
  ).flatMap(({ id }) => Array.from({ length: MOST_COPIES }, () => id));
