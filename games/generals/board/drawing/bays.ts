// A fight opens a bay in the seam between two sectors, of the same depth into both; what is left of them holds the other units.
import type { Box } from '@grognard/desk/drawing/shapes.ts';
import { borderBetween, endsOf, isBattleBorder, isBattleSector } from '../../field/board-graph.ts';
import {
  BATTLE_SECTORS,
  type BattleBorder,
  type BattleSector,
  type FrontId,
  type Sector,
} from '../../vocabulary.ts';
import {
  type BayKind,
  cellOf,
  diceOf,
  LOZENGE,
  levelShape,
  lineHeight,
  rowRoom,
  spacesOf,
} from './bay-shape.ts';
import type { Geometry } from './geometry.ts';
import type { FrontPicture } from './scene.ts';

export interface Bay {
  readonly kind: BayKind;
  readonly box: Box;
  /** Between two sectors of one row: its spaces stand one above the other. */
  readonly isUpright: boolean;
  /** Spaces somebody stands in. */
  readonly spaces: number;
  /** Width of such a space, or its height in an upright bay. */
  readonly cell: number;
  /** Dice of the unit with the most of them. */
  readonly dice: number;
}

export interface Bays {
  readonly of: ReadonlyMap<FrontId, Bay>;
  /** What the bays leave of each sector. */
  readonly rest: (sector: BattleSector) => Box;
}

