import { randomOf, simulationSource, startFrom, startMatch, submit, viewOf } from '@grognard/kernel';
import { bluff } from '@grognard/testkit/toys/bluff.ts';
import { ticTacToe } from '@grognard/testkit/toys/tic-tac-toe.ts';
import { describe, expect, it } from 'vitest';
import { choose, deliberate, LEVEL_NAMES, LEVELS } from '../src/index.ts';

const random = (seed: number) => randomOf(simulationSource(seed));

const positionOf = (board: string) => {
  const parsed = ticTacToe.parsePosition({ board, resigned: null });
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
};

const answer = (board: string, seat: 'X' | 'O') =>
  choose(ticTacToe, ticTacToe.view(positionOf(board), seat), seat, {
    level: LEVELS.marshal,
    random: random(1),
  });

describe('choosing by playouts', () => {
  it('takes the winning square', () => {
    expect(answer('XX.OO....', 'X').actions).toEqual([{ type: 'mark', square: 2 }]);
  });

  it('stops a row of the enemy', () => {
    expect(answer('XOXO.XOX.', 'O').actions).toEqual([{ type: 'mark', square: 8 }]);
  });

  it('answers at once where only one answer is legal', () => {
    const choice = answer('XXOOOXXO.', 'X');
    expect(choice.actions).toEqual([{ type: 'mark', square: 8 }]);
    expect(choice.stats.playouts).toBe(0);
  });

  it('remembers the two answers that stayed longest in the comparison, and the chance it gave them', () => {
    const { actions, alternatives, stats } = answer('X...O....', 'X');
    expect(alternatives).toHaveLength(2);
    for (const other of alternatives) {
      expect(other.actions).not.toEqual(actions);
      expect(other.worth).toBeLessThanOrEqual(stats.worth ?? 0);
    }
    expect(answer('XXOOOXXO.', 'X').alternatives).toEqual([]);
  });

  it('gives the same answer for the same view and the same random numbers', () => {
    expect(answer('....X....', 'O')).toEqual(answer('....X....', 'O'));
  });

  it('counts its work in playouts', () => {
    const choice = answer('.........', 'X');
    expect(choice.stats.plans).toBe(9);
    expect(choice.stats.playouts).toBeGreaterThan(9 * LEVELS.marshal.playoutsPerPlan * 0.5);
    expect(choice.stats.playouts).toBeLessThan(9 * LEVELS.marshal.playoutsPerPlan * 1.5);
  });

  it('thins a large field out at the first quiet point and looks further with those left', () => {
    const depths: number[] = [];
    const watched: typeof ticTacToe = {
      ...ticTacToe,
      brain: {
        ...ticTacToe.brain,
        quiet: ({ marks }) => marks % 2 === 0,
        evaluate({ marks }) {
          depths.push(marks);
          return 0.5;
        },
      },
    };
    const level = { ...LEVELS.marshal, horizon: 2, playoutsPerPlan: 4, leastPlayouts: 0 };
    choose(watched, ticTacToe.view(positionOf('.........'), 'X'), 'X', { level, random: random(1) });
    expect(depths.slice(0, 9)).toEqual(Array(9).fill(2));
    expect(new Set(depths.slice(9))).toEqual(new Set([4]));
  });

  it('stops in time when somebody waits, after trying everything once', () => {
    let clock = 0;
    const now = () => (clock += 10);
    const view = ticTacToe.view(positionOf('.........'), 'X');
    const choice = choose(ticTacToe, view, 'X', {
      level: LEVELS.marshal,
      random: random(1),
      budget: { ms: 5, now },
    });
    expect(choice.stats.playouts).toBe(9);
  });

  it('can be interrupted after every playout', () => {
    const view = ticTacToe.view(positionOf('.........'), 'X');
    const thoughts = deliberate(ticTacToe, view, 'X', { level: LEVELS.veteran, random: random(1) });
    expect(thoughts.next()).toEqual({ done: false, value: { playouts: 1 } });
    expect(thoughts.next()).toEqual({ done: false, value: { playouts: 2 } });
  });
});

describe('secrets', () => {
  it('two worlds that look the same to a seat get the same answer, at every level', () => {
    const match = startMatch(bluff, {}, simulationSource(7));
    const seat = 'north';
    const before = viewOf(match, seat);
    const other = bluff.determinize(before, seat, random(99));
    expect(other.cards).not.toEqual(match.state.cards);
    const twin = startFrom(bluff, other, {}, simulationSource(7));
    for (const name of LEVEL_NAMES) {
      const [here, there] = [match, twin].map((world) =>
        choose(bluff, viewOf(world, seat), seat, { level: LEVELS[name], random: random(3) }),
      );
      expect(here).toEqual(there);
    }
  });

  it('answers with actions the match accepts', () => {
    const match = startMatch(bluff, {}, simulationSource(7));
    const { actions } = choose(bluff, viewOf(match, 'north'), 'north', {
      level: LEVELS.veteran,
      random: random(3),
    });
    for (const action of actions) expect(submit(match, 'north', action)).toMatchObject({ ok: true });
  });
});
