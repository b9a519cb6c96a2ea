import { centreOf } from '@grognard/desk/drawing/shapes.ts';
import { retreatWays, waveringUnit } from '../../../odds/reach.ts';
import type { UnitView, View } from '../../../view.ts';
import { type Inspection, unitInspected } from '../inspection/use-inspection.ts';
import { ArrowHead } from './arrow-head.tsx';
import { bow } from './bow.ts';
import type { Geometry } from './geometry.ts';

interface WaysBackProps {
  readonly view: View;
  readonly units: readonly UnitView[];
  readonly geometry: Geometry;
  readonly inspection: Inspection | null;
}

/** Where a unit retreats to that fails its test, or that is looked at. They run under the cards: names stay readable. */
export function WaysBack({ view, units, geometry, inspection }: WaysBackProps) {
  const id = waveringUnit(view) ?? unitInspected(inspection);
  const unit = units.find((standing) => standing.id === id);
  const from = unit === undefined ? undefined : geometry.boxes.get(unit.at);
  if (unit === undefined || from === undefined) return null;
  return (
    <svg
      class="saga-overlays saga-ways-back"
      viewBox={`0 0 ${geometry.width} ${geometry.height}`}
      aria-hidden="true"
    >
      <defs>
        <ArrowHead kind="retreat" />
      </defs>
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
    </svg>
  );
}
