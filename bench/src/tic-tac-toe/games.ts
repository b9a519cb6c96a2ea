import { randomOf, simulationSource } from '@grognard/kernel';

export const LINES: readonly (readonly [number, number, number])[] = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];

type Cell = string | null | undefined;

/** Whoever has three in a row, by whatever mark the board uses for it. */
export function winnerOf<C extends Cell>(cells: readonly C[]): C | null {
  for (const line of LINES) {
    const first = cells[line[0]];
    if (first && first === cells[line[1]] && first === cells[line[2]]) return first;
  }
  return null;
}

/** Whole games as lists of squares, the same ones for every competitor. */
export function recordedGames(count: number): readonly (readonly number[])[] {
  const random = randomOf(simulationSource(1815));
  return Array.from({ length: count }, () => {
    const cells: (string | null)[] = Array.from({ length: 9 }, () => null);
    const squares: number[] = [];
    for (const square of random.shuffle([0, 1, 2, 3, 4, 5, 6, 7, 8], 'BENCH square')) {
      cells[square] = squares.length % 2 === 0 ? 'X' : 'O';
      squares.push(square);
      if (winnerOf(cells) !== null) break;
    }
    return squares;
  });
}
