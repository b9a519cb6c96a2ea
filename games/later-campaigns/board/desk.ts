// The desk in the words of Later Campaigns.
import type * as desk from '@grognard/desk';
import type { Event } from '../events.ts';
import type { Action } from '../grammar.ts';
import type { View } from '../view.ts';
import type { Hex, LeaderId, UnitId } from '../vocabulary.ts';
import type { Scene } from './drawing/scene.ts';

/** What is half chosen: who does something, before it is said where. */
export type Selection =
  | { readonly kind: 'unit'; readonly unit: UnitId }
  | { readonly kind: 'leader'; readonly leader: LeaderId }
  /** Guns of a hex, before their target is named. */
  | { readonly kind: 'stack'; readonly hex: Hex };

export type Desk = desk.Desk<View, Action, Event, Selection, Scene>;
export type Offer = desk.Offer<Action>;
export type TableState = desk.TableState<View, Action>;
