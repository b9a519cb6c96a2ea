import { contextAt, contextOf, frozen, legal, pending, sameJson, viewOf } from '@grognard/kernel';
import { fork, mustSubmit } from '../fork.ts';
import type { Check } from './check.ts';

const PLANS_WANTED = 3;

/** What a game tells the search is usable: chances between 0 and 1, sensible actions that are legal, plans that can be played. */
export const braining: Check = {
  name: 'the brain gives chances from 0 to 1, legal rollouts and plans that can be played',
  every: 60,
  run({ module, match, random }) {
    for (const seat of match.seats) {
      const chance = module.brain.evaluate(match.state, seat, contextAt(module, match.memory.at));
      if (!(chance >= 0 && chance <= 1)) return `evaluate gives ${seat} a chance of ${chance}`;
    }
    for (const { seat } of pending(match)) {
      const imagined = frozen(module.determinize(viewOf(match, seat), seat, random));
      const context = contextOf(module, imagined);
      const rollout = module.brain.rollout(imagined, seat, random, context);
      if (!legal(match, seat).some((action) => sameJson(action, rollout)))
        return `rollout of ${seat} gives ${JSON.stringify(rollout)}, which is not legal`;
      let plans = 0;
      for (const plan of module.brain.plans(imagined, seat, random, PLANS_WANTED, context)) {
        const table = fork(match);
        for (const action of plan) mustSubmit(table, { seat, action });
        plans += 1;
        if (plans === PLANS_WANTED) break;
      }
      if (plans === 0) return `the brain has no plan for ${seat}`;
    }
    return null;
  },
};
