// The desk in the words of Later Campaigns.
import type * as desk from '@grognard/desk';
import type { Event } from '../events.ts';
import type { Action } from '../grammar.ts';
import type { View } from '../view.ts';
import type { BodyId, Hex, LeaderId, UnitId } from '../vocabulary.ts';
import type { Scene } from './drawing/map/scene.ts';

/** What is half chosen: who does something, before it is said where. */
export type Selection =
  /** Units of one hex that shall move together. */
  | { readonly kind: 'group'; readonly units: readonly UnitId[]; readonly hex: Hex }
  | { readonly kind: 'leader'; readonly leader: LeaderId; readonly hex: Hex }
  /** Guns of a hex, before their target is named. */
  | { readonly kind: 'guns'; readonly hex: Hex }
  /** Cavalry, before its target is named. */
  | { readonly kind: 'charger'; readonly unit: UnitId; readonly hex: Hex }
  /** A formation whose sheet is looked at, or that will be written to. */
  | { readonly kind: 'corps'; readonly body: BodyId };

export type Desk = desk.Desk<View, Action, Event, Selection, Scene>;
export type Offer = desk.Offer<Action>;
export type TableState = desk.TableState<View, Action>;
