// NAP-LOS: a straight line from the centre of one hex to any point of another. Which hexes each open wedge of lines runs
// through before it meets the target is worked out once per pair, in whole numbers.
// Also NAP-LOS.1, NAP-LOS.5, NAP-LOS.7, NAP-LOS.10, NAP-RUL.51, NAP-RUL.52, NAP-RUL.53.
import {
  type Axial,
  axialAt,
  type Crossing,
  cross,
  crossing,
  FINE,
  HEX_DIRECTIONS,
  hexCorner,
  isLess,
} from '@grognard/geometry';
import type { Frozen } from '@grognard/kernel';
import { GRID } from '../data/field.ts';
import type { Battle } from '../state.ts';
import type { Hex } from '../vocabulary.ts';
import { distance, HEXES } from './hexes.ts';
import { groundTable } from './terrain.ts';
import { occupied } from './units.ts';

/** Hexes a wedge of lines runs through; it is open as long as none of them blocks. */
type Wedge = readonly Hex[];

const CORNERS: readonly Axial[] = HEX_DIRECTIONS.map(hexCorner);
const WEDGES: (readonly Wedge[] | undefined)[] = Array.from({ length: HEXES * HEXES });

/** From the centre of one hex to that of another, in fine points. */
function toCentre(from: Hex, to: Hex): Axial {
  const [a, b] = [axialAt(GRID, from), axialAt(GRID, to)];
  return { q: FINE * (b.q - a.q), r: FINE * (b.r - a.r) };
}
const cornersSeen = (from: Hex, to: Hex): readonly Axial[] => {
  const { q, r } = toCentre(from, to);
  return CORNERS.map((corner) => ({ q: q + corner.q, r: r + corner.r }));
};

/** NAP-LOS.8, steps 2 to 4, for every hex that could ever block. */
function wedgesBetween(from: Hex, to: Hex): readonly Wedge[] {
  const seen = cornersSeen(from, to);
  const lo = seen.reduce((least, each) => (cross(each, least) > 0 ? each : least));
  const hi = seen.reduce((most, each) => (cross(most, each) > 0 ? each : most));
  const between: Hex[] = [];
  for (let hex = 0; hex < HEXES; hex++)
    if (hex !== from && hex !== to && distance(from, hex) <= distance(from, to)) between.push(hex);
  const rays = [lo, hi];
  for (const hex of between)
    for (const corner of cornersSeen(from, hex))
      if (cross(lo, corner) > 0 && cross(corner, hi) > 0) rays.push(corner);
  rays.sort((a, b) => cross(b, a));
  const wedges: Wedge[] = [];
  for (let i = 1; i < rays.length; i++) {
    const [one, next] = [rays[i - 1] ?? lo, rays[i] ?? hi];
    if (cross(one, next) === 0) continue;
    const middle = { q: one.q + next.q, r: one.r + next.r };
    const target = crossing(middle, toCentre(from, to));
    if (target !== null) wedges.push(between.filter((hex) => isBefore(middle, from, hex, target)));
  }
  return onlyLeast(wedges);
}

function isBefore(ray: Axial, from: Hex, hex: Hex, target: Crossing): boolean {
  const met = crossing(ray, toCentre(from, hex));
  return met !== null && isLess(met.enters, target.enters);
}

/** A wedge through all the hexes of another, and more, never opens anything. */
const onlyLeast = (wedges: readonly Wedge[]): readonly Wedge[] => {
  const unlike = wedges.filter((each, i) => wedges.findIndex((one) => one.join() === each.join()) === i);
  return unlike.filter(
    (each) => !unlike.some((one) => one !== each && one.every((hex) => each.includes(hex))),
  );
};

export function wedgesOf(from: Hex, to: Hex): readonly Wedge[] {
  const at = from * HEXES + to;
  let wedges = WEDGES[at];
  if (wedges === undefined) {
    wedges = wedgesBetween(from, to);
    WEDGES[at] = wedges;
  }
  return wedges;
}

/** NAP-LOS.3, NAP-LOS.4, NAP-LOS.9: both ends never block; neighbours always see each other. */
export function isInSight(from: Hex, to: Hex, blocks: (hex: Hex) => boolean): boolean {
  if (distance(from, to) <= 1) return true;
  for (const wedge of wedgesOf(from, to)) {
    let isOpen = true;
    for (const hex of wedge)
      if (blocks(hex)) {
        isOpen = false;
        break;
      }
    if (isOpen) return true;
  }
  return false;
}

/** NAP-LOS.2: hexes that hold a unit, and ground that blocks. */
export function sees(battle: Frozen<Battle>, from: Hex, to: Hex): boolean {
  const { blocks } = groundTable(battle);
  const units = occupied(battle);
  return isInSight(from, to, (hex) => blocks[hex] === 1 || units[hex] === 1);
}
