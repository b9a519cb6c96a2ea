// The rules of Napoleon's Later Campaigns, as the kernel knows them, made of as many procedures as a match needs: this file
// only lists.

import type { GameRules } from '@grognard/kernel';
import { resign } from './actions/resign.ts';
import { clone } from './clone.ts';
import { type Context, prepare } from './context.ts';
import { ruleBook } from './data/rule-book.ts';
import type { Event } from './events.ts';
import type { Action } from './grammar.ts';
import { meta } from './meta.ts';
import { momentName } from './names.ts';
import { type Options, options } from './options.ts';
import { position } from './position.ts';
import type { Procedures } from './procedures/chit-procedures.ts';
import { seatsIn } from './seats/seating.ts';
import { mayTalk } from './seats/talking.ts';
import { redact } from './secrecy/redact.ts';
import { setup } from './setup.ts';
import type { State } from './state.ts';
import { type View, viewBy } from './view.ts';

export const rulesOf = (procedures: Procedures): GameRules<State, Action, Event, View, Options, Context> => ({
  id: meta.id,
  seats: (options) => seatsIn({ options }),
  ruleBook,
  parseOptions: options.parse,
  setup,
  procedures,
  always: [resign],
  outcome: (state) => state.result,
  prepare,
  view: viewBy(procedures),
  headline: momentName,
  redact,
  opensAtEnd: true,
  mayTalk,
  clone,
  position,
});
