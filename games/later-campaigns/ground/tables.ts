// Tables with a number for each hex that are gone after a move or two. One by one they are dear to make and to throw away:
// small ones are cut from a sheet, and the sheet is thrown away as a whole.

/** In bytes. */
const SHEET = 65_536;
const LARGE = SHEET / 8;
/** A table begins where numbers of any size may. */
const ALIGNED = 8;

let sheet = new ArrayBuffer(SHEET);
let used = 0;

/** Where the next table begins. */
function cut(bytes: number): number {
  if (used + bytes > SHEET) {
    sheet = new ArrayBuffer(SHEET);
    used = 0;
  }
  const start = used;
  used += Math.ceil(bytes / ALIGNED) * ALIGNED;
  return start;
}

/** Filled with 0. */
export function byteTable(length: number): Uint8Array {
  if (length > LARGE) return new Uint8Array(length);
  const start = cut(length);
  return new Uint8Array(sheet, start, length);
}

export function shortTable(length: number): Int16Array {
  const bytes = length * Int16Array.BYTES_PER_ELEMENT;
  if (bytes > LARGE) return new Int16Array(length);
  const start = cut(bytes);
  return new Int16Array(sheet, start, length);
}

export function copyOf(table: Uint8Array): Uint8Array {
  const copy = byteTable(table.length);
  copy.set(table);
  return copy;
}
