// What the game tells the search: chances in victory points for quick answers, a fitted glance for judging them.
import type { Brain } from '@grognard/kernel';
import type { Action } from '../grammar.ts';
import { asPlayer } from '../rule-types.ts';
import type { State } from '../state.ts';
import { answer, answerWith } from './answer.ts';
import { duel } from './duel.ts';
import { effort as firstEffort } from './earlier/effort.ts';
import { evaluate as firstJudgement } from './earlier/evaluate.ts';
import { quiet as firstQuiet } from './earlier/quiet.ts';
import { effort } from './effort.ts';
import { evaluate } from './evaluate.ts';
import { featuresOf } from './features.ts';
import { hasten } from './hasten.ts';
import { MARSHAL_1_MIND } from './mind.ts';
import { firstPlans, plans } from './plans.ts';
import { quiet } from './quiet.ts';
import { quickest, rollout } from './rollout.ts';
import { scriptsOf } from './scripts.ts';
import { toldPlan } from './told.ts';

const quick = { rollout, answer, hasten, quiet };
/** Marshal as he was: his quick answers, his judgement, his effort. In his imagined battles, too, windows ask only who can answer. */
const first: Brain<State, Action> = {
  rollout: (state, seat, random) => quickest(state, seat, random, MARSHAL_1_MIND),
  answer: (state, seat, random) => answerWith(state, seat, random, MARSHAL_1_MIND),
  quiet: firstQuiet,
  hasten,
  plans: firstPlans,
  evaluate: firstJudgement,
  effort: firstEffort,
};

export const brain: Brain<State, Action> = {
  ...quick,
  plans,
  evaluate,
  effort,
  duel: (state, seat) => duel(state, asPlayer(seat)),
  features: (state, seat) => featuresOf(state, asPlayer(seat)),
  told: (state, seat, plan) => toldPlan(state, asPlayer(seat), plan),
  earlier: { 'marshal-1': first, ...scriptsOf({ ...quick, plans, evaluate }) },
};
