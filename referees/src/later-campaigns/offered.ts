// Which offers of a decision are reckoned again, by the frame that asks.
import type { Course } from './course.ts';
import { assignments } from './offered-assaults.ts';
import { assaultChoices, pursuits } from './offered-choices.ts';
import { bombardments, charges, reactions } from './offered-fire.ts';
import { retreats, takeHits } from './offered-losses.ts';
import { groupMoves } from './offered-moves.ts';
import type { Frame } from './words.ts';

const ASKED: { readonly [proc: string]: (course: Course, frame: Frame) => void } = {
  bombardment: bombardments,
  chargeDeclaration: charges,
  reaction: reactions,
  losses: takeHits,
  retreat: retreats,
  assaults: assignments,
  pursuit: pursuits,
  group: groupMoves,
  assault: assaultChoices,
};

/** Before anything happens: the board is still the one that was asked about. */
export function offersTold(course: Course): void {
  const frame = course.before.frames.at(-1);
  if (frame !== undefined) ASKED[frame.proc]?.(course, frame);
}
