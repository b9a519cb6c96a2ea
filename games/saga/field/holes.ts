// SAG-16.2: free slots in the 1st Line.
import type { Frozen } from '@grognard/kernel';
import type { State } from '../state.ts';
import { FIRST_LINE, type Player } from '../vocabulary.ts';
import { unitIn } from './units.ts';

/** So many lose the battle. */
export const COLLAPSE = 3;

export const holesOf = (state: Frozen<State>, player: Player): number =>
  FIRST_LINE.filter((slot) => unitIn(state, player, slot) === null).length;
