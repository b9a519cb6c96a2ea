import { winnerOf } from './games.ts';

/** The ceiling: one array changed in place, checks written out, nothing kept. Gives the number of moves. */
export function handWritten(games: readonly (readonly number[])[]): number {
  let moves = 0;
  for (const squares of games) {
    const cells: ('X' | 'O' | '')[] = ['', '', '', '', '', '', '', '', ''];
    let mover: 'X' | 'O' = 'X';
    let winner: string | null = null;
    for (const square of squares) {
      if (winner || cells[square] !== '') throw new Error('not a legal move');
      cells[square] = mover;
      mover = mover === 'X' ? 'O' : 'X';
      winner = winnerOf(cells);
      moves += 1;
    }
    if (!winner && cells.includes('')) throw new Error('the game is not over');
  }
  return moves;
}
