// Marks on the hexes of a map. Fields are made and thrown away all the time: to ask for memory for each of their tables
// would cost more than to fill it, so they are cut from larger pieces.

/** Hexes of one piece. */
const PIECE = 32_768;
let piece = new ArrayBuffer(0);
let taken = 0;

/** Nothing is marked yet. */
export function newMarks(hexes: number): Uint8Array {
  if (taken + hexes > piece.byteLength) {
    piece = new ArrayBuffer(Math.max(PIECE, hexes));
    taken = 0;
  }
  const marks = new Uint8Array(piece, taken, hexes);
  taken += hexes;
  return marks;
}

export function copyOfMarks(marks: Uint8Array): Uint8Array {
  const copy = newMarks(marks.length);
  copy.set(marks);
  return copy;
}
