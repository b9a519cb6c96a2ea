// The machine until both armies stand: where it puts its units takes a glance and no playout.
import { type Brain, type Frozen, invariant, listedActions, type Random, type Seat } from '@grognard/kernel';
import type { Context } from '../context.ts';
import { battleOf } from '../field/battle.ts';
import type { Action } from '../grammar.ts';
import type { Procedures } from '../procedures/battle-procedures.ts';
import { asPlayer } from '../rule-types.ts';
import type { State } from '../state.ts';
import { likeDeployment, likeOrder } from './deploying.ts';
import { whim } from './whim.ts';

/** There is one plan, so nothing is compared. */
const glance = { plans: 1 } as const;

export function openingBrain(procedures: Procedures): Brain<State, Action, Context> {
  function best(state: Frozen<State>, seat: Seat, random: Random, context: Context): Action {
    const placing = { battle: battleOf(state), player: asPlayer(seat) };
    const liking = (action: Action): number => {
      if (action.type === 'deploy') return likeDeployment(placing, action);
      return action.type === 'pickOrder' ? likeOrder(action) : 0;
    };
    const [most] = listedActions(procedures, state, seat, context)
      .map((action) => ({ action, liking: liking(action) + whim(random) }))
      .toSorted((a, b) => b.liking - a.liking);
    invariant(most !== undefined, 'something may always be done');
    return most.action;
  }
  return {
    evaluate: () => 0.5,
    plans: (state, seat, random, _wanted, context) => [[best(state, seat, random, context)]],
    rollout: best,
    effort: { conscript: glance, veteran: glance, marshal: glance },
    quiet: () => true,
  };
}
