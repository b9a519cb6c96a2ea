import { bluff } from '@grognard/testkit/toys/bluff.ts';
import { ticTacToe } from '@grognard/testkit/toys/tic-tac-toe.ts';
import { describe, expect, test } from 'vitest';
import {
  outcomeOf,
  pending,
  randomOf,
  simulate,
  simulationSource,
  startMatch,
  submit,
} from '../src/index.ts';

const random = () => randomOf(simulationSource(2));
const mark = (square: number) => ({ type: 'mark', square }) as const;

describe('a simulation', () => {
  test('plays like the match, on a state of its own', () => {
    const match = startMatch(bluff, {}, simulationSource(1));
    const simulation = simulate(bluff, match.state, random(), { checked: true });
    for (let i = 0; outcomeOf(match) === null && i < 4; i += 1) {
      const seat = pending(match)[0]?.seat ?? '';
      const [action] = simulation.legal(seat);
      if (action === undefined) break;
      expect(simulation.pending()).toEqual(pending(match));
      simulation.play(seat, action);
      submit(match, seat, action);
      expect(simulation.state).toEqual(match.state);
    }
    expect(match.journal).toHaveLength(4);
  });

  test('does not touch the state it starts from, nor its copies', () => {
    const match = startMatch(ticTacToe, {}, simulationSource(1));
    const first = simulate(ticTacToe, match.state, random());
    first.play('X', mark(4));
    const second = first.copy();
    second.play('O', mark(0));
    expect(match.state.board.join('')).toBe('.........');
    expect(first.state.board.join('')).toBe('....X....');
    expect(second.state.board.join('')).toBe('O...X....');
    expect([first.pending()[0]?.seat, second.pending()[0]?.seat]).toEqual(['O', 'X']);
  });

  test('knows when it is over', () => {
    const simulation = simulate(ticTacToe, ticTacToe.setup({}), random());
    for (const [i, square] of [0, 3, 1, 4, 2].entries())
      simulation.play(i % 2 === 0 ? 'X' : 'O', mark(square));
    expect(simulation.outcome()).toMatchObject({ winners: ['X'] });
    expect([simulation.pending(), simulation.legal('O'), simulation.copy().outcome()]).toEqual([
      [],
      [],
      simulation.outcome(),
    ]);
  });

  test('draws from the chance it was given and leaves the count of the match alone', () => {
    const setup = bluff.setup({});
    const [one, two] = [simulate(bluff, setup, random()), simulate(bluff, setup, random())];
    expect(one.state).toEqual(two.state);
    expect(one.state.draws).toBe(0);
  });

  test('checked, it turns away what the match would', () => {
    const simulation = simulate(ticTacToe, ticTacToe.setup({}), random(), { checked: true });
    simulation.play('X', mark(4));
    expect(() => simulation.play('O', mark(4))).toThrow('O may not {"type":"mark","square":4} here.');
    expect(() => simulation.play('X', mark(3))).toThrow(/X may not/);
  });

  test('an action that no open rule knows is a bug', () => {
    const simulation = simulate(bluff, bluff.setup({}), random());
    expect(() => simulation.play('north', { type: 'doubt' })).toThrow('“doubt” is not open in turn.claim.');
  });

  test('what is always open can be played, too', () => {
    const simulation = simulate(ticTacToe, ticTacToe.setup({}), random());
    simulation.play('X', { type: 'resign' });
    expect(simulation.outcome()).toMatchObject({ winners: ['O'] });
  });
});
