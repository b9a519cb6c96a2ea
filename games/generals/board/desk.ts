// The desk in the words of Generals, and what a player may have half chosen on it.
import type * as desk from '@grognard/desk';
import type { Json } from '@grognard/kernel';
import type { Event } from '../events.ts';
import type { Action } from '../grammar.ts';
import type { View } from '../view.ts';
import type { Arm, FrontId, Sector, UnitId } from '../vocabulary.ts';
import type { Scene } from './drawing/scene.ts';

/** The first half of a choice that takes two presses. */
export type Pick =
  /** Which units get an order. An arrow that was drawn as far as `via` is written, and may still ride on. */
  | {
      readonly kind: 'order';
      readonly from: Sector;
      readonly arm: Arm;
      readonly via: Sector | null;
      readonly rides: readonly Offer[];
    }
  | { readonly kind: 'place'; readonly arm: Arm }
  /** A unit that has still to be told where, or at whom. */
  | { readonly kind: 'unit'; readonly unit: UnitId };

export interface Selection {
  readonly pick: Pick | null;
  /** The front shown large in the tray. */
  readonly front: FrontId | null;
}

export type Desk = desk.Desk<View, Action, Event, Selection, Scene>;
export type Offer = desk.Offer<Action>;
export type Board = desk.GameBoard<View, Action, Event, Selection, Json, Scene>;