interface Edges {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

const lozengeAround = (x: number, y: number, w = LOZENGE.w): Omit<Bay, 'spaces' | 'dice'> => ({
  kind: 'lozenge',
  box: { x: x - w / 2, y: y - LOZENGE.h / 2, w, h: LOZENGE.h },
  isUpright: false,
  cell: 0,
});

/** A fight lies on the way from one sector to the next: on their border, or inside the second. */
export const isFoughtOver = ({ of }: Bays, from: Sector, to: Sector): boolean =>
  of.has(borderBetween(from, to) ?? '') || [...of.keys()].some((front) => sectorOf(front) === to);

/** The bays that these fronts open. */
export function openBays(geometry: Geometry, fronts: readonly FrontPicture[]): Bays {
  const edges = new Map<BattleSector, Edges>(
    BATTLE_SECTORS.map((sector) => [sector, { top: 0, bottom: 0, left: 0, right: 0 }]),
  );
  const edgesOf = (sector: BattleSector): Edges =>
    edges.get(sector) ?? { top: 0, bottom: 0, left: 0, right: 0 };
  const rest = (sector: BattleSector): Box => {
    const { x, y, w, h } = geometry.sectors[sector];
    const { top, bottom, left, right } = edgesOf(sector);
    return { x: x + left, y: y + top, w: Math.max(0, w - left - right), h: Math.max(0, h - top - bottom) };
  };
  const room = { geometry, edgesOf, rest };
  const of = new Map<FrontId, Bay>();
  const open = (front: FrontPicture, bay: Omit<Bay, 'spaces' | 'dice'>): void => {
    of.set(front.id, { ...bay, spaces: spacesOf(front), dice: diceOf(front) });
  };
  const onBorder = fronts.flatMap((front) => (isBattleBorder(front.id) ? [{ front, border: front.id }] : []));
  const isLevel = ({ border }: { readonly border: BattleBorder }): boolean => !isAcross(geometry, border);
  const openLevel = (): void => {
    for (const { front, border } of onBorder.filter(isLevel)) open(front, levelBay(room, front, border));
  };
  // Small boards show fights beside a sector as lozenges, and the bays above and below leave them room.
  if (!geometry.measures.isSmall) openLevel();
  for (const { front, border } of onBorder.filter((each) => !isLevel(each)))
    open(front, uprightBay(room, front, border));
  if (geometry.measures.isSmall) openLevel();
  for (const sector of BATTLE_SECTORS) {
    const inside = fronts.filter(({ id }) => !isBattleBorder(id) && sectorOf(id) === sector);
    innerBays(room, inside, sector).forEach((bay, i) => {
      const front = inside[i];
      if (front !== undefined) open(front, bay);
    });
  }
  return { of, rest };
}

interface Room {
  readonly geometry: Geometry;
  readonly edgesOf: (sector: BattleSector) => Edges;
  readonly rest: (sector: BattleSector) => Box;
}
type Opened = Omit<Bay, 'spaces' | 'dice'>;

const sectorOf = (front: FrontId): string => front.split(':')[1] ?? '';

/** The two sectors of a border as they lie on the board: the left or upper one first. */
function sectorsAt({ sectors }: Geometry, border: BattleBorder): readonly [BattleSector, BattleSector] {
  const [a, b] = endsOf(border);
  if (!isBattleSector(a) || !isBattleSector(b)) throw new Error(`${border} parts two battle sectors`);
  return sectors[a].x + sectors[a].y <= sectors[b].x + sectors[b].y ? [a, b] : [b, a];
}

function isAcross({ sectors }: Geometry, border: BattleBorder): boolean {
  const [a, b] = endsOf(border);
  return sectors[a].y === sectors[b].y;
}

function levelBay({ geometry, edgesOf, rest }: Room, front: FrontPicture, border: BattleBorder): Opened {
  const [upper, lower] = sectorsAt(geometry, border);
  const { y, h } = geometry.sectors[upper];
  const [a, b] = [rest(upper), rest(lower)];
  const x = Math.max(a.x, b.x);
  const w = Math.min(a.x + a.w, b.x + b.w) - x;
  const { seam } = geometry.measures;
  const shape = levelShape(geometry, front, w - 6);
  const fits = Math.min(a.h, b.h) - shape.depth >= rowRoom(geometry);
  const depth = fits ? shape.depth : (LOZENGE.h - seam) / 2 + 2;
  edgesOf(upper).bottom += depth;
  edgesOf(lower).top += depth;
  if (!fits || shape.kind === 'lozenge') return lozengeAround(x + w / 2, y + h + seam / 2);
  const box = { x: x + 3, y: y + h - depth + 2, w: w - 6, h: 2 * depth + seam - 4 };
  return { kind: shape.kind, box, isUpright: false, cell: cellOf(geometry, front, shape.kind, box.w) };
}

function uprightBay({ geometry, edgesOf, rest }: Room, front: FrontPicture, border: BattleBorder): Opened {
  const [left, right] = sectorsAt(geometry, border);
  const { measures } = geometry;
  const { lineCounter, die, sum, seam, least, isSmall } = measures;
  const n = spacesOf(front);
  const dice = diceOf(front);
  const { x, w } = geometry.sectors[left];
  const [a, b] = [rest(left), rest(right)];
  const top = Math.max(a.y, b.y) + 2;
  const bottom = Math.min(a.y + a.h, b.y + b.h) - 2;
  const kind = lineCounter + die * dice + sum + 14 < w * 0.36 ? 'sum' : 'bare';
  const depth = lineCounter + die * dice + 13 + (kind === 'sum' ? sum : 0);
  const row = Math.max(lineHeight(geometry), die) + 1;
  const isWideEnough = Math.min(a.w, b.w) - depth >= least + 40;
  if (isSmall || !isWideEnough || bottom - top < n * row + 8) {
    const half = (LOZENGE.w - seam) / 2 + 2;
    edgesOf(left).right += half;
    edgesOf(right).left += half;
    return lozengeAround(x + w + seam / 2, (top + bottom) / 2);
  }
  edgesOf(left).right += depth;
  edgesOf(right).left += depth;
  const h = Math.min(bottom - top, Math.max(2, n) * (row + 5) + 8);
  const box = { x: x + w - depth + 2, y: (top + bottom - h) / 2, w: 2 * depth + seam - 4, h };
  return { kind, box, isUpright: true, cell: (h - 6) / n };
}

/** Meetings, and attacks on the building, are fought inside a sector, side by side along its lower edge. */
function innerBays(
  { geometry, edgesOf, rest }: Room,
  fronts: readonly FrontPicture[],
  sector: BattleSector,
): readonly Opened[] {
  if (fronts.length === 0) return [];
  const { x, y, w, h } = rest(sector);
  const wide = w / fronts.length - 6;
  const shapes = fronts.map((front) => levelShape(geometry, front, wide));
  const high = Math.max(...shapes.map(({ depth }) => 2 * depth + 2));
  const isTooHigh = high > h - geometry.measures.title - 6;
  if (isTooHigh || shapes.some(({ kind }) => kind === 'lozenge'))
    return lozengesIn(edgesOf(sector), { x, y, w, h }, fronts.length);
  edgesOf(sector).bottom += high + 3;
  return fronts.map((front, i) => {
    const kind = shapes[i]?.kind ?? 'bare';
    const box = { x: x + 3 + i * (wide + 6), y: y + h - high - 3, w: wide, h: high };
    return { kind, box, isUpright: false, cell: cellOf(geometry, front, kind, wide) };
  });
}

/** The narrowest in which two numbers and the blades between them can be read. */
const LEAST_LOZENGE = 44;

/** Side by side along the lower edge, or one above the other where that is too narrow. */
function lozengesIn(edges: Edges, { x, y, w, h }: Box, count: number): readonly Opened[] {
  const wide = Math.min(LOZENGE.w, w / count - 2);
  const isRow = wide >= LEAST_LOZENGE;
  edges.bottom += (LOZENGE.h + 4) * (isRow ? 1 : count);
  const lowest = y + h - LOZENGE.h / 2 - 3;
  return Array.from({ length: count }, (_, i) =>
    isRow
      ? lozengeAround(x + w / 2 + (i - (count - 1) / 2) * (wide + 2), lowest, wide)
      : lozengeAround(x + w / 2, lowest - i * (LOZENGE.h + 4)),
  );
}
