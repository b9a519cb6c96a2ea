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

/** The same, as far as a viewer may notice. */
export function isSomebodyNewTo(
  before: readonly Decision[],
  after: readonly Decision[],
  viewer: Viewer,
): boolean {
  for (const decision of after) {
    const seat = seatTold(decision, viewer);
    if (seat !== null && !before.some((each) => seatTold(each, viewer) === seat)) return true;
  }
  return false;
}

/** Who is asked, as a viewer is told it; null: he does not notice. */
function seatTold(decision: Decision, viewer: Viewer): Seat | null {
  if (isToldAsItIs(decision, viewer)) return decision.seat;
  return decision.cover === undefined ? null : decision.cover.seat;
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

const isToldAsItIs = (decision: Decision, viewer: Viewer): boolean =>
  isPlain(decision) || decision.seat === viewer || decision.noticedBy?.includes(viewer) === true;

function told(decision: Decision, viewer: Viewer): readonly Asked[] {
  const { noticedBy: _, cover, ...asked } = decision;
  if (isToldAsItIs(decision, viewer)) return [asked];
  return cover === undefined ? [] : [cover];
}
