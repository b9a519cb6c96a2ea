// E.9: one group on the move, step by step; others may react to every hex it comes into.

import { neighboursOf } from '@grognard/geometry';
import { ask, no } from '@grognard/kernel';
import { extend } from '../actions/extended-lines.ts';
import { drop, take } from '../actions/regroup.ts';
import { againstGoing, againstStep } from '../against/step.ts';
import { againstStop } from '../against/stop.ts';
import { disrupt } from '../changes/disruption.ts';
import { moveTogether } from '../changes/moving.ts';
import { alive, sheetOf, sideOf, stillAt } from '../changes/units.ts';
import { theatreOf } from '../data/theatres.ts';
import { openReaction } from '../fights/open-reaction.ts';
import { rout, shatteredBy } from '../fights/rout.ts';
import { meetStaff } from '../fights/staff.ts';
import { type GroupFrame, groupFrame } from '../frames.ts';
import { fieldOf } from '../ground/field.ts';
import { moraleOf, PLAIN } from '../morale/morale.ts';
import { stepPrice } from '../movement/step-price.ts';
import { noteColumn } from '../moves/columns.ts';
import { isAtExit, leaveMap } from '../moves/exits.ts';
import { finish } from '../moves/finish.ts';
import { groupOf, without } from '../moves/grouping.ts';
import { canReach, isStepHome, type Stops } from '../moves/stops.ts';
import { groupAt, termsOf } from '../moves/terms.ts';
import { goOn, nextOnWay } from '../moves/way.ts';
import { hexName, sheetName } from '../names.ts';
import { endOwnMarch, goesOnAttacking, stopMarchIfBlocked, switchLeg } from '../orders/blocked.ts';
import { keepLeaving } from '../packets/trail.ts';
import { procedure, type Read, type Rule, type Table } from '../rule-types.ts';
import { stageCover } from '../secrecy/sight-of.ts';
import type { Group } from '../state.ts';
import { type Hex, NOBODY, NOWHERE, otherSide, type Side } from '../vocabulary.ts';
import { prompts } from '../words/prompts.ts';
import { refusals } from '../words/refusals.ts';
import { runHooks } from './hooks.ts';
import { openOpportunityFire } from './opportunity-fire.ts';

export function callGroup(table: Table, side: Side, group: Group, goal: Hex): void {
  table.state.group = group;
  table.call(groupFrame.at(goal === NOWHERE ? 'choose' : 'ride', { side, goal }));
}

/** J.1: to a good stop by the cheapest way. */
export const go: Rule<GroupFrame, 'go'> = {
  type: 'go',
  rule: 'NLC-5.1a',
  candidates(state, _frame, _seat, { stops }) {
    const { hex } = groupOf(state);
    return stops.good.filter((stop) => stop !== hex).map((stop) => ({ type: 'go', hex: stop }));
  },
  against: (state, _frame, _seat, asked) => againstGoing(state, asked),
  refuse: () => null,
  target: ({ hex }) => ({ hex }),
  apply(_table, frame, _seat, { hex }) {
    frame.goal = hex;
    frame.step = 'ride';
  },
};

/** D.2: offered only where a good stop can still be reached. */
export const step: Rule<GroupFrame, 'step'> = {
  type: 'step',
  rule: 'NLC-5.1a',
  candidates(state, _frame, _seat, { stops }) {
    const { hex } = groupOf(state);
    return neighboursOf(theatreOf(state).grid, hex)
      .filter((next) => Number.isFinite(stops.reach.cost(next)))
      .map((next) => ({ type: 'step', hex: next }));
  },
  against: (state, _frame, _seat, asked) => againstStep(state, asked),
  refuse(state, _frame, _seat, { hex }, { stops }) {
    const after = stepped(state, groupOf(state), hex);
    if (after === null) return againstStep(state, { hex }) ?? no('NLC-5.2a', refusals.notEnoughPoints);
    const facts = { unit: sheetName(state, after.units[0] ?? NOBODY), hex: hexName(state, hex) };
    if (!isStepHome(state, groupOf(state), hex)) return no('NLC-12.1f', refusals.notHomewards, facts);
    return leadsToGoodStop(state, stops, after) ? null : no('NLC-R059', refusals.leadsNowhere);
  },
  target: ({ hex }) => ({ hex }),
  apply(table, frame, _seat, { hex }) {
    makeStep(table, frame, hex);
  },
};

/** A good stop of before can still be reached after the step. */
function leadsToGoodStop(state: Read, { good, reach: before }: Stops, after: Group): boolean {
  if (good.includes(after.hex) || good.some((hex) => before.firstStepTo(hex) === after.hex)) return true;
  return canReach(state, after, good);
}

