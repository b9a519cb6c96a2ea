import { ramble } from '@grognard/testkit/toys/ramble.ts';
import { describe, expect, test } from 'vitest';
import {
  contextOf,
  legal,
  matchAt,
  offers,
  randomOf,
  simulate,
  simulationSource,
  startMatch,
  submit,
  viewOf,
} from '../src/index.ts';

/** The ramble, and how often its ways were worked out. */
function counted() {
  const made = { times: 0 };
  const prepare: typeof ramble.prepare = (state) => {
    made.times += 1;
    return contextOf(ramble, state);
  };
  return { made, game: { ...ramble, prepare } };
}

describe('what a game prepares for a position', () => {
  test('is made once, however much is asked about it, and again after the next action', () => {
    const { made, game } = counted();
    const match = startMatch(game, { ramblers: 2 }, simulationSource(1));
    expect(made.times).toBe(0);
    for (const _ of [1, 2, 3]) {
      legal(match, 'amber');
      offers(match, 'amber');
      viewOf(match, 'birch');
    }
    expect(made.times).toBe(1);
    submit(match, 'amber', legal(match, 'amber')[1]);
    expect(made.times).toBe(1);
    legal(match, 'birch');
    legal(match, 'birch');
    expect(made.times).toBe(2);
    viewOf(matchAt(match, 0), 'amber');
    expect(made.times).toBe(2);
  });

  test('is made once per position of a simulation, although its state is changed in place', () => {
    const { made, game } = counted();
    const match = startMatch(game, { ramblers: 1 }, simulationSource(1));
    const simulation = simulate(game, match.state, randomOf(simulationSource(2)));
    for (const walks of [1, 2, 3]) {
      const [first] = simulation.legal('amber');
      expect(simulation.context.get(0)).toBeDefined();
      expect(made.times).toBe(walks);
      if (first !== undefined) simulation.play('amber', first);
    }
  });

  test('never enters the state', () => {
    const match = startMatch(ramble, { ramblers: 1 }, simulationSource(1));
    legal(match, 'amber');
    expect(Object.keys(match.state).sort()).toEqual(['at', 'draws', 'frames', 'legs', 'walks']);
  });
});

test('seats come from the options of the match', () => {
  const seats = (ramblers: 1 | 2 | 3) => startMatch(ramble, { ramblers }, simulationSource(1)).seats;
  expect([seats(1), seats(3)]).toEqual([['amber'], ['amber', 'birch', 'cedar']]);
});
