// The desk in Saga's words.
import type * as desk from '@grognard/desk';
import type { Event } from '../events.ts';
import type { Action, Layout } from '../grammar.ts';
import type { View } from '../view.ts';
import type { ReserveSlot, TerrainSlot, UnitId } from '../vocabulary.ts';
import type { Scene } from './drawing/field/scene.ts';

/** What is half chosen: the first half of a choice that takes two presses. */
export type Selection =
  /** A card of the hand, a unit to deploy or an objective. */
  | { readonly kind: 'card'; readonly card: string }
  /** An own unit the activated one might change places with: a second press orders it. */
  | { readonly kind: 'partner'; readonly unit: UnitId }
  /** A deployed unit that has been lifted again. */
  | { readonly kind: 'slot'; readonly slot: TerrainSlot }
  /** The Reserve as it shall stand, and the slot whose unit changes places next (SAG-15.9). */
  | { readonly kind: 'layout'; readonly layout: Layout; readonly from: ReserveSlot | null }
  /** The Reserve shall be rearranged once the guns on their way have a slot. */
  | { readonly kind: 'newOrder' };

export type Desk = desk.Desk<View, Action, Event, Selection, Scene>;
export type Offer = desk.Offer<Action>;
export type TableState = desk.TableState<View, Action>;
export type Moment = desk.Moment<Event>;
