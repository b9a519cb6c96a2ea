// SAG-4.1: the table before anything is shuffled.
import { type Secret, secret } from '@grognard/kernel';
import { boxDeck, isBasic } from './data/decks.ts';
import { PLACES } from './field/places.ts';
import { known } from './secrecy/secrets.ts';
import type { PlayerState, State } from './state.ts';
import type { Deck, Options, Player, TableRules } from './vocabulary.ts';

export function setup(options: Options): State {
  const { decks, ...rules } = options;
  return {
    frames: [{ proc: 'setup', step: 'shuffle' }],
    draws: 0,
    rules,
    turn: 0,
    phase: 'setup',
    first: 'A',
    players: { A: playerState(rules, 'A', decks.A), B: playerState(rules, 'B', decks.B) },
    field: PLACES.map(() => null),
    ground: PLACES.map(() => null),
    melees: [],
    objectiveDeck: [],
    effects: [],
    activation: null,
    deeds: [],
    held: { A: secret([], 'A'), B: secret([], 'B') },
    scores: [],
    result: null,
  };
}

function playerState(rules: TableRules, player: Player, chosen: Options['decks']['A']): PlayerState {
  const deck = typeof chosen === 'string' ? boxDeck(chosen, rules.outflank) : chosen;
  const isOpen = rules.openLists || (typeof chosen === 'string' && isBasic(chosen));
  const list: Secret<Deck> = isOpen ? known(deck) : secret(deck, player);
  return {
    faction: deck.faction,
    list,
    hand: [],
    bluff: 'hand',
    deck: deck.strategy.map((id) => secret(id)),
    discard: [],
    army: deck.units.map((id) => secret(id)),
    muster: [],
    objectives: [],
    captured: [],
    markers: 0,
    meleeWins: 0,
    secondStreak: 0,
    tokens: 0,
  };
}
