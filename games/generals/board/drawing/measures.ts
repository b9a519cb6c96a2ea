// How large things are drawn, by the room the board has: on a phone held upright, in a small window, in a laptop's, on a desk.

/** In CSS pixels. */
export interface Measures {
  /** Widths of a counter: as large as it gets, in a line of battle, and never less than this. */
  readonly counter: number;
  readonly lineCounter: number;
  readonly least: number;
  readonly die: number;
  /** Room a written sum needs beside its die. */
  readonly sum: number;
  /** Room a space nobody stands in needs for its number. */
  readonly freeSpace: number;
  /** Height of a reserve's strip. */
  readonly strip: number;
  /** Width of a border over which nobody fights. */
  readonly seam: number;
  readonly margin: number;
  readonly title: number;
  readonly text: number;
  /** Air round a unit and its die. */
  readonly pad: number;
  /** Signs become words, sums become totals. */
  readonly isSmall: boolean;
  /** Narrow sectors: what is said of one stands above its units, not beside them. */
  readonly isUpright: boolean;
}

const UPRIGHT: Measures = {
  counter: 34,
  lineCounter: 29,
  least: 28,
  die: 17,
  sum: 15,
  freeSpace: 8,
  strip: 38,
  seam: 10,
  margin: 3,
  title: 15,
  text: 13,
  pad: 4,
  isSmall: true,
  isUpright: true,
};
const SMALL: Measures = {
  ...UPRIGHT,
  lineCounter: 28,
  strip: 30,
  seam: 9,
  freeSpace: 9,
  title: 14,
  pad: 3,
  isUpright: false,
};
const LAPTOP: Measures = {
  counter: 44,
  lineCounter: 36,
  least: 34,
  die: 23,
  sum: 40,
  freeSpace: 11,
  strip: 43,
  seam: 13,
  margin: 7,
  title: 17,
  text: 14,
  pad: 6,
  isSmall: false,
  isUpright: false,
};
const DESK: Measures = {
  ...LAPTOP,
  counter: 50,
  lineCounter: 40,
  least: 40,
  die: 26,
  sum: 42,
  strip: 52,
  seam: 20,
  title: 19,
  text: 15,
};

const enlarged = (measures: Measures, by: number): Measures => ({
  ...measures,
  counter: measures.counter * by,
  lineCounter: measures.lineCounter * by,
  die: measures.die * by,
  strip: measures.strip * by,
  title: measures.title * Math.sqrt(by),
});

/** By the size of the board itself, whatever lies round it. */
export function measuresOf(width: number, height: number): Measures {
  if (width < 460) return UPRIGHT;
  if (width < 640 || height < 430) return SMALL;
  if (width < 960 || height < 630) return LAPTOP;
  return enlarged(DESK, Math.min(1.5, Math.max(1, Math.min(width / 1092, height / 680))));
}
