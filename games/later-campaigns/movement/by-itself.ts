// NLC-J.1, NLC-12.2d, e: the table moves a body for its owner: each unit to its cheapest good stop, then the leader.
import { bodyAt, bodySheet, leaderAt, patchLeader, unitsOf } from '../changes/bodies.ts';
import { moveLeaderTo } from '../changes/moving.ts';
import { unitAt } from '../changes/units.ts';
import { commandedFrom, commandFrom } from '../command/command-area.ts';
import { unmovedIn } from '../context.ts';
import type { MovementFrame } from '../frames.ts';
import { fieldOf } from '../ground/field.ts';
import { activeLeg } from '../orders/legs.ts';
import { callGroup } from '../procedures/group.ts';
import type { Read, Table } from '../rule-types.ts';
import { COMMAND_RANGE } from '../tables/ranges.ts';
import { type BodyId, type Hex, NOBODY, type UnitId } from '../vocabulary.ts';
import { setOut } from './begin-move.ts';
import { gauge } from './duty.ts';
import { leaderGoals } from './leader-goals.ts';
import { stopsFrom } from './leader-stops.ts';
import { refuseLeaderMove } from './leaders.ts';

export function moveByItself(table: Table, frame: MovementFrame): void {
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

/** The next unit of a body that moves by itself: on a March, the one nearest to its goal. */
function nextOfBody(state: Read, body: BodyId): UnitId | null {
  const units = unmovedIn(state).filter((id) => unitAt(state, id).body === body);
  const isMarch = activeLeg(state, body).type === 'march';
  const left = (id: UnitId): number => (isMarch ? gauge(state, id, 'march')(unitAt(state, id).hex) : id);
  return leastOf(units, left) ?? null;
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
  const legal = stopsFrom(state, leader, here);
  const goals = leaderGoals(
    state,
    leader,
    legal.filter((to) => to !== here),
  );
  const stops = legal.includes(here) ? [here, ...goals] : goals;
  const counted = coverage(state, body);
  const covered = new Map(stops.map((hex) => [hex, counted(hex)]));
  const best = stops.reduce(
    (one, other) => ((covered.get(other) ?? 0) > (covered.get(one) ?? 0) ? other : one),
    stops[0] ?? here,
  );
  if (best !== here) moveLeaderTo(table, leader, best);
  patchLeader(state, leader, { moved: state.turn });
}

/** How many units of the body he would command from a hex. */
function coverage(state: Read, body: BodyId): (hex: Hex) => number {
  const field = fieldOf(state);
  const units = unitsOf(state, body);
  // NLC-20.2.2a: there it is no range that keeps them in command.
  if (state.options.divisionCommand)
    return (hex) => units.filter((id) => commandFrom(state, field, id, hex)(unitAt(state, id).hex)).length;
  // There are fewer units than stops: each is asked from where it can be commanded.
  const { side } = bodySheet(state, body);
  const wards = units.map((id) => commandedFrom(field, side, unitAt(state, id).hex));
  return (hex) => wards.filter((ward) => ward.cost(hex) <= COMMAND_RANGE).length;
}
