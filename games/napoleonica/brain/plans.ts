// Answers worth comparing: single actions, those liked best first; where liking is exact, only the best.
import { type Frozen, listedActions, type Random, type Seat } from '@grognard/kernel';
import type { Context } from '../context.ts';
import type { Action } from '../grammar.ts';
import type { State } from '../state.ts';
import { Desk } from './desk.ts';
import { likingOf } from './liking.ts';
import type { Scope } from './scope.ts';
import { WEIGHTS } from './weights.ts';
import { whim } from './whim.ts';

/** Decisions that playouts can judge better than a glance. */
const WORTH_TRYING: readonly string[] = [
  'turn',
  'activation',
  'layCards',
  'bid',
  'escalate',
  'reinforcement',
  'persecution',
  'pick',
];
/** What is liked so much less than the best is not worth a playout: dice would hide the difference. */
const MARGIN = 14;

export function plans(
  { procedures, between }: Scope,
  state: Frozen<State>,
  seat: Seat,
  random: Random,
  wanted: number,
  context: Context,
): readonly (readonly Action[])[] {
  const legal = listedActions(procedures, state, seat, context);
  if (state.battle === null) return [between(state, seat, legal, random)];
  const desk = new Desk(state, seat, legal);
  const liked = legal
    .map((action) => ({ action, liking: likingOf(desk, action) + whim(random) }))
    .toSorted((a, b) => b.liking - a.liking);
  const most = liked[0]?.liking ?? 0;
  const count = WORTH_TRYING.includes(desk.frame.proc) ? wanted : 1;
  return liked
    .slice(0, count)
    .filter(({ liking }) => liking >= most - MARGIN)
    .map(({ action, liking }) => remembered([action], liking - most));
}

/** What each plan was liked less than the best; plans are asked for again while they are compared. */
const LESS_LIKED = new WeakMap<readonly Action[], number>();
function remembered(plan: readonly Action[], less: number): readonly Action[] {
  LESS_LIKED.set(plan, less);
  return plan;
}

/** How far a glance is trusted beside playouts. */
const TRUST = 0.8;
/** The slope of the judgement where a game is open: so much chance of winning for a Development Point. */
const CHANCE_PER_POINT = 1 / (4 * WEIGHTS.scale);

export const leaning = (plan: readonly Action[]): number =>
  TRUST * CHANCE_PER_POINT * (LESS_LIKED.get(plan) ?? 0);
