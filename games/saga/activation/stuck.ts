// SAG-R26: the activated unit has nothing to declare until a card opens something.
import type { Frozen } from '@grognard/kernel';
import { unitOf } from '../field/units.ts';
import type { State } from '../state.ts';
import { hasDeclaration } from './declarations.ts';

export const activationIsStuck = (state: Frozen<State>): boolean =>
  state.activation !== null && !hasDeclaration(state, unitOf(state, state.activation.unit));
