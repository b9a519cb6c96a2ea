// A deck list that fits everything the viewer has seen of it: the real one if it is open.
import type { Open, Random } from '@grognard/kernel';
import { DECKS } from '../data/decks.ts';
import { unitCard } from '../data/unit-cards.ts';
import { strategyPool, unitPool } from '../decks/card-pool.ts';
import {
  isArtilleryCard,
  isCavalryCard,
  isGuardCard,
  mostCavalry,
  mostGuards,
  mostGuns,
  pointsOf,
} from '../decks/deck-rules.ts';
import type { View } from '../view.ts';
import type { Deck, Faction, Player, StrategyCardId, UnitCard, UnitCardId } from '../vocabulary.ts';
import { anyOf, without } from './pick.ts';
import { deckSizes, visibleCards, visibleUnits } from './visible.ts';

export function imagineList(view: Open<View>, player: Player, random: Random): Deck {
  const { list, faction } = view.players[player];
  if (list !== null) return list;
  const sizes = deckSizes(view, player);
  const [cards, units] = [visibleCards(view, player), visibleUnits(view, player)];
  const box = Object.values(DECKS).filter((deck) => deck.faction === faction);
  const fitting = box.filter(
    (deck) =>
      deck.strategy.length === sizes.cards &&
      deck.units.length === sizes.units &&
      contains(deck.strategy, cards) &&
      contains(deck.units, units),
  );
  return (
    anyOf(fitting, random) ?? {
      faction,
      units: imagineUnits(view, faction, units, sizes.units, random),
      strategy: imagineCards(view, faction, cards, sizes.cards, random),
    }
  );
}

const contains = <T>(all: readonly T[], some: readonly T[]): boolean =>
  without(all, ...some).length === all.length - some.length;

const copies = <T>(all: readonly T[], one: T): number => all.filter((each) => each === one).length;

/** SAG-20.8 */
function imagineCards(
  view: Open<View>,
  faction: Faction,
  seen: readonly StrategyCardId[],
  size: number,
  random: Random,
): readonly StrategyCardId[] {
  const pool = without(strategyPool(faction, view.rules), ...seen);
  return [...seen, ...random.shuffle(pool, 'SAG-20.8 imagined deck').slice(0, size - seen.length)];
}

/** SAG-20.3 to 20.7; if these leave nothing, Infantry fills the ranks. */
function imagineUnits(
  view: Open<View>,
  faction: Faction,
  seen: readonly UnitCardId[],
  size: number,
  random: Random,
): readonly UnitCardId[] {
  const deck = [...seen];
  const pool = unitPool(faction);
  while (deck.length < size) {
    const budget =
      view.rules.armyPoints - pointsOf({ units: deck }) - cheapest(pool, deck, size - deck.length - 1);
    const open = pool.filter((card) => copies(deck, card.id) < card.dots && fits(deck, card, size));
    const foot = pool.filter(({ type }) => type === 'infantry');
    const affordable = open.filter(({ cost }) => cost <= budget);
    const card = anyOf(affordable, random) ?? anyOf(open, random) ?? anyOf(foot, random);
    if (card === undefined) break;
    deck.push(card.id);
  }
  return deck;
}

/** What so many more units cost at least. */
function cheapest(pool: readonly UnitCard[], deck: readonly UnitCardId[], count: number): number {
  const costs = pool.flatMap(({ id, cost, dots }) =>
    Array.from({ length: Math.max(0, dots - copies(deck, id)) }, () => cost),
  );
  return costs
    .toSorted((a, b) => a - b)
    .slice(0, count)
    .reduce((sum, cost) => sum + cost, 0);
}

function fits(deck: readonly UnitCardId[], card: UnitCard, size: number): boolean {
  const cards = deck.map(unitCard);
  const count = (test: (each: UnitCard) => boolean): number => cards.filter(test).length;
  if (isArtilleryCard(card) && count(isArtilleryCard) >= mostGuns(size)) return false;
  if (isGuardCard(card) && count(isGuardCard) >= mostGuards(size)) return false;
  return !isCavalryCard(card) || count(isCavalryCard) < mostCavalry(size - mostGuns(size));
}
