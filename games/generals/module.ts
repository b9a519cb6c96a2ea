// Generals, whole: the rules, and what only machines, readers of positions and forks need.
import { type GameModule, rehearsed } from '@grognard/kernel';
import { brain } from './brain/index.ts';
import type { Event } from './events.ts';
import type { Action } from './grammar.ts';
import { parsePosition } from './input/parse-position.ts';
import type { Options } from './options.ts';
import { rules } from './rules.ts';
import { determinize } from './secrecy/determinize.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';
import { SIDES } from './vocabulary.ts';

export const generals: GameModule<State, Action, Event, View, Options> = {
  ...rules,
  determinize,
  parsePosition: rehearsed(rules, parsePosition, () => SIDES),
  brain,
};
