// Names on the map: only those in or near the window, and the great ones alone from afar.
import type { HexMapState } from './hex-map-state.ts';
import { fine, isInside } from './hex-plan.ts';

export interface MapLabel {
  readonly hex: number;
  readonly text: string;
  readonly kind: 'town' | 'village' | 'farm' | 'water';
}

/** From the middle of the hex down, in radii: what has houses carries its name below them. */
const DOWN: { readonly [kind in MapLabel['kind']]: number } = {
  town: 0.98,
  village: 0.98,
  farm: 0.62,
  water: 0,
};

export function Labels({ map, labels }: { readonly map: HexMapState; readonly labels: readonly MapLabel[] }) {
  const { plan, camera } = map;
  const [seen, detail] = [camera.seen.value, camera.detail.value];
  const shown = labels.filter(
    ({ hex, kind }) => (detail !== 'theatre' || kind === 'town') && isInside(plan.centre(hex), seen),
  );
  return (
    <g class="desk-labels">
      {shown.map(({ hex, text, kind }) => {
        const { x, y } = plan.centre(hex);
        return (
          <text key={`${hex} ${text}`} x={fine(x)} y={fine(y + DOWN[kind] * plan.radius)} class={kind}>
            {text}
          </text>
        );
      })}
    </g>
  );
}
