// Matching Pennies, as the kernel knows it: this file only lists.
import type { GameModule } from '@grognard/kernel';
import { brain } from './brain.ts';
import { ruleBook } from './data/rule-book.ts';
import { meta } from './meta.ts';
import { outcome } from './outcome.ts';
import { parsePosition, position } from './position.ts';
import { toss } from './procedures/toss.ts';
import { type Options, parseOptions, setup } from './setup.ts';
import type { Action, Event, State } from './state.ts';
import { determinize, type View, view } from './view.ts';

export const matchingPennies: GameModule<State, Action, Event, View, Options> = {
  id: meta.id,
  version: 1,
  seats: () => meta.seats,
  ruleBook,
  parseOptions,
  setup,
  procedures: { toss },
  always: [],
  outcome,
  view,
  redact: (event) => event,
  clone: (state) => ({ ...state, frames: state.frames.map((frame) => ({ ...frame })) }),
  determinize: (seen, _seat, random) => determinize(seen, random),
  parsePosition,
  position,
  brain,
};
