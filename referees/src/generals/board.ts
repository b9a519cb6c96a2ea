// GEN-3: the board, as its listing has it. Nothing on it is computed but what lies straight on.
export type Side = 'white' | 'black';
export type Arm = 'I' | 'C' | 'A';

export const SIDES: readonly Side[] = ['white', 'black'];
export const other = (side: Side): Side => (side === 'white' ? 'black' : 'white');

/** GEN-3.1: the order of every loop. */
export const SECTORS: readonly string[] = ['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3', 'rw', 'rb'];
export const BATTLE_SECTORS: readonly string[] = SECTORS.slice(0, 9);
export const BORDERS = [
  ['a1', 'b1'],
  ['a1', 'a2'],
  ['b1', 'c1'],
  ['b1', 'b2'],
  ['c1', 'c2'],
  ['a2', 'b2'],
  ['a2', 'a3'],
  ['b2', 'c2'],
  ['b2', 'b3'],
  ['c2', 'c3'],
  ['a3', 'b3'],
  ['b3', 'c3'],
] as const;
const SUPPLY = [
  ['a1', 'rw'],
  ['b1', 'rw'],
  ['c1', 'rw'],
  ['a3', 'rb'],
  ['b3', 'rb'],
  ['c3', 'rb'],
] as const;

export const isSector = (place: string): boolean => SECTORS.includes(place);
export const isBattleSector = (place: string): boolean => BATTLE_SECTORS.includes(place);
export const reserveOf = (side: Side): string => (side === 'white' ? 'rw' : 'rb');
export const sectorRank = (sector: string): number => SECTORS.indexOf(sector);

export const neighbours = (sector: string): readonly string[] =>
  SECTORS.filter((each) =>
    [...BORDERS, ...SUPPLY].some(([a, b]) => (a === sector && b === each) || (b === sector && a === each)),
  );

export const borderOf = (one: string, two: string): string =>
  BORDERS.flatMap(([a, b]) =>
    (a === one && b === two) || (a === two && b === one) ? [`${a}-${b}`] : [],
  ).join('');

export const borderRank = (border: string): number => BORDERS.findIndex(([a, b]) => `${a}-${b}` === border);

const column = (sector: string): number => 'abc'.indexOf(sector.charAt(0));
const row = (sector: string): number => Number(sector.charAt(1));
const at = (col: number, line: number): string | null => {
  const sector = `${'abc'.charAt(col)}${line}`;
  return col >= 0 && col < 3 && isBattleSector(sector) ? sector : null;
};

/** The battle sector next behind `to`, seen from `from` in a straight line. */
export const beyond = (from: string, to: string): string | null =>
  at(2 * column(to) - column(from), 2 * row(to) - row(from));

/** Which way an arrow points: 0 north, 1 east, 2 south, 3 west. */
export function compass(from: string, to: string): number {
  if (row(to) !== row(from)) return row(to) > row(from) ? 0 : 2;
  return column(to) > column(from) ? 1 : 3;
}

/** GEN-R.48: one row towards the own reserve. */
export function straightBack(side: Side, from: string): string {
  const line = row(from) + (side === 'white' ? -1 : 1);
  return at(column(from), line) ?? reserveOf(side);
}

/** GEN-3: the board turned by half. */
export const turned = (sector: string): string =>
  sector === 'rw' ? 'rb' : sector === 'rb' ? 'rw' : `${'abc'.charAt(2 - column(sector))}${4 - row(sector)}`;

/** Steps from sector to sector. */
export function stepsBetween(from: string, to: string): number {
  let [reached, steps]: [readonly string[], number] = [[from], 0];
  for (; !reached.includes(to); steps += 1) reached = [...reached, ...reached.flatMap(neighbours)];
  return steps;
}
