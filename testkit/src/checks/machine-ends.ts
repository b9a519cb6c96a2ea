import { contextOf, frozen, pending, type Random, viewOf, wholeGame } from '@grognard/kernel';
import { type Think, unendingAnswer } from '../machine-answer.ts';
import type { Check } from './check.ts';

/** The first plan of the game's brain, from what the seat sees: every level chooses among such plans. */
const firstPlan =
  (random: Random): Think =>
  (match, seat) => {
    const game = wholeGame(match.module);
    const imagined = frozen(game.determinize(viewOf(match, seat), seat, random));
    for (const plan of game.brain.plans(imagined, seat, random, 1, contextOf(game, imagined))) return plan;
    return [];
  };

export const machineEnds: Check = {
  name: 'the machine brings what it is asked to an end, and takes back nothing it has done',
  every: 60,
  run({ match, random }) {
    for (const { seat } of pending(match)) {
      const wrong = unendingAnswer(match, seat, firstPlan(random));
      if (wrong !== null) return wrong;
    }
    return null;
  },
};
