// The rules of Matching Pennies, as the kernel knows them: this file only lists.
import type { GameRules } from '@grognard/kernel';
import { resign } from './actions/resign.ts';
import { ruleBook } from './data/rule-book.ts';
import type { Event } from './events.ts';
import type { Action } from './grammar.ts';
import { position } from './input/position.ts';
import { meta } from './meta.ts';
import { momentName } from './names.ts';
import { type Options, options } from './options.ts';
import { outcome } from './outcome.ts';
import { procedures } from './procedures/index.ts';
import { redact } from './secrecy/redact.ts';
import { setup } from './setup.ts';
import type { State } from './state.ts';
import { type View, view } from './view.ts';

export const rules: GameRules<State, Action, Event, View, Options> = {
  id: meta.id,
  seats: () => meta.seats,
  ruleBook,
  parseOptions: options.parse,
  setup,
  procedures,
  always: [resign],
  outcome,
  view,
  headline: momentName,
  redact,
  clone: (state) => ({ ...state, frames: state.frames.map((frame) => ({ ...frame })) }),
  position,
};
