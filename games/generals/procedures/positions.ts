// GEN-12.12 to 12.22, 12.38: steps 2 and 6: Cavalry retreats or Infantry takes shelter, then both lines of every front are filled.
import { assign } from '../actions/assign.ts';
import { endPositions } from '../actions/end-positions.ts';
import { retreat } from '../actions/retreat.ts';
import { shelter } from '../actions/shelter.ts';
import { unretreat } from '../actions/unretreat.ts';
import { unshelter } from '../actions/unshelter.ts';
import { type CombatFrame, combatOf } from '../combat/combat-frame.ts';
import type { PositionsFrame } from '../combat/decision-frames.ts';
import { choicesOf, NO_POSITIONS, type PositionsDraft } from '../combat/distribution.ts';
import { hasRetreat } from '../combat/retreats.ts';
import { hasShelter } from '../combat/shelters.ts';
import { enterBuilding, retreatUnits, takePositions } from '../combat/taking-positions.ts';
import type { Proc, Table } from '../rule-types.ts';
import { revealDrafts, secretDecision, stillDeciding } from '../secrecy/secret-decision.ts';
import { type BySide, SIDES, type Side } from '../vocabulary.ts';

export function askPositions(umpire: Table, combat: CombatFrame): void {
  const asked = SIDES.filter((side) => hasChoice(umpire, combat, side));
  if (asked.length === 0) carryOut(umpire, combat, { white: NO_POSITIONS, black: NO_POSITIONS });
  else {
    umpire.call<PositionsFrame>({
      proc: 'positions',
      step: 'decide',
      ...secretDecision(asked, NO_POSITIONS),
    });
  }
}

function hasChoice({ state }: Table, combat: CombatFrame, side: Side): boolean {
  if (combat.nth === 2 ? hasRetreat(state, side) : hasShelter(state, side)) return true;
  return choicesOf(state, combat, side, NO_POSITIONS).length > 0;
}

export const positions: Proc<PositionsFrame> = {
  rule: 'GEN-12.14',
  pending: (state, frame) =>
    combatOf(state).nth === 2
      ? stillDeciding(frame, 'Retreat Cavalry, or put your units into their fronts.', 'GEN-12.12')
      : stillDeciding(frame, 'Take new positions for the melee.', 'GEN-12.38'),
  actions: [retreat, unretreat, shelter, unshelter, assign, endPositions],
  advance(umpire, frame) {
    carryOut(umpire, combatOf(umpire.state), revealDrafts(umpire, frame));
    umpire.end();
  },
};

function carryOut(umpire: Table, combat: CombatFrame, drafts: BySide<PositionsDraft>): void {
  retreatUnits(umpire, [...drafts.white.retreats, ...drafts.black.retreats]);
  for (const side of SIDES) {
    const { shelter } = drafts[side];
    if (shelter !== null) enterBuilding(umpire, shelter);
  }
  takePositions(umpire, combat, drafts);
}
