import type { Desk as DeskOf, GameBoard, Offer as OfferOf, TableState } from '@grognard/desk';
import type { SkirmishAction, SkirmishEvent } from '../actions.ts';
import type { SkirmishView } from '../position.ts';

/** The unit that is going to do something. */
export interface Selection {
  readonly unit: string;
}
export type Desk = DeskOf<SkirmishView, SkirmishAction, SkirmishEvent, Selection>;
export type Offer = OfferOf<SkirmishAction>;
export type Shown = TableState<SkirmishView, SkirmishAction>;
export type SkirmishBoard = GameBoard<SkirmishView, SkirmishAction, SkirmishEvent, Selection, null>;
