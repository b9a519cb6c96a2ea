// Targets at this table: { unit: 'A7' } a unit in play; { sector: 'L3' } a slot of the deciding player's own board, { sector: 'B:L3' } any
// other slot; { card: 'G05' } a Strategy card of the hand, { card: 'FR-LINE' } a unit to deploy, { card: 'O03' } an own
// objective, { card: 'decision' } the answers on the desk; { button: 'pass' } what is answered in the prompt.
import type { Target } from '@grognard/kernel';
import { findStrategyCard } from '../../data/strategy-cards.ts';
import { findUnitCard } from '../../data/unit-cards.ts';
import type { View } from '../../view.ts';
import type { Place, Player } from '../../vocabulary.ts';
import { cardName, objectiveName, placeName, slotName, unitCardName, unitName } from '../words/names.ts';

/** The answers that lie on the desk. */
export const DECISION: Target = { card: 'decision' };

const isPlace = (sector: string): sector is Place => /^[AB]:/.test(sector);

/** A slot as a target: short on the viewer's own board, for that is how the rules name it. */
export const placeTarget = (view: View, place: Place): Target => ({
  sector: place.startsWith(`${view.viewer}:`) ? place.slice(2) : place,
});

/** The place a target means, on the board of `player` when it does not say. */
export const placeIn = (sector: string, player: Player): string =>
  isPlace(sector) ? sector : `${player}:${sector}`;

/** What a target is called in 'Why not …?'. */
export function targetName(target: Target, view: View): string {
  if ('unit' in target) return unitName(view, target.unit);
  if ('sector' in target) return isPlace(target.sector) ? placeName(target.sector) : slotName(target.sector);
  if ('card' in target) {
    if (findStrategyCard(target.card) !== undefined) return cardName(target.card);
    if (findUnitCard(target.card) !== undefined) return unitCardName(target.card);
    return target.card === 'decision' ? 'this answer' : objectiveName(target.card);
  }
  return 'button' in target ? 'now' : 'this';
}
