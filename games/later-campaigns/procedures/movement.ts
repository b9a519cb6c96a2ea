// E.9: the units of the Stage move, group by group, and their leaders; then all that orders demand must be done.

import { ask, invariant, no } from '@grognard/kernel';
import { stance, top } from '../actions/arrange.ts';
import { endDivisionalNow } from '../actions/command-choices.ts';
import { enter, enterLeader } from '../actions/enter.ts';
import { contract, lineHex } from '../actions/extended-lines.ts';
import { lead } from '../actions/lead.ts';
import { goLeader } from '../actions/move-leader.ts';
import { rejoin } from '../actions/rejoin.ts';
import { reveal } from '../actions/reveal.ts';
import { whileStill } from '../actions/while-still.ts';
import { againstBody } from '../against/arrange.ts';
import { againstSelection } from '../against/select.ts';
import { bodyAt, bodySheet, leaderAt, patchLeader, unitsOf } from '../changes/bodies.ts';
import { moveLeaderTo } from '../changes/moving.ts';
import { unitAt } from '../changes/units.ts';
import { commandArea } from '../command/command-area.ts';
import { Context, hasUnmoved, unmovedIn } from '../context.ts';
import { type MovementFrame, movementFrame } from '../frames.ts';
import { fieldOf } from '../ground/field.ts';
import { beginMove, setOut } from '../moves/begin-move.ts';
import { refuseEndOfMovement } from '../moves/demands.ts';
import { gauge } from '../moves/duty.ts';
import { dueGroups } from '../moves/entering.ts';
import { finish } from '../moves/finish.ts';
import { leaderGoals } from '../moves/leader-goals.ts';
import { stopsFrom } from '../moves/leader-stops.ts';
import { movableLeaders, refuseLeaderMove } from '../moves/leaders.ts';
import { bodyName } from '../names.ts';
import { stopMarchIfBlocked } from '../orders/blocked.ts';
import { activeLeg } from '../orders/legs.ts';
import { asSide, procedure, type Read, type Rule, type Table } from '../rule-types.ts';
import { stageCover } from '../secrecy/sight-of.ts';
import { COMMAND_RANGE } from '../tables/ranges.ts';
import { type BodyId, type Hex, NOBODY, NOWHERE, type Side, type UnitId } from '../vocabulary.ts';
import { prompts } from '../words/prompts.ts';
import { refusals } from '../words/refusals.ts';
import { relieveHexes } from './crowding.ts';
import { callGroup } from './group.ts';
import { setOffLeader } from './leader-move.ts';

/** Each unit alone, and those of one body that stand together. */
function* groupsIn(state: Read, unmoved: readonly UnitId[]): Generator<readonly UnitId[]> {
  for (const units of Map.groupBy(unmoved, (id) => unitAt(state, id).hex).values()) {
    for (const unit of units) yield [unit];
    const bodies = new Set(units.map((id) => unitAt(state, id).body));
    const hasOwn = units.some((id) => unitAt(state, id).ownLeg !== null);
    if (units.length > 1 && bodies.size === 1 && !hasOwn) yield units;
  }
}

export const select: Rule<MovementFrame, 'select'> = {
  type: 'select',
  rule: 'NLC-5.1a',
  *candidates(state, _frame, _seat, { unmoved }) {
    for (const units of groupsIn(state, unmoved)) yield { type: 'select', units };
  },
  against: (state, _frame, _seat, asked) => againstSelection(state, asked),
  refuse: () => null,
  target: ({ units: [first] }) => ({ unit: String(first ?? 0) }),
  apply(table, frame, _seat, { units }) {
    const [first] = units;
    invariant(first !== undefined, 'a group has units');
    callGroup(table, frame.side, beginMove(table.state, units, unitAt(table.state, first).hex), NOWHERE);
  },
};

/** J.1: ends the move of every unit of the body that may stay where it is. */
export const hold: Rule<MovementFrame, 'hold'> = {
  type: 'hold',
  rule: 'NLC-5.1a',
  *candidates(state, _frame, _seat, { unmoved }) {
    for (const body of bodiesOf(state, unmoved)) yield { type: 'hold', body };
  },
  against: (state, _frame, _seat, asked) => againstBody(state, asked),
  refuse: (state, _frame, _seat, { body }, context) =>
    context.mayOneStay(context.unmoved.filter((id) => unitAt(state, id).body === body))
      ? null
      : no('NLC-12.2d', refusals.nobodyMayStay, { body: bodyName(state, body) }),
  target: () => ({ button: 'hold' }),
  apply(table, _frame, _seat, { body }) {
    const context = new Context(table.state);
    const holders = context.unmoved.filter((id) => isHolder(table.state, body, context, id));
    for (const id of holders) stayPut(table, id);
  },
};

/** D.2: not to move is a stop like any other. */
function stayPut(table: Table, id: UnitId): void {
  finish(table.state, id);
  stopMarchIfBlocked(table, id, null);
}

