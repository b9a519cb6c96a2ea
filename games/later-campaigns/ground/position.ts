// A table as the ground reads it.
import type { Frozen } from '@grognard/kernel';
import type { State } from '../state.ts';

export type Position = Frozen<State>;
