// NLC-12.1f, D.2: the way of a unit out of command back into range, clear of the enemy; traffic is ignored.
import { neighboursOf } from '@grognard/geometry';
import type { Field } from '../ground/field.ts';
import { keptBy } from '../ground/kept-by.ts';
import type { Position } from '../ground/position.ts';
import { opposite, searchOn } from '../movement/approach.ts';
import { costTable, priceIn, type Rate, stepAt } from '../movement/step-cost.ts';
import { rateOf } from '../movement/step-price.ts';
import { type Hex, NOBODY, NOWHERE, otherSide, type Side, type UnitId } from '../vocabulary.ts';
import { commandArea } from './command-area.ts';

export interface WayBack {
  /** Half-points into range; 0: in it; Infinity: no way. */
  cost(hex: Hex): number;
  /** Whether a step is on a cheapest way. */
  isOnWay(from: Hex, to: Hex): boolean;
}

const NO_WAY: WayBack = { cost: () => Number.POSITIVE_INFINITY, isOnWay: () => false };
const ways = keptBy<Uint8Array, string, WayBack>();

/** `march`: its order allows march rates. */
export function wayBack(state: Position, field: Field, unit: UnitId, march: boolean): WayBack {
  const leader = state.bodies[state.units[unit]?.body ?? NOBODY]?.leader ?? NOBODY;
  const leaderHex = state.leaders[leader]?.hex ?? NOWHERE;
  if (leaderHex === NOWHERE) return NO_WAY;
  const side = field.sideOf(unit);
  const rate = rateOf(state, unit);
  return ways(field.barred(side), `${leaderHex}${rate}${march}`, () =>
    wayInto(field, side, leaderHex, rate, march),
  );
}

function wayInto(field: Field, side: Side, leaderHex: Hex, rate: Rate, march: boolean): WayBack {
  const { theatre } = field;
  const enemy = otherSide(side);
  const [held, zone] = [field.held(enemy), field.zoc(enemy)];
  const isClosed = (hex: Hex): boolean => held[hex] === 1 || zone[hex] === 1;
  const [country, road] = [costTable(theatre, rate), costTable(theatre, 'link')];
  const step = (at: number): number =>
    march ? Math.min(priceIn(country, at), priceIn(road, at)) : priceIn(country, at);
  const area = commandArea(field, side, leaderHex).hexes.filter((hex) => !isClosed(hex));
  const reach = searchOn(theatre)(area, Number.POSITIVE_INFINITY, (_to, from, direction) =>
    isClosed(from) ? Number.POSITIVE_INFINITY : step(6 * from + opposite(direction)),
  );
  const costs = new Map(reach.hexes.map((hex) => [hex, reach.cost(hex)]));
  const onward = (from: Hex, to: Hex): number =>
    step(stepAt(theatre, from, to)) + (costs.get(to) ?? Number.POSITIVE_INFINITY);
  // Whoever stands in a ZOC may leave it; only the way from there on is clear.
  const cost = (hex: Hex): number =>
    costs.get(hex) ?? Math.min(...neighboursOf(theatre.grid, hex).map((next) => onward(hex, next)));
  return {
    cost,
    isOnWay: (from, to) => onward(from, to) < Number.POSITIVE_INFINITY && onward(from, to) === cost(from),
  };
}
