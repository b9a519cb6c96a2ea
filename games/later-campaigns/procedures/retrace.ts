// NLC-P.4, NLC-E.13: groups that are met stand where they were met; who wins goes on along the way he went, who loses does not.

import { never } from '@grognard/kernel';
import { moveTogether } from '../changes/moving.ts';
import { alive, isIn, patchUnit, stillAt, turnLines, unitAt } from '../changes/units.ts';
import { meetStaffIn } from '../combat/staff.ts';
import { type RetraceFrame, retraceFrame } from '../frames.ts';
import { fieldOf } from '../ground/field.ts';
import { deploy, refuseLine } from '../movement/deploying.ts';
import { leaveMap } from '../movement/exits.ts';
import { groupOf, without } from '../movement/grouping.ts';
import { lineStepped } from '../movement/line-steps.ts';
import { stepped } from '../movement/stepped.ts';
import { groupAt } from '../movement/terms.ts';
import { endOwnMarch, stopMarchIfBlocked } from '../orders/blocked.ts';
import { endEncounters, hasReplies, meet } from '../packets/meeting.ts';
import { postOf } from '../packets/post.ts';
import { giveUpGround, hexesEntered, stepsAfter, trailOf } from '../packets/trail.ts';
import { procedure, type Read, type Table } from '../rule-types.ts';
import type { Footprint, Group, State } from '../state.ts';
import { NOWHERE, otherSide, type UnitId } from '../vocabulary.ts';
import { runHooks } from './hooks.ts';

export const retrace = procedure(retraceFrame, {
  rule: 'NLC-P.4',
  pending: () => [],
  actions: [],
  advance(table, frame) {
    switch (frame.step) {
      case 'next':
        return meetNext(table, frame);
      case 'met':
        return regroup(table, frame);
      case 'ride':
        return rideOn(table, frame);
      case 'halt':
        return halt(table, frame);
      default:
        never(frame.step);
    }
  },
});

/** The first encounter that was answered and is not over; after the last the segment ends. */
function meetNext(table: Table, frame: RetraceFrame): void {
  const { state } = table;
  const post = postOf(state);
  const number = post.encounters.findIndex(
    ({ kind, isOver }, each) => kind === 'move' && !isOver && hasReplies(post, each),
  );
  const encounter = post.encounters[number];
  if (encounter === undefined) {
    endSegment(table);
    return;
  }
  const step = trailOf(state).steps[encounter.step];
  const units = step === undefined ? [] : thoseWhoWent(state, encounter.step, step);
  if (
    step === undefined ||
    units.length === 0 ||
    fieldOf(state).atOf(step.hex, otherSide(frame.side)).length > 0
  ) {
    endEncounters(state, (each) => each === number);
    return;
  }
  frame.at = encounter.step;
  frame.step = 'met';
  standBack(table, step, units);
  meet(table, number);
}

/** Those of the group who are where their way ended, with a half of a line at least: nothing has befallen them since. */
function thoseWhoWent(state: Read, at: number, { units, hex }: Footprint): readonly UnitId[] {
  const after = stepsAfter(trailOf(state), at);
  return alive(state, units).filter((id) => {
    const last = after.findLast(([, step]) => step.units.includes(id));
    return isIn(unitAt(state, id), last?.[1].hex ?? hex);
  });
}

/** The group stands in that hex with the points it had then. */
function standBack(table: Table, step: Footprint, units: readonly UnitId[]): void {
  const { state } = table;
  const { hex, hexesMoved } = step;
  const of = (points: readonly number[]): readonly number[] =>
    points.filter((_, i) => units.includes(step.units[i] ?? -1));
  if (unitAt(state, units[0] ?? 0).hex !== hex) moveTogether(table, units, hex, 'return');
  standInLine(state, step, units);
  state.group = {
    ...groupAt(state, units, hex),
    used: of(step.used),
    allowance: of(step.allowance),
    hexesMoved,
    column: null,
  };
}

/** NLC-20.2.3: and in line as it was, unless the enemy holds the other hex by now. */
function standInLine(state: State, { inLine, hex, line }: Footprint, units: readonly UnitId[]): void {
  const isFree =
    line !== NOWHERE &&
    fieldOf(state)
      .at(line)
      .every((id) => units.includes(id));
  for (const id of units) {
    const extended = id === inLine && isFree ? line : NOWHERE;
    if (unitAt(state, id).extended !== extended) patchUnit(state, id, { hex, extended });
  }
}

/** NLC-20.2.3c: where a line was met in both its hexes, one after the other. */
function regroup(table: Table, frame: RetraceFrame): void {
  const { state } = table;
  const group = groupOf(state);
  const left = stillAt(state, group.units, group.hex);
  turnLines(state, left, group.hex);
  state.group = without(group, (id) => !left.includes(id));
  const post = postOf(state);
  const number = post.encounters.findIndex(
    ({ step, isOver }, each) => step === frame.at && !isOver && hasReplies(post, each),
  );
  if (left.length === 0) frame.step = 'halt';
  else if (number >= 0) meet(table, number);
  else frame.step = 'ride';
}

/** NLC-E.13: as far as that is still possible; obligations are not tested again. */
function rideOn(table: Table, frame: RetraceFrame): void {
  const { state } = table;
  const [onward] = stepsAfter(trailOf(state), frame.at);
  const group = groupOf(state);
  const going = onward === undefined ? group : without(group, (id) => !onward[1].units.includes(id));
  if (onward === undefined || going.units.length === 0 || !goOn(table, going, onward[1])) {
    frame.step = 'halt';
    return;
  }
  const [at] = onward;
  frame.at = at;
  frame.step = 'met';
}

/** The next step of its way once more; false: it cannot be made. NLC-20.2.3b: as a line moves, or deploys. */
function goOn(table: Table, going: Group, { hex, line }: Footprint): boolean {
  const { state } = table;
  const isDeploying = hex === going.hex && line !== NOWHERE;
  if (isDeploying) {
    if (refuseLine(state, going, line) !== null) return false;
    deploy(table, going, line);
    return true;
  }
  const after = line === NOWHERE ? stepped(state, going, hex) : lineStepped(state, going, hex, line);
  if (after === null) return false;
  moveTogether(table, after.units, hex, 'move', line);
  state.group = after;
  return true;
}

/** Whatever was to come on the rest of the way does not. */
function halt(table: Table, frame: RetraceFrame): void {
  const { state } = table;
  const rest = stepsAfter(trailOf(state), frame.at).map(([number]) => number);
  const { encounters } = postOf(state);
  endEncounters(state, (each) => rest.includes(encounters[each]?.step ?? -1));
  giveUpGround(state, rest);
  const walked = groupOf(state);
  const units = alive(state, walked.units);
  state.group = null;
  frame.step = 'next';
  for (const id of units) {
    endOwnMarch(state, id);
    stopMarchIfBlocked(table, id, walked);
  }
  runHooks(table);
}

/** NLC-R072: who was to leave the map and was not met leaves it now. */
function endSegment(table: Table): void {
  const { state } = table;
  const trail = trailOf(state);
  const leaving = alive(state, trail.leaving);
  if (state.stage !== null) state.stage = { ...state.stage, trail: null, post: null };
  table.end();
  for (const id of leaving) leaveMap(table, groupAt(state, [id], unitAt(state, id).hex));
  meetStaffIn(table, hexesEntered(trail));
  runHooks(table);
}
