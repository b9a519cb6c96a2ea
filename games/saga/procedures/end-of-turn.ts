// SAG-16.1 to 16.5, SAG-R69, SAG-R75: the end of a turn: uncontrolled Terrain goes, then collapse, then victory points.

import { ended, type Frozen, frozen, type Outcome } from '@grognard/kernel';
import { vpOf } from '../field/captured.ts';
import { COLLAPSE, holesOf } from '../field/holes.ts';
import { PLACES } from '../field/places.ts';
import { discardGround } from '../field/terrain.ts';
import { unitAt } from '../field/units.ts';
import { turnFrame } from '../frames.ts';
import { SEAT_NAME } from '../names.ts';
import type { Table } from '../rule-types.ts';
import { concludeBattle } from '../scoring/conclusion.ts';
import { scoreLongTerm } from '../scoring/scoring.ts';
import type { State } from '../state.ts';
import { opponentOf, PLAYERS } from '../vocabulary.ts';
import { endings } from '../words/endings.ts';

/** SAG-8.6 */
export function discardUncontrolled(umpire: Table): void {
  const { state } = umpire;
  for (const place of PLACES)
    if (unitAt(frozen(state), place) === null) discardGround(umpire, place, 'SAG-8.6');
}

/** SAG-16.2, 16.3, SAG-R68, SAG-R69: checked first; points do not matter. */
function collapse(state: Frozen<State>): Outcome | null {
  const collapsed = PLAYERS.filter((player) => holesOf(state, player) >= COLLAPSE);
  const [loser, other] = collapsed;
  if (loser === undefined) return null;
  if (other !== undefined) return ended([], 'SAG-16.3', endings.bothCollapsed);
  const winner = opponentOf(loser);
  const facts = { winner: SEAT_NAME[winner], loser: SEAT_NAME[loser], holes: holesOf(state, loser) };
  return ended([winner], 'SAG-16.2', endings.collapsed, facts);
}

export function endTurn(umpire: Table): void {
  const { state } = umpire;
  const { vpTarget, maxTurns } = state.rules;
  const isLast = maxTurns !== null && state.turn >= maxTurns;
  const collapsed = collapse(frozen(state));
  const reached = PLAYERS.some((player) => vpOf(frozen(state), player) >= vpTarget);
  if (collapsed !== null) finish(umpire, collapsed);
  else if (reached || isLast) finish(umpire, tally(umpire, reached ? 'SAG-16.5' : 'SAG-R75'));
  else {
    noteScores(umpire);
    state.turn += 1;
    umpire.goto(turnFrame.at('initiative', {}));
  }
}

/** SAG-16.5, 16.9: long-term objectives count for both now; most points win. */
function tally(umpire: Table, rule: Outcome['rule']): Outcome {
  for (const player of PLAYERS) scoreLongTerm(umpire, player);
  const state = frozen(umpire.state);
  const [a, b] = [vpOf(state, 'A'), vpOf(state, 'B')];
  if (a === b) return ended([], rule, endings.draw, { points: a });
  const winner = a > b ? 'A' : 'B';
  const facts = { winner: SEAT_NAME[winner], high: Math.max(a, b), low: Math.min(a, b) };
  return ended([winner], rule, endings.points, facts);
}

function noteScores(umpire: Table): void {
  const { state } = umpire;
  const vp = { A: vpOf(frozen(state), 'A'), B: vpOf(frozen(state), 'B') };
  state.scores = [...state.scores, vp];
  umpire.emit({ type: 'turnScored', rule: 'SAG-16.1', turn: state.turn, vp });
}

function finish(umpire: Table, outcome: Outcome): void {
  noteScores(umpire);
  concludeBattle(umpire, outcome);
}
