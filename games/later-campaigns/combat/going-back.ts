// NLC-D.6, NLC-11.3: who goes back before whom, and which leaders ride along.
import type { Frozen } from '@grognard/kernel';
import { leaderSheet } from '../changes/bodies.ts';
import type { RetreatFrame } from '../frames.ts';
import { fieldOf } from '../ground/field.ts';
import type { Read } from '../rule-types.ts';
import { type LeaderId, NOBODY } from '../vocabulary.ts';

type Going = Frozen<RetreatFrame>;

/** A retreat of which nothing has been said yet. */
export const UNDECIDED = { waiting: [], next: NOBODY, along: [], behind: [] } as const;

/** Others wait, and this stack has not set out. */
export const mayLetPass = ({ waiting, visited }: Going): boolean =>
  waiting.length > 0 && visited.length === 1;

/** Leaders in the hex the stack leaves. */
export const leadersAt = (state: Read, { at, side }: Going): readonly LeaderId[] =>
  fieldOf(state)
    .leadersAt(at)
    .filter((leader) => leaderSheet(state, leader).side === side);

/** As his owner has said; else he goes with the last of the stack. */
export function goesAlong(state: Read, { at, side, units, along, behind }: Going, leader: LeaderId): boolean {
  if (along.includes(leader)) return true;
  return (
    !behind.includes(leader) &&
    fieldOf(state)
      .atOf(at, side)
      .every((unit) => units.includes(unit))
  );
}

/** Of whom nobody has said so yet. */
export const undecidedLeaders = (state: Read, frame: Going): readonly LeaderId[] =>
  leadersAt(state, frame).filter((leader) => !frame.along.includes(leader) && !frame.behind.includes(leader));
