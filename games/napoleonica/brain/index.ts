// What the search is told about this game.
import type { Brain } from '@grognard/kernel';
import type { Context } from '../context.ts';
import type { Action } from '../grammar.ts';
import type { State } from '../state.ts';
import { effort } from './effort.ts';
import { evaluate } from './evaluate.ts';
import { leaning, plans } from './plans.ts';
import { rollout } from './rollout.ts';

export const brain: Brain<State, Action, Context> = {
  evaluate,
  plans,
  leaning,
  rollout,
  effort,
  quiet: ({ frames }) => frames.at(-1)?.proc === 'turn',
};
