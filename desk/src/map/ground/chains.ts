// Short pieces of line joined into long ones, and drawn with a pen instead of a ruler: streams, roads, crests.
import { at, type Point } from '../hex-plan.ts';
import { towards } from './hex-paths.ts';

type Piece = readonly [Point, Point];

/** Corners of two hexes that are the same corner differ in the last digits. */
const keyOf = ({ x, y }: Point): string => `${Math.round(x)},${Math.round(y)}`;

/** Lines from junction to junction or end to end; rings begin anywhere. */
export function chained(pieces: readonly Piece[]): readonly (readonly Point[])[] {
  const ends = new Map<string, number[]>();
  for (const [i, piece] of pieces.entries())
    for (const end of piece) ends.set(keyOf(end), [...(ends.get(keyOf(end)) ?? []), i]);
  const isUsed = new Set<number>();
  const follow = (from: Point, first: number): readonly Point[] => {
    const line = [from];
    for (let i: number | undefined = first; i !== undefined; ) {
      isUsed.add(i);
      const piece: Piece = pieces[i] ?? [from, from];
      const here = line.at(-1) ?? from;
      const next = keyOf(piece[0]) === keyOf(here) ? piece[1] : piece[0];
      line.push(next);
      const around = ends.get(keyOf(next)) ?? [];
      i = around.length === 2 ? around.find((each) => !isUsed.has(each)) : undefined;
    }
    return line;
  };
  const lines: (readonly Point[])[] = [];
  const start = (isStart: (end: Point) => boolean): void => {
    for (const [i, piece] of pieces.entries())
      for (const end of piece) if (!isUsed.has(i) && isStart(end)) lines.push(follow(end, i));
  };
  start((end) => ends.get(keyOf(end))?.length !== 2);
  start(() => true);
  return lines;
}

/** A line that bends instead of breaking: through the middles of its pieces, the corners pull. */
export function bent(line: readonly Point[]): string {
  const [first, second] = line;
  const last = line.at(-1);
  if (first === undefined || second === undefined || last === undefined) return '';
  let path = `M${at(first)}`;
  for (let i = 1; i < line.length - 1; i += 1) {
    const [corner, next] = [line[i] ?? first, line[i + 1] ?? last];
    path += `Q${at(corner)} ${at(i === line.length - 2 ? next : towards(corner, next, 0.5))}`;
  }
  return line.length === 2 ? `${path}L${at(last)}` : path;
}
