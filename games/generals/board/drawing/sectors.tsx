import { type Box, moveTo, px, rect } from '@grognard/desk/drawing/shapes.ts';
import { isBattleSector } from '../../field/board-graph.ts';
import { holderOf } from '../../field/control.ts';
import { SIDE_NAME } from '../../names.ts';
import { type Marker, SECTORS, type Sector, type Side } from '../../vocabulary.ts';
import { ROLE_NAME } from '../words/names.ts';
import { sectorLabel } from '../words/sector-label.ts';
import type { Geometry } from './geometry.ts';
import type { Layer } from './layer.ts';
import { buildingBox } from './placements.ts';

function SectorName({ geometry, sector }: { readonly geometry: Geometry; readonly sector: Sector }) {
  const { isCompact, scale, sectors } = geometry;
  const box = sectors[sector];
  const role = ROLE_NAME[sector];
  const size = isCompact ? 14 : Math.max(14, 18 * scale);
  const x = box.x + (isCompact ? 6 : 10);
  const y = box.y + (isCompact ? 15 : 4 + size);
  return (
    <g>
      <text x={px(x)} y={px(y)} class="generals-sector-id" font-size={px(size)}>
        {sector}
      </text>
      {role !== undefined && scale > 0.72 && !isCompact && (
        <text x={px(x + size * 1.45)} y={px(y - 1)} class="generals-sector-role">
          {role}
        </text>
      )}
    </g>
  );
}

function Pennant({ box, side, k }: { readonly box: Box; readonly side: Side; readonly k: number }) {
  const corner = { x: box.x + box.w - 30 * k, y: box.y + 7 * k };
  return (
    <g transform={`${moveTo(corner)} scale(${px(k * 10) / 10})`} class={`generals-pennant generals-${side}`}>
      <path d="M0 0h22v14l-11 6-11-6z" />
      <text x="11" y="13">
        {SIDE_NAME[side].charAt(0)}
      </text>
    </g>
  );
}

interface MarkerSignProps {
  readonly box: Box;
  readonly marker: Marker;
  readonly k: number;
  readonly isCompact: boolean;
}

/** GEN-17: what the enemy of its owner gains here. */
function MarkerSign({ box, marker: { kind, vp }, k, isCompact }: MarkerSignProps) {
  if (isCompact)
    return (
      <text x={px(box.x + box.w - 6)} y={px(box.y + box.h - 6)} class="generals-marker-vp is-end">
        {vp} VP
      </text>
    );
  return (
    <g transform={moveTo({ x: box.x + box.w - 30 * k, y: box.y + 35 * k })} class="generals-marker">
      {kind === 'general' && <use href="#arm-leader" x="-1" y="-3" width="24" height="24" />}
      {kind === 'flag' && <path d="M5 0v20M5 1c5-2 8 2 13 0v9c-5 2-8-2-13 0" class="generals-flag" />}
      {kind === 'rose' && (
        <path d="M11-2l2.5 9 9 2.500-9 2.500-2.500 9-2.500-9-9-2.500 9-2.500z" class="generals-rose" />
      )}
      <text x="11" y="34" class="generals-marker-vp">
        {vp} VP
      </text>
    </g>
  );
}

type SectorsProps = Pick<Layer, 'geometry' | 'view' | 'scene' | 'markOf'>;

function SectorSigns({ geometry, view, scene, markOf, sector }: SectorsProps & { readonly sector: Sector }) {
  const { units } = scene;
  const k = geometry.isCompact ? 0.66 : Math.max(0.75, geometry.scale);
  const box = geometry.sectors[sector];
  const isBattle = isBattleSector(sector);
  const holder = isBattle ? holderOf({ units }, sector) : null;
  const marker = view.markers.find((each) => each.sector === sector);
  const mark = markOf({ sector });
  return (
    <g>
      <rect
        {...rect(box)}
        rx="2"
        class={`generals-sector ${holder === null ? '' : `generals-${holder}`} ${mark}`}
        data-target={`sector:${sector}`}
        role="button"
        tabindex={-1}
        aria-label={sectorLabel(view, units, sector)}
      />
      {isBattle && <SectorName geometry={geometry} sector={sector} />}
      {holder !== null && <Pennant box={box} side={holder} k={k} />}
      {marker !== undefined && <MarkerSign box={box} marker={marker} k={k} isCompact={geometry.isCompact} />}
    </g>
  );
}

/** Who holds what, what is legal where, and the places to press. */
export const Sectors = (props: SectorsProps) => (
  <g>
    {SECTORS.map((sector) => (
      <SectorSigns key={sector} {...props} sector={sector} />
    ))}
    {props.view.buildings.map((sector) => (
      <use key={sector} href="#ter-chateau" {...rect(buildingBox(props.geometry, sector))} />
    ))}
  </g>
);
