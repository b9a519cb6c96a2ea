// NLC-E.11, NLC-12.9f: an order has failed: unit by unit the formation goes back, its leader last.
import { ask } from '@grognard/kernel';
import { isInGarrison } from '../assault/choices.ts';
import { bodyAt, bodySheet, leaderAt, unitsOf } from '../changes/bodies.ts';
import { moveLeaderTo } from '../changes/moving.ts';
import { alive, unitAt } from '../changes/units.ts';
import { theatreOf } from '../data/theatres.ts';
import { type FailureFrame, failureFrame } from '../frames.ts';
import { distance } from '../ground/hexes.ts';
import { leaderRetreats } from '../movement/leader-retreats.ts';
import { leaderName } from '../names.ts';
import { procedure, type Read, type Rule, type Table } from '../rule-types.ts';
import { seatOfBody } from '../seats/holding.ts';
import { ORDER_FAILURE_RETREAT } from '../tables/ranges.ts';
import { type BodyId, type Hex, NOBODY, NOWHERE } from '../vocabulary.ts';
import { prompts } from '../words/prompts.ts';
import { runHooks } from './hooks.ts';
import { callRetreat } from './retreat.ts';

/** NLC-D.6: where he stood apart from his units he goes back by himself, and his owner says where to; else he is there already. */
const placeLeader: Rule<FailureFrame, 'placeLeader'> = {
  type: 'placeLeader',
  rule: 'NLC-12.9f',
  *candidates(state, { body, from }) {
    const { leader } = bodyAt(state, body);
    for (const hex of placesFor(state, body, from)) yield { type: 'placeLeader', leader, hex };
  },
  refuse: () => null,
  target: ({ hex }) => ({ hex }),
  apply(table, frame, _seat, { leader, hex }) {
    frame.step = 'over';
    if (hex !== leaderAt(table.state, leader).hex) moveLeaderTo(table, leader, hex);
  },
};

/** Nearest to his units first. */
function placesFor(state: Read, body: BodyId, from: Hex): readonly Hex[] {
  const { leader } = bodyAt(state, body);
  const { hex: here } = leaderAt(state, leader);
  if (here !== from) return [here];
  const [unit] = unitsOf(state, body);
  const goals = leaderRetreats(state, leader, ORDER_FAILURE_RETREAT);
  const away = (hex: Hex): number =>
    unit === undefined ? 0 : distance(theatreOf(state), hex, unitAt(state, unit).hex);
  return goals.toSorted((a, b) => away(a) - away(b) || a - b);
}

/** NLC-G: that a leader stands apart is nobody's business, so whoever has one is asked. */
const hasLeader = (state: Read, { body, from }: Pick<FailureFrame, 'body' | 'from'>): boolean => {
  const { leader } = bodyAt(state, body);
  return leader !== NOBODY && from !== NOWHERE && leaderAt(state, leader).hex !== NOWHERE;
};

/** The next unit; false: all have gone back. */
function sendNextBack(table: Table, frame: FailureFrame): boolean {
  const { state } = table;
  // NLC-10.2, 10.7, NLC-R101: when one of two has left a chateau, the other is its garrison.
  const [next, ...rest] = alive(state, frame.left).filter((id) => !isInGarrison(state, id));
  frame.left = rest;
  frame.now = next ?? NOBODY;
  if (next === undefined) return false;
  callRetreat(table, [next], {
    side: bodySheet(state, frame.body).side,
    kind: 'orderFailure',
    foes: [],
    hexes: ORDER_FAILURE_RETREAT,
    // Who has been let pass goes.
    waiting: next === frame.picked ? [] : rest,
  });
  return true;
}

export const orderFailure = procedure(failureFrame, {
  rule: 'NLC-12.9f',
  pending(state, { step, body }) {
    if (step !== 'leader') return [];
    const facts = { leader: leaderName(state, bodyAt(state, body).leader) };
    return [{ seat: seatOfBody(state, body), ...ask('NLC-12.9f', prompts.leaderBack, facts) }];
  },
  actions: [placeLeader],
  advance(table, frame) {
    if (frame.step === 'next' && sendNextBack(table, frame)) return;
    if (frame.step === 'next' && hasLeader(table.state, frame)) {
      frame.step = 'leader';
      return;
    }
    table.end();
    runHooks(table);
  },
  /** NLC-D.6: another of them goes first. */
  resume(_table, frame, result) {
    if (typeof result !== 'number') return;
    frame.picked = result;
    frame.left = [result, frame.now, ...frame.left.filter((id) => id !== result)];
  },
});
