// Names on the map: only those in or near the window, and the great ones alone from afar.
import type { HexMapState } from './hex-map-state.ts';
import { fine, isInside } from './hex-plan.ts';
import { useSlices } from './slices.ts';

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

/** Letters are dear to lay out: so many names in one frame. */
const AT_ONCE = 16;

const keyOf = ({ hex, text }: MapLabel): string => `${hex} ${text}`;

export function Labels({ map, labels }: { readonly map: HexMapState; readonly labels: readonly MapLabel[] }) {
  const { plan, camera } = map;
  const [part, detail] = [camera.near.value, camera.detail.value];
  const drawings = useSlices({
    all: labels,
    isWanted: ({ hex, kind }) =>
      (detail !== 'theatre' || kind === 'town') && isInside(plan.centre(hex), part),
    manner: '',
    atOnce: AT_ONCE,
    isMoving: camera.isMoving.value,
    draw(label) {
      const { x, y } = plan.centre(label.hex);
      const down = DOWN[label.kind] * plan.radius;
      return (
        <text key={keyOf(label)} x={fine(x)} y={fine(y + down)} class={label.kind}>
          {label.text}
        </text>
      );
    },
  });
  return (
    <g class="desk-labels" data-layer style={`--zoom:${camera.restZoom.value}`}>
      {drawings}
    </g>
  );
}
