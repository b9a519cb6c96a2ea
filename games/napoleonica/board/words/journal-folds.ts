// Events that one line tells together: an Order and the Fatigue it costs, damage and the models it takes.
import type { Event } from '../../events.ts';
import type { UnitId } from '../../vocabulary.ts';

export type Beside = Event | undefined;

/** What always goes with Fatigue, and says so itself. */
const TIRING: readonly Event['type'][] = ['abilityUsed', 'unitRested', 'unitDeactivated', 'squareFormed'];

/** A card that was played or laid is always discarded: that needs no line of its own. */
const USED_UP: readonly string[] = ['NAP-ATK.13', 'NAP-CRD.2'];

const isAbout = (event: Beside, unit: UnitId): boolean =>
  event !== undefined && 'unit' in event && event.unit === unit;

/** The event after it is the Fatigue it cost. */
export const tires = (next: Beside, unit: UnitId): boolean =>
  next?.type === 'fatigueChanged' && next.by > 0 && next.unit === unit;

export function isToldBeside(event: Event, before: Beside, next: Beside): boolean {
  switch (event.type) {
    case 'fatigueChanged':
      return (
        (before?.type === 'unitActivated' && isAbout(before, event.unit)) ||
        [before, next].some(
          (beside) => beside !== undefined && TIRING.includes(beside.type) && isAbout(beside, event.unit),
        )
      );
    case 'damageDealt':
      return next?.type === 'modelsLost' && next.unit === event.unit;
    case 'modelsLost':
      return event.left === 0 && next?.type === 'unitDestroyed' && next.unit === event.unit;
    case 'ordersDrawn':
      return event.orders === null && before?.type === 'ordersExchanged';
    case 'cardDiscarded':
      return (
        before?.type === 'bidsRevealed' || (USED_UP.includes(event.rule) && (before ?? next) !== undefined)
      );
    default:
      return false;
  }
}
