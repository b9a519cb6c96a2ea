// The desk in Napoleonica's words.
import type * as desk from '@grognard/desk';
import type { ImprovementId } from '../data/improvements.ts';
import type { CardId } from '../data/words.ts';
import type { Event } from '../events.ts';
import type { Action } from '../grammar.ts';
import type { View } from '../view.ts';
import type { UnitId } from '../vocabulary.ts';
import type { Scene } from './drawing/field/scene.ts';

/** What is half chosen: the first half of a choice that takes two presses. */
export type Selection =
  /** A card of the hand: a second press uses it. */
  | { readonly kind: 'card'; readonly card: CardId }
  /** Cards that shall go back into the deck (NAP-SET.14), by their places in the hand. */
  | { readonly kind: 'return'; readonly places: readonly number[] }
  /** Orders that shall pay or be exchanged, by their places behind the screen; the first pays. */
  | { readonly kind: 'orders'; readonly places: readonly number[] }
  /** A unit that waits beside the field for its hex. */
  | { readonly kind: 'unit'; readonly unit: UnitId }
  /** An improvement card that waits for the unit that learns it (NAP-TRN.10). */
  | { readonly kind: 'improvement'; readonly card: ImprovementId };

export type Desk = desk.Desk<View, Action, Event, Selection, Scene>;
export type Offer = desk.Offer<Action>;
export type TableState = desk.TableState<View, Action>;