/** No last word: others may move after it, and nobody was asked. Where it is all a group can do, it need not be said. */
export const endMove: Rule<GroupFrame, 'endMove'> = {
  type: 'endMove',
  rule: 'NLC-5.1a',
  candidates: () => [{ type: 'endMove' }],
  refuse: (state, _frame, _seat, _action, { stops }) =>
    stops.good.includes(groupOf(state).hex) ? null : againstStop(state, groupOf(state), groupOf(state).hex),
  target: () => ({ button: 'endMove' }),
  apply(_table, frame) {
    frame.step = 'stop';
  },
};

/** R072: over an edge of one's own, or at an exit of the scenario. */
export const exitMap: Rule<GroupFrame, 'exitMap'> = {
  type: 'exitMap',
  rule: 'NLC-5.6',
  candidates: (state) => (isAtExit(state, groupOf(state)) ? [{ type: 'exitMap' }] : []),
  // Leaving is no way round what an order asks.
  refuse: (state, _frame, _seat, _action, { stops }) =>
    stops.good.includes(groupOf(state).hex) ? null : againstStop(state, groupOf(state), groupOf(state).hex),
  target: () => ({ button: 'exitMap' }),
  apply(table, frame) {
    const leaving = groupOf(table.state);
    if (!keepLeaving(table.state, leaving.units)) leaveMap(table, leaving);
    frame.step = 'stop';
  },
};

/** The group after one step; null when it cannot make it. NLC-5.1b, R008: one hex is always possible, whatever it costs. */
export function stepped(state: Read, group: Group, hex: Hex): Group | null {
  const field = fieldOf(state);
  const terms = termsOf(state, group);
  const isFirst = group.hexesMoved === 0;
  const used: number[] = [];
  // Written out: asked of every hex beside a group.
  for (const [i, id] of group.units.entries()) {
    const price = stepPrice(state, field, id, group.hex, hex, terms);
    const most = group.allowance[i] ?? 0;
    const points = (group.used[i] ?? 0) + price;
    if (price === Number.POSITIVE_INFINITY || (points > most && !isFirst)) return null;
    used.push(Math.min(points, most));
  }
  return { ...group, hex, used, hexesMoved: group.hexesMoved + 1 };
}

function makeStep(
  table: Table,
  frame: GroupFrame,
  hex: Hex,
  after = stepped(table.state, groupOf(table.state), hex),
): void {
  const { state } = table;
  const { length } = state.frames;
  const before = groupOf(state);
  frame.step = 'entered';
  if (after === null) return;
  const leftZoc = fieldOf(state).inEnemyZoc(frame.side, before.hex);
  moveTogether(table, after.units, hex, 'move');
  state.group = after;
  if (leftZoc) testLeavingZoc(table, before);
  noteColumn(state, after.units, before.hex, hex);
  openReaction(table, { kind: 'move', hex, movers: after.units, side: otherSide(frame.side) });
  openOpportunityFire(table, otherSide(frame.side), hex, after.units);
  // E.9: before guns and cavalry have their say; what is called last comes first.
  meetStaff(table);
  if (state.frames.length === length) goOn(before, after);
}

/** NLC-19.1c, R089: the group whose step empties a hex in a ZOC; cavalry does not mind. */
function testLeavingZoc(table: Table, { units, hex }: Group): void {
  const { state } = table;
  const [first] = units;
  if (!state.options.retreatDisruption || first === undefined) return;
  if (fieldOf(state).atOf(hex, sideOf(state, first)).length > 0) return;
  const foot = units.filter((id) => sheetOf(state, id).arm !== 'cav');
  if (foot.length === 0) return;
  const roll = table.random.die(6, `NLC-19.1c leaving a zone ${hexName(state, hex)}`);
  const broken = foot.filter((id) => roll > moraleOf(state, id, PLAIN).value);
  table.emit({ type: 'retreatTested', rule: 'NLC-19.1c', units: foot, roll, disrupted: broken });
  disrupt(table, broken, 'NLC-19.1c');
  rout(table, shatteredBy(state, foot, roll, PLAIN));
}

/** After a step and all that came of it: whoever was thrown off the way has ended his move. */
function regroup(table: Table, frame: GroupFrame): void {
  const { state } = table;
  const group = groupOf(state);
  const left = stillAt(state, group.units, group.hex);
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
  const walked = without(group, (id) => !units.includes(id));
  if (units.length > 0 && goesOnAttacking(state, walked)) {
    switchLeg(table, units);
    state.group = {
      ...groupAt(state, units, group.hex),
      used: group.used,
      allowance: group.allowance,
      hexesMoved: group.hexesMoved,
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

export const group = procedure(groupFrame, {
  rule: 'NLC-5.1a',
  pending: (state, { step: at, side }) =>
    at === 'choose'
      ? [{ seat: side, ...ask('NLC-5.1a', prompts.moveGroup), cover: stageCover(state, side) }]
      : [],
  actions: [go, step, take, drop, extend, exitMap, endMove],
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
