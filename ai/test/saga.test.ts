import { saga } from '@grognard/games/saga/module.ts';
import { pending, randomOf, simulationSource, startMatch, submit, viewOf } from '@grognard/kernel';
import { describe, expect, it } from 'vitest';
import { choose, LEVEL_NAMES, levelFor, runArena, runTrials } from '../src/index.ts';

const random = (seed: number) => randomOf(simulationSource(seed));

const optionsOf = (raw: unknown) => {
  const parsed = saga.parseOptions(raw);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
};

const quick = { ...levelFor(saga, 'veteran'), plans: 3, playoutsPerPlan: 1, leastPlayouts: 0 };

/** Both deploy and go on until one seat alone must decide. */
const battle = (seed: number) => {
  const match = startMatch(saga, optionsOf({}), simulationSource(seed));
  while (pending(match).length > 1)
    for (const { seat } of pending(match)) {
      const { actions } = choose(saga, viewOf(match, seat), seat, { level: quick, random: random(seed) });
      for (const action of actions) submit(match, seat, action);
    }
  return match;
};

describe('the AI at Saga', { timeout: 60_000 }, () => {
  it('a game may ask for another effort of a level, and keeps its name', () => {
    for (const name of LEVEL_NAMES) {
      expect(levelFor(saga, name)).toMatchObject({ name, ...saga.brain.effort?.[name] });
      expect(levelFor({ brain: {} }, name).name).toBe(name);
    }
  });

  it('SAG-5: sees no enemy hand: other cards there, the same answer', () => {
    const match = startMatch(saga, optionsOf({}), simulationSource(3));
    const { B } = match.state.players;
    const swapped = { ...B, hand: B.deck.slice(0, 5), deck: [...B.hand, ...B.deck.slice(5)] };
    const other = { ...match.state, players: { A: match.state.players.A, B: swapped } };
    const [one, two] = [match.state, other].map((state) =>
      choose(saga, saga.view(state, 'A'), 'A', { level: quick, random: random(4) }),
    );
    expect(one?.stats.playouts).toBeGreaterThan(0);
    expect(one).toEqual(two);
  });

  it('a decision with one legal answer costs no playout', () => {
    const match = battle(2);
    for (let n = 0; n < 40; n += 1) {
      const seat = pending(match)[0]?.seat ?? '';
      const options = saga.brain.plans(match.state, seat, random(1), 40);
      const choice = choose(saga, viewOf(match, seat), seat, { level: quick, random: random(n) });
      if ([...options].length === 0) throw new Error('a brain has a plan');
      if (choice.stats.plans === 1) expect(choice.stats.playouts).toBe(0);
      for (const action of choice.actions) if (!submit(match, seat, action).ok) break;
    }
  });

  it('plays to the end on both sides, with every option switched on', () => {
    const everything = optionsOf({
      decks: { A: 'bluchersCorps', B: 'armyOfTheNorth' },
      ...{ evade: true, outflank: true, objectives: 'threeOneOpen', autoScore: false, alwaysPrompt: false },
      maxTurns: 6,
    });
    const result = runArena({
      ...{ module: saga, a: quick, b: quick, games: 2, seed: 5, options: [everything], now: () => 0 },
    });
    expect(result.games).toBe(2);
  });

  it('trials exchange the seats of the two sides, with the same dice', () => {
    const decks = (A: string, B: string) => optionsOf({ decks: { A, B }, maxTurns: 2 });
    const trials = runTrials({
      module: saga,
      level: quick,
      games: 2,
      seed: 1,
      options: decks('theRidge', 'frenchBasic'),
      exchanged: decks('frenchBasic', 'theRidge'),
      turns: ({ turn }) => turn,
    });
    expect(trials.map(({ turns }) => turns)).toEqual([2, 2]);
    for (const [n, { winner, seat }] of trials.entries())
      if (winner !== null) expect(seat === 'A').toBe((winner === 'first') === (n === 0));
  });
});
