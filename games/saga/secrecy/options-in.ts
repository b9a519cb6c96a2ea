// Section 29: the other side's list is a secret, and so are the options that hold it.
import { type Frozen, sameJson } from '@grognard/kernel';
import { boxDeck } from '../data/decks.ts';
import { deckFault } from '../decks/deck-rules.ts';
import type { State } from '../state.ts';
import { DECK_NAMES, type Options, type Player } from '../vocabulary.ts';

/** Options for a battle such as this one; where a scene has a list nobody may bring, with a basic deck. */
export function optionsIn({ rules, players }: Frozen<State>): Options {
  const deckOf = (player: Player, basic: Options['decks']['A']): Options['decks']['A'] => {
    const list = players[player].list.hidden;
    const name = DECK_NAMES.find((box) => sameJson(boxDeck(box, rules.outflank), list));
    return name ?? (deckFault(list, rules) === null ? list : basic);
  };
  return { ...rules, decks: { A: deckOf('A', 'frenchBasic'), B: deckOf('B', 'coalitionBasic') } };
}
