// The map of a campaign as it stands, and as it stands after each event: what beats show.
import type { Campaign } from '../../campaign/state.ts';
import type { RegionId } from '../../data/regions.ts';
import type { Event } from '../../events.ts';

export interface World extends Pick<Campaign, 'army' | 'corruption' | 'seals'> {
  readonly host: RegionId | null;
  /** Where something has just happened. */
  readonly spot: RegionId | null;
}

export const worldOf = ({ army, corruption, seals, host }: Campaign): World => ({
  army,
  corruption,
  seals,
  host: host?.at ?? null,
  spot: null,
});

export function worldAfter(before: World, event: Event): World {
  const world: World = { ...before, spot: null };
  switch (event.type) {
    case 'armyMarched':
      return { ...world, army: event.to, spot: event.to };
    case 'forayLost':
      return { ...world, army: event.to, spot: event.region };
    case 'regionChanged':
      return {
        ...world,
        corruption: { ...world.corruption, [event.region]: event.corruption },
        spot: event.region,
      };
    case 'sealTaken':
      return { ...world, seals: [...world.seals, event.region], spot: event.region };
    case 'hostMoved':
      return { ...world, host: event.to, spot: event.to };
    case 'hostBeaten':
      return { ...world, host: null };
    case 'spreadRolled':
    case 'battleThreatened':
    case 'battleRefused':
    case 'forayWon':
      return { ...world, spot: event.region };
    default:
      return world;
  }
}
