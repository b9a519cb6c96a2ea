import type { Event } from '../../events.ts';
import type { View } from '../../view.ts';
import type { UnitCardId, UnitId } from '../../vocabulary.ts';

/** What every unit was, as far as anybody has seen it. */
export type Cards = ReadonlyMap<UnitId, UnitCardId>;

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
