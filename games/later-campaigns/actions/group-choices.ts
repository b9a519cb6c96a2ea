// NLC-5.1a, NLC-J.1: what a group on the move may do: ride to a goal, step, stop, leave the map.
import { neighboursOf } from '@grognard/geometry';
import { no, nothingAgainst } from '@grognard/kernel';
import { againstGoing, againstStep } from '../against/step.ts';
import { againstStop } from '../against/stop.ts';
import { theatreOf } from '../data/theatres.ts';
import type { GroupFrame } from '../frames.ts';
import { isAtExit, leaveMap } from '../movement/exits.ts';
import { groupOf } from '../movement/grouping.ts';
import { stepped } from '../movement/stepped.ts';
import { makeStep } from '../movement/stepping.ts';
import { canReach, isStepHome, type Stops } from '../movement/stops.ts';
import { hexName, sheetName } from '../names.ts';
import { keepLeaving } from '../packets/trail.ts';
import type { Read, Rule } from '../rule-types.ts';
import type { Group } from '../state.ts';
import { NOBODY } from '../vocabulary.ts';
import { refusals } from '../words/refusals.ts';

/** NLC-J.1: to a good stop by the cheapest way. */
export const go: Rule<GroupFrame, 'go'> = {
  type: 'go',
  rule: 'NLC-5.1a',
  candidates(state, _frame, _seat, { stops }) {
    const { hex } = groupOf(state);
    return stops.good.filter((stop) => stop !== hex).map((stop) => ({ type: 'go', hex: stop }));
  },
  against: (state, _frame, _seat, asked) => againstGoing(state, asked),
  refuse: nothingAgainst,
  target: ({ hex }) => ({ hex }),
  apply(_table, frame, _seat, { hex }) {
    frame.goal = hex;
    frame.step = 'ride';
  },
};

/** NLC-D.2: offered only where a good stop can still be reached. */
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

/** NLC-R072: over an edge of one's own, or at an exit of the scenario. */
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
