// What the search is told about this game.
import type { Brain } from '@grognard/kernel';
import type { Context } from '../context.ts';
import type { Action } from '../grammar.ts';
import type { State } from '../state.ts';
import { effort } from './effort.ts';
import { evaluate } from './evaluate.ts';
import { leaning, plans } from './plans.ts';
import { rollout } from './rollout.ts';
import type { Scope } from './scope.ts';

export const brainOf = (scope: Scope): Brain<State, Action, Context> => ({
  evaluate,
  plans: (...moment) => plans(scope, ...moment),
  leaning,
  rollout: (...moment) => rollout(scope, ...moment),
  effort,
  quiet: ({ frames }) => frames.at(-1)?.proc === 'turn',
});
