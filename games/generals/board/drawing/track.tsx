import { type Box, boxAround, centreOf, px, rect } from '@grognard/desk/drawing/shapes.ts';
import { RESERVE } from '../../field/board-graph.ts';
import { SIDE_NAME } from '../../names.ts';
import { SIDES, type Side } from '../../vocabulary.ts';
import type { Layer } from './layer.ts';
import { BOX_AT, CAPTURED_AT } from './placements.ts';

type TrackProps = Pick<Layer, 'geometry' | 'view' | 'scene'>;
type SideProps = TrackProps & { readonly side: Side };

interface DiscsProps {
  /** Middle of the first one. */
  readonly x: number;
  readonly y: number;
  readonly pitch: number;
  readonly rowPitch: number;
  readonly perRow: number;
  readonly all: number;
  readonly filled: number;
  readonly look: 'is-won' | 'is-left';
}

/** Rows of discs, the first ones filled. */
const Discs = ({ x, y, pitch, rowPitch, perRow, all, filled, look }: DiscsProps) => (
  <>
    {Array.from({ length: all }, (_, i) => (
      <circle
        key={i}
        cx={px(x + (i % perRow) * pitch)}
        cy={px(y + Math.floor(i / perRow) * rowPitch)}
        r={px(pitch * 0.36)}
        class={`generals-point ${i < filled ? look : ''}`}
      />
    ))}
  </>
);

/** GEN-1.2, 19.1: points towards ten, or what is left of the army's morale. */
function Points({ geometry, view, scene, side }: SideProps) {
  const box = geometry.sectors[RESERVE[side]];
  const [goal, rows] = view.options.morale ? [15, 3] : [10, 2];
  const points = view.vp[side];
  const perRow = goal / rows;
  const pitch = Math.min(17 * geometry.scale + 3, (box.w * 0.165) / perRow);
  const rowPitch = pitch * 0.95;
  const left = box.x + box.w - 12 - perRow * pitch;
  const { y } = centreOf(box);
  return (
    <g
      class={`generals-track generals-${side}${scene.scored.includes(side) ? ' is-scored' : ''}`}
      role="img"
      aria-label={`${SIDE_NAME[side]}: ${points} victory points`}
    >
      <Discs
        x={left + pitch / 2}
        y={y - ((rows - 1) * rowPitch) / 2}
        pitch={pitch}
        rowPitch={rowPitch}
        perRow={perRow}
        all={goal}
        filled={points}
        look="is-won"
      />
      <text x={px(left - 8)} y={px(y - 1)} class="generals-track-number">
        {points}
      </text>
      <text x={px(left - 8)} y={px(y + 13)} class="generals-track-unit">
        VP
      </text>
    </g>
  );
}

/** GEN-16.8: the pool shows how many rounds remain. */
function Pool({ geometry, view }: TrackProps) {
  const box = geometry.crossings[1];
  const pitch = Math.min(24, box.w / 7);
  const { x, y } = centreOf(box);
  const round = `Round ${Math.max(1, view.round)} of 10`;
  return (
    <g role="img" aria-label={`${round}; ${view.pool} points in the round pool`}>
      <text x={px(x)} y={px(y - 18)} class="generals-pool-name">
        {round}
      </text>
      <Discs
        x={x - 2 * pitch}
        y={y + 2}
        pitch={pitch}
        rowPitch={pitch * 0.92}
        perRow={5}
        all={10}
        filled={view.pool}
        look="is-left"
      />
    </g>
  );
}

interface TrayBoxProps {
  readonly strip: Box;
  /** Its middle and its width, as shares of the strip. */
  readonly share: number;
  readonly wide: number;
  /** Says what lies here as long as nothing does. */
  readonly name: string;
  readonly isEmpty: boolean;
}

function TrayBox({ strip, share, wide, name, isEmpty }: TrayBoxProps) {
  const middle = { x: strip.x + strip.w * share, y: strip.y + strip.h / 2 };
  return (
    <>
      <rect {...rect(boxAround(middle, strip.w * wide, strip.h - 10))} rx="3" class="generals-tray-box" />
      {isEmpty && (
        <text x={px(middle.x)} y={px(middle.y + 4)} class="generals-box-name">
          {name}
        </text>
      )}
    </>
  );
}

function Boxes({ geometry, view, side }: SideProps) {
  const strip = geometry.sectors[RESERVE[side]];
  const hasRouted = view.units.some((unit) => unit.side === side && unit.at === 'box');
  const hasPrisoners = view.units.some((unit) => unit.side !== side && unit.at === 'captured');
  return (
    <>
      <TrayBox strip={strip} share={BOX_AT} wide={0.17} name="routed units" isEmpty={!hasRouted} />
      <TrayBox strip={strip} share={CAPTURED_AT} wide={0.119} name="prisoners" isEmpty={!hasPrisoners} />
    </>
  );
}

/** Scores, the round pool and the boxes beside the reserves. */
export const Track = (props: TrackProps) =>
  props.geometry.isCompact ? null : (
    <g>
      {SIDES.map((side) => (
        <g key={side}>
          <Boxes {...props} side={side} />
          <Points {...props} side={side} />
        </g>
      ))}
      <Pool {...props} />
    </g>
  );
