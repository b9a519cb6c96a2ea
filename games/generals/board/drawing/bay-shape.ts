// How a line of battle is drawn by the room there is for it, and how deep it cuts into the sectors beside it.
import type { Box } from '@grognard/desk/drawing/shapes.ts';
import { armOf } from '../words/names.ts';
import { ASPECT } from './block-shape.ts';
import type { Geometry } from './geometry.ts';
import type { FrontPicture } from './scene.ts';

/** What there is room for: unit, die and sum; unit and die; the unit over its die; two numbers. */
export type BayKind = 'sum' | 'bare' | 'tall' | 'lozenge';

export interface Shape {
  readonly kind: BayKind;
  readonly depth: number;
}

export const LOZENGE: Readonly<Pick<Box, 'w' | 'h'>> = { w: 58, h: 26 };

export const spacesOf = ({ white, black }: FrontPicture): number => Math.max(1, white.length, black.length);
/** GEN-12.29: a battery takes two dice. */
export const diceOf = ({ white, black }: FrontPicture): number =>
  [...white, ...black].some((unit) => armOf(unit) === 'A') ? 2 : 1;

export const lineHeight = ({ measures }: Geometry): number => measures.lineCounter * ASPECT + 3;

/** The least that has to be left of a sector: one row of counters. */
export const rowRoom = ({ measures }: Geometry): number => measures.least * ASPECT + 8;

function widthOf(geometry: Geometry, kind: BayKind, dice: number): number {
  const { lineCounter, die, sum, pad } = geometry.measures;
  if (kind === 'tall') return Math.max(lineCounter, die * 0.9 * dice) + 2;
  return lineCounter + die * dice + pad + (kind === 'sum' ? sum : 0);
}

/** The first way of drawing a level line that fits, and how deep it cuts into each sector. */
export function levelShape(geometry: Geometry, front: FrontPicture, wide: number): Shape {
  const { die, freeSpace, isSmall, seam } = geometry.measures;
  const n = spacesOf(front);
  const kinds = ['sum', 'bare', 'tall'] as const;
  const kind = kinds.find(
    (each) => n * widthOf(geometry, each, diceOf(front)) + (5 - n) * freeSpace <= wide - 9,
  );
  if (kind === undefined) return { kind: 'lozenge', depth: (LOZENGE.h - seam) / 2 + 2 };
  const high = lineHeight(geometry);
  return { kind, depth: kind === 'tall' ? high + die + 7 : Math.max(high, die) + (isSmall ? 5 : 8) };
}

export const cellOf = (geometry: Geometry, front: FrontPicture, kind: BayKind, wide: number): number =>
  Math.min(
    widthOf(geometry, kind, diceOf(front)) + (kind === 'sum' ? 12 : geometry.measures.sum),
    (wide - 6 - (5 - spacesOf(front)) * geometry.measures.freeSpace) / spacesOf(front),
  );
