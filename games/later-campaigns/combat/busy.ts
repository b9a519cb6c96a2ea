// NLC-E.0: whoever moves, charges, pursues, goes back or has been fallen upon in any procedure under way is busy and cannot react.

import { isFrameOf } from '@grognard/kernel';
import { sheetOf } from '../changes/units.ts';
import type { Entrance } from '../charge/entrance.ts';
import {
  assaultFrame,
  chargeCombatFrame,
  chargeFrame,
  pursuitFrame,
  retreatFrame,
  returningFrame,
} from '../frames.ts';
import type { Read } from '../rule-types.ts';
import type { UnitId } from '../vocabulary.ts';

export function busyUnits(state: Read): ReadonlySet<UnitId> {
  const busy = new Set<UnitId>(state.group?.units);
  for (const frame of state.frames) {
    if (isFrameOf(chargeFrame, frame)) for (const { unit } of frame.entries) busy.add(unit);
    else if (isFrameOf(retreatFrame, frame) || isFrameOf(returningFrame, frame))
      for (const unit of frame.units) busy.add(unit);
    // Targets, once their fight has begun.
    else if (isFrameOf(chargeCombatFrame, frame) || isFrameOf(assaultFrame, frame))
      for (const unit of frame.defenders) busy.add(unit);
  }
  return busy;
}

/** NLC-E.0: a fight is under way; what follows from it waits for its end. */
export const isInFight = ({ frames }: Read): boolean =>
  frames.some((frame) => isFrameOf(assaultFrame, frame) || isFrameOf(chargeFrame, frame));

/** How a unit came into the charge it is in, be it pursuing or riding back by now; undefined: it charges nobody. */
export const chargeOf = ({ frames }: Read, id: UnitId): Entrance | undefined =>
  frames
    .flatMap((frame) => (isFrameOf(chargeFrame, frame) ? frame.entries : []))
    .find(({ unit }) => unit === id);

export const isCharging = (state: Read, id: UnitId): boolean => chargeOf(state, id) !== undefined;

/** NLC-R031, NLC-7.10e: the units of these that go back or pursue, if they are cavalry. */
export function isCaughtOut(state: Read, units: readonly UnitId[]): boolean {
  return state.frames.some((frame) => {
    if (isFrameOf(retreatFrame, frame) || isFrameOf(returningFrame, frame))
      return frame.units.some((id) => units.includes(id) && sheetOf(state, id).arm === 'cav');
    return isFrameOf(pursuitFrame, frame) && frame.pursuers.some((id) => units.includes(id));
  });
}
