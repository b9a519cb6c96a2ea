// What the game tells the search: chances in victory points for quick answers, a fitted glance for judging them.
import type { Brain } from '@grognard/kernel';
import type { Action } from '../grammar.ts';
import { asPlayer } from '../rule-types.ts';
import type { State } from '../state.ts';
import { answer } from './answer.ts';
import { duel } from './duel.ts';
import { effort as firstEffort } from './earlier/effort.ts';
import { evaluate as firstJudgement } from './earlier/evaluate.ts';
import { effort } from './effort.ts';
import { evaluate } from './evaluate.ts';
import { featuresOf } from './features.ts';
import { hasten } from './hasten.ts';
import { plans, plansAtSight } from './plans.ts';
import { quiet } from './quiet.ts';
import { rollout } from './rollout.ts';
import { scriptsOf } from './scripts.ts';
import { toldPlan } from './told.ts';

const quick = { rollout, answer, hasten, quiet };
const first = { ...quick, plans: plansAtSight, evaluate: firstJudgement, effort: firstEffort };

export const brain: Brain<State, Action> = {
  ...quick,
  plans,
  evaluate,
  effort,
  duel: (state, seat) => duel(state, asPlayer(seat)),
  features: (state, seat) => featuresOf(state, asPlayer(seat)),
  told: (state, seat, plan) => toldPlan(state, asPlayer(seat), plan),
  /** The first Marshal with today's quick answers: his judgement and his effort. */
  earlier: { 'marshal-1': first, ...scriptsOf(first) },
};
