// SAG-2: slots, and which of them lie in front of, behind and beside each other.
export type Player = 'A' | 'B';
export const PLAYERS: readonly Player[] = ['A', 'B'];
export const other = (player: Player): Player => (player === 'A' ? 'B' : 'A');

export const LINE: readonly string[] = ['L1', 'L2', 'L3', 'L4', 'L5'];
export const SECOND: readonly string[] = ['S1', 'S2', 'S3', 'S4'];
export const RESERVE: readonly string[] = ['R1', 'R2', 'R3', 'R4', 'R5'];
export const GROUND: readonly string[] = [...LINE, ...SECOND, ...RESERVE];
export const SLOTS: readonly string[] = [...GROUND, 'RTW', 'RTE', 'OFW', 'OFE'];

/** 'A:L1': a slot of a board. */
export const at = (board: Player, slot: string): string => `${board}:${slot}`;
export const boardOf = (place: string): Player => (place.startsWith('A') ? 'A' : 'B');
export const slotOf = (place: string): string => place.slice(2);
export const rowOf = (place: string): string =>
  place.charAt(2) === 'O' ? 'OF' : place.startsWith('RT', 2) ? 'RT' : place.charAt(2);
const indexOf = (place: string): number => Number(place.charAt(3));

export const facing = (place: string): string => at(other(boardOf(place)), slotOf(place));

const existing = (board: Player, row: string, indices: readonly number[]): readonly string[] =>
  indices
    .map((index) => `${row}${index}`)
    .filter((slot) => GROUND.includes(slot))
    .map((slot) => at(board, slot));

/** SAG-2.8. */
export const inFrontOf = (place: string): readonly string[] =>
  rowOf(place) === 'S' ? existing(boardOf(place), 'L', [indexOf(place), indexOf(place) + 1]) : [];
export const behind = (place: string): readonly string[] =>
  rowOf(place) === 'L' ? existing(boardOf(place), 'S', [indexOf(place) - 1, indexOf(place)]) : [];
export const beside = (place: string): readonly string[] =>
  rowOf(place) === 'L' || rowOf(place) === 'S'
    ? existing(boardOf(place), rowOf(place), [indexOf(place) - 1, indexOf(place) + 1])
    : [];

/** SAG-2.11, 2.12. */
export function retreatsOf(owner: Player, place: string): readonly string[] {
  const [row, index] = [rowOf(place), indexOf(place)];
  if (row === 'OF') return [at(owner, `RT${place.charAt(4)}`)];
  const [west, east] = [at(owner, 'RTW'), at(owner, 'RTE')];
  if (row === 'R' || (row === 'L' && index === 3)) return [west, east];
  return index <= 2 ? [west] : [east];
}

const ROWS = ['R', 'S', 'L'];
/** SAG-2.13. */
const column = (place: string): number =>
  rowOf(place) === 'S' ? 2 * indexOf(place) - 1 : 2 * (indexOf(place) - 1);

/** One space forward, for an army that fights towards the other board. */
function forward(army: Player, place: string): readonly string[] {
  const board = boardOf(place);
  const depth = ROWS.indexOf(rowOf(place));
  if (board === army && depth === 2) return [facing(place)];
  const next = ROWS[board === army ? depth + 1 : depth - 1];
  return GROUND.map((slot) => at(board, slot)).filter(
    (each) => rowOf(each) === next && Math.abs(column(each) - column(place)) === 1,
  );
}

/** SAG-10.4, 8.8, R06: the enemy slots a gun sees, by their distance. */
export function arc(
  army: Player,
  from: string,
  range: number,
  hides: (place: string) => boolean,
): ReadonlyMap<string, number> {
  const seen = new Map<string, number>();
  let reached: readonly string[] = [from];
  for (let distance = 1; distance <= range; distance += 1) {
    reached = [...new Set(reached.flatMap((place) => forward(army, place)))];
    for (const place of reached) if (boardOf(place) !== army) seen.set(place, distance);
    reached = reached.filter((place) => !hides(place));
  }
  return seen;
}

/** SAG, vocabulary: the order of every automatic sequence over a player's units. */
export function slotRank(owner: Player, place: string): number {
  return boardOf(place) === owner ? SLOTS.indexOf(slotOf(place)) : 100 + SLOTS.indexOf(slotOf(place));
}
