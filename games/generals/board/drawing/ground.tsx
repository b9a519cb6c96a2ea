import { furrows } from '@grognard/desk/drawing/engraving.ts';
import { type Box, centreOf, inset, moveTo, px, rect } from '@grognard/desk/drawing/shapes.ts';
import { groundOf } from '../../field/terrain.ts';
import type { Options } from '../../options.ts';
import {
  BATTLE_BORDERS,
  BATTLE_SECTORS,
  type BattleBorder,
  type BattleSector,
  type Reserve,
} from '../../vocabulary.ts';
import { SETUP_NAME } from '../words/names.ts';
import { SPACES, spaceMiddle } from './front-layout.ts';
import type { Geometry, Zone } from './geometry.ts';
import { TerrainGround } from './lazy-parts.ts';

function Frame({ width, height }: Geometry) {
  return (
    <g class="generals-map-frame">
      <rect x="2.5" y="2.5" width={width - 5} height={height - 5} stroke-width="1.5" />
      <rect x="6" y="6" width={width - 12} height={height - 12} stroke-width="0.6" />
    </g>
  );
}

/** A tick across each space. */
const ticksOf = (zone: Zone): string =>
  SPACES.map((space) => {
    const { x, y } = spaceMiddle(zone, space);
    return zone.isUpright ? `M${px(x - 4)} ${px(y)}h8` : `M${px(x)} ${px(y - 4)}v8`;
  }).join('');

/** The line between the two sides, and those between the spaces. */
function linesOf({ x, y, w, h, isUpright }: Zone): string {
  const inner = SPACES.slice(1).map((space) =>
    isUpright
      ? `M${px(x)} ${px(y + (h * space) / 5)}h${px(w)}`
      : `M${px(x + (w * space) / 5)} ${px(y)}v${px(h)}`,
  );
  const middle = isUpright ? `M${px(x + w / 2)} ${px(y)}v${px(h)}` : `M${px(x)} ${px(y + h / 2)}h${px(w)}`;
  return middle + inner.join('');
}

/** GEN-3.5: five spaces on each border, each with two sides. */
function ZoneGround({ geometry, border }: { readonly geometry: Geometry; readonly border: BattleBorder }) {
  const { isCompact, zones } = geometry;
  const { isUpright, ...room } = zones[border];
  const gap = isCompact ? 3 : 5;
  const zone = { ...inset(room, isUpright ? 3 : gap, isUpright ? gap : 3), isUpright };
  return (
    <g>
      <rect {...rect(zone)} rx="3" class="generals-zone" />
      <path d={isCompact ? ticksOf(zone) : linesOf(zone)} class="generals-zone-lines" />
      {!isCompact &&
        SPACES.map((space) => (
          <g key={space} transform={moveTo(spaceMiddle(zone, space))}>
            <circle r="7" class="generals-space-disc" />
            <text y="4" class="generals-space-number">
              {space + 1}
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
      <rect {...rect(box)} rx="2" class="generals-sector-edge" />
      <rect {...rect(inset(box, 3))} class="generals-sector-rule" />
    </g>
  );
}

function ReserveGround({ geometry, sector }: { readonly geometry: Geometry; readonly sector: Reserve }) {
  const box = geometry.sectors[sector];
  const name = sector === 'rw' ? 'White reserve' : 'Black reserve';
  const large = !geometry.isCompact;
  return (
    <g>
      <rect {...rect(box)} rx="2" class="generals-reserve" />
      <text
        x={px(box.x + (large ? 14 : 6))}
        y={px(box.y + (large ? Math.min(26, box.h * 0.45) : 13))}
        class={large ? 'generals-reserve-name' : 'generals-reserve-name is-small'}
      >
        {name}
      </text>
    </g>
  );
}

function Compass({ at, isTurned }: { readonly at: Box; readonly isTurned: boolean }) {
  const k = Math.min(1.35, at.h / 62);
  return (
    <g
      transform={`${moveTo(centreOf(at))} scale(${px(k)})${isTurned ? ' rotate(180)' : ''}`}
      class="generals-compass"
    >
      <circle r="19" stroke-width="0.8" />
      <circle r="16.5" stroke-width="0.5" />
      <path d="M0-26L4-4 26 0 4 4 0 26-4 4-26 0-4-4z" class="generals-rose" stroke-width="1" />
      <path d="M0-26L4-4 0 0zM26 0L4 4 0 0zM0 26L-4 4 0 0zM-26 0l22-4 4 4z" class="generals-rose-shade" />
    </g>
  );
}

function Cartouche({ at, options }: { readonly at: Box; readonly options: Options }) {
  const name = options.setup === 'custom' ? 'Generals' : SETUP_NAME[options.setup];
  const half = Math.min(at.w / 2 - 8, name.length * 6.4 + 24);
  return (
    <g class="generals-cartouche" transform={moveTo(centreOf(at))}>
      <rect x={px(-half)} y="-21" width={px(half * 2)} height="42" rx="2" />
      <rect x={px(-half + 3)} y="-18" width={px(half * 2 - 6)} height="36" class="is-thin" />
      <text y="0" class="generals-cartouche-name">
        {name}
      </text>
      <text y="13" class="generals-cartouche-note">
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
    <svg class="generals-ground" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <rect width={width} height={height} rx="3" class="generals-paper" filter="url(#parchment)" />
      <path d={furrows(width, height, 5)} class="generals-furrows" />
      <Frame {...geometry} />
      <ReserveGround geometry={geometry} sector="rb" />
      <ReserveGround geometry={geometry} sector="rw" />
      {BATTLE_SECTORS.map((sector) => (
        <rect key={sector} {...rect(geometry.sectors[sector])} rx="2" class="generals-sector-paper" />
      ))}
      {options.terrain !== 'off' && <TerrainGround geometry={geometry} ground={groundOf(options)} />}
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
