// SAG-R26: the activated unit has nothing to declare until a card opens something.
import type { Frozen } from '@grognard/kernel';
import { hasDeclaration } from './declarations.ts';
import type { State } from './state.ts';
import { unitOf } from './units.ts';

export const activationIsStuck = (state: Frozen<State>): boolean =>
  state.activation !== null && !hasDeclaration(state, unitOf(state, state.activation.unit));
