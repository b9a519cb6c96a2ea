// What the report speaks of: armies by their factions, units by their cards.
import type { Event } from '../../events.ts';
import type { View } from '../../view.ts';
import type { Faction, Player, UnitCardId, UnitId } from '../../vocabulary.ts';
import { unitCardName } from '../words/names.ts';

/** Whom a player commands. */
export const ARMY_NAME: { readonly [faction in Faction]: string } = {
  FR: 'the French',
  CO: 'the Coalition',
  PR: 'the Prussians',
};

/** Units are numbered per player: 'A7' is A's. */
export const ownerOf = (unit: UnitId): Player => (unit.startsWith('A') ? 'A' : 'B');

export type Cards = ReadonlyMap<UnitId, UnitCardId>;

/** What every unit was, as far as anybody has seen it. */
export function cardsIn(events: readonly Event[], { units }: View): Cards {
  const cards = new Map<UnitId, UnitCardId>();
  for (const event of events) {
    if (event.type === 'armiesDeployed') for (const { unit, card } of event.units) cards.set(unit, card);
    if (event.type === 'unitRevealed' || event.type === 'unitEliminated') cards.set(event.unit, event.card);
    if (event.type === 'unitSentBack' && event.card !== null) cards.set(event.unit, event.card);
  }
  for (const { id, card } of units) if (card !== null) cards.set(id, card);
  return cards;
}

/** 'Cuirassiers' */
export const unitNameIn =
  (cards: Cards) =>
  (unit: UnitId): string =>
    unitCardName(cards.get(unit) ?? null);
