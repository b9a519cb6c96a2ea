// NAP-GEO.1 to NAP-GEO.6: the field of 95 hexes, by number, row by row: A1 is 0, A2 11, K9 94.
export const HEXES = 95;

const ROW_OF: number[] = [];
const COLUMN_OF: number[] = [];
for (let row = 0; row < 9; row += 1)
  for (let column = 0; column < (row % 2 === 0 ? 11 : 10); column += 1) {
    ROW_OF.push(row);
    COLUMN_OF.push(column);
  }
export const rowOf = (hex: number): number => ROW_OF[hex] ?? 0;
export const columnOf = (hex: number): number => COLUMN_OF[hex] ?? 0;

export const nameOf = (hex: number): string => `${String.fromCharCode(65 + columnOf(hex))}${rowOf(hex) + 1}`;
const NUMBER = new Map(ROW_OF.map((_row, hex): [string, number] => [nameOf(hex), hex]));
export function hexNamed(name: string): number {
  const hex = NUMBER.get(name);
  if (hex === undefined) throw new Error(`no hex ${name}`);
  return hex;
}

/** NAP-GEO.2 */
const reckoned = (from: number, to: number): number => {
  const q = (hex: number) => columnOf(hex) - (rowOf(hex) - (rowOf(hex) & 1)) / 2;
  const [dq, dr] = [q(to) - q(from), rowOf(to) - rowOf(from)];
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
};
const DISTANCES = ROW_OF.map((_a, from) => ROW_OF.map((_b, to) => reckoned(from, to)));
export const distance = (from: number, to: number): number => DISTANCES[from]?.[to] ?? 99;

const NEIGHBOURS = ROW_OF.map((_row, hex) =>
  ROW_OF.flatMap((_other, other) => (distance(hex, other) === 1 ? [other] : [])),
);
export const neighboursOf = (hex: number): readonly number[] => NEIGHBOURS[hex] ?? [];
