// NAP-MAP.1, NAP-SCN.10, NAP-GEO.7: the ground of a battle, and who may stand where at first.
import { MAPS } from './tables/maps.ts';
import { type Side, ZONES } from './tables/scenarios.ts';

/** Tiles that were agreed on lie on the slots in their order, the Village on the rest. */
export function groundsOf(map: string | readonly string[], tiles: readonly string[]): string {
  const rows = typeof map === 'string' ? (MAPS[map] ?? []) : map;
  const left = [...tiles];
  return [...rows.join('')].map((code) => (code === 'V' ? (left.shift() ?? 'V') : code)).join('');
}

export const zoneNames = (zone: string, side: Side): readonly string[] => ZONES[zone]?.[side] ?? [];
