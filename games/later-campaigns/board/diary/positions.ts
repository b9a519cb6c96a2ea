// Where everybody stood at the end of each turn, followed through the events of a finished battle.
import type { Theatre } from '../../data/theatre.ts';
import type { Event } from '../../events.ts';
import { type Hex, NOWHERE, type UnitId } from '../../vocabulary.ts';
import type { Stand } from './situation-map.tsx';

type Places = Map<UnitId, Hex>;

function follow(places: Places, event: Event): void {
  switch (event.type) {
    case 'unitsMoved':
      for (const unit of event.units) places.set(unit, event.to);
      return;
    case 'unitsEntered':
      for (const unit of event.units) places.set(unit, event.hex);
      return;
    case 'unitRallied':
      places.set(event.unit, event.hex);
      return;
    case 'unitEliminated':
    case 'unitLeftMap':
      places.delete(event.unit);
      return;
    default:
  }
}

/** Counters of one nation on one hex are one stand. */
function standsIn(places: Places, { units }: Theatre): readonly Stand[] {
  const stands = new Map<string, Stand>();
  for (const [unit, hex] of places) {
    const nation = units[unit]?.nation;
    if (nation !== undefined) stands.set(`${hex} ${nation}`, { hex, nation });
  }
  return [...stands.values()];
}

/** The battle as it is set up. */
export const standsAtStart = (theatre: Theatre): readonly Stand[] =>
  standsIn(placesAtStart(theatre), theatre);

const placesAtStart = ({ setup }: Theatre): Places =>
  new Map([...setup.units.entries()].filter(([, hex]) => hex !== NOWHERE));

/** After each turn, the turns in order. */
export function standsByTurn(
  turns: readonly (readonly Event[])[],
  theatre: Theatre,
): readonly (readonly Stand[])[] {
  const places = placesAtStart(theatre);
  return turns.map((events) => {
    for (const event of events) follow(places, event);
    return standsIn(places, theatre);
  });
}
