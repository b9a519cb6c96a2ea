// What people remember a bad general by, seen when a round is over and the next is planned.
import type { Frozen } from '@grognard/kernel';
import type { State } from '../state.ts';
import type { Side } from '../vocabulary.ts';
import { habits } from '../words/habits.ts';
import { fieldOf } from './field.ts';
import { bareCommand, loneGuns } from './guard.ts';

/** The first deployment is not always his own doing; what the first round leaves behind is. */
const FIRST_ROUND = 1;

export const habitsOf = (state: Frozen<State>, side: Side): readonly string[] => {
  if (state.phase !== 'planning' || state.round === FIRST_ROUND) return [];
  const field = fieldOf(state);
  const seen: string[] = [];
  if (loneGuns(field, side) > 0)
    seen.push(state.round === FIRST_ROUND + 1 ? habits.loneGunsAtOnce : habits.loneGuns);
  if (bareCommand(state, field, side) >= 1) seen.push(habits.bareCommand);
  return seen;
};
