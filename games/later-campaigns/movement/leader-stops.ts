// NLC-F.2 to NLC-F.4, NLC-11.1b: where a leader may stop: where his order lets him, no slower than the slowest of his units, and on a
// March where those he commands stay in command.
import { bodyAt, bodySheet, leaderAt, leaderSheet, unitsOf } from '../changes/bodies.ts';
import { unitAt } from '../changes/units.ts';
import { commandArea, commandedFrom, commandFrom } from '../command/command-area.ts';
import { fieldOf, shareField } from '../ground/field.ts';
import { distance } from '../ground/hexes.ts';
import { enemyDistance, FAR } from '../ground/steps-to.ts';
import { isDefendType, leaderLeg } from '../orders/legs.ts';
import { costToTarget, type Gauge, marchLeft, stepsToTarget } from '../orders/metrics.ts';
import { leaderAllowance } from '../reach/allowance.ts';
import type { Reach } from '../reach/journey.ts';
import { staffReach } from '../reach/staff-reach.ts';
import type { Read } from '../rule-types.ts';
import { COMMAND_RANGE } from '../tables/ranges.ts';
import { type BodyId, type Hex, type LeaderId, NOBODY, type UnitId } from '../vocabulary.ts';
import { bodyLedBy, isWithinRadius } from './leaders.ts';
import { paceOf } from './terms.ts';

/** Everywhere he may stop but where he is. */
export function leaderStops(state: Read, id: LeaderId): readonly Hex[] {
  const { hex } = leaderAt(state, id);
  return stopsFrom(state, id, hex).filter((to) => to !== hex);
}

/** Where he may stop, having set out from `from`. */
export function stopsFrom(state: Read, id: LeaderId, from: Hex): readonly Hex[] {
  const { side } = leaderSheet(state, id);
  const most = leaderAllowance(state, id);
  const reach = staffReach(fieldOf(state), { side, at: from, most, isFirst: true });
  const body = bodyLedBy(state, id);
  if (body === NOBODY) return reach.hexes;
  const { type } = leaderLeg(state, body);
  const hasArrived = isDefendType(type) && bodyAt(state, body).arrived;
  const near = hasArrived
    ? reach.hexes.filter((hex) => hex === from || isWithinRadius(state, body, hex))
    : reach.hexes;
  if (hasArrived && type === 'defend') return near;
  const value = wishOf(state, body, from);
  if (value === null) return near;
  const legal = near.filter((hex) => value(hex) <= value(from));
  if (type === 'delay') return legal;
  const stops = type === 'march' ? keepingCommand(state, body, from, legal) : legal;
  return atPace(asHeSetOut(state, id, from), id, body, from, value, reach, stops);
}

/** NLC-20.6: on the way he may steady or unsettle his men; what he owes them is judged from where he set out. */
function asHeSetOut(state: Read, id: LeaderId, from: Hex): Read {
  if (!state.options.panic || leaderAt(state, id).hex === from) return state;
  const leaders = state.leaders.map((leader, each) => (each === id ? { ...leader, hex: from } : leader));
  const then = { ...state, leaders };
  shareField(state, then);
  return then;
}

/** What his order would have less of: the way that is left, or nearness to the enemy; null: he rides as he likes. */
function wishOf(state: Read, body: BodyId, from: Hex): Gauge | null {
  const leg = leaderLeg(state, body);
  switch (leg.type) {
    case 'march':
      return marchLeft(state, body, leg);
    case 'defend':
    case 'delay':
      return stepsToTarget(state, body, leg);
    case 'fallBack':
    case 'generalRetreat': {
      const near = enemyDistance(fieldOf(state), bodySheet(state, body).side);
      if ((near[from] ?? FAR) >= FAR) return costToTarget(state, body, leg);
      return (hex) => -(near[hex] ?? FAR);
    }
    default:
      return null;
  }
}

/** NLC-12.2.3b, 12.2.5a, 12.2.6a, NLC-F.3: at least as far as he would come at the pace of his slowest unit. */
function atPace(
  state: Read,
  id: LeaderId,
  body: BodyId,
  from: Hex,
  value: Gauge,
  reach: Reach,
  stops: readonly Hex[],
): readonly Hex[] {
  const { enteredOn, entryPaid } = leaderAt(state, id);
  // NLC-9.1: he who has come in has paid for the first hex of his way, as they have.
  const pace = paceOf(state, body) - (enteredOn === state.turn ? entryPaid : 0);
  const { theatre } = fieldOf(state);
  const near = stops.filter((hex) => reach.cost(hex) <= pace || distance(theatre, from, hex) <= 1);
  const limit = Math.min(...near.map(value));
  return stops.filter((hex) => value(hex) <= limit);
}

/** NLC-F.3, NLC-12.2e: of these hexes those from which he commands whom he commands now; where he is among them. */
function keepingCommand(state: Read, body: BodyId, from: Hex, stops: readonly Hex[]): readonly Hex[] {
  const field = fieldOf(state);
  const { side } = bodySheet(state, body);
  // NLC-20.2.2a: there it is no range that keeps them in command.
  if (state.options.divisionCommand) {
    const covers = (id: UnitId, stop: Hex): boolean =>
      commandFrom(state, field, id, stop)(unitAt(state, id).hex);
    const wards = unitsOf(state, body).filter((id) => covers(id, from));
    return stops.filter((stop) => wards.every((id) => covers(id, stop)));
  }
  const range = commandArea(field, side, from);
  const led = new Set(unitsOf(state, body).map((id) => unitAt(state, id).hex));
  // There are fewer units than stops: each is asked from where it can be commanded.
  const wards = [...led]
    .filter((hex) => range.cost(hex) <= COMMAND_RANGE)
    .map((hex) => commandedFrom(field, side, hex));
  return stops.filter((stop) => wards.every((ward) => ward.cost(stop) <= COMMAND_RANGE));
}
