import { centreOf, inset, rect } from '@grognard/desk/drawing/shapes.ts';
import { gunReach } from '../../../odds/reach.ts';
import type { UnitView, View } from '../../../view.ts';
import type { Desk } from '../../desk.ts';
import { type Inspection, unitInspected } from '../inspection/use-inspection.ts';
import { Aims } from './aims.tsx';
import { ArrowHead } from './arrow-head.tsx';
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

const Heads = () => (
  <defs>
    {(['fire', 'charge'] as const).map((kind) => (
      <ArrowHead key={kind} kind={kind} />
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

/** Arcs and aims. */
export function Overlays({ desk, view, units, geometry, inspection }: OverlaysProps) {
  const find = (id: string | null): UnitView | undefined => units.find((unit) => unit.id === id);
  const active = find(view.activation?.unit ?? null);
  const gunner = find(unitInspected(inspection)) ?? active;
  const from = active === undefined ? undefined : geometry.boxes.get(active.at);
  return (
    <svg class="saga-overlays" viewBox={`0 0 ${geometry.width} ${geometry.height}`} aria-hidden="true">
      <Heads />
      {gunner !== undefined && <Arc unit={gunner} geometry={geometry} />}
      {from !== undefined && <Aims desk={desk} view={view} geometry={geometry} from={from} />}
    </svg>
  );
}
