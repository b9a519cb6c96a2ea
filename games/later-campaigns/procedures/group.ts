// NLC-E.9: one group on the move, step by step; others may react to every hex it comes into.

import { ask, type Decision } from '@grognard/kernel';
import { extend } from '../actions/extended-lines.ts';
import { endMove, exitMap, go, step } from '../actions/group-choices.ts';
import { moveLine } from '../actions/move-line.ts';
import { drop, take } from '../actions/regroup.ts';
import { alive, stillAt, turnLines } from '../changes/units.ts';
import { type GroupFrame, groupFrame } from '../frames.ts';
import { finish } from '../movement/finish.ts';
import { groupOf, without } from '../movement/grouping.ts';
import { stepped } from '../movement/stepped.ts';
import { makeStep } from '../movement/stepping.ts';
import { groupAt } from '../movement/terms.ts';
import { nextOnWay } from '../movement/way.ts';
import { endOwnMarch, goesOnAttacking, stopMarchIfBlocked, switchLeg } from '../orders/blocked.ts';
import { procedure, type Table } from '../rule-types.ts';
import { stageCover } from '../secrecy/sight-of.ts';
import type { Group } from '../state.ts';
import { bySide, type Hex, NOWHERE, type Side } from '../vocabulary.ts';
import { prompts } from '../words/prompts.ts';
import { runHooks } from './hooks.ts';

export function callGroup(table: Table, side: Side, group: Group, goal: Hex): void {
  table.state.group = group;
  table.call(groupFrame.at(goal === NOWHERE ? 'choose' : 'ride', { side, goal }));
}

/** After a step and all that came of it: whoever was thrown off the way has ended his move. */
function regroup(table: Table, frame: GroupFrame): void {
  const { state } = table;
  const group = groupOf(state);
  const left = stillAt(state, group.units, group.hex);
  // NLC-20.2.3c: a line that was met in its other hex goes on from the one the group has come to.
  turnLines(state, left, group.hex);
  for (const id of group.units) if (!left.includes(id)) finish(state, id);
  if (left.length < group.units.length) state.group = without(group, (id) => !left.includes(id));
  if (left.length === 0) frame.step = 'stop';
  else frame.step = frame.goal === NOWHERE ? 'choose' : 'ride';
}

function rideOn(table: Table, frame: GroupFrame): void {
  const group = groupOf(table.state);
  if (group.hex === frame.goal) {
    frame.step = 'stop';
    return;
  }
  const next = nextOnWay(table.state, group, frame.goal);
  const after = next === undefined ? null : stepped(table.state, group, next);
  if (next !== undefined && after !== null) {
    makeStep(table, frame, next, after);
    return;
  }
  frame.goal = NOWHERE;
  frame.step = 'choose';
}

function stop(table: Table, frame: GroupFrame): void {
  const { state } = table;
  const group = groupOf(state);
  const units = alive(state, group.units);
  const walked = units.length === group.units.length ? group : without(group, (id) => !units.includes(id));
  if (units.length > 0 && goesOnAttacking(state, walked)) {
    switchLeg(table, units);
    state.group = {
      ...groupAt(state, units, group.hex),
      used: group.used,
      allowance: group.allowance,
      hexesMoved: group.hexesMoved,
      column: group.column,
    };
    frame.goal = NOWHERE;
    frame.step = 'choose';
    return;
  }
  for (const id of units) finish(state, id);
  state.group = null;
  table.end();
  for (const id of units) {
    endOwnMarch(state, id);
    stopMarchIfBlocked(table, id, walked);
  }
  runHooks(table);
}

/** The same every time: it is asked after every step. */
const questions = bySide((side): readonly Decision[] => [
  { seat: side, ...ask('NLC-5.1a', prompts.moveGroup), cover: stageCover(side) },
]);

export const group = procedure(groupFrame, {
  rule: 'NLC-5.1a',
  pending: (_state, { step: at, side }) => (at === 'choose' ? questions[side] : []),
  actions: [go, step, moveLine, take, drop, extend, exitMap, endMove],
  advance(table, frame) {
    switch (frame.step) {
      case 'ride':
        return rideOn(table, frame);
      case 'entered':
        return regroup(table, frame);
      default:
        return stop(table, frame);
    }
  },
});
