// NLC-7.9: which cavalry may charge units that come into a hex, and who is asked.

import { within } from '@grognard/geometry';
import { isFrameOf } from '@grognard/kernel';
import { sheetOf, unitAt } from '../changes/units.ts';
import { isInCommand } from '../command/command-area.ts';
import type { TheatreMap } from '../data/theatre.ts';
import { failureFrame } from '../frames.ts';
import { fieldOf } from '../ground/field.ts';
import { perMap } from '../ground/per-map.ts';
import { isDecoy } from '../orders/hidden-march.ts';
import { turnSheet } from '../orders/legs.ts';
import { chargePaths } from '../reach/charge-paths.ts';
import type { Read } from '../rule-types.ts';
import { isSeenByAll } from '../secrecy/sight-of.ts';
import type { State } from '../state.ts';
import { type Entry, type Hex, otherSide, type Side, type UnitId } from '../vocabulary.ts';
import { busyUnits } from './busy.ts';

export interface Incident {
  readonly kind: Entry;
  readonly hex: Hex;
  readonly movers: readonly UnitId[];
  /** Who may react. */
  readonly side: Side;
  readonly noSquare?: boolean;
}

/** NLC-R076: one test for each pair in a Stage. */
export const pairOf = (cavalry: UnitId, mover: UnitId): number => cavalry * 1000 + mover;

/** NLC-R077: where an order fails outside a Stage, one test for each pair while its units go back. */
const testedPairs = ({ stage, frames }: Read): readonly number[] =>
  stage?.tested ?? frames.find((frame) => isFrameOf(failureFrame, frame))?.tested ?? [];

/** These pairs have tested. */
export function useUpPairs(state: State, pairs: readonly number[]): void {
  const tested = [...new Set([...testedPairs(state), ...pairs])];
  if (state.stage !== null) {
    state.stage = { ...state.stage, tested };
    return;
  }
  const at = state.frames.findIndex((frame) => isFrameOf(failureFrame, frame));
  const frame = state.frames[at];
  if (frame !== undefined && isFrameOf(failureFrame, frame))
    state.frames[at] = failureFrame.at(frame.step, { ...frame, tested });
}

/** NLC-E.8 step 1, NLC-7.9e, NLC-R075, NLC-R093: undisrupted, not in the hex itself nor busy, in command. */
export function ableToReact(state: Read, { hex, movers, side }: Incident): readonly UnitId[] {
  const { night, rain } = turnSheet(state);
  if (night || rain) return [];
  const field = fieldOf(state);
  const busy = busyUnits(state);
  const tested = testedPairs(state);
  return nearby(state, hex, side).filter((id) => {
    const { disrupted, charged } = unitAt(state, id);
    return (
      sheetOf(state, id).arm === 'cav' &&
      !disrupted &&
      charged !== state.turn &&
      !busy.has(id) &&
      !isDecoy(state, id) &&
      movers.some((mover) => !tested.includes(pairOf(id, mover))) &&
      reactionWays(state, id, hex).length > 0 &&
      isInCommand(state, field, id)
    );
  });
}

/** The ways into the hex; friends of the cavalry in it are no matter (NLC-7.9d). */
export const reactionWays = (state: Read, id: UnitId, hex: Hex): readonly Hex[] =>
  chargePaths(state, fieldOf(state), id, hex);

/** Hexes within two of each, in canonical order. */
const around = perMap(({ grid }: TheatreMap) =>
  Array.from({ length: grid.size }, (_, hex) => within(grid, hex, 2).filter((near) => near !== hex)),
);

function nearby(state: Read, hex: Hex, side: Side): readonly UnitId[] {
  const field = fieldOf(state);
  const found: UnitId[] = [];
  for (const near of around(field.theatre)[hex] ?? [])
    if (field.has(near, side)) found.push(...field.atOf(near, side));
  return found;
}

/**
 * NLC-E.8: whether a window opens, from what the mover's side can see: cavalry that might, or a stack it cannot look into
 * with a way to the hex. Who cannot react after all can only pass.
 */
export function isWindowPossible(state: Read, incident: Incident): boolean {
  const { night, rain } = turnSheet(state);
  if (night || rain) return false;
  const { hex, side } = incident;
  const looker = otherSide(side);
  return nearby(state, hex, side).some((id) => {
    const { hex: at, disrupted, charged } = unitAt(state, id);
    const isFresh = sheetOf(state, id).arm === 'cav' && !disrupted && charged !== state.turn;
    return (isFresh || !isSeenByAll(state, looker, at)) && reactionWays(state, id, hex).length > 0;
  });
}
