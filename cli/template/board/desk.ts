// The desk in the words of Matching Pennies.
import type * as desk from '@grognard/desk';
import type { Event } from '../events.ts';
import type { Action } from '../grammar.ts';
import type { View } from '../view.ts';

export type Desk = desk.Desk<View, Action, Event>;
export type Board = desk.GameBoard<View, Action, Event>;
