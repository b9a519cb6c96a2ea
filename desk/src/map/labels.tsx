// Names on the map: only those in or near the window, and the great ones alone from afar.
import { useMemo } from 'preact/hooks';
import type { HexMapState } from './hex-map-state.ts';
import { fine, isInside } from './hex-plan.ts';
import { placeLabels } from './place-labels.ts';
import { useSlices } from './slices.ts';

export interface MapLabel {
  readonly hex: number;
  readonly text: string;
  readonly kind: 'town' | 'village' | 'farm' | 'water';
}

/** Letters are dear to lay out: so many names in one frame. */
const AT_ONCE = 8;

const keyOf = ({ hex, text }: MapLabel): string => `${hex} ${text}`;

interface LabelsProps {
  readonly map: HexMapState;
  readonly labels: readonly MapLabel[];
  /** Hexes whose names something else stands on. */
  readonly without?: ReadonlySet<number> | undefined;
}

export function Labels({ map, labels, without }: LabelsProps) {
  const { plan, camera } = map;
  const part = camera.near.value;
  const afar = camera.detail.value === 'theatre' ? camera.restZoom.value : undefined;
  const placed = useMemo(() => placeLabels(plan, labels, afar), [plan, labels, afar]);
  const drawings = useSlices({
    all: placed,
    isWanted: ({ hex }) => without?.has(hex) !== true && isInside(plan.centre(hex), part),
    manner: `${afar}`,
    atOnce: AT_ONCE,
    isMoving: camera.isMoving.value,
    draw(label) {
      return (
        <text key={keyOf(label)} x={fine(label.x)} y={fine(label.y)} class={label.kind}>
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
