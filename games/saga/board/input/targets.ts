// Targets at this table: { unit: 'A7' } a unit in play; { sector: 'L3' } a slot of the deciding player's own board, { sector: 'B:L3' } any
// other slot; { card: 'G05' } a Strategy card of the hand, { card: 'FR-LINE' } a unit to deploy, { card: 'O03' } an own
// objective, { card: 'decision' } the answers on the desk; { button: 'pass' } what is answered in the prompt.
import type { Target } from '@grognard/kernel';
import { findStrategyCard } from '../../data/strategy-cards.ts';
import { findUnitCard } from '../../data/unit-cards.ts';
import { PLACES } from '../../field/places.ts';
import type { View } from '../../view.ts';
import type { Place } from '../../vocabulary.ts';
import { slotName } from '../../words/slot-names.ts';
import { cardName, objectiveName, placeName, unitCardName, unitName } from '../words/names.ts';

/** The answers that lie on the desk. */
export const DECISION: Target = { card: 'decision' };

const placeIn = (target: Target): Place | undefined =>
  'sector' in target ? PLACES.find((place) => place === target.sector) : undefined;

/** A slot as a target: short on the viewer's own board, for that is how the rules name it. */
export const placeTarget = (view: View, place: Place): Target => ({
  sector: place.startsWith(`${view.viewer}:`) ? place.slice(2) : place,
});

/** A target under the name it is drawn with. */
export function ownTarget(view: View, target: Target): Target {
  const place = placeIn(target);
  return place === undefined ? target : placeTarget(view, place);
}

/** What a target is called in 'Why not …?'. */
export function targetName(target: Target, view: View): string {
  if ('unit' in target) return unitName(view, target.unit).noun;
  if ('sector' in target) {
    const place = placeIn(target);
    return place === undefined ? slotName(target.sector) : placeName(place);
  }
  if ('card' in target) {
    if (findStrategyCard(target.card) !== undefined) return cardName(target.card);
    if (findUnitCard(target.card) !== undefined) return unitCardName(target.card);
    return target.card === 'decision' ? 'this answer' : objectiveName(target.card);
  }
  return 'button' in target ? 'now' : 'this';
}
