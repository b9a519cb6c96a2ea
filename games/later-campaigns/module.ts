// Napoleon's Later Campaigns, whole: the rules, and what only machines, readers of positions and forks need.

import { type GameModule, rehearsed } from '@grognard/kernel';
import { untimely } from './against/untimely.ts';
import { brain } from './brain/index.ts';
import { carries } from './carries.ts';
import type { Context } from './context.ts';
import type { Event } from './events.ts';
import type { Action } from './grammar.ts';
import { parsePosition } from './input/position.ts';
import type { Options } from './options.ts';
import { rules } from './rules.ts';
import { seatsIn } from './seats/seating.ts';
import { determinize } from './secrecy/determinize.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

export const laterCampaigns: GameModule<State, Action, Event, View, Options, Context> = {
  ...rules,
  // Asked when something is explained that nobody could choose: whoever explains has loaded the whole game.
  untimely,
  determinize,
  parsePosition: rehearsed(rules, parsePosition, seatsIn),
  carries,
  brain,
};
