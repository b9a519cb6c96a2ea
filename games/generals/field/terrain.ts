// GEN-20.1: the ground of a battle: woods, hills, rivers, roads and the buildings that still stand.
import type { Frozen } from '@grognard/kernel';
import type { Options } from '../options.ts';
import type { State } from '../state.ts';
import { type Ground, LAYOUT_GROUND } from '../tables/layouts.ts';
import type { BattleSector, Border, Layout, Sector } from '../vocabulary.ts';
import { LAYOUTS } from '../vocabulary.ts';
import { borderBetween, endsOf, isBattleSector, turned } from './board-graph.ts';

const turnedSectors = (sectors: readonly BattleSector[]): readonly BattleSector[] =>
  sectors.map(turned).filter(isBattleSector);

/** GEN-20.29, GEN-R.117: the layout after half a turn. */
function turnedGround(ground: Ground): Ground {
  return {
    forest: turnedSectors(ground.forest),
    hill: turnedSectors(ground.hill),
    rivers: ground.rivers.map(turnedSectors),
    building: turnedSectors(ground.building),
    roads: ground.roads.map(turnedBorder),
  };
}

function turnedBorder(border: Border): Border {
  const [a, b] = endsOf(border);
  return borderBetween(turned(a), turned(b)) ?? border;
}

const TURNED = Object.fromEntries(LAYOUTS.map((layout) => [layout, turnedGround(LAYOUT_GROUND[layout])])) as {
  readonly [layout in Layout]: Ground;
};

export const groundOf = (options: Frozen<Options>): Ground =>
  options.turned ? TURNED[options.terrain] : LAYOUT_GROUND[options.terrain];

type Board = { readonly options: Frozen<Options> };

export const isForest = (state: Board, sector: Sector): boolean =>
  contains(groundOf(state.options).forest, sector);
export const isHill = (state: Board, sector: Sector): boolean =>
  contains(groundOf(state.options).hill, sector);
export const hasRiver = (state: Board, sector: Sector): boolean =>
  groundOf(state.options).rivers.some((river) => contains(river, sector));
export const hasRoad = (state: Board, from: Sector, to: Sector): boolean => {
  const border = borderBetween(from, to);
  return border !== null && groundOf(state.options).roads.includes(border);
};
/** GEN-20.22: a destroyed building no longer exists. */
export const hasBuilding = (state: Frozen<Pick<State, 'buildings'>>, sector: Sector): boolean =>
  contains(state.buildings, sector);

/** GEN-R.115: entering a river sector from a sector without that river; along it units are exempt (GEN-20.26). */
export const crossesRiver = (state: Board, from: Sector, to: Sector): boolean =>
  groundOf(state.options).rivers.some((river) => contains(river, to) && !contains(river, from));

/** GEN-7.2, 20.4, 20.25: how many units may cross a border in one direction in one phase. */
export const borderLimit = (state: Board, from: Sector, to: Sector): 3 | 5 =>
  isForest(state, to) || crossesRiver(state, from, to) ? 3 : 5;

const contains = (sectors: readonly Sector[], sector: Sector): boolean => sectors.includes(sector);
