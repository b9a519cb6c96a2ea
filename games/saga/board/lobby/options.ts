import { sameJson } from '@grognard/kernel';
import { boxDeck } from '../../data/decks.ts';
import { inOrder } from '../../decks/counts.ts';
import { type DeckFault, deckFault } from '../../decks/deck-rules.ts';
import {
  DECK_NAMES,
  type Deck,
  type DeckName,
  type Options,
  PLAYERS,
  type Player,
} from '../../vocabulary.ts';

/** Which decks meet under a name of their own. */
const PAIRINGS: { readonly [battle: string]: Options['decks'] } = {
  basic: { A: 'frenchBasic', B: 'coalitionBasic' },
  northRidge: { A: 'armyOfTheNorth', B: 'theRidge' },
  northBlucher: { A: 'armyOfTheNorth', B: 'bluchersCorps' },
  ridgeBlucher: { A: 'theRidge', B: 'bluchersCorps' },
};

/** 'basic', 'northRidge' … or 'own' for every other choice of decks. */
export const battleOf = ({ decks }: Options): string =>
  Object.entries(PAIRINGS).find(([, pair]) => pair.A === decks.A && pair.B === decks.B)?.[0] ?? 'own';

/** The decks of a battle; `own` keeps the cards of those chosen so far as decks to be changed. */
export function decksFor(battle: string, options: Options): Options['decks'] {
  const pair = PAIRINGS[battle];
  if (pair !== undefined) return pair;
  return battleOf(options) === 'own' ? options.decks : { A: deckOf(options, 'A'), B: deckOf(options, 'B') };
}

export function deckOf({ decks, outflank }: Options, player: Player): Deck {
  const chosen = decks[player];
  return typeof chosen === 'string' ? boxDeck(chosen, outflank) : chosen;
}

/** What keeps a player's own deck from being played; decks of the box are always right. */
export function faultOf(options: Options, player: Player): DeckFault | null {
  const chosen = options.decks[player];
  return typeof chosen === 'string' ? null : deckFault(chosen, options);
}

export const firstFault = (options: Options): readonly [Player, DeckFault] | null => {
  for (const player of PLAYERS) {
    const fault = faultOf(options, player);
    if (fault !== null) return [player, fault];
  }
  return null;
};

export const sameDeck = (a: Deck, b: Deck): boolean => sameJson(inOrder(a), inOrder(b));

/** The name of a deck of the box, also when only its cards were kept. */
export const boxNameOf = (chosen: Options['decks']['A'], outflank: boolean): DeckName | null =>
  typeof chosen === 'string'
    ? chosen
    : (DECK_NAMES.find((name) => sameDeck(boxDeck(name, outflank), chosen)) ?? null);
