// Whether the viewer writes orders now, and what lies before him.
import { isFrameOf } from '@grognard/kernel';
import { type OrdersFrame, ordersFrame } from '../../frames.ts';
import type { Draft } from '../../staff/draft.ts';
import type { View } from '../../view.ts';
import { type Side, sideOfSeat } from '../../vocabulary.ts';

interface Papers {
  readonly side: Side;
  readonly what: OrdersFrame['what'];
  readonly draft: Draft;
}

/** Null while nobody writes here. */
export function papersIn({ frames, viewer, draft }: View): Papers | null {
  const top = frames.at(-1);
  const side = sideOfSeat(viewer);
  if (top === undefined || !isFrameOf(ordersFrame, top) || side === null || draft === null) return null;
  return { side, what: top.what, draft };
}

export const isWriting = (view: View): boolean => papersIn(view) !== null;
