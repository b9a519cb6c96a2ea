// Napoleon Saga: Waterloo, whole: the rules, and what only machines, readers of positions and forks need.
import { type GameModule, rehearsed } from '@grognard/kernel';
import { brain } from './brain/index.ts';
import type { Event } from './events.ts';
import type { Action } from './grammar.ts';
import { parsePosition } from './input/position.ts';
import { rules } from './rules.ts';
import { determinize } from './secrecy/determinize.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';
import { type Options, PLAYERS } from './vocabulary.ts';

export const saga: GameModule<State, Action, Event, View, Options> = {
  ...rules,
  determinize,
  parsePosition: rehearsed(rules, parsePosition, () => PLAYERS),
  brain,
};
