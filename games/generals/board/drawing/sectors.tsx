import { type Box, moveTo, px, rect } from '@grognard/desk/drawing/shapes.ts';
import { steady } from '@grognard/desk/parts/steady.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import { useMemo } from 'preact/hooks';
import { isBattleSector } from '../../field/board-graph.ts';
import { holderOf } from '../../field/control.ts';
import { SIDE_NAME } from '../../names.ts';
import { type BattleSector, type Marker, SECTORS, type Sector, type Side } from '../../vocabulary.ts';
import { sectorLabel } from '../words/sector-label.ts';
import { onTheBoard } from '../words/sentences-board.ts';
import type { Layer } from './layer.ts';
import type { Measures } from './measures.ts';
import { buildingBox, hasHead } from './sector-rooms.ts';

interface SignProps {
  /** What the bays leave of the sector. */
  readonly rest: Box;
  readonly measures: Measures;
}

function SectorName({ rest, measures, sector }: SignProps & { readonly sector: BattleSector }) {
  const { title, isSmall } = measures;
  const at = { x: px(rest.x + (isSmall ? 5 : 9)), y: px(rest.y + title + (isSmall ? 0 : 3)) };
  return (
    <text {...at} class="generals-sector-id" font-size={px(title)}>
      {sector}
    </text>
  );
}

const pennantScale = ({ isSmall, title }: Measures): number => (isSmall ? 0.72 : title / 19);

const pennantAt = ({ rest: { x, y, w }, measures }: SignProps) => ({
  x: x + w - 22 * pennantScale(measures) - (measures.isSmall ? 4 : 8),
  y: y + (measures.isSmall ? 4 : 7),
});

function Pennant({ side, ...place }: SignProps & { readonly side: Side }) {
  const k = Math.round(pennantScale(place.measures) * 100) / 100;
  return (
    <g transform={`${moveTo(pennantAt(place))} scale(${k})`} class={`generals-pennant generals-${side}`}>
      <path d="M0 0h22v14l-11 6-11-6z" />
      <text x="11" y="13">
        {SIDE_NAME[side].charAt(0)}
      </text>
    </g>
  );
}

/** GEN-17: what the enemy of its owner gains here; only the number where there is no room for its sign. */
function MarkerSign({ marker: { kind, owner, vp }, ...place }: SignProps & { readonly marker: Marker }) {
  const { rest, measures } = place;
  const points = tell(onTheBoard.objective, { points: vp });
  if (hasHead(rest, measures))
    return (
      <text x={px(rest.x + 27)} y={px(rest.y + 15)} class="generals-marker-vp is-start">
        {points}
      </text>
    );
  if (measures.isSmall || rest.h < 84)
    return rest.h < 44 ? null : (
      <text
        x={px(rest.x + rest.w - 5)}
        y={px(rest.y + Math.min(rest.h - 6, 34))}
        class="generals-marker-vp is-end"
      >
        {points}
      </text>
    );
  const { x, y } = pennantAt(place);
  return (
    <g transform={moveTo({ x, y: y + 26 })} class="generals-marker">
      {kind === 'general' && <use href="#arm-leader" x="-1" y="-3" width="24" height="24" />}
      {kind === 'flag' && (
        <path d="M5 0v20M5 1c5-2 8 2 13 0v9c-5 2-8-2-13 0" class={`generals-flag generals-${owner}`} />
      )}
      {kind === 'rose' && (
        <path d="M11-2l2.5 9 9 2.500-9 2.500-2.500 9-2.500-9-9-2.500 9-2.500z" class="generals-rose" />
      )}
      <text x="11" y="34" class="generals-marker-vp">
        {points}
      </text>
    </g>
  );
}

type SectorsProps = Pick<Layer, 'geometry' | 'view' | 'scene' | 'bays' | 'markOf'>;

interface SectorProps extends Pick<Layer, 'geometry' | 'view' | 'scene' | 'bays'> {
  readonly sector: Sector;
  readonly mark: string;
}

const SectorSigns = steady(({ geometry, view, scene, bays, mark, sector }: SectorProps) => {
  const { measures } = geometry;
  const { units } = scene;
  const isBattle = isBattleSector(sector);
  const holder = isBattle ? holderOf({ units }, sector) : null;
  const marker = view.markers.find((each) => each.sector === sector);
  const rest = isBattle ? bays.rest(sector) : geometry.sectors[sector];
  const label = useMemo(() => sectorLabel(view, units, sector), [view, units, sector]);
  return (
    <g>
      <rect
        {...rect(geometry.sectors[sector])}
        rx="2"
        class={`generals-sector ${holder === null ? '' : `generals-${holder}`} ${mark}`}
        data-target={`sector:${sector}`}
        role="button"
        tabindex={-1}
        aria-label={label}
      />
      {isBattle && <SectorName rest={rest} measures={measures} sector={sector} />}
      {holder !== null && <Pennant rest={rest} measures={measures} side={holder} />}
      {marker !== undefined && <MarkerSign rest={rest} measures={measures} marker={marker} />}
    </g>
  );
});

/** Who holds what, what is legal where, and the places to press. */
export const Sectors = ({ geometry, view, scene, bays, markOf }: SectorsProps) => (
  <g>
    {SECTORS.map((sector) => (
      <SectorSigns
        key={sector}
        geometry={geometry}
        view={view}
        scene={scene}
        bays={bays}
        sector={sector}
        mark={markOf({ sector })}
      />
    ))}
    {view.buildings.map((sector) => (
      <use key={sector} href="#ter-chateau" {...rect(buildingBox(bays.rest(sector), geometry.measures))} />
    ))}
  </g>
);
