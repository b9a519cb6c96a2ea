// NLC-E.8: a window for cavalry, at once or, where play goes by packets, with all others of the segment (NLC-P.4).
import { stillAt } from '../changes/units.ts';
import { reactionFrame } from '../frames.ts';
import { encounterFor, meet } from '../packets/meeting.ts';
import { isStepKept, keepStep } from '../packets/trail.ts';
import type { Table } from '../rule-types.ts';
import { seatsAsked } from '../seats/holding.ts';
import { type Incident, isWindowPossible } from './reacting.ts';

/** Opens a window unless nobody could possibly react. */
export function openReaction(table: Table, incident: Incident): void {
  const { state } = table;
  const { kind, hex, side, noSquare = false } = incident;
  const movers = stillAt(state, incident.movers, hex);
  if (movers.length === 0) return;
  const isPossible = isWindowPossible(state, { ...incident, movers });
  if (kind === 'move' && isStepKept(state, hex)) {
    keepStep(state, hex, isPossible);
    return;
  }
  const asked = encounterFor(state, { ...incident, movers });
  if (asked !== null) meet(table, asked);
  else if (isPossible) {
    // NLC-M.1: each decides about his own cavalry.
    const left = [...seatsAsked(state, side, 'cav')];
    table.call(
      reactionFrame.at('declare', { kind, hex, side, movers, noSquare, declared: [], backhand: false, left }),
    );
  }
}
