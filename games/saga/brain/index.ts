// What the game tells the search: chances in victory points for quick answers, a fitted glance for judging them.
import type { Brain } from '@grognard/kernel';
import type { Action } from '../grammar.ts';
import type { State } from '../state.ts';
import { answer } from './answer.ts';
import { effort } from './effort.ts';
import { evaluate } from './evaluate.ts';
import { hasten } from './hasten.ts';
import { plans } from './plans.ts';
import { quiet } from './quiet.ts';
import { rollout } from './rollout.ts';

export const brain: Brain<State, Action> = { evaluate, plans, rollout, answer, hasten, quiet, effort };
