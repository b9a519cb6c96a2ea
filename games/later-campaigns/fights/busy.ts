// E.0: whoever moves, charges, pursues or goes back in any procedure under way is busy and cannot react.

import { isFrameOf } from '@grognard/kernel';
import { sheetOf } from '../changes/units.ts';
import { chargeFrame, pursuitFrame, retreatFrame, returningFrame } from '../frames.ts';
import type { Read } from '../rule-types.ts';
import type { UnitId } from '../vocabulary.ts';

export function busyUnits(state: Read): ReadonlySet<UnitId> {
  const busy = new Set<UnitId>(state.group?.units);
  for (const frame of state.frames) {
    if (isFrameOf(chargeFrame, frame)) for (const { unit } of frame.entries) busy.add(unit);
    else if (isFrameOf(pursuitFrame, frame)) for (const { unit } of frame.winners) busy.add(unit);
    else if (isFrameOf(retreatFrame, frame) || isFrameOf(returningFrame, frame))
      for (const unit of frame.units) busy.add(unit);
  }
  return busy;
}

/** R031, NLC-7.10e: the units of these that go back or pursue, if they are cavalry. */
export function isCaughtOut(state: Read, units: readonly UnitId[]): boolean {
  return state.frames.some((frame) => {
    if (isFrameOf(retreatFrame, frame) || isFrameOf(returningFrame, frame))
      return frame.units.some((id) => units.includes(id) && sheetOf(state, id).arm === 'cav');
    return isFrameOf(pursuitFrame, frame) && frame.pursuers.some((id) => units.includes(id));
  });
}
