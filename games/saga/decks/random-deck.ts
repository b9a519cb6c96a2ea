// SAG-20: decks of one's own, made up at random and legal, for the fuzzer and tests.
import type { Random } from '@grognard/kernel';
import {
  type Deck,
  FACTIONS,
  type Faction,
  type StrategyCardId,
  type TableRules,
  type UnitCard,
  type UnitCardId,
} from '../vocabulary.ts';
import { strategyPool, unitPool } from './card-pool.ts';
import { deckFaults, isArtilleryCard, isCavalryCard, mostCavalry, mostGuns } from './deck-rules.ts';

const PURPOSE = 'SAG-20.1 deck';
type Limits = Pick<TableRules, 'armyPoints' | 'outflank'>;

/** So many units of these kinds, each as often as it has dots. */
const some = (cards: readonly UnitCard[], count: number, random: Random): readonly UnitCardId[] =>
  random
    .shuffle(
      cards.flatMap(({ id, dots }) => Array.from({ length: dots }, () => id)),
      PURPOSE,
    )
    .slice(0, count);

function randomUnits(faction: Faction, random: Random): readonly UnitCardId[] {
  const pool = unitPool(faction);
  const isFoot = (card: UnitCard): boolean => !isCavalryCard(card) && !isArtilleryCard(card);
  const size = 15 + random.die(5, PURPOSE);
  const guns = random.die(mostGuns(size) + 1, PURPOSE) - 1;
  const cavalry = random.die(mostCavalry(size - guns) + 1, PURPOSE) - 1;
  return [
    ...some(pool.filter(isFoot), size - guns - cavalry, random),
    ...some(pool.filter(isCavalryCard), cavalry, random),
    ...some(pool.filter(isArtilleryCard), guns, random),
  ];
}

const randomCards = (faction: Faction, rules: Limits, random: Random): readonly StrategyCardId[] =>
  random.shuffle(strategyPool(faction, rules), PURPOSE).slice(0, 39 + random.die(4, PURPOSE));

export function randomDeck(random: Random, rules: Limits): Deck {
  const faction = FACTIONS[random.die(FACTIONS.length, PURPOSE) - 1] ?? 'FR';
  for (let tries = 0; tries < 10_000; tries++) {
    const units = randomUnits(faction, random);
    const deck: Deck = { faction, units, strategy: randomCards(faction, rules, random) };
    if (deckFaults(deck, rules).length === 0) return deck;
  }
  throw new Error(`no legal ${faction} deck of ${rules.armyPoints} points was found`);
}
