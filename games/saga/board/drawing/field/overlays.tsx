import { centreOf, inset, rect } from '@grognard/desk/drawing/shapes.ts';
import { gunReach, retreatWays, waveringUnit } from '../../../odds/reach.ts';
import type { UnitView, View } from '../../../view.ts';
import type { UnitId } from '../../../vocabulary.ts';
import type { Desk } from '../../desk.ts';
import type { Inspection } from '../inspection/use-inspection.ts';
import { Aims } from './aims.tsx';
import { bow } from './bow.ts';
import type { Geometry } from './geometry.ts';

function Arc({ unit, geometry }: { readonly unit: UnitView; readonly geometry: Geometry }) {
  const from = geometry.boxes.get(unit.at);
  if (from === undefined) return null;
  return (
    <g class="saga-arc">
      {gunReach(unit).map((place) => {
        const box = geometry.boxes.get(place);
        if (box === undefined) return null;
        return (
          <g key={place}>
            <path d={bow(centreOf(from), centreOf(box), 0)} />
            <rect {...rect(inset(box, -2))} rx={9} />
          </g>
        );
      })}
    </g>
  );
}

interface RetreatProps {
  readonly unit: UnitView;
  readonly view: View;
  readonly geometry: Geometry;
}

function RetreatPaths({ unit, view, geometry }: RetreatProps) {
  const from = geometry.boxes.get(unit.at);
  if (from === undefined) return null;
  return (
    <g class="saga-retreat">
      {retreatWays(view, unit).map(({ place, isTaken }) => {
        const box = geometry.boxes.get(place);
        return box === undefined ? null : (
          <path
            key={place}
            class={isTaken ? 'is-taken' : ''}
            d={bow(centreOf(from), centreOf(box), 0.12)}
            marker-end="url(#saga-head-retreat)"
          />
        );
      })}
    </g>
  );
}

const Heads = () => (
  <defs>
    {(['fire', 'charge', 'retreat'] as const).map((kind) => (
      <marker
        key={kind}
        id={`saga-head-${kind}`}
        markerUnits="userSpaceOnUse"
        markerWidth="14"
        markerHeight="14"
        refX="10"
        refY="7"
        orient="auto"
      >
        <path d="M0 0L14 7L0 14L4 7Z" class={`saga-head-${kind}`} />
      </marker>
    ))}
  </defs>
);

interface OverlaysProps {
  readonly desk: Desk;
  readonly view: View;
  readonly units: readonly UnitView[];
  readonly geometry: Geometry;
  readonly inspection: Inspection | null;
}

/** Arcs, aims and ways back. */
export function Overlays({ desk, view, units, geometry, inspection }: OverlaysProps) {
  const inspected = inspection?.what.startsWith('unit:') === true ? inspection.what.slice(5) : null;
  const find = (id: UnitId | null): UnitView | undefined => units.find((unit) => unit.id === id);
  const active = find(view.activation?.unit ?? null);
  const gunner = find(inspected) ?? active;
  const wavering = find(waveringUnit(view)) ?? find(inspected);
  const from = active === undefined ? undefined : geometry.boxes.get(active.at);
  return (
    <svg class="saga-overlays" viewBox={`0 0 ${geometry.width} ${geometry.height}`} aria-hidden="true">
      <Heads />
      {gunner !== undefined && <Arc unit={gunner} geometry={geometry} />}
      {wavering !== undefined && <RetreatPaths unit={wavering} view={view} geometry={geometry} />}
      {from !== undefined && <Aims desk={desk} view={view} geometry={geometry} from={centreOf(from)} />}
    </svg>
  );
}
