const SIDE = 6;
const MEADOW = [...'.......##.#..#..#..#.##.....#..##...'];

export const SQUARES = [...MEADOW.keys()];
export const LAND = SQUARES.filter((square) => MEADOW[square] === '.');
export const HUT = SQUARES.length - 1;

/** By square that can be reached at all, how many legs away it is. */
export type Ways = ReadonlyMap<number, number>;

const neighbours = (square: number): readonly number[] =>
  [square - SIDE, square + SIDE, square - 1, square + 1].filter((next) => {
    const isBeside = next % SIDE === square % SIDE || Math.floor(next / SIDE) === Math.floor(square / SIDE);
    return isBeside && MEADOW[next] === '.';
  });

export function waysFrom(start: number): Ways {
  const ways = new Map([[start, 0]]);
  for (const [square, legs] of ways)
    for (const next of neighbours(square)) if (!ways.has(next)) ways.set(next, legs + 1);
  return ways;
}
