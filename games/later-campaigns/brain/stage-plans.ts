// E.9: the whole movement of a formation thought through in advance, once for each temper it may be handled with. A plan
// ends where dice fall, the enemy is asked or something comes into sight: from there on nobody can know.

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
import { fieldOf } from '../ground/field.ts';
import { asSide } from '../rule-types.ts';
import { rules } from '../rules.ts';
import { isSeenBy } from '../secrecy/sight-of.ts';
import type { State } from '../state.ts';
import { type Hex, otherSide } from '../vocabulary.ts';
import { likedLess } from './liking.ts';
import { groupAction, movementAction } from './moving.ts';
import { STEADY, TEMPERS, type Temper } from './temper.ts';

/** More steps than the movement of any formation takes. */
const PATIENCE = 200;
/** The dice of a dozen worlds alone make so much of a difference: another temper must look better by more, in victory points. */
const DOUBT = 0.8;

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
    const moves = movementWith(state, seat, random, temper);
    const plan = temper === STEADY ? moves : likedLess(moves, DOUBT);
    if (!found.some((other) => sameJson(other, plan))) found.push(plan);
  }
  return found;
}

function movementWith(state: Frozen<State>, seat: Seat, random: Random, temper: Temper): readonly Action[] {
  const world = simulate(rules, state, random);
  const drawn = world.state.draws;
  const hidden = hiddenStacks(state, seat);
  const plan: Action[] = [];
  while (plan.length < PATIENCE) {
    const action = nextIn(world, seat, temper);
    if (action === null) break;
    world.play(seat, action);
    plan.push(action);
    if (action.type === 'endMovement' || world.state.draws !== drawn) break;
    if (hidden.some((hex) => isSeenBy(world.state, asSide(seat), hex))) break;
  }
  return plan;
}

/** Enemy stacks nobody can look into yet. */
function hiddenStacks(state: Frozen<State>, seat: Seat): readonly Hex[] {
  const side = asSide(seat);
  const field = fieldOf(state);
  return [...field.stacks()].filter((hex) => field.has(hex, otherSide(side)) && !isSeenBy(state, side, hex));
}

function nextIn(world: Simulation<State, Action, Context>, seat: Seat, temper: Temper): Action | null {
  const top = world.state.frames.at(-1);
  if (top === undefined || world.pending()[0]?.seat !== seat) return null;
  if (isFrameOf(groupFrame, top)) return groupAction(world.state, world.context, temper);
  return isFrameOf(movementFrame, top) ? movementAction(world.state, top, seat, world.context) : null;
}
