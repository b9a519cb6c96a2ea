// Whoever writes an order does so in the draft of the decision he takes with the other side or, for a Bad Move, alone.
import { draftOf, type Frozen, invariant, type Seat, setDraft } from '@grognard/kernel';
import type { OrdersFrame } from '../frames.ts';
import { type Draft, type Edit, MOST_WASTED } from './draft.ts';

export const draftFrom = (frame: Frozen<OrdersFrame>, seat: Seat): Draft => draftOf<Seat, Draft>(frame, seat);

export const editFrom = (frame: Frozen<OrdersFrame>, seat: Seat): Edit | null => draftFrom(frame, seat).edit;

export const writeDraft = (frame: OrdersFrame, seat: Seat, patch: Partial<Draft>): void =>
  setDraft<Seat, Draft>(frame, seat, { ...draftFrom(frame, seat), ...patch });

/** The step in which a player changes what needs no courier; with several on a side each does so for his own (NLC-M.3). */
export const isForOwnBodies = ({ what }: Frozen<OrdersFrame>): boolean => what === 'send' || what === 'own';

/** NLC-J.1: whether the seat may still do what brings nothing forward, and writes no order now. */
export const mayWaste = (frame: Frozen<OrdersFrame>, seat: Seat): boolean => {
  const { edit, wasted } = draftFrom(frame, seat);
  return edit === null && wasted < MOST_WASTED;
};

export function writeEdit(frame: OrdersFrame, seat: Seat, patch: Partial<Edit>): void {
  const edit = editFrom(frame, seat);
  invariant(edit !== null, 'an order is being written');
  writeDraft(frame, seat, { edit: { ...edit, ...patch } });
}
