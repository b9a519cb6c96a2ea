// NLC-E.9: who moves next, and where to. Leaders first, then those who come onto the map, then the units, front to rear.

import type { Frozen, Seat } from '@grognard/kernel';
import { sheetOf, unitAt } from '../changes/units.ts';
import { type Context, unmovedIn } from '../context.ts';
import type { MovementFrame } from '../frames.ts';
import type { Action } from '../grammar.ts';
import { fieldOf } from '../ground/field.ts';
import { enemyDistance } from '../ground/steps-to.ts';
import { refuseEndOfMovement } from '../movement/demands.ts';
import { gauge } from '../movement/duty.ts';
import { dueGroups, refuseEntry } from '../movement/entering.ts';
import { isFallingBack, isMarchLike, legOf } from '../orders/legs.ts';
import { asSide, type Read } from '../rule-types.ts';
import type { Hex, Side, UnitId } from '../vocabulary.ts';
import { leaderMove } from './leading.ts';
import { best, legalActions, ofType } from './legal.ts';
import { bestPost } from './posts.ts';
import type { Temper } from './temper.ts';

export function movementAction(
  state: Read,
  frame: Frozen<MovementFrame>,
  seat: Seat,
  context: Context,
): Action {
  const side = asSide(seat);
  if (state.stage?.reserve && refuseEndOfMovement(state, side, context) === null)
    return { type: 'endMovement' };
  const entering = entry(state, frame.side);
  if (entering?.type === 'enterLeader') return entering;
  const led = leaderMove(state, side);
  if (led !== null) return led;
  if (entering !== null) return entering;
  const unit = nextUnit(state, side);
  if (unit !== undefined) return { type: 'select', units: [unit] };
  if (refuseEndOfMovement(state, side, context) === null) return { type: 'endMovement' };
  const legal = legalActions(state, seat, context);
  return ofType(legal, 'goLeader')[0] ?? legal[0] ?? { type: 'endMovement' };
}

/** NLC-9: the leader before his units, for whoever has none is out of command. */
function entry(state: Read, side: Side): Action | null {
  const due = dueGroups(state, side);
  for (const { leaders, hexes } of due)
    for (const leader of leaders) for (const hex of hexes) return { type: 'enterLeader', leader, hex };
  for (const { units, hexes } of due)
    for (const unit of units)
      for (const hex of hexes)
        if (refuseEntry(state, [unit], hex) === null) return { type: 'enter', units: [unit], hex };
  return null;
}

const FIRST = { inf: 0, cav: 1, art: 2 } as const;

/** Infantry makes the line, horse and guns find their places behind it; whoever is nearest to the enemy goes first. */
function nextUnit(state: Read, side: Side): UnitId | undefined {
  const near = enemyDistance(fieldOf(state), side);
  return best(unmovedIn(state), (unit) => {
    const { arm } = sheetOf(state, unit);
    return -10 * FIRST[arm] - (near[unitAt(state, unit).hex] ?? 8);
  });
}

/** The group that has been taken up goes to its post. */
export function groupAction(state: Read, context: Context, temper: Temper): Action {
  const { group } = state;
  const [lead] = group?.units ?? [];
  if (group === null || lead === undefined) return { type: 'endMove' };
  const { good } = context.stops;
  const { type } = legOf(state, lead);
  const hex = isMarchLike(type)
    ? best(good, (stop) => onTheWay(state, lead, stop, isFallingBack(type)))
    : bestPost(state, lead, good, { from: group.hex, temper });
  return hex === group.hex || hex === undefined ? { type: 'endMove' } : { type: 'go', hex };
}

/** On the march as far along as may be; falling back first away from the enemy. */
const onTheWay = (state: Read, unit: UnitId, hex: Hex, isBack: boolean): number =>
  isBack
    ? 100 * gauge(state, unit, 'enemy')(hex) - gauge(state, unit, 'cost')(hex)
    : -gauge(state, unit, 'march')(hex);
