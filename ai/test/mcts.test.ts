import { randomOf, simulationSource } from '@grognard/kernel';
import { ticTacToe } from '@grognard/testkit/toys/tic-tac-toe.ts';
import { describe, expect, it } from 'vitest';
import { mcts } from '../src/index.ts';

const search = (board: string, seat: 'X' | 'O', iterations: number) => {
  const parsed = ticTacToe.parsePosition({ board, resigned: null });
  if (!parsed.ok) throw new Error(parsed.error.message);
  return mcts(ticTacToe, parsed.value, seat, { iterations, random: randomOf(simulationSource(5)) });
};

describe('UCT', () => {
  it('finds the only move that does not lose to a corner opening: the centre', () => {
    expect(search('X........', 'O', 4000).action).toEqual({ type: 'mark', square: 4 });
  });

  it('wins when it can', () => {
    expect(search('XX.OO....', 'X', 300).action).toEqual({ type: 'mark', square: 2 });
  });

  it('spends one visit of the root per iteration', () => {
    const { visits } = search('.........', 'X', 500);
    expect(visits).toHaveLength(9);
    expect(visits.reduce((sum, move) => sum + move.visits, 0)).toBe(500);
  });

  it('has nothing to say about a finished game', () => {
    expect(() => search('XXXOO....', 'O', 10)).toThrow('nothing to decide');
  });
});
