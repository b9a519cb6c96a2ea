// Corruption is always three signs together: the stain, its cracks, and the drops below the name.
import { moveTo } from '@grognard/desk/drawing/shapes.ts';
import { MOST_CORRUPTION, REGION_IDS, REGIONS, type RegionId } from '../../../data/regions.ts';
import type { World } from '../world.ts';
import { regionShape } from './region-shapes.ts';
import { onRoad } from './roads.ts';
import { stainOf } from './stains.ts';

const DROP = 'M0-7c3.400 4.200 4.800 6.600 4.800 9A4.800 4.800 0 01-4.800 2c0-2.400 1.400-4.800 4.800-9z';

/** Three drops, as many of them filled as the level says. */
export const Drops = ({ level }: { readonly level: number }) => (
  <g class="drops">
    {Array.from({ length: MOST_CORRUPTION }, (_, i) => (
      <path key={i} d={DROP} transform={`translate(${i * 12} 0)`} class={i < level ? 'is-full' : ''} />
    ))}
  </g>
);

function StainOf({ region, level }: { readonly region: RegionId; readonly level: number }) {
  const stain = stainOf(region, level);
  if (stain === null) return null;
  const { wash, droplets, cracks } = stain;
  const { x, y } = regionShape(region).stain;
  return (
    <g clip-path={`url(#napoleonica-in-${region})`} class={`stain level-${level}`}>
      {level === MOST_CORRUPTION && <path d={regionShape(region).border} class="flood" />}
      <path d={wash} class="wash" />
      <path d={wash} class="heart" transform={`translate(${x * 0.14} ${y * 0.14}) scale(.86)`} />
      <path d={droplets} class="droplets" />
      <path d={cracks} class="cracks" />
      {level === MOST_CORRUPTION && <path d={cracks} class="embers" />}
    </g>
  );
}

/** Each level is a layer of its own, so that a new one fades in. */
export const Stains = ({ world }: { readonly world: World }) => (
  <g aria-hidden="true">
    {REGION_IDS.map((region) => (
      <StainOf
        key={`${region} ${world.corruption[region]}`}
        region={region}
        level={world.corruption[region]}
      />
    ))}
  </g>
);

/** A drop on its way. */
export const CreepingDrop = ({ angle }: { readonly angle: number }) => (
  <path d={DROP} transform={`rotate(${angle}) scale(1.15)`} class="creeping" />
);

/** NAP-SOL.12: ways by which it may spread next, from the neighbour that has most. */
export function SpreadDrops({ world }: { readonly world: World }) {
  const { corruption, army } = world;
  const ways = REGION_IDS.flatMap((to) => {
    const worse = REGIONS[to].neighbours.filter((from) => corruption[from] > corruption[to]);
    return to === army ? [] : worse.map((from) => ({ from, to }));
  });
  return (
    <g aria-hidden="true">
      {ways.map(({ from, to }) => {
        const { angle, ...place } = onRoad(from, to, 0.52);
        return (
          <g key={`${from}${to}`} transform={moveTo(place)}>
            <CreepingDrop angle={angle + 90} />
          </g>
        );
      })}
    </g>
  );
}
