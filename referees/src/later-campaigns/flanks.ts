// NLC-D.8: from where a defender is flanked.
import {
  type Board,
  garrisonOf,
  groundOf,
  hexesOf,
  isFallingBack,
  sideOf,
  unitsIn,
  unitsOfIn,
} from './board.ts';
import { distance } from './land.ts';
import { at, otherSide, type Side } from './words.ts';

/** Towns and chateaux protect from flanks and enfilade (NLC-7.6c, 7.10d, 8.5b). */
export const isSheltered = (board: Board, hex: number): boolean =>
  ['town', 'chateau'].includes(groundOf(board, hex)) || garrisonOf(board, hex) !== null;

const isRoadside = (board: Board, hex: number): boolean =>
  at(board.land.neighbours, hex).some((next) => next >= 0 && board.land.side(hex, next).link !== null);

/** NLC-12.2.6d, NLC-R032 */
export const isFleeingByRoad = (board: Board, hex: number, defenders: readonly number[]): boolean =>
  defenders.length > 0 && isRoadside(board, hex) && defenders.every((unit) => isFallingBack(board, unit));

export function isFlankedInAssault(
  board: Board,
  target: number,
  attacker: Side,
  from: readonly number[],
): boolean {
  if (isSheltered(board, target)) return false;
  const { land } = board;
  const around = at(land.contact, target);
  const friends = around.filter((hex) => unitsOfIn(board, otherSide(attacker), hex).length > 0);
  if (friends.length > 1) return false;
  return around.some((hex) => {
    if (unitsOfIn(board, attacker, hex).length === 0) return false;
    const others = from.filter((each) => each !== hex);
    return others.length > 0 && others.every((each) => distance(land, each, hex) !== 1);
  });
}

/** NLC-7.10b, 8.5c: some friend beside the target does not touch the hex it is entered from. */
export function isFlankEntry(
  board: Board,
  side: Side,
  target: number,
  entry: number,
  counts: (unit: number) => boolean,
): boolean {
  const { land } = board;
  return at(land.contact, target).some(
    (hex) =>
      distance(land, entry, hex) >= 2 &&
      unitsIn(board, hex).some((unit) => sideOf(board, unit) === side && counts(unit)),
  );
}

/** NLC-8.5c: the hexes beside the target through whose common side the fire may come. */
export function entriesOfFire(board: Board, from: number, target: number): readonly number[] {
  const { land } = board;
  const steps = distance(land, from, target);
  if (steps === 1) return [from];
  const [a, b] = [at(land.axial, from), at(land.axial, target)];
  const offLine = (hex: number): number => {
    const { q, r } = at(land.axial, hex);
    return Math.abs((b.q - a.q) * (r - a.r) - (b.r - a.r) * (q - a.q));
  };
  const nearer = at(land.neighbours, target).filter(
    (hex) => hex >= 0 && distance(land, from, hex) === steps - 1,
  );
  const least = Math.min(...nearer.map(offLine));
  return nearer.filter((hex) => offLine(hex) === least);
}

export const isEnfiladed = (board: Board, side: Side, from: number, target: number): boolean =>
  !isSheltered(board, target) &&
  entriesOfFire(board, from, target).some((entry) =>
    isFlankEntry(board, side, target, entry, (unit) => !hexesOf(board, unit).includes(from)),
  );
