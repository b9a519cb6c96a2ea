// F.3: what an order asks of a unit that moves. It binds only as far as it can be fulfilled when the move begins.

import { never } from '@grognard/kernel';
import { bodyAt } from '../changes/bodies.ts';
import { sheetOf, sideOf, unitAt } from '../changes/units.ts';
import { isInCommand } from '../command/command-area.ts';
import { theatreOf } from '../data/theatres.ts';
import { fieldOf, holdsGarrison } from '../ground/field.ts';
import { distance } from '../ground/hexes.ts';
import { enemyDistance } from '../ground/steps-to.ts';
import type { Reach } from '../movement/reach-of.ts';
import { isWaitingForDay, legOf } from '../orders/legs.ts';
import { costToTarget, marchLeft, stepsToTarget } from '../orders/metrics.ts';
import { isFreeOfOrders } from '../orders/permissions.ts';
import type { Read } from '../rule-types.ts';
import type { Duty, Group } from '../state.ts';
import { type BodyId, type Hex, NOBODY, type UnitId } from '../vocabulary.ts';
import { canMove, paceOf } from './terms.ts';

/** Units with other things to do owe no movement. */
export function isExcused(state: Read, id: UnitId): boolean {
  const { hex } = unitAt(state, id);
  const field = fieldOf(state);
  return (
    isFreeOfOrders(state, id) ||
    !canMove(state, id) ||
    holdsGarrison(field, hex) ||
    !isInCommand(state, field, id) ||
    (sheetOf(state, id).arm !== 'cav' && field.inEnemyZoc(sideOf(state, id), hex))
  );
}

export function measure(state: Read, id: UnitId, metric: Duty['metric'], hex: Hex): number {
  const { body } = unitAt(state, id);
  const leg = legOf(state, id);
  switch (metric) {
    case 'steps':
      return stepsToTarget(state, body, leg, hex);
    case 'march':
      return marchLeft(state, body, leg, hex);
    case 'cost':
      return costToTarget(state, body, leg, hex);
    case 'enemy':
      return enemyDistance(fieldOf(state), sideOf(state, id))[hex] ?? 8;
    default:
      return never(metric);
  }
}

export const meetsDuty = (state: Read, id: UnitId, duty: Duty | null, hex: Hex): boolean => {
  if (duty === null) return true;
  const value = measure(state, id, duty.metric, hex);
  return duty.metric === 'enemy' ? value >= duty.limit : value <= duty.limit;
};

/** What the order asks of this unit now, given where it could legally stop and at what cost. */
export function dutyOf(state: Read, group: Group, stops: readonly Hex[], reach: Reach): Duty | null {
  const [lead] = group.units;
  if (lead === undefined || group.units.some((id) => isExcused(state, id))) return null;
  const { body } = unitAt(state, lead);
  const leg = legOf(state, lead);
  if (isWaitingForDay(state, body, leg)) return null;
  const near = stops.filter(
    (hex) => reach.cost(hex) <= Math.max(paceOf(state, body), stepOnly(state, group, reach, hex)),
  );
  switch (leg.type) {
    case 'attack':
    case 'probe':
      return closer(state, lead, group.from);
    case 'march':
      return best(state, lead, 'march', near);
    case 'fallBack':
    case 'generalRetreat':
      return measure(state, lead, 'enemy', group.from) >= 8
        ? best(state, lead, 'cost', near)
        : best(state, lead, 'enemy', near);
    case 'defend':
      return isLeaderless(state, body) ? keepNear(state, lead, group.from, near) : null;
    default:
      return null;
  }
}

/** The one-hex minimum is within every pace. */
const stepOnly = (state: Read, { hex: from }: Group, reach: Reach, hex: Hex): number =>
  distance(theatreOf(state), from, hex) <= 1 ? reach.cost(hex) : 0;

/** NLC-12.2.1b */
export const closer = (state: Read, id: UnitId, from: Hex): Duty | null =>
  measure(state, id, 'enemy', from) > 2
    ? { metric: 'steps', limit: measure(state, id, 'steps', from) - 1 }
    : null;

function best(state: Read, id: UnitId, metric: Duty['metric'], stops: readonly Hex[]): Duty | null {
  if (stops.length === 0) return null;
  const values = stops.map((hex) => measure(state, id, metric, hex));
  return { metric, limit: metric === 'enemy' ? Math.max(...values) : Math.min(...values) };
}

/** NLC-12.13c, R163: a division without leader comes within 2 hexes and stays there. */
function keepNear(state: Read, id: UnitId, from: Hex, near: readonly Hex[]): Duty | null {
  const away = measure(state, id, 'steps', from);
  return away <= 2 ? { metric: 'steps', limit: 2 } : best(state, id, 'steps', near);
}

export const isLeaderless = (state: Read, body: BodyId): boolean => bodyAt(state, body).leader === NOBODY;
