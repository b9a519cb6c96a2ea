// The rules of Generals, as the kernel knows them: this file only lists.
import type { GameRules } from '@grognard/kernel';
import { resign } from './actions/resign.ts';
import { clone } from './clone.ts';
import { ruleBook } from './data/rule-book.ts';
import type { Event } from './events.ts';
import type { Action } from './grammar.ts';
import { meta } from './meta.ts';
import { momentName } from './names.ts';
import { type Options, options } from './options.ts';
import { position } from './position.ts';
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
  outcome: (state) => state.result,
  view,
  headline: momentName,
  redact,
  clone,
  position,
};
