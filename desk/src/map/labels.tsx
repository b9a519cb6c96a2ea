// Names on the map: only those in or near the window, and the great ones alone from afar.
import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
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

const keyOf = ({ hex, text }: MapLabel): string => `${hex} ${text}`;

export function Labels({ map, labels }: { readonly map: HexMapState; readonly labels: readonly MapLabel[] }) {
  const { plan, camera } = map;
  const [part, detail] = [camera.near.value, camera.detail.value];
  /** Drawn once: the same nodes again cost nothing when the window moves. */
  const drawings = useMemo(() => new Map<MapLabel, VNode>(), [labels, plan]);
  const drawn = (label: MapLabel): VNode => {
    const known = drawings.get(label);
    if (known !== undefined) return known;
    const { x, y } = plan.centre(label.hex);
    const down = DOWN[label.kind] * plan.radius;
    const node = (
      <text key={keyOf(label)} x={fine(x)} y={fine(y + down)} class={label.kind}>
        {label.text}
      </text>
    );
    drawings.set(label, node);
    return node;
  };
  const near = labels.filter(
    ({ hex, kind }) => (detail !== 'theatre' || kind === 'town') && isInside(plan.centre(hex), part),
  );
  return <g class="desk-labels">{near.map(drawn)}</g>;
}
