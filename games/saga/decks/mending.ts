// One change that brings a deck nearer to its limits, for each thing that is wrong with it.
import { mayUse, STRATEGY_CARDS, strategyCard } from '../data/strategy-cards.ts';
import { UNIT_CARDS, unitCard } from '../data/unit-cards.ts';
import type { Deck, UnitCard } from '../vocabulary.ts';
import { type CardId, copiesOf, withCopies } from './counts.ts';
import {
  type DeckFault,
  isArtilleryCard,
  isCavalryCard,
  isGuardCard,
  LEAST_CARDS,
  LEAST_UNITS,
  type Limits,
  MOST_COPIES,
  marchesWith,
  pointsOf,
} from './deck-rules.ts';

export interface Mend {
  readonly verb: 'add' | 'remove';
  readonly card: CardId;
  /** By so many copies. */
  readonly by: number;
  readonly deck: Deck;
}

function mend(deck: Deck, card: CardId, change: number): Mend {
  const copies = copiesOf([...deck.units, ...deck.strategy], card) + change;
  return {
    verb: change > 0 ? 'add' : 'remove',
    card,
    by: Math.abs(change),
    deck: withCopies(deck, card, copies),
  };
}

const byCost = (a: UnitCard, b: UnitCard): number => a.cost - b.cost;

/** The cheapest unit of a kind that is in the deck. */
const cheapest = (deck: Deck, isMeant: (card: UnitCard) => boolean): UnitCard | undefined =>
  deck.units.map(unitCard).filter(isMeant).sort(byCost)[0];

/** As few units as bring the army back to its points: one that costs enough, or the dearest. */
function dearEnough(deck: Deck, most: number): UnitCard | undefined {
  const cards = deck.units.map(unitCard).sort(byCost);
  return cards.find(({ cost }) => cost >= pointsOf(deck) - most) ?? cards.at(-1);
}

/** The line that makes up the bulk of an army, if the points can pay so much for every unit still missing; else the cheapest. */
function recruit(deck: Deck, { armyPoints }: Limits): Mend | null {
  const missing = LEAST_UNITS - deck.units.length;
  const left = armyPoints - pointsOf(deck);
  const roomFor = (card: UnitCard): number => card.dots - copiesOf(deck.units, card.id);
  const open = UNIT_CARDS.filter(
    (card) =>
      marchesWith(deck.faction, card) &&
      !isGuardCard(card) &&
      !isArtilleryCard(card) &&
      roomFor(card) > 0 &&
      card.cost <= left,
  ).sort((a, b) => Number(isCavalryCard(a)) - Number(isCavalryCard(b)) || byCost(a, b));
  const foot = open
    .filter((card) => !isCavalryCard(card) && card.cost <= left / missing)
    .sort((a, b) => b.dots - a.dots || b.cost - a.cost);
  const best = foot[0] ?? open[0];
  if (best === undefined) return null;
  return mend(deck, best.id, Math.min(missing, roomFor(best), Math.floor(left / best.cost)));
}

/** The first names that are not in the deck as often as they may be. */
function fillUp(deck: Deck, { outflank }: Limits): Mend | null {
  const missing = LEAST_CARDS - deck.strategy.length;
  const wanted = STRATEGY_CARDS.find(
    (card) =>
      mayUse(deck.faction, card) &&
      (outflank || card.outflankOnly !== true) &&
      copiesOf(deck.strategy, card.id) < MOST_COPIES,
  );
  if (wanted === undefined) return null;
  return mend(deck, wanted.id, Math.min(missing, MOST_COPIES - copiesOf(deck.strategy, wanted.id)));
}

/** A card too many, or one that has no place here at all. */
function takeOut(deck: Deck, { rule, card }: DeckFault): Mend | null {
  if (card === null) return null;
  const copies = copiesOf([...deck.units, ...deck.strategy], card);
  if (rule === 'SAG-20.4') return mend(deck, card, unitCard(card).dots - copies);
  const isTooOften = rule === 'SAG-20.8' && strategyCard(card).bluff !== true;
  return mend(deck, card, isTooOften ? MOST_COPIES - copies : -copies);
}

/** Null: nothing simple helps. */
export function mendingOf(deck: Deck, fault: DeckFault, limits: Limits): Mend | null {
  const fewer = (card: UnitCard | undefined): Mend | null =>
    card === undefined ? null : mend(deck, card.id, -1);
  if (fault.card !== null) return takeOut(deck, fault);
  if (fault.rule === 'SAG-20.8') return fillUp(deck, limits);
  if ('points' in fault.with) return fewer(dearEnough(deck, limits.armyPoints));
  if ('cavalry' in fault.with) return fewer(cheapest(deck, isCavalryCard));
  if ('guns' in fault.with) return fewer(cheapest(deck, isArtilleryCard));
  if ('guards' in fault.with) return fewer(cheapest(deck, isGuardCard));
  return recruit(deck, limits);
}
