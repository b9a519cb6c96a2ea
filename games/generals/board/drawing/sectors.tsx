import { isBattleSector } from '../../field/board-graph.ts';
import { ARM_NAME, SIDE_NAME } from '../../names.ts';
import type { Unit } from '../../state.ts';
import type { View } from '../../view.ts';
import { type Marker, SECTORS, type Sector, SIDES, type Side } from '../../vocabulary.ts';
import { capital, inWords, ROLE_NAME, sectorName } from '../words/names.ts';
import { type Box, centreOf, type Geometry, px } from './geometry.ts';
import { buildingBox } from './placements.ts';

/** GEN-3.8, for the pennant: who has an unrouted unit outside the building here. */
export function holderOf(units: readonly Unit[], sector: Sector): Side | null {
  const here = units.filter((unit) => unit.at === sector && !unit.routed);
  const outside = here.filter((unit) => !unit.inside);
  const [first] = outside.length > 0 ? outside : here;
  return first?.side ?? null;
}

/** 'Sector b2, held by White: three Infantry, one Cavalry' */
export function sectorLabel(view: View, units: readonly Unit[], sector: Sector): string {
  const holder = holderOf(units, sector);
  const role = ROLE_NAME[sector];
  const who = !isBattleSector(sector) ? '' : holder === null ? ', neutral' : `, held by ${SIDE_NAME[holder]}`;
  const here = SIDES.flatMap((side) =>
    (['I', 'C', 'A'] as const).flatMap((arm) => {
      const n = units.filter((unit) => unit.at === sector && unit.side === side && unit.arm === arm).length;
      return n === 0 ? [] : [`${SIDE_NAME[side]} ${inWords(n)} ${ARM_NAME[arm]}`];
    }),
  );
  const marker = view.markers.find((each) => each.sector === sector);
  const worth = marker === undefined ? '' : `, ${marker.vp} VP against ${SIDE_NAME[marker.owner]}`;
  const what = here.length === 0 ? 'empty' : here.join(', ');
  return `${isBattleSector(sector) ? 'Sector ' : ''}${capital(sectorName(sector))}${role === undefined ? '' : `, ${role.toLowerCase()}`}${worth}${who}: ${what}`;
}

function SectorName({ geometry, sector }: { readonly geometry: Geometry; readonly sector: Sector }) {
  const box = geometry.sectors[sector];
  const role = ROLE_NAME[sector];
  const size = geometry.isCompact ? 14 : Math.max(14, 18 * geometry.scale);
  const x = box.x + (geometry.isCompact ? 6 : 10);
  const y = box.y + (geometry.isCompact ? 15 : 4 + size);
  return (
    <g>
      <text x={px(x)} y={px(y)} class="generals-sector-id" font-size={px(size)}>
        {sector}
      </text>
      {role !== undefined && geometry.scale > 0.72 && !geometry.isCompact && (
        <text x={px(x + size * 1.45)} y={px(y - 1)} class="generals-sector-role">
          {role}
        </text>
      )}
    </g>
  );
}

function Pennant({ box, side, k }: { readonly box: Box; readonly side: Side; readonly k: number }) {
  return (
    <g
      transform={`translate(${px(box.x + box.w - 30 * k)} ${px(box.y + 7 * k)}) scale(${px(k * 10) / 10})`}
      class={`generals-pennant generals-${side}`}
    >
      <path d="M0 0h22v14l-11 6-11-6z" />
      <text x="11" y="13">
        {SIDE_NAME[side].charAt(0)}
      </text>
    </g>
  );
}

