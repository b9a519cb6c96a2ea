// SAG-20, 5.10, SAG-R73, SAG-R95: whether a deck of one's own is legal, and every rule it breaks.

import { type Facts, type FactsOf, fill, type RuleId } from '@grognard/kernel';
import { mayUse, strategyCard } from '../data/strategy-cards.ts';
import { unitCard } from '../data/unit-cards.ts';
import type { Deck, Faction, Nation, TableRules, UnitCard } from '../vocabulary.ts';
import { deckFaultWords } from '../words/deck-faults.ts';
import { type CardId, copiesOf } from './counts.ts';

/** What is wrong with a deck: the rule, the field ('.units') and a sentence with the facts that fill it. */
export interface DeckFault {
  readonly rule: RuleId;
  readonly path: '.units' | '.strategy';
  readonly text: string;
  readonly with: Facts;
  /** The one card it is about; null: the deck as a whole. */
  readonly card: CardId | null;
}

export type Limits = Pick<TableRules, 'armyPoints' | 'outflank'>;

export const LEAST_UNITS = 16;
export const LEAST_CARDS = 40;
export const MOST_COPIES = 2;
const MOST_GUNS = 2;
const MOST_GUARDS = 3;
const LARGE_ARMY = 18;

/** SAG-20.7: a large army may have one gun and one Guard more. */
const oneMore = (size: number): 0 | 1 => (size >= LARGE_ARMY ? 1 : 0);
/** SAG-20.6 */
export const mostGuns = (size: number): number => MOST_GUNS + oneMore(size);
export const mostGuards = (size: number): number => MOST_GUARDS + oneMore(size);
/** SAG-20.5: of so many units that are no guns. */
export const mostCavalry = (size: number): number => Math.floor(size / 3);

/** Section 25: whose units march with a faction. */
const NATIONS_OF: { readonly [faction in Faction]: readonly Nation[] } = {
  FR: ['FR'],
  CO: ['BR', 'AL', 'PR'],
  PR: ['PR'],
};
export const marchesWith = (faction: Faction, { nation }: UnitCard): boolean =>
  NATIONS_OF[faction].includes(nation);

export const isCavalryCard = ({ type }: UnitCard): boolean =>
  type === 'lightCavalry' || type === 'heavyCavalry';
export const isArtilleryCard = ({ type }: UnitCard): boolean =>
  type === 'artillery' || type === 'horseArtillery';
export const isGuardCard = ({ status }: UnitCard): boolean => status === 'guard';

export const pointsOf = (deck: Pick<Deck, 'units'>): number =>
  deck.units.reduce((points, id) => points + unitCard(id).cost, 0);

/** Everything that is wrong with a deck, for building one; nothing: it is legal. */
export const deckFaults = (deck: Deck, rules: Limits): readonly DeckFault[] => [
  ...sizeFaults(deck, rules),
  ...unitFaults(deck),
  ...armFaults(deck),
  ...cardFaults(deck, rules),
];

/** The first thing that is wrong; null when the deck is legal. */
export const deckFault = (deck: Deck, rules: Limits): DeckFault | null => deckFaults(deck, rules)[0] ?? null;

export const tellFault = ({ rule, text, with: facts }: DeckFault): string => `${fill(text, facts)} (${rule})`;

const broken = <const T extends string>(
  rule: RuleId,
  path: DeckFault['path'],
  text: T,
  facts: FactsOf<T> & Facts,
  card: CardId | null = null,
): DeckFault => ({ rule, path, text, with: facts, card });

function* sizeFaults(deck: Deck, { armyPoints: most }: Limits): Generator<DeckFault> {
  const count = deck.units.length;
  const points = pointsOf(deck);
  if (count < LEAST_UNITS)
    yield broken('SAG-20.3', '.units', deckFaultWords.fewUnits, {
      least: LEAST_UNITS,
      count,
    });
  if (points > most)
    yield broken('SAG-20.3', '.units', deckFaultWords.tooDear, {
      points,
      most,
    });
}

/** Each kind of unit: whose it is, and how often it may come. */
function* unitFaults({ faction, units }: Deck): Generator<DeckFault> {
  for (const id of new Set(units)) {
    const card = unitCard(id);
    const { name, dots: most } = card;
    const count = copiesOf(units, id);
    if (!marchesWith(faction, card))
      yield broken('SAG-20.2', '.units', deckFaultWords.otherFaction, { name }, id);
    if (count > most) yield broken('SAG-20.4', '.units', deckFaultWords.tooManyOf, { name, most, count }, id);
  }
}

/** Cavalry, guns and Guards in proportion; Guard Artillery counts as both (SAG-R95). */
function* armFaults({ units }: Deck): Generator<DeckFault> {
  const cards = units.map(unitCard);
  const cavalry = cards.filter(isCavalryCard).length;
  const guns = cards.filter(isArtilleryCard).length;
  const guards = cards.filter(isGuardCard).length;
  const infantry = cards.length - cavalry - guns;
  const size = units.length;
  const rule = oneMore(size) === 1 ? 'SAG-20.7' : 'SAG-20.6';
  if (cavalry > mostCavalry(cavalry + infantry))
    yield broken('SAG-20.5', '.units', deckFaultWords.tooMuchCavalry, {
      cavalry,
      infantry,
    });
  if (guns > mostGuns(size))
    yield broken(rule, '.units', deckFaultWords.tooManyGuns, {
      most: mostGuns(size),
      guns,
    });
  if (guards > mostGuards(size))
    yield broken(rule, '.units', deckFaultWords.tooManyGuards, {
      most: mostGuards(size),
      guards,
    });
}

function* cardFaults({ faction, strategy }: Deck, { outflank }: Limits): Generator<DeckFault> {
  if (strategy.length < LEAST_CARDS)
    yield broken('SAG-20.8', '.strategy', deckFaultWords.fewCards, {
      least: LEAST_CARDS,
      count: strategy.length,
    });
  for (const id of new Set(strategy)) {
    const card = strategyCard(id);
    const { name } = card;
    const count = copiesOf(strategy, id);
    if (card.bluff === true) yield broken('SAG-20.8', '.strategy', deckFaultWords.bluff, {}, id);
    else if (!mayUse(faction, card))
      yield broken('SAG-5.10', '.strategy', deckFaultWords.otherNation, { name }, id);
    if (count > MOST_COPIES)
      yield broken(
        'SAG-20.8',
        '.strategy',
        deckFaultWords.tooManyCopies,
        { most: MOST_COPIES, name, count },
        id,
      );
    if (card.outflankOnly === true && !outflank)
      yield broken(`SAG-${id}`, '.strategy', deckFaultWords.needsOutflank, { name }, id);
  }
}
