// A deck list that fits everything the viewer has seen of it: the real one if it is open.
import type { Open, Random } from '@grognard/kernel';
import { DECKS } from '../data/decks.ts';
import { mayUse, STRATEGY_CARDS } from '../data/strategy-cards.ts';
import { UNIT_CARDS, unitCard } from '../data/unit-cards.ts';
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
      units: imagineUnits(faction, units, sizes.units, random),
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
  const pool = STRATEGY_CARDS.filter(
    (card) => mayUse(faction, card) && (view.rules.outflank || card.outflankOnly !== true),
  ).flatMap(({ id }) => [id, id]);
  const rest = random.shuffle(without(pool, ...seen), 'SAG-20.8 imagined deck');
  return [...seen, ...rest.slice(0, size - seen.length)];
}

const FACTION_NATIONS: { readonly [faction in Faction]: readonly string[] } = {
  FR: ['FR'],
  CO: ['BR', 'AL', 'PR'],
  PR: ['PR'],
};

/** SAG-20.4 to 20.7; if these leave nothing, Infantry fills the ranks. */
function imagineUnits(
  faction: Faction,
  seen: readonly UnitCardId[],
  size: number,
  random: Random,
): readonly UnitCardId[] {
  const deck = [...seen];
  const pool = UNIT_CARDS.filter(({ nation }) => FACTION_NATIONS[faction].includes(nation));
  while (deck.length < size) {
    const open = pool.filter((card) => copies(deck, card.id) < card.dots && fits(deck, card, size));
    const foot = pool.filter(({ type }) => type === 'infantry');
    const card = anyOf(open, random) ?? anyOf(foot, random);
    if (card === undefined) break;
    deck.push(card.id);
  }
  return deck;
}

function fits(deck: readonly UnitCardId[], card: UnitCard, size: number): boolean {
  const cards = deck.map(unitCard);
  const large = size >= 18 ? 1 : 0;
  const count = (test: (each: UnitCard) => boolean): number => cards.filter(test).length;
  const isCavalry = ({ type }: UnitCard): boolean => type.endsWith('Cavalry');
  const isGun = ({ type }: UnitCard): boolean => type === 'artillery' || type === 'horseArtillery';
  if (isGun(card) && count(isGun) >= 2 + large) return false;
  if (card.status === 'guard' && count(({ status }) => status === 'guard') >= 3 + large) return false;
  return !isCavalry(card) || count(isCavalry) < Math.floor((size - 2) / 3);
}
