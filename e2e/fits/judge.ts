// What is wrong with a measured page, in sentences.
import type { Box, Measured } from './measure.ts';

/** Letters do not fill the box of their line. */
const LINE_EDGE = 0.24;
/** Pieces may touch. */
const TOUCH = 2;
const LEAST_TARGET = 24;
/** Smaller windows than this are nobody's laptop. */
const LAPTOP = { width: 1000, height: 500 };
const LEAST_PIECE = { laptop: 34, other: 28 };

const letters = (box: Box): Box => {
  const edge = (box.bottom - box.top) * LINE_EDGE;
  return { ...box, top: box.top + edge, bottom: box.bottom - edge };
};

const isOver = (a: Box, b: Box): boolean =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > TOUCH &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > TOUCH;

/** What floats may cover what lies below it, and a fan of cards covers itself. */
const mayCover = (a: Box, b: Box): boolean => a.layer !== b.layer || (a.fan !== -1 && a.fan === b.fan);

function overlaps(as: readonly Box[], bs: readonly Box[], differ: (a: Box, b: Box) => boolean): string[] {
  return as.flatMap((a, i) =>
    bs
      .slice(as === bs ? i + 1 : 0)
      .filter((b) => differ(a, b) && !mayCover(a, b) && isOver(a, b))
      .map((b) => `“${a.name}” lies over “${b.name}”`),
  );
}

function outside({ width, height, isLong, texts, pieces }: Measured): string[] {
  return [...texts, ...pieces]
    .filter(
      ({ left, right, top, bottom }) =>
        left < -1 || right > width + 1 || (!isLong && (top < -1 || bottom > height + 2)),
    )
    .map(({ name }) => `“${name}” is outside the window`);
}

const tooSmall = ({ targets }: Measured): string[] =>
  targets
    .filter(
      ({ left, right, top, bottom }) =>
        right - left < LEAST_TARGET - 0.5 || bottom - top < LEAST_TARGET - 0.5,
    )
    .map(
      ({ name, left, right, top, bottom }) =>
        `“${name}” is ${Math.round(right - left)}×${Math.round(bottom - top)}, too small to press`,
    );

function smallPieces({ width, height, pieces }: Measured): string[] {
  const isLaptop = width >= LAPTOP.width && height >= LAPTOP.height;
  const least = isLaptop ? LEAST_PIECE.laptop : LEAST_PIECE.other;
  return pieces
    .filter(({ wide, fan }) => fan === -1 && wide < least - 0.5)
    .map(({ name, wide }) => `“${name}” is ${Math.round(wide)} wide, less than ${least}`);
}

/** One sentence for each thing that does not fit; none: it fits. */
export function misfits(measured: Measured): readonly string[] {
  const { texts, pieces } = measured;
  const lines = texts.map(letters);
  return [
    ...new Set([
      ...overlaps(lines, lines, (a, b) => a.name !== b.name || Math.abs(a.top - b.top) < 4),
      ...overlaps(pieces, pieces, (a, b) => a.piece !== b.piece),
      ...overlaps(pieces, lines, (a, b) => a.piece !== b.piece),
      ...texts.filter(({ isCut }) => isCut).map(({ name }) => `“${name}” is cut`),
      ...outside(measured),
      ...tooSmall(measured),
      ...smallPieces(measured),
    ]),
  ];
}
