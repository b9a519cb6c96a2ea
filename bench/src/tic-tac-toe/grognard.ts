import { mcts } from '@grognard/ai/mcts.ts';
import { outcomeOf, randomOf, simulationSource, startMatch, submit } from '@grognard/kernel';
import { ticTacToe } from '@grognard/testkit/toys/tic-tac-toe.ts';

const source = simulationSource(1);

/** Every move through the door: checked, with events, journal and undo barriers. Gives the number of moves. */
export function grognardMoves(games: readonly (readonly number[])[]): number {
  let moves = 0;
  for (const squares of games) {
    const match = startMatch(ticTacToe, {}, source);
    let seat = 'X';
    for (const square of squares) {
      const reply = submit(match, seat, { type: 'mark', square });
      if (!reply.ok || reply.events.length !== 1) throw new Error('not a legal move');
      seat = seat === 'X' ? 'O' : 'X';
      moves += 1;
    }
    if (outcomeOf(match) === null) throw new Error('the game is not over');
  }
  return moves;
}

/** A search from the empty board. Gives the number of iterations. */
export function grognardMcts(iterations: number): number {
  const random = randomOf(simulationSource(2));
  mcts(ticTacToe, ticTacToe.setup({}), 'X', { iterations, random });
  return iterations;
}
