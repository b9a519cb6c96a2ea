// A map in small: a hex for each of its 95, coloured by what it is.
import type { Picture } from '@grognard/desk';
import { hexesPath } from '@grognard/desk/map/ground/hex-paths.ts';
import { MAP_IDS, MAPS, type MapId, terrainOf } from '../../data/maps.ts';
import { SCENARIO_IDS, SCENARIOS } from '../../data/scenarios.ts';
import type { TerrainCode } from '../../data/terrain.ts';
import { southPlan } from '../drawing/field/plan.ts';
import { OPEN_PLAIN } from '../map-editor/map-craft.ts';

const INK: { readonly [code in TerrainCode]: string } = {
  '.': 'var(--map-paper)',
  F: 'var(--map-wood)',
  H: 'var(--map-high)',
  '~': 'var(--map-water)',
  '=': 'var(--map-road)',
  M: 'var(--map-hachure)',
  B: 'var(--map-low)',
  m: 'var(--map-field)',
  V: 'var(--map-town)',
  D: 'var(--map-contour)',
  U: 'var(--map-contour)',
  X: 'var(--ab)',
  S: 'var(--map-contour)',
  W: 'var(--map-contour)',
};

function mapNamed(value: string): MapId {
  const scenario = SCENARIO_IDS.find((id) => id === value);
  return MAP_IDS.find((id) => id === value) ?? (scenario === undefined ? 'MAP1' : SCENARIOS[scenario].map);
}

export function MiniMap({ rows }: { readonly rows: readonly string[] }) {
  const codes = terrainOf(rows);
  const kinds = [...new Set(codes)];
  return (
    <svg
      class="napoleonica-map-picture"
      viewBox={`0 0 ${southPlan.width} ${southPlan.height}`}
      aria-hidden="true"
    >
      {kinds.map((kind) => (
        <path
          key={kind}
          d={hexesPath(
            southPlan,
            [...codes.keys()].filter((hex) => codes[hex] === kind),
            0.95,
          )}
          fill={INK[kind]}
        />
      ))}
    </svg>
  );
}

/** The map of a scenario; a battle of one's own shows an empty sheet. */
export const MapPicture: Picture = ({ value }) => (
  <MiniMap rows={value === 'custom' ? OPEN_PLAIN : MAPS[mapNamed(value)].rows} />
);
