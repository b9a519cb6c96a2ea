// The rules of Napoleonica: Steel and Magic, as the kernel knows them, made of as many procedures as a match needs: this
// file only lists.
import type { GameMind, GameRules } from '@grognard/kernel';
import { concede } from './actions/concede.ts';
import { clone } from './clone.ts';
import { type Context, prepare } from './context.ts';
import { ruleBook } from './data/rule-book.ts';
import type { Event } from './events.ts';
import type { Action } from './grammar.ts';
import { meta } from './meta.ts';
import { momentName } from './names.ts';
import { type Options, options } from './options.ts';
import { position } from './position.ts';
import type { Procedures } from './procedures/battle-procedures.ts';
import { redact } from './secrecy/redact.ts';
import type { State } from './state.ts';
import { type View, viewBy } from './view.ts';

export type Rules = GameRules<State, Action, Event, View, Options, Context>;
export type Mind = GameMind<State, Action, Event, View, Options, Context>;

export const rulesOf = (procedures: Procedures, setup: Rules['setup']): Rules => ({
  id: meta.id,
  seats: ({ mode }) => (mode === 'campaign' ? ['A'] : meta.seats),
  ruleBook,
  parseOptions: options.parse,
  setup,
  procedures,
  always: [concede],
  outcome: (state) => state.result,
  prepare,
  view: viewBy(procedures),
  headline: momentName,
  redact,
  clone,
  position,
});
