// Section 29: in an imagined battle nobody has a hand to give away, so that windows ask only who can answer.
import type { State } from '../state.ts';

export function hasten(state: State): void {
  if (state.rules.alwaysPrompt) state.rules = { ...state.rules, alwaysPrompt: false };
}