const isHolder = (state: Read, body: BodyId, context: Context, id: UnitId): boolean =>
  unitAt(state, id).body === body && context.mayStay(id);

/** J.1: the table moves the body's units to the cheapest stops that meet its orders. */
export const auto: Rule<MovementFrame, 'auto'> = {
  type: 'auto',
  rule: 'NLC-12.2d',
  *candidates(state, _frame, _seat, { unmoved }) {
    for (const body of bodiesOf(state, unmoved)) yield { type: 'auto', body };
  },
  against: (state, _frame, _seat, asked) => againstBody(state, asked),
  refuse: () => null,
  target: () => ({ button: 'auto' }),
  apply(_table, frame, _seat, { body }) {
    frame.auto = body;
    frame.step = 'auto';
  },
};

const bodiesOf = (state: Read, units: readonly UnitId[]): ReadonlySet<BodyId> =>
  new Set(units.map((id) => unitAt(state, id).body));

export const endMovement: Rule<MovementFrame, 'endMovement'> = {
  type: 'endMovement',
  rule: 'NLC-4.5d',
  role: 'commit',
  candidates: () => [{ type: 'endMovement' }],
  refuse: (state, _frame, seat, _action, context) => refuseEndOfMovement(state, asSide(seat), context),
  target: () => ({ button: 'endMovement' }),
  apply(_table, frame) {
    frame.step = 'over';
  },
};

/** The next unit of a body that moves by itself: on a March, the one nearest to its goal. */
function nextOfBody(state: Read, body: BodyId): UnitId | null {
  const units = unmovedIn(state).filter((id) => unitAt(state, id).body === body);
  const isMarch = activeLeg(state, body).type === 'march';
  const left = (id: UnitId): number => (isMarch ? gauge(state, id, 'march')(unitAt(state, id).hex) : id);
  return leastOf(units, left) ?? null;
}

function moveByItself(table: Table, frame: MovementFrame): void {
  const { state } = table;
  const id = nextOfBody(state, frame.auto);
  if (id === null) {
    moveLeaderByItself(table, frame.auto);
    frame.auto = NOBODY;
    frame.step = 'choose';
    return;
  }
  const { group, stops } = setOut(state, [id], unitAt(state, id).hex);
  const { reach, good } = stops;
  callGroup(table, frame.side, group, leastOf(good, reach.cost) ?? group.hex);
}

/** The one with the least of something; of equals the lowest. */
function leastOf(ids: readonly number[], value: (id: number) => number): number | undefined {
  let best: number | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const id of ids) {
    const its = value(id);
    if (best !== undefined && (its > least || (its === least && id > best))) continue;
    best = id;
    least = its;
  }
  return best;
}

/** NLC-12.2e: to where most of his are in command, if he may go there. */
function moveLeaderByItself(table: Table, body: BodyId): void {
  const { state } = table;
  const { leader } = bodyAt(state, body);
  if (leader === NOBODY || refuseLeaderMove(state, leader) !== null) return;
  const here = leaderAt(state, leader).hex;
  const goals = leaderGoals(state, leader);
  const stops = stopsFrom(state, leader, here).includes(here) ? [here, ...goals] : goals;
  const covered = new Map(stops.map((hex) => [hex, coveredFrom(state, body, hex)]));
  const best = stops.reduce(
    (one, other) => ((covered.get(other) ?? 0) > (covered.get(one) ?? 0) ? other : one),
    stops[0] ?? here,
  );
  if (best !== here) moveLeaderTo(table, leader, best);
  patchLeader(state, leader, { moved: state.turn });
}

/** How many units of the body he would command from there. */
function coveredFrom(state: Read, body: BodyId, hex: Hex): number {
  const area = commandArea(fieldOf(state), bodySheet(state, body).side, hex);
  return unitsOf(state, body).filter((id) => area.cost(unitAt(state, id).hex) <= COMMAND_RANGE).length;
}

export const movement = procedure(movementFrame, {
  rule: 'NLC-4.5d',
  pending(state, { step, side }) {
    if (step !== 'choose' || !hasMoves(state, side)) return [];
    return [{ seat: side, ...ask('NLC-5.1a', prompts.move), cover: stageCover(state, side) }];
  },
  actions: [
    whileStill(select),
    goLeader,
    whileStill(setOffLeader),
    whileStill(enter),
    whileStill(enterLeader),
    whileStill(hold),
    whileStill(auto),
    whileStill(rejoin),
    contract,
    reveal,
    whileStill(endDivisionalNow),
    stance,
    top,
    lineHex,
    lead,
    whileStill(endMovement),
  ],
  advance(table, frame) {
    if (frame.step === 'auto') return moveByItself(table, frame);
    for (const id of unmovedIn(table.state)) stayPut(table, id);
    table.end();
    relieveHexes(table);
  },
});

const hasMoves = (state: Read, side: Side): boolean =>
  hasUnmoved(state) || movableLeaders(state, side).length > 0 || dueGroups(state, side).length > 0;
