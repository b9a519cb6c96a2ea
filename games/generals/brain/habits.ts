// What people remember a bad general by, seen when a round is over and the next is planned.
import type { Frozen } from '@grognard/kernel';
import type { State } from '../state.ts';
import type { Side } from '../vocabulary.ts';
import { fieldOf } from './field.ts';
import { bareCommand, loneGuns } from './guard.ts';

/** The first deployment is not always his own doing. */
const FIRST_ROUND = 1;

export const habitsOf = (state: Frozen<State>, side: Side): readonly string[] => {
  if (state.phase !== 'planning' || state.round === FIRST_ROUND) return [];
  const field = fieldOf(state);
  const habits: string[] = [];
  if (loneGuns(field, side) > 0) habits.push('guns alone after round 1');
  if (bareCommand(state, field, side) >= 1) habits.push('command sector empty');
  return habits;
};
