import { groundOf } from '../field/terrain.ts';
import type { Options } from '../options.ts';
import {
  BATTLE_BORDERS,
  BATTLE_SECTORS,
  type BattleBorder,
  type BattleSector,
  type Reserve,
} from '../vocabulary.ts';
import { furrows } from './engraving.ts';
import { type Box, centreOf, type Geometry, inset, px } from './geometry.ts';
import { SETUP_NAME } from './names.ts';
import { TerrainGround } from './terrain-ground.tsx';

const rect = ({ x, y, w, h }: Box) => ({ x: px(x), y: px(y), width: px(w), height: px(h) });

function Frame({ width, height }: Geometry) {
  return (
    <g class="map-frame">
      <rect x="2.5" y="2.5" width={width - 5} height={height - 5} stroke-width="1.5" />
      <rect x="6" y="6" width={width - 12} height={height - 12} stroke-width="0.6" />
    </g>
  );
}

/** GEN-3.5: five spaces on each border, each with two sides. */
function ZoneGround({ geometry, border }: { readonly geometry: Geometry; readonly border: BattleBorder }) {
  const zone = geometry.zones[border];
  const gap = geometry.isCompact ? 3 : 5;
  const box = inset(zone, zone.isUpright ? 3 : gap, zone.isUpright ? gap : 3);
  const { x: cx, y: cy } = centreOf(box);
  const cells = [0, 1, 2, 3, 4];
  if (geometry.isCompact) {
    const ticks = cells
      .map((k) =>
        zone.isUpright
          ? `M${px(cx - 4)} ${px(box.y + (box.h * (k + 0.5)) / 5)}h8`
          : `M${px(box.x + (box.w * (k + 0.5)) / 5)} ${px(cy - 4)}v8`,
      )
      .join('');
    return (
      <g>
        <rect {...rect(box)} rx="3" class="zone" />
        <path d={ticks} class="zone-lines" />
      </g>
    );
  }
  const lines = zone.isUpright
    ? `M${px(cx)} ${px(box.y)}v${px(box.h)}${cells
        .slice(1)
        .map((k) => `M${px(box.x)} ${px(box.y + (box.h * k) / 5)}h${px(box.w)}`)
        .join('')}`
    : `M${px(box.x)} ${px(cy)}h${px(box.w)}${cells
        .slice(1)
        .map((k) => `M${px(box.x + (box.w * k) / 5)} ${px(box.y)}v${px(box.h)}`)
        .join('')}`;
  return (
    <g>
      <rect {...rect(box)} rx="3" class="zone" />
      <path d={lines} class="zone-lines" />
      {cells.map((k) => (
        <g
          key={k}
          transform={
            zone.isUpright
              ? `translate(${px(cx)} ${px(box.y + (box.h * (k + 0.5)) / 5)})`
              : `translate(${px(box.x + (box.w * (k + 0.5)) / 5)} ${px(cy)})`
          }
        >
          <circle r="7" class="space-disc" />
          <text y="4" class="space-number">
            {k + 1}
          </text>
        </g>
      ))}
    </g>
  );
}

function SectorGround({ geometry, sector }: { readonly geometry: Geometry; readonly sector: BattleSector }) {
  const box = geometry.sectors[sector];
  return (
    <g>
      <rect {...rect(box)} rx="2" class="sector-edge" />
      <rect {...rect(inset(box, 3))} class="sector-rule" />
    </g>
  );
}

function ReserveGround({ geometry, sector }: { readonly geometry: Geometry; readonly sector: Reserve }) {
  const box = geometry.sectors[sector];
  const name = sector === 'rw' ? 'White reserve' : 'Black reserve';
  const large = !geometry.isCompact;
  return (
    <g>
      <rect {...rect(box)} rx="2" class="reserve" />
      <text
        x={px(box.x + (large ? 14 : 6))}
        y={px(box.y + (large ? Math.min(26, box.h * 0.45) : 13))}
        class={large ? 'reserve-name' : 'reserve-name small'}
      >
        {name}
      </text>
    </g>
  );
}

function Compass({ at, isTurned }: { readonly at: Box; readonly isTurned: boolean }) {
  const { x, y } = centreOf(at);
  const k = Math.min(1.35, at.h / 62);
  return (
    <g
      transform={`translate(${px(x)} ${px(y)}) scale(${px(k)})${isTurned ? ' rotate(180)' : ''}`}
      class="compass"
    >
      <circle r="19" stroke-width="0.8" />
      <circle r="16.5" stroke-width="0.5" />
      <path d="M0-26L4-4 26 0 4 4 0 26-4 4-26 0-4-4z" class="rose" stroke-width="1" />
      <path d="M0-26L4-4 0 0zM26 0L4 4 0 0zM0 26L-4 4 0 0zM-26 0l22-4 4 4z" class="rose-shade" />
    </g>
  );
}

function Cartouche({ at, options }: { readonly at: Box; readonly options: Options }) {
  const { x, y } = centreOf(at);
  const name = options.setup === 'custom' ? 'Generals' : SETUP_NAME[options.setup];
  const half = Math.min(at.w / 2 - 8, name.length * 6.4 + 24);
  return (
    <g class="cartouche" transform={`translate(${px(x)} ${px(y)})`}>
      <rect x={px(-half)} y="-21" width={px(half * 2)} height="42" rx="2" />
      <rect x={px(-half + 3)} y="-18" width={px(half * 2 - 6)} height="36" class="thin" />
      <text y="0" class="cartouche-name">
        {name}
      </text>
      <text y="13" class="cartouche-note">
        plan of the battle
      </text>
    </g>
  );
}

interface GroundProps {
  readonly geometry: Geometry;
  readonly options: Options;
}

/** Everything that never moves: paper, sectors, battle zones, terrain, labels. */
export function GroundLayer({ geometry, options }: GroundProps) {
  const { width, height, isCompact } = geometry;
  const [upperLeft, , , lowerRight] = geometry.crossings;
  return (
    <svg class="ground" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <rect width={width} height={height} rx="3" class="paper" filter="url(#parchment)" />
      <path d={furrows(width, height, 5)} class="furrows" />
      <Frame {...geometry} />
      <ReserveGround geometry={geometry} sector="rb" />
      <ReserveGround geometry={geometry} sector="rw" />
      {BATTLE_SECTORS.map((sector) => (
        <rect key={sector} {...rect(geometry.sectors[sector])} rx="2" class="sector-paper" />
      ))}
      <TerrainGround geometry={geometry} ground={groundOf(options)} />
      {BATTLE_BORDERS.map((border) => (
        <ZoneGround key={border} geometry={geometry} border={border} />
      ))}
      {BATTLE_SECTORS.map((sector) => (
        <SectorGround key={sector} geometry={geometry} sector={sector} />
      ))}
      {!isCompact && <Cartouche at={upperLeft} options={options} />}
      {!isCompact && <Compass at={lowerRight} isTurned={geometry.isTurned} />}
    </svg>
  );
}
