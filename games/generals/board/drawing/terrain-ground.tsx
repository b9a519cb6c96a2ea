// Section 20 as an engraved map: woods, hills, streams, roads and bridges, drawn once and lying still.

import { crowns, hachures, ragged, winding } from '@grognard/desk/drawing/engraving.ts';
import { at, boxAround, centreOf, inset, type Point, rect } from '@grognard/desk/drawing/shapes.ts';
import { endsOf, isBattleSector } from '../../field/board-graph.ts';
import type { Ground } from '../../tables/layouts.ts';
import type { BattleSector, Sector } from '../../vocabulary.ts';
import type { Geometry } from './geometry.ts';

const seedOf = (sector: Sector): number => sector.charCodeAt(0) * 31 + sector.charCodeAt(1) * 7;

interface SectorProps {
  readonly geometry: Geometry;
  readonly sector: BattleSector;
}

function Forest({ geometry, sector }: SectorProps) {
  const box = geometry.sectors[sector];
  const count = Math.round((box.w * box.h) / 330);
  const trees = crowns(inset(box, 12, 12), seedOf(sector), count);
  return (
    <g>
      <path d={ragged(inset(box, 6, 6), seedOf(sector), 9)} class="generals-wood" />
      <path d={trees.shade} class="generals-wood-shade" />
      <path d={trees.canopy} class="generals-wood-crowns" />
    </g>
  );
}

function Hill({ geometry, sector }: SectorProps) {
  const box = inset(geometry.sectors[sector], 8, 8);
  const [inner, outer] = hachures(box, seedOf(sector));
  return (
    <g>
      <path
        d={ragged(inset(box, box.w * 0.06, box.h * 0.06), seedOf(sector) + 3, 5)}
        class="generals-height is-low"
      />
      <path
        d={ragged(inset(box, box.w * 0.17, box.h * 0.17), seedOf(sector) + 5, 5)}
        class="generals-height"
      />
      <path d={outer} class="generals-hachure is-fine" />
      <path d={inner} class="generals-hachure" />
    </g>
  );
}

/** A little below the middle of its sectors, so that the counters of the upper row stay dry. */
const riverY = (geometry: Geometry, sector: BattleSector): number =>
  geometry.sectors[sector].y + geometry.sectors[sector].h * 0.62;

interface RiverProps {
  readonly geometry: Geometry;
  readonly sectors: readonly BattleSector[];
}

function River({ geometry, sectors }: RiverProps) {
  const [first] = sectors;
  if (first === undefined) return null;
  const boxes = sectors.map((sector) => geometry.sectors[sector]);
  const left = Math.min(...boxes.map((box) => box.x));
  const right = Math.max(...boxes.map((box) => box.x + box.w));
  const edge = 12;
  const fromX = left < edge * 2 ? 0 : left + edge;
  const toX = right > geometry.width - edge * 2 ? geometry.width : right - edge;
  const d = winding(fromX, toX, riverY(geometry, first), 17);
  return (
    <g class="generals-river">
      <path d={d} />
      <path d={d} class="generals-water" />
      <path d={d} class="generals-water-line" />
    </g>
  );
}

function roadPoint(geometry: Geometry, sector: Sector, towards: Sector): Point {
  const box = geometry.sectors[sector];
  if (isBattleSector(sector)) return centreOf(box);
  // Just out of the home sector: the boxes beside the reserve stay clear of it.
  const home = geometry.sectors[towards];
  const isBelow = box.y > home.y;
  return { x: centreOf(home).x, y: isBelow ? box.y + 9 : box.y + box.h - 9 };
}

function roadPath(geometry: Geometry, ground: Ground): string {
  return ground.roads
    .map((border) => {
      const [a, b] = endsOf(border);
      return `M${at(roadPoint(geometry, a, b))}L${at(roadPoint(geometry, b, a))}`;
    })
    .join('');
}

/** GEN-20.24: where a road runs into a sector with a river there is a bridge. */
function bridges(geometry: Geometry, ground: Ground): readonly Point[] {
  const wet = ground.rivers.flat();
  return wet
    .filter((sector) => ground.roads.some((border) => endsOf(border).includes(sector)))
    .map((sector) => ({ x: centreOf(geometry.sectors[sector]).x, y: riverY(geometry, sector) }));
}

interface TerrainProps {
  readonly geometry: Geometry;
  readonly ground: Ground;
}

export function TerrainGround({ geometry, ground }: TerrainProps) {
  const roads = roadPath(geometry, ground);
  const size = geometry.measures.counter * 0.76;
  return (
    <g>
      {ground.hill.map((sector) => (
        <Hill key={sector} geometry={geometry} sector={sector} />
      ))}
      {ground.forest.map((sector) => (
        <Forest key={sector} geometry={geometry} sector={sector} />
      ))}
      {ground.rivers.map((sectors) => (
        <River key={sectors.join()} geometry={geometry} sectors={sectors} />
      ))}
      <g class="generals-roads">
        <path d={roads} />
        <path d={roads} class="generals-road" />
      </g>
      {bridges(geometry, ground).map((bridge) => (
        <use key={bridge.x} href="#ter-bridge" {...rect(boxAround(bridge, size))} />
      ))}
    </g>
  );
}
