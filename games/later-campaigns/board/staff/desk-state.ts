// What lies on the order desk now, sorted: who may be written to, what may be said next.
import type { OrdersFrame } from '../../frames.ts';
import type { Action, ActionOf } from '../../grammar.ts';
import { knownPosition } from '../../odds/known-position.ts';
import type { Read } from '../../rule-types.ts';
import type { Draft, Edit } from '../../staff/draft.ts';
import { needsTarget } from '../../staff/writing.ts';
import type { View } from '../../view.ts';
import type { BodyId, Side } from '../../vocabulary.ts';
import type { Desk, Offer } from '../desk.ts';
import { papersIn } from './is-writing.ts';

export interface OfferOf<T extends Action['type']> extends Omit<Offer, 'action'> {
  readonly action: ActionOf<T>;
}

export interface DeskState {
  readonly view: View;
  readonly side: Side;
  /** What the side knows of the position. */
  readonly known: Read;
  readonly what: OrdersFrame['what'];
  readonly draft: Draft;
  /** The formation that is looked at, or written to. */
  readonly body: BodyId | null;
  offers<T extends Action['type']>(type: T): readonly OfferOf<T>[];
}

/** Null while nobody writes here. */
export function deskState(desk: Desk): DeskState | null {
  const { view } = desk.shown.value;
  const papers = papersIn(view);
  if (papers === null) return null;
  const { draft, what } = papers;
  const picked = desk.selection.value;
  const offers = desk.isLive.value ? desk.offers() : [];
  // NLC-12.11b: of the enemy's formations one is written to, and it stands in no list of one's own.
  const misled =
    what === 'badMove' ? offers.find(({ action }) => action.type === 'begin')?.action : undefined;
  const asked = misled?.type === 'begin' ? misled.recipient : null;
  return {
    view,
    ...papers,
    known: knownPosition(view, view.viewer),
    body: draft.edit?.recipient ?? asked ?? (picked?.kind === 'corps' ? picked.body : null),
    offers: <T extends Action['type']>(type: T) =>
      offers.filter((offer): offer is OfferOf<T> => offer.action.type === type),
  };
}

/** Whether the leg on paper says all it must. */
export const isAimed = ({ target, type }: Edit): boolean => target !== null || !needsTarget(type);
