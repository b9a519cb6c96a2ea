// The desk in the words of this game.
import type * as desk from '@grognard/desk';
import type { Action, Event } from '../state.ts';
import type { View } from '../view.ts';

export type Desk = desk.Desk<View, Action, Event>;
export type Board = desk.GameBoard<View, Action, Event>;
