import { SIDE_NAME } from '../../names.ts';
import type { View } from '../../view.ts';
import { SIDES, type Side } from '../../vocabulary.ts';
import { type Geometry, px } from './geometry.ts';
import { BOX_AT, CAPTURED_AT } from './placements.ts';

/** GEN-1.2, 19.1: points towards ten, or what is left of the army's morale. */
function Points({
  geometry,
  view,
  side,
  hasScored,
}: {
  readonly geometry: Geometry;
  readonly view: View;
  readonly side: Side;
  readonly hasScored: boolean;
}) {
  const box = geometry.sectors[side === 'white' ? 'rw' : 'rb'];
  const goal = view.options.morale ? 15 : 10;
  const points = view.vp[side];
  const perRow = goal / (goal === 15 ? 3 : 2);
  const pitch = Math.min(17 * geometry.scale + 3, (box.w * 0.165) / perRow);
  const right = box.x + box.w - 12;
  const rows = goal / perRow;
  const top = box.y + box.h / 2 - ((rows - 1) * pitch * 0.95) / 2;
  return (
    <g
      class={`generals-track generals-${side}${hasScored ? ' is-scored' : ''}`}
      role="img"
      aria-label={`${SIDE_NAME[side]}: ${points} victory points`}
    >
      {Array.from({ length: goal }, (_, i) => {
        const x = right - (perRow - 0.5 - (i % perRow)) * pitch;
        const y = top + Math.floor(i / perRow) * pitch * 0.95;
        return (
          <circle
            key={i}
            cx={px(x)}
            cy={px(y)}
            r={px(pitch * 0.36)}
            class={i < points ? 'generals-point is-won' : 'generals-point'}
          />
        );
      })}
      <text x={px(right - perRow * pitch - 8)} y={px(box.y + box.h / 2 - 1)} class="generals-track-number">
        {points}
      </text>
      <text x={px(right - perRow * pitch - 8)} y={px(box.y + box.h / 2 + 13)} class="generals-track-unit">
        VP
      </text>
    </g>
  );
}

/** GEN-16.8: the pool shows how many rounds remain. */
function Pool({ geometry, view }: { readonly geometry: Geometry; readonly view: View }) {
  const box = geometry.crossings[1];
  const pitch = Math.min(24, box.w / 7);
  const x0 = box.x + box.w / 2 - 2 * pitch;
  const y0 = box.y + box.h / 2 - 4;
  return (
    <g
      class="generals-pool"
      role="img"
      aria-label={`Round ${Math.max(1, view.round)} of 10; ${view.pool} points in the round pool`}
    >
      <text x={px(box.x + box.w / 2)} y={px(y0 - 14)} class="generals-pool-name">
        Round {Math.max(1, view.round)} of 10
      </text>
      {Array.from({ length: 10 }, (_, i) => (
        <circle
          key={i}
          cx={px(x0 + (i % 5) * pitch)}
          cy={px(y0 + 6 + Math.floor(i / 5) * pitch * 0.92)}
          r={px(pitch * 0.36)}
          class={i < view.pool ? 'generals-point is-left' : 'generals-point'}
        />
      ))}
    </g>
  );
}

function BoxLabels({
  geometry,
  view,
  side,
}: {
  readonly geometry: Geometry;
  readonly view: View;
  readonly side: Side;
}) {
  const box = geometry.sectors[side === 'white' ? 'rw' : 'rb'];
  const routed = view.units.filter((unit) => unit.side === side && unit.at === 'box').length;
  const captured = view.units.filter((unit) => unit.side !== side && unit.at === 'captured').length;
  const frame = (at: number, wide: number) => ({
    x: px(box.x + box.w * at - wide / 2),
    y: px(box.y + 5),
    width: px(wide),
    height: px(box.h - 10),
  });
  const wide = box.w * 0.17;
  return (
    <g>
      <rect {...frame(BOX_AT, wide)} rx="3" class="generals-tray-box" />
      {routed === 0 && (
        <text x={px(box.x + box.w * BOX_AT)} y={px(box.y + box.h / 2 + 4)} class="generals-box-name">
          routed units
        </text>
      )}
      <rect {...frame(CAPTURED_AT, wide * 0.7)} rx="3" class="generals-tray-box" />
      {captured === 0 && (
        <text x={px(box.x + box.w * CAPTURED_AT)} y={px(box.y + box.h / 2 + 4)} class="generals-box-name">
          prisoners
        </text>
      )}
    </g>
  );
}

/** Scores, the round pool and the boxes beside the reserves. */
export function Track({
  geometry,
  view,
  scored,
}: {
  readonly geometry: Geometry;
  readonly view: View;
  readonly scored: readonly Side[];
}) {
  if (geometry.isCompact) return null;
  return (
    <g>
      {SIDES.map((side) => (
        <g key={side}>
          <BoxLabels geometry={geometry} view={view} side={side} />
          <Points geometry={geometry} view={view} side={side} hasScored={scored.includes(side)} />
        </g>
      ))}
      <Pool geometry={geometry} view={view} />
    </g>
  );
}
