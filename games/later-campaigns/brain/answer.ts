// One sensible action for the decision at hand: what orders demand first, then simple rules of thumb.

import { invariant, type Random, type Seat } from '@grognard/kernel';
import type { Context } from '../context.ts';
import type { Action } from '../grammar.ts';
import { procedures } from '../procedures/index.ts';
import type { Read } from '../rule-types.ts';

/** Kinds of action in the order they are thought of; the first that is legal is taken. */
const FIRST: readonly Action['type'][] = [
  'done',
  'finish',
  'launch',
  'stand',
  'endSupport',
  'takeHit',
  'endAssign',
  'squares',
];

export function answer(state: Read, seat: Seat, random: Random, context: Context): Action {
  const able = legalActions(state, seat, context);
  const [only] = able;
  invariant(only !== undefined, 'somebody who is asked has an answer');
  if (able.length === 1) return only;
  return preferred(state, able) ?? anyOf(random, able);
}

const anyOf = (random: Random, able: readonly Action[]): Action => {
  const found = able[random.die(able.length, 'NLC-1.2 rollout') - 1];
  invariant(found !== undefined, 'one of several');
  return found;
};

/** Everything the seat may do now. */
function legalActions(state: Read, seat: Seat, context: Context): readonly Action[] {
  const frame = state.frames.at(-1);
  const procedure = frame === undefined ? undefined : procedures[frame.proc];
  if (frame === undefined || procedure === undefined) return [];
  const able: Action[] = [];
  for (const rule of procedure.actions)
    for (const action of rule.candidates(state, frame, seat, context))
      if (rule.refuse(state, frame, seat, action, context) === null) able.push(action);
  return able;
}

function preferred(state: Read, able: readonly Action[]): Action | null {
  for (const type of FIRST) {
    const found = able.find((action) => action.type === type);
    if (found !== undefined) return found;
  }
  const bombard = able.find(({ type }) => type === 'bombard');
  if (bombard !== undefined) return bombard;
  const auto = able.find(({ type }) => type === 'auto');
  if (auto !== undefined) return auto;
  void state;
  return able.find(({ type }) => type === 'endMovement' || type === 'endMove') ?? null;
}
