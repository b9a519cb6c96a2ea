// E.9: the whole movement of a formation thought through in advance, once for each temper it may be handled with. A plan
// ends where dice fall or the enemy is asked: from there on nobody can know.

import {
  type Frozen,
  isFrameOf,
  type Random,
  type Seat,
  type Simulation,
  sameJson,
  simulate,
} from '@grognard/kernel';
import type { Context } from '../context.ts';
import { groupFrame, movementFrame } from '../frames.ts';
import type { Action } from '../grammar.ts';
import { rules } from '../rules.ts';
import type { State } from '../state.ts';
import { groupAction, movementAction } from './moving.ts';
import { TEMPERS, type Temper } from './temper.ts';

/** More steps than the movement of any formation takes. */
const PATIENCE = 200;

/** At the beginning of a formation's movement, before anybody has gone anywhere. */
export function isOnset({ frames, stage }: Frozen<State>): boolean {
  const top = frames.at(-1);
  return (
    top !== undefined &&
    isFrameOf(movementFrame, top) &&
    stage !== null &&
    !stage.reserve &&
    stage.active.length > 1 &&
    stage.finished.length === 0
  );
}

export function stagePlans(state: Frozen<State>, seat: Seat, random: Random): readonly (readonly Action[])[] {
  const found: (readonly Action[])[] = [];
  for (const temper of TEMPERS) {
    const plan = movementWith(state, seat, random, temper);
    if (!found.some((other) => sameJson(other, plan))) found.push(plan);
  }
  return found;
}

function movementWith(state: Frozen<State>, seat: Seat, random: Random, temper: Temper): readonly Action[] {
  const world = simulate(rules, state, random);
  const drawn = world.state.draws;
  const plan: Action[] = [];
  while (plan.length < PATIENCE) {
    const action = nextIn(world, seat, temper);
    if (action === null) break;
    world.play(seat, action);
    plan.push(action);
    if (action.type === 'endMovement' || world.state.draws !== drawn) break;
  }
  return plan;
}

function nextIn(world: Simulation<State, Action, Context>, seat: Seat, temper: Temper): Action | null {
  const top = world.state.frames.at(-1);
  if (top === undefined || world.pending()[0]?.seat !== seat) return null;
  if (isFrameOf(groupFrame, top)) return groupAction(world.state, world.context, temper);
  return isFrameOf(movementFrame, top) ? movementAction(world.state, top, seat, world.context) : null;
}
