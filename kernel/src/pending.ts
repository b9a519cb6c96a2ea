import type { Asked, Decision, Seat, Viewer } from './contract.ts';

export const isPending = (pending: readonly Asked[], seat: Seat): boolean => {
  for (const decision of pending) if (decision.seat === seat) return true;
  return false;
};

/** Whether somebody is asked who was not asked before. */
export function isSomebodyNew(before: readonly Asked[], after: readonly Asked[]): boolean {
  for (const { seat } of after) if (!isPending(before, seat)) return true;
  return false;
}

/** Whether it is no secret who is asked. */
export function isOpenly(pending: readonly Decision[]): boolean {
  for (const { noticedBy } of pending) if (noticedBy !== undefined) return false;
  return true;
}

/** Who is asked and what for, as far as a viewer may notice. */
export const toldTo = (pending: readonly Decision[], viewer: Viewer): readonly Asked[] =>
  pending.every(isPlain) ? pending : pending.flatMap((decision) => told(decision, viewer));

/** Whether everybody is told of it as it is. */
const isPlain = ({ noticedBy, cover }: Decision): boolean => noticedBy === undefined && cover === undefined;

function told(decision: Decision, viewer: Viewer): readonly Asked[] {
  const { noticedBy, cover, ...asked } = decision;
  if (isPlain(decision) || asked.seat === viewer || noticedBy?.includes(viewer) === true) return [asked];
  return cover === undefined ? [] : [cover];
}
