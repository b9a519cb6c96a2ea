// Where names stand on the map so that none lies over another: below their hex or above it; what finds no room is left out.
import type { HexPlan } from './hex-plan.ts';
import type { MapLabel } from './labels.tsx';

export interface PlacedLabel extends MapLabel {
  readonly x: number;
  readonly y: number;
}

type Kind = MapLabel['kind'];

/** Great names first: a farm gives way to a town. */
const RANKS: readonly Kind[] = ['town', 'village', 'water', 'farm'];
/** As the style sheet has it. */
const LETTERS: { readonly [kind in Kind]: number } = { town: 19, village: 15.5, farm: 13, water: 13.5 };
/** The width of a letter by its height, with what is set between letters. */
const WIDTH: { readonly [kind in Kind]: number } = { town: 0.56, village: 0.56, farm: 0.48, water: 0.62 };
/** From the middle of the hex down, in radii: what has houses carries its name below them. */
const PLACES: { readonly [kind in Kind]: readonly number[] } = {
  town: [0.98, -0.8],
  village: [0.98, -0.8],
  farm: [0.62, -0.5],
  water: [0, 0.62],
};

/** From afar towns alone have names, of this size on the page, below or above whatever marks them. */
const AFAR = { letters: 14, downs: [22, -10] } as const;

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function boxOf({ text, kind, x, y }: PlacedLabel, height: number): Box {
  const half = (text.length * height * WIDTH[kind]) / 2;
  return { left: x - half, right: x + half, top: y - height, bottom: y + height / 4 };
}

const isOver = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** `zoom`: of a map seen from afar. */
export function placeLabels(
  { centre, radius }: HexPlan,
  labels: readonly MapLabel[],
  zoom?: number,
): readonly PlacedLabel[] {
  const taken: Box[] = [];
  const lettersOf = (kind: Kind): number => (zoom === undefined ? LETTERS[kind] : AFAR.letters / zoom);
  const downsOf = (kind: Kind): readonly number[] =>
    zoom === undefined ? PLACES[kind].map((down) => down * radius) : AFAR.downs.map((down) => down / zoom);
  return labels
    .filter(({ kind }) => zoom === undefined || kind === 'town')
    .toSorted((a, b) => RANKS.indexOf(a.kind) - RANKS.indexOf(b.kind))
    .flatMap((label) => {
      const { x, y } = centre(label.hex);
      const height = lettersOf(label.kind);
      const free = downsOf(label.kind)
        .map((down) => ({ ...label, x, y: y + down }))
        .find((placed) => !taken.some((box) => isOver(box, boxOf(placed, height))));
      if (free === undefined) return [];
      taken.push(boxOf(free, height));
      return [free];
    });
}
