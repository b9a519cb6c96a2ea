// NLC-F.3: what an order asks of a unit that moves. It binds only as far as it can be fulfilled when the move begins.

import { never } from '@grognard/kernel';
import { bodyAt } from '../changes/bodies.ts';
import { sheetOf, sideOf, unitAt } from '../changes/units.ts';
import { isInCommand } from '../command/command-area.ts';
import { theatreOf } from '../data/theatres.ts';
import { fieldOf } from '../ground/field.ts';
import { holdsGarrison } from '../ground/garrison.ts';
import { distance } from '../ground/hexes.ts';
import { enemyDistance, FAR } from '../ground/steps-to.ts';
import { isAttackType, isWaitingForDay, legOf, orderTypeOf } from '../orders/legs.ts';
import { costToTarget, type Gauge, marchLeft, stepsToTarget } from '../orders/metrics.ts';
import { isFreeOfOrders } from '../orders/permissions.ts';
import type { Reach } from '../reach/journey.ts';
import type { Read } from '../rule-types.ts';
import type { Duty, Group } from '../state.ts';
import { type BodyId, type Hex, NOBODY, type UnitId } from '../vocabulary.ts';
import { canMove, paceOf } from './terms.ts';

/** NLC-12.1g, 12.2.5d: units with other things to do, out of command or hemmed in, owe no movement. */
export function isExcused(state: Read, id: UnitId): boolean {
  const { hex } = unitAt(state, id);
  const field = fieldOf(state);
  return (
    isFreeOfOrders(state, id) ||
    !canMove(state, id) ||
    holdsGarrison(field, hex) ||
    !isInCommand(state, field, id) ||
    (sheetOf(state, id).arm === 'inf' && field.inEnemyZoc(sideOf(state, id), hex))
  );
}

export function gauge(state: Read, id: UnitId, metric: Duty['metric']): Gauge {
  const { body } = unitAt(state, id);
  const leg = legOf(state, id);
  switch (metric) {
    case 'steps':
      return stepsToTarget(state, body, leg);
    case 'march':
      return marchLeft(state, body, leg);
    case 'cost':
      return costToTarget(state, body, leg);
    case 'enemy': {
      const near = enemyDistance(fieldOf(state), sideOf(state, id));
      return (hex) => near[hex] ?? FAR;
    }
    default:
      return never(metric);
  }
}

/** Of these hexes those in which the unit does what is asked of it. */
export function meetingDuty(
  state: Read,
  id: UnitId,
  duty: Duty | null,
  hexes: readonly Hex[],
): readonly Hex[] {
  if (duty === null) return hexes;
  const { metric, limit } = duty;
  const value = gauge(state, id, metric);
  return hexes.filter((hex) => (metric === 'enemy' ? value(hex) >= limit : value(hex) <= limit));
}

/** By what its order measures a move of this unit; null: it may do as it likes. */
export function dutyMetric(state: Read, id: UnitId, from: Hex): Duty['metric'] | null {
  const { body } = unitAt(state, id);
  const leg = legOf(state, id);
  if (isExcused(state, id) || isWaitingForDay(state, body, leg)) return null;
  switch (leg.type) {
    case 'attack':
    case 'probe':
      // NLC-12.2.1b
      return gauge(state, id, 'enemy')(from) > 2 ? 'steps' : null;
    case 'march':
      return 'march';
    case 'fallBack':
    case 'generalRetreat':
      return gauge(state, id, 'enemy')(from) >= FAR ? 'cost' : 'enemy';
    case 'defend':
      return isLeaderless(state, body) ? 'steps' : null;
    default:
      return null;
  }
}

/** What the order asks of this unit now, given where it could legally stop and at what cost. */
export function dutyOf(state: Read, group: Group, stops: readonly Hex[], reach: Reach): Duty | null {
  const { units, from } = group;
  const lead = units.find((id) => !isExcused(state, id));
  if (lead === undefined) return null;
  const metric = dutyMetric(state, lead, from);
  if (metric === null) return null;
  const here = gauge(state, lead, metric)(from);
  const type = orderTypeOf(state, lead);
  if (isAttackType(type)) return { metric, limit: here - 1 };
  // NLC-12.13c, NLC-R163: a division without leader comes within 2 hexes and stays there.
  if (type === 'defend' && here <= 2) return { metric, limit: 2 };
  return best(state, lead, metric, withinPace(state, group, stops, reach));
}

/** NLC-F.3: no farther than the slowest of the body; the one-hex minimum is within every pace. */
function withinPace(
  state: Read,
  { units, hex: from, used, hexesMoved }: Group,
  stops: readonly Hex[],
  reach: Reach,
): readonly Hex[] {
  const pace = paceOf(state, unitAt(state, units[0] ?? 0).body);
  const theatre = theatreOf(state);
  const paid = Math.max(...used);
  const isForced = (hex: Hex): boolean => hexesMoved === 0 && distance(theatre, from, hex) <= 1;
  return stops.filter((hex) => paid + reach.cost(hex) <= pace || isForced(hex));
}

function best(state: Read, id: UnitId, metric: Duty['metric'], stops: readonly Hex[]): Duty | null {
  if (stops.length === 0) return null;
  const values = stops.map(gauge(state, id, metric));
  return { metric, limit: metric === 'enemy' ? Math.max(...values) : Math.min(...values) };
}

const isLeaderless = (state: Read, body: BodyId): boolean => bodyAt(state, body).leader === NOBODY;
