// Napoleonica: Steel and Magic, whole: the rules, and what only machines, readers of positions and forks need.
import { type GameModule, rehearsed } from '@grognard/kernel';
import { brain } from './brain/index.ts';
import { PLAYER } from './campaign/state.ts';
import type { Context } from './context.ts';
import type { Event } from './events.ts';
import type { Action } from './grammar.ts';
import { parsePosition } from './input/position.ts';
import type { Options } from './options.ts';
import { procedures } from './procedures/index.ts';
import { rules } from './rules.ts';
import { determinizeIn } from './secrecy/determinize.ts';
import { inBattle } from './secrecy/imagine-drafts.ts';
import { aroundBattle } from './secrecy/imagine-war.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';
import { PLAYERS } from './vocabulary.ts';

export const napoleonica: GameModule<State, Action, Event, View, Options, Context> = {
  ...rules,
  determinize: determinizeIn({ procedures, committed: { ...inBattle, ...aroundBattle } }),
  parsePosition: rehearsed(rules, parsePosition, ({ campaign }) => (campaign === null ? PLAYERS : [PLAYER])),
  brain,
};
