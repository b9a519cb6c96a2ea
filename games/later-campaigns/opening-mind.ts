// The machine before anybody has sent an order: whoever waits for it to sit down does not wait for the rest of its mind.
import type { GameMind } from '@grognard/kernel';
import { openingBrain } from './brain/opening.ts';
import { chitRules } from './chit-rules.ts';
import type { Context } from './context.ts';
import type { Event } from './events.ts';
import type { Action } from './grammar.ts';
import type { Options } from './options.ts';
import { determinize } from './secrecy/determinize.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

export const openingMind: GameMind<State, Action, Event, View, Options, Context> = {
  ...chitRules,
  determinize,
  brain: openingBrain,
};
