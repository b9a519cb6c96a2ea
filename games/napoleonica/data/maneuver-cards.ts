// NAP-DEK: the Maneuver decks, and the Decoy that belongs to each.
import { invariant } from '@grognard/kernel';
import { ABYSS_CARDS } from './maneuver-abyss.ts';
import type { ManeuverCard } from './maneuver-card.ts';
import { FRANCE_CARDS } from './maneuver-france.ts';
import { RUSSIA_CARDS } from './maneuver-russia.ts';
import type { CardId, Faction } from './words.ts';

/** NAP-CMP.7: never in a deck, never gone: its leadership is 0 and it has no effect. */
export const DECOY: CardId = 'decoy';
export const isDecoy = (id: CardId): boolean => id === DECOY;

const of = (faction: Faction, cards: readonly Omit<ManeuverCard, 'faction'>[]): readonly ManeuverCard[] =>
  cards.map((card) => ({ ...card, faction }));

export const MANEUVER_CARDS: { readonly [faction in Faction]: readonly ManeuverCard[] } = {
  france: of('france', FRANCE_CARDS),
  russia: of('russia', RUSSIA_CARDS),
  abyss: of('abyss', ABYSS_CARDS),
};

const byId = new Map(Object.values(MANEUVER_CARDS).flatMap((cards) => cards.map((card) => [card.id, card])));

export const isManeuverCard = (id: unknown): id is CardId =>
  typeof id === 'string' && (byId.has(id) || isDecoy(id));
export const isDeckCard = (id: unknown): id is CardId => typeof id === 'string' && byId.has(id);

/** Any card but the Decoy. */
export function maneuverCard(id: CardId): ManeuverCard {
  const card = byId.get(id);
  invariant(card !== undefined, `${id} is a Maneuver card`);
  return card;
}

/** NAP-ORD.5: a Decoy bids 0. */
export const leadershipOf = (id: CardId): number => (isDecoy(id) ? 0 : maneuverCard(id).leadership);

/** The 30 cards of a faction, each once per copy. */
export const deckOf = (faction: Faction): readonly CardId[] =>
  MANEUVER_CARDS[faction].flatMap(({ id, copies }) => Array<CardId>(copies).fill(id));
