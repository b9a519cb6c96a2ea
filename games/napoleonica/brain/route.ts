// Ways over the map of a campaign.
import { REGIONS, type RegionId } from '../data/regions.ts';

/** Regions from one to the nearest that is a goal, both ends left out and in; null: no way through open ones. */
export function routeTo(
  from: RegionId,
  isGoal: (region: RegionId) => boolean,
  isOpen: (region: RegionId) => boolean,
): readonly RegionId[] | null {
  const before = new Map<RegionId, RegionId | null>([[from, null]]);
  for (const at of before.keys()) {
    if (at !== from && isGoal(at)) return wayBack(before, at);
    for (const next of REGIONS[at].neighbours)
      if (!before.has(next) && (isOpen(next) || isGoal(next))) before.set(next, at);
  }
  return null;
}

function wayBack(before: ReadonlyMap<RegionId, RegionId | null>, goal: RegionId): readonly RegionId[] {
  const way: RegionId[] = [];
  for (let at: RegionId | null = goal; at !== null; at = before.get(at) ?? null) way.unshift(at);
  return way.slice(1);
}
