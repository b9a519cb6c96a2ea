import { contextOf, frozen, simulationSource, startMatch, wholeGame } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { fuzzAnswers } from '../src/fuzz-answers.ts';
import { type Think, unendingAnswer } from '../src/machine-answer.ts';
import { chooser } from '../src/random-play.ts';
import { sealedBids } from './sealed-bids.ts';

const random = chooser(1);
/** The first plan of the brain; it sees everything, which does no harm here. */
const think: Think = ({ module, state }, seat) => {
  const [first = []] = [
    ...wholeGame(module).brain.plans(state, seat, random, 1, contextOf(wholeGame(module), frozen(state))),
  ];
  return first;
};

describe('answers of the machine', () => {
  test('a sound one ends, whatever has been drafted before', () => {
    const { answers, kinds, faults } = fuzzAnswers(sealedBids(), { answers: 60, machines: [think] });
    expect([answers, faults]).toEqual([60, []]);
    expect(Object.keys(kinds)).toEqual(['auction.bid']);
  });

  test('one that never commits is noticed', () => {
    const { faults } = fuzzAnswers(sealedBids('machine bids for ever'), { answers: 10, machines: [think] });
    expect(faults[0]).toMatchObject({ message: expect.stringContaining('without a commit'), seed: 1 });
  });

  test('and so is one that has nothing to say, or takes back what it has done', () => {
    const game = sealedBids();
    const { auction } = game.procedures;
    if (auction === undefined) throw new Error('there is an auction');
    const actions = auction.actions.map((rule) =>
      rule.type === 'lock' ? { ...rule, role: 'takeBack' as const } : rule,
    );
    const spoiled = { ...game, procedures: { auction: { ...auction, actions } } };
    const match = startMatch(spoiled, {}, simulationSource(1));
    expect(unendingAnswer(match, 'red', () => [])).toContain('has no answer');
    expect(unendingAnswer(match, 'red', think)).toContain('takes back');
  });
});
