// GEN-12.12 to 12.22, 12.38: steps 2 and 6: Cavalry retreats or Infantry takes shelter, then both lines of every front are filled.
import { type Asked, ask, type Frozen } from '@grognard/kernel';
import { assign } from '../actions/assign.ts';
import { endPositions } from '../actions/end-positions.ts';
import { retreat } from '../actions/retreat.ts';
import { shelter } from '../actions/shelter.ts';
import { unretreat } from '../actions/unretreat.ts';
import { unshelter } from '../actions/unshelter.ts';
import { type CombatFrame, combatOf, readCombat } from '../combat/combat-frame.ts';
import { positionsFrame } from '../combat/decision-frames.ts';
import { choicesOf, NO_POSITIONS, type PositionsDraft } from '../combat/distribution.ts';
import { hasRetreat } from '../combat/retreats.ts';
import { hasShelter } from '../combat/shelters.ts';
import { enterBuilding, retreatUnits, takePositions } from '../combat/taking-positions.ts';
import { secretDecision, type Table } from '../rule-types.ts';
import type { State } from '../state.ts';
import { type BySide, SIDES, type Side } from '../vocabulary.ts';
import { prompts } from '../words/prompts.ts';

export function askPositions(umpire: Table, combat: CombatFrame): void {
  const asked = SIDES.filter((side) => hasChoice(umpire, combat, side));
  if (asked.length === 0) carryOut(umpire, combat, { white: NO_POSITIONS, black: NO_POSITIONS });
  else umpire.call(positionsFrame.ask(asked, {}));
}

function hasChoice({ state }: Table, combat: CombatFrame, side: Side): boolean {
  if (combat.nth === 2 ? hasRetreat(state, side) : hasShelter(state, side)) return true;
  return choicesOf(state, combat, side, NO_POSITIONS).length > 0;
}

export const positions = secretDecision(positionsFrame, {
  rule: 'GEN-12.14',
  question: (state, _frame, seat) => questionFor(state, seat === 'black' ? 'black' : 'white'),
  publicChoice: true,
  actions: [retreat, unretreat, shelter, unshelter, assign, endPositions],
  revealed(umpire, _frame, drafts) {
    carryOut(umpire, combatOf(umpire.state), drafts);
    umpire.end();
  },
});

/** Where everybody stands is public, and so is what there is to choose. */
function questionFor(state: Frozen<State>, side: Side): Omit<Asked, 'seat'> {
  const combat = readCombat(state);
  const linesUp = choicesOf(state, combat, side, NO_POSITIONS).length > 0;
  if (combat.nth === 2) {
    if (!hasRetreat(state, side)) return ask('GEN-12.12', prompts.lineUp);
    return ask('GEN-12.12', linesUp ? prompts.lineUpOrRetreat : prompts.retreat);
  }
  if (!hasShelter(state, side)) return ask('GEN-12.38', prompts.lineUpAgain);
  return ask('GEN-12.38', linesUp ? prompts.lineUpOrShelter : prompts.shelter);
}

function carryOut(umpire: Table, combat: CombatFrame, drafts: BySide<PositionsDraft>): void {
  retreatUnits(umpire, [...drafts.white.retreats, ...drafts.black.retreats]);
  for (const side of SIDES) {
    const { shelter } = drafts[side];
    if (shelter !== null) enterBuilding(umpire, shelter);
  }
  takePositions(umpire, combat, drafts);
}
