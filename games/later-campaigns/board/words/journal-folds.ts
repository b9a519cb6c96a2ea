// Events that one line tells together: a way hex by hex, steps of the same unit, a roll and what came of it.
import type { Event } from '../../events.ts';
import type { UnitId } from '../../vocabulary.ts';

type Beside = Event | undefined;

const losesStep = (event: Beside, unit: UnitId): boolean => event?.type === 'stepLost' && event.unit === unit;

/** Whether the line of another event says it. */
export function isToldBeside(event: Event, before: Beside, next: Beside): boolean {
  switch (event.type) {
    case 'stepLost':
      return losesStep(next, event.unit) || (next?.type === 'unitEliminated' && next.unit === event.unit);
    case 'unitsDisrupted':
      return before?.type === 'retreatTested' && event.units.every((unit) => before.disrupted.includes(unit));
    case 'orderInForce':
      return before?.type === 'badMoveMade';
    case 'orderFailed':
      return before?.type === 'confidenceFailed' && before.body === event.body;
    case 'localDecided':
      return event.result === 'bad' && next?.type === 'badMoveMade';
    case 'unitLeftMap':
      return before?.type === 'unitEliminated' && before.unit === event.unit;
    case 'leaderLost':
      return before?.type === 'leaderTested' && before.leader === event.leader;
    case 'reactionFailed':
      return before?.type === 'reactionTested';
    default:
      return false;
  }
}

/** How many steps the unit has lost with this event, one after the other. */
export function stepsLost(events: readonly Event[], at: number): number {
  const event = events[at];
  if (event?.type !== 'stepLost') return 0;
  let count = 1;
  while (losesStep(events[at - count], event.unit)) count += 1;
  return count;
}
