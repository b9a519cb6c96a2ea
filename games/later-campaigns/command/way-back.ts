// NLC-12.1f, NLC-D.2: the way of a unit out of command back into range, clear of the enemy; traffic is ignored.
import { neighboursOf } from '@grognard/geometry';
import type { TheatreMap } from '../data/theatre.ts';
import type { Field } from '../ground/field.ts';
import { keptBy } from '../ground/kept-by.ts';
import { copyOfMarks } from '../ground/marks.ts';
import { perMap } from '../ground/per-map.ts';
import type { Position } from '../ground/position.ts';
import { groundCosts, NO_APPROACH } from '../reach/ground-costs.ts';
import { COUNTRY_RATES, costTable, costTableBack, priceIn, type Rate, stepAt } from '../reach/step-cost.ts';
import { rateOf } from '../reach/step-price.ts';
import { type Hex, NOBODY, NOWHERE, otherSide, type Side, type UnitId } from '../vocabulary.ts';
import { commandArea } from './command-area.ts';
import { divisionArea } from './division-command.ts';

export interface WayBack {
  /** Half-points into range; 0: in it; Infinity: no way. */
  cost(hex: Hex): number;
  /** Whether a step is on a cheapest way. */
  isOnWay(from: Hex, to: Hex): boolean;
}

const NO_WAY: WayBack = { cost: () => Number.POSITIVE_INFINITY, isOnWay: () => false };
const ways = keptBy<Uint8Array, number, WayBack>();
const homes = keptBy<Field, string, WayBack>();

/** Ways from one hex that differ: by rate, and with or without marching. */
const KINDS = 2 * COUNTRY_RATES.length;

/** `march`: its order allows march rates. */
export function wayBack(state: Position, field: Field, unit: UnitId, march: boolean): WayBack {
  const leader = state.bodies[state.units[unit]?.body ?? NOBODY]?.leader ?? NOBODY;
  const leaderHex = state.leaders[leader]?.hex ?? NOWHERE;
  if (leaderHex === NOWHERE) return NO_WAY;
  const side = field.sideOf(unit);
  const rate = rateOf(state, unit);
  // NLC-20.2.2a: where friends stand matters as well.
  if (state.options.divisionCommand)
    return homes(field, `${unit} ${leaderHex}${rate}${march}`, () =>
      wayInto(field, side, divisionArea(state, field, unit, leaderHex), rate, march),
    );
  const kind = 2 * COUNTRY_RATES.indexOf(rate) + (march ? 1 : 0);
  return ways(field.barred(side), KINDS * leaderHex + kind, () =>
    wayInto(field, side, commandArea(field, side, leaderHex).hexes, rate, march),
  );
}

function wayInto(field: Field, side: Side, range: readonly Hex[], rate: Rate, march: boolean): WayBack {
  const { theatre } = field;
  const closed = closedTo(field, side);
  const [table, back] = march
    ? marchTables(theatre, rate)
    : [costTable(theatre, rate), costTableBack(theatre, rate)];
  const area = range.filter((hex) => closed[hex] !== 1);
  const costs = groundCosts(theatre.grid, back, area, Number.POSITIVE_INFINITY, closed);
  const known = (hex: Hex): number => {
    const found = costs[hex] ?? NO_APPROACH;
    return found === NO_APPROACH ? Number.POSITIVE_INFINITY : found;
  };
  const onward = (from: Hex, to: Hex): number => priceIn(table, stepAt(theatre, from, to)) + known(to);
  // Whoever stands in a ZOC may leave it; only the way from there on is clear.
  const cost = (hex: Hex): number => {
    const here = known(hex);
    if (here !== Number.POSITIVE_INFINITY) return here;
    return Math.min(...neighboursOf(theatre.grid, hex).map((next) => onward(hex, next)));
  };
  return {
    cost,
    isOnWay: (from, to) => onward(from, to) < Number.POSITIVE_INFINITY && onward(from, to) === cost(from),
  };
}

/** 1 for each hex the enemy holds or watches. */
function closedTo(field: Field, side: Side): Uint8Array {
  const enemy = otherSide(side);
  const closed = copyOfMarks(field.theatre.grid, field.zoc(enemy));
  const held = field.held(enemy);
  for (let hex = 0; hex < closed.length; hex += 1) if (held[hex] === 1) closed[hex] = 1;
  return closed;
}

type Both = readonly [there: Int16Array, back: Int16Array];
const marching = perMap((_: TheatreMap): { [rate in Rate]?: Both } => ({}));

/** By road or across country, whichever is cheaper. */
function marchTables(map: TheatreMap, rate: Rate): Both {
  const cheaper = (country: Int16Array, road: Int16Array): Int16Array =>
    country.map((cost, at) => Math.min(cost, road[at] ?? cost));
  const known = marching(map);
  known[rate] ??= [
    cheaper(costTable(map, rate), costTable(map, 'link')),
    cheaper(costTableBack(map, rate), costTableBack(map, 'link')),
  ];
  return known[rate];
}