/** GEN-17: what the enemy of its owner gains here. */
function MarkerSign({
  box,
  marker,
  k,
  isCompact,
}: {
  readonly box: Box;
  readonly marker: Marker;
  readonly k: number;
  readonly isCompact: boolean;
}) {
  const x = box.x + box.w - 30 * k;
  const y = box.y + (isCompact ? box.h - 22 : 35 * k);
  if (isCompact)
    return (
      <text x={px(box.x + box.w - 6)} y={px(box.y + box.h - 6)} class="generals-marker-vp is-end">
        {marker.vp} VP
      </text>
    );
  return (
    <g transform={`translate(${px(x)} ${px(y)})`} class="generals-marker">
      {marker.kind === 'general' && <use href="#arm-leader" x="-1" y="-3" width="24" height="24" />}
      {marker.kind === 'flag' && <path d="M5 0v20M5 1c5-2 8 2 13 0v9c-5 2-8-2-13 0" class="generals-flag" />}
      {marker.kind === 'rose' && (
        <path d="M11-2l2.5 9 9 2.500-9 2.500-2.500 9-2.500-9-9-2.500 9-2.500z" class="generals-rose" />
      )}
      <text x="11" y="34" class="generals-marker-vp">
        {marker.vp} VP
      </text>
    </g>
  );
}

interface SectorsProps {
  readonly geometry: Geometry;
  readonly view: View;
  readonly units: readonly Unit[];
  markOf(target: string): string;
}

/** Who holds what, what is legal where, and the places to press. */
export function Sectors({ geometry, view, units, markOf }: SectorsProps) {
  const k = geometry.isCompact ? 0.66 : Math.max(0.75, geometry.scale);
  return (
    <g>
      {SECTORS.map((sector) => {
        const box = geometry.sectors[sector];
        const holder = isBattleSector(sector) ? holderOf(units, sector) : null;
        const marker = view.markers.find((each) => each.sector === sector);
        const mark = markOf(`sector:${sector}`);
        return (
          <g key={sector}>
            <rect
              x={px(box.x)}
              y={px(box.y)}
              width={px(box.w)}
              height={px(box.h)}
              rx="2"
              class={`generals-sector ${holder === null ? '' : `generals-${holder}`} ${mark}`}
              data-target={`sector:${sector}`}
              role="button"
              tabindex={-1}
              aria-label={sectorLabel(view, units, sector)}
            />
            {mark.includes('is-refused') && (
              <rect
                x={px(box.x)}
                y={px(box.y)}
                width={px(box.w)}
                height={px(box.h)}
                class="generals-hatched"
              />
            )}
            {isBattleSector(sector) && <SectorName geometry={geometry} sector={sector} />}
            {holder !== null && <Pennant box={box} side={holder} k={k} />}
            {marker !== undefined && (
              <MarkerSign box={box} marker={marker} k={k} isCompact={geometry.isCompact} />
            )}
          </g>
        );
      })}
      {view.buildings.map((sector) => {
        const box = buildingBox(geometry, sector);
        return (
          <use
            key={sector}
            href="#ter-chateau"
            x={px(box.x)}
            y={px(box.y)}
            width={px(box.w)}
            height={px(box.h)}
          />
        );
      })}
    </g>
  );
}

/** GEN-9.14: where a battery has found its range. */
export function Tokens({
  geometry,
  units,
}: {
  readonly geometry: Geometry;
  readonly units: readonly Unit[];
}) {
  const size = geometry.isCompact ? 8 : 12 * geometry.scale;
  const laid = units.filter((unit) => unit.token !== null);
  return (
    <g>
      {laid.map((unit, i) => {
        if (unit.token === null) return null;
        const box = geometry.sectors[unit.token];
        const before = laid.slice(0, i).filter((other) => other.token === unit.token).length;
        const x = box.x + box.w - size - 6 - before * (size * 2 + 3);
        const y = centreOf(box).y + box.h / 2 - size - 6;
        return (
          <g
            key={unit.id}
            class={`generals-token generals-${unit.side}`}
            role="img"
            aria-label={`${SIDE_NAME[unit.side]} artillery token in ${unit.token}`}
          >
            <circle cx={px(x)} cy={px(y)} r={px(size)} />
            <circle cx={px(x)} cy={px(y)} r={px(size * 0.4)} class="generals-bore" />
          </g>
        );
      })}
    </g>
  );
}
