import { furrows } from '@grognard/desk/drawing/engraving.ts';
import { inset, px, rect } from '@grognard/desk/drawing/shapes.ts';
import { endsOf, RESERVE } from '../../field/board-graph.ts';
import { groundOf } from '../../field/terrain.ts';
import type { Options } from '../../options.ts';
import {
  BATTLE_BORDERS,
  BATTLE_SECTORS,
  type BattleBorder,
  type BattleSector,
  SIDES,
  type Side,
} from '../../vocabulary.ts';
import type { Geometry } from './geometry.ts';
import { TerrainGround } from './lazy-parts.ts';
import { stripName } from './strips.ts';

/** GEN-3.5: a quiet border is a seam with a tick for each of its five spaces. */
function seamTicks({ sectors, measures: { seam } }: Geometry, border: BattleBorder): string {
  const [first, second] = endsOf(border);
  const a = sectors[first];
  const b = sectors[second];
  return [0.5, 1.5, 2.5, 3.5, 4.5]
    .map((space) =>
      a.y === b.y
        ? `M${px(Math.min(a.x, b.x) + a.w + seam / 2 - 2)} ${px(a.y + (a.h * space) / 5)}h4`
        : `M${px(a.x + (a.w * space) / 5)} ${px(Math.min(a.y, b.y) + a.h + seam / 2 - 2)}v4`,
    )
    .join('');
}

function SectorGround({ geometry, sector }: { readonly geometry: Geometry; readonly sector: BattleSector }) {
  const box = geometry.sectors[sector];
  return (
    <g>
      <rect {...rect(box)} rx="2" class="generals-sector-edge" />
      <rect {...rect(inset(box, 3))} class="generals-sector-rule" />
    </g>
  );
}

function ReserveGround({ geometry, side }: { readonly geometry: Geometry; readonly side: Side }) {
  const box = geometry.sectors[RESERVE[side]];
  const { isSmall, isUpright, title } = geometry.measures;
  return (
    <g>
      <rect {...rect(box)} rx="2" class="generals-reserve" />
      <text
        x={px(box.x + 9)}
        y={px(box.y + box.h / 2 + (isUpright ? -4 : 5))}
        font-size={px(isSmall ? 12 : title)}
        class={isSmall ? 'generals-reserve-name is-small' : 'generals-reserve-name'}
      >
        {stripName(side)}
      </text>
    </g>
  );
}

interface GroundProps {
  readonly geometry: Geometry;
  readonly options: Options;
}

/** Everything that never moves: paper, sectors, seams, terrain, names of the reserves. */
export function GroundLayer({ geometry, options }: GroundProps) {
  const { width, height } = geometry;
  return (
    <svg class="generals-ground" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <rect width={width} height={height} rx="3" class="generals-paper" filter="url(#parchment)" />
      <path d={furrows(width, height, 5)} class="generals-furrows" />
      <rect x="1.5" y="1.5" width={width - 3} height={height - 3} class="generals-map-frame" />
      {SIDES.map((side) => (
        <ReserveGround key={side} geometry={geometry} side={side} />
      ))}
      {BATTLE_SECTORS.map((sector) => (
        <rect key={sector} {...rect(geometry.sectors[sector])} rx="2" class="generals-sector-paper" />
      ))}
      {options.terrain !== 'off' && <TerrainGround geometry={geometry} ground={groundOf(options)} />}
      <path d={BATTLE_BORDERS.map((border) => seamTicks(geometry, border)).join('')} class="generals-seam" />
      {BATTLE_SECTORS.map((sector) => (
        <SectorGround key={sector} geometry={geometry} sector={sector} />
      ))}
    </svg>
  );
}
