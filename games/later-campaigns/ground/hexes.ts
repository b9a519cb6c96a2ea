// NLC-A.1, 0.1: neighbours, distance and contact on the map of a theatre.
import { directionTo, HEX_DIRECTIONS, hexDistance, OFF_MAP } from '@grognard/geometry';
import { BRIDGE, CREST, IMPASSABLE, NO_LINK, RIVER, type TheatreMap, WATER } from '../data/theatre.ts';
import { TERRAINS, type Terrain } from '../data/words.ts';
import type { Hex } from '../vocabulary.ts';
import { perMap } from './per-map.ts';

export const distance = ({ grid }: Pick<TheatreMap, 'grid'>, a: Hex, b: Hex): number =>
  hexDistance(grid, a, b);

export const terrainOf = ({ terrain }: Pick<TheatreMap, 'terrain'>, hex: Hex): Terrain =>
  TERRAINS[terrain[hex] ?? 0] ?? 'clear';

/** NLC-5.3a, 5.3b, 11.4a: combat units a hex holds; leaders and HQs do not count. */
export const limitOf = (map: Pick<TheatreMap, 'terrain'>, hex: Hex): number =>
  terrainOf(map, hex) === 'woods' ? 1 : 2;

/** NLC-R009: a major river without a bridge is as good as a wall. */
export const isOpen = (bits: number): boolean =>
  (bits & IMPASSABLE) === 0 && ((bits & RIVER) === 0 || (bits & BRIDGE) !== 0);

/** What lies on the hexside between two neighbours, in bits; a wall between hexes that do not touch. */
export function hexsideBetween({ grid, hexsides }: TheatreMap, a: Hex, b: Hex): number {
  const direction = directionTo(grid, a, b);
  return direction === null ? IMPASSABLE : (hexsides[6 * a + direction] ?? IMPASSABLE);
}

export const hasWater = (bits: number): boolean => (bits & WATER) !== 0;
export const hasBridge = (bits: number): boolean => (bits & BRIDGE) !== 0;
export const hasCrest = (bits: number): boolean => (bits & CREST) !== 0;

/** 0.1: neighbours with nothing impassable between them; units may pass, as far as the ground is concerned. */
export const isInContact = (map: TheatreMap, a: Hex, b: Hex): boolean => isOpen(hexsideBetween(map, a, b));

/** What touches each hex, made once per map. */
interface Neighbourhood {
  readonly contacts: readonly (readonly Hex[])[];
  readonly links: readonly (readonly Hex[])[];
}

const neighbourhoodOf = perMap(({ grid, hexsides, links }: TheatreMap): Neighbourhood => {
  const where = (fits: (at: number) => boolean): readonly (readonly Hex[])[] =>
    Array.from({ length: grid.size }, (_, hex) =>
      HEX_DIRECTIONS.flatMap((direction) => {
        const next = grid.neighbours[6 * hex + direction] ?? OFF_MAP;
        return next !== OFF_MAP && fits(6 * hex + direction) ? [next] : [];
      }),
    );
  const isCrossed = (at: number): boolean => {
    const bits = hexsides[at] ?? 0;
    // NLC-D.1: a ford is no link.
    return (links[at] ?? NO_LINK) !== NO_LINK && isOpen(bits) && (!hasWater(bits) || hasBridge(bits));
  };
  return { contacts: where((at) => isOpen(hexsides[at] ?? 0)), links: where(isCrossed) };
});

const NONE: readonly Hex[] = [];

/** For each hex, the hexes in contact with it. */
export const contactTable = (map: TheatreMap): readonly (readonly Hex[])[] => neighbourhoodOf(map).contacts;

/** The hexes in contact with this one. */
export const contactsOf = (map: TheatreMap, hex: Hex): readonly Hex[] => contactTable(map)[hex] ?? NONE;

/** The hexes a road or trail leads to from here. */
export const linkedTo = (map: TheatreMap, hex: Hex): readonly Hex[] =>
  neighbourhoodOf(map).links[hex] ?? NONE;
