// NLC-12.3a: when a battle begins every leader has his orders, and a commander within reach to change them: whatever the staff
// reckons, it leaves it at that in every scenario, and a test asks it.
import type { Brain } from '@grognard/kernel';
import type { Context } from '../context.ts';
import type { Action } from '../grammar.ts';
import type { State } from '../state.ts';

const DONE: Action = { type: 'done' };
const glance = { plans: 1 } as const;

export const openingBrain: Brain<State, Action, Context> = {
  evaluate: () => 0.5,
  plans: () => [[DONE]],
  rollout: () => DONE,
  effort: { conscript: glance, veteran: glance, marshal: glance },
  quiet: () => true,
};
