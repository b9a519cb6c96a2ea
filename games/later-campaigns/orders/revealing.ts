// NLC-20.1.2c, d: a hidden march is revealed: its leader goes as far as it has come, its units are placed about him.
import { bodyAt, bodySheet, leaderAt, leaderSheet, patchBody, patchLeader } from '../changes/bodies.ts';
import { moveLeaderTo, moveTogether } from '../changes/moving.ts';
import { patchUnit, unitAt } from '../changes/units.ts';
import { theatreOf } from '../data/theatres.ts';
import { fieldOf } from '../ground/field.ts';
import { contactsOf, limitOf, terrainOf } from '../ground/hexes.ts';
import { enemyDistance } from '../ground/steps-to.ts';
import { stepCost } from '../reach/step-cost.ts';
import { isRoadFree } from '../reach/step-price.ts';
import type { Read, Table } from '../rule-types.ts';
import { isInSightOf } from '../sight/lookouts.ts';
import {
  type BodyId,
  type Hex,
  type LeaderId,
  NOBODY,
  NOWHERE,
  otherSide,
  type Side,
  type UnitId,
} from '../vocabulary.ts';
import { isHidden, routeOf } from './hidden-march.ts';
import { activeLeg, isFallingBack, isMarchLike, orderTypeOf } from './legs.ts';

export function revealMarch(table: Table, body: BodyId): void {
  const { state } = table;
  if (!isHidden(state, body)) return;
  const { side } = bodySheet(state, body);
  const way = clearWay(state, side, wayOnMap(state, body));
  const at = way.at(-1) ?? NOWHERE;
  const { type } = activeLeg(state, body);
  const { leader } = bodyAt(state, body);
  patchBody(state, body, { march: null });
  table.emit({ type: 'marchRevealed', rule: 'NLC-20.1.2c', body, hex: at });
  const units = state.units.flatMap(({ body: its, status }, id) =>
    its === body && (status === 'map' || status === 'hidden') ? [id] : [],
  );
  if (at === NOWHERE) return;
  if (leader !== NOBODY) showLeader(table, leader, at);
  const left = type === 'march' ? placeBehind(table, units, way.toReversed()) : units;
  placeAbout(table, left, at, side, isFallingBack(type));
}

/** NLC-20.1.5: who came in unseen is on the map from now on. */
function showLeader(table: Table, leader: LeaderId, hex: Hex): void {
  const { status } = leaderAt(table.state, leader);
  if (status === 'map') moveLeaderTo(table, leader, hex);
  if (status !== 'off') return;
  patchLeader(table.state, leader, { status: 'map', hex });
  const { side: only } = leaderSheet(table.state, leader);
  table.emit({ type: 'leaderEntered', rule: 'NLC-20.1.5', only, leader, hex });
}

/** NLC-20.1.1d: where its counters vanished the enemy may stand now: then it begins in the nearest hex he leaves free. */
function clearWay(state: Read, side: Side, way: readonly Hex[]): readonly Hex[] {
  const field = fieldOf(state);
  const enemy = otherSide(side);
  const clear = way.filter((hex) => !field.has(hex, enemy));
  if (clear.length > 0) return clear;
  const about = new Set(way);
  for (const hex of about) {
    if (!field.has(hex, enemy) && !field.inEnemyZoc(side, hex)) return [hex];
    for (const next of contactsOf(theatreOf(state), hex)) if (isGround(state, next)) about.add(next);
  }
  return [];
}

/** Along the route until the points are spent or the next hex blocks: the enemy, his ZOC, his eyes. */
function wayOnMap(state: Read, body: BodyId): readonly Hex[] {
  const { side } = bodySheet(state, body);
  const field = fieldOf(state);
  const [lead = NOBODY] = state.units.flatMap(({ body: its }, id) => (its === body ? [id] : []));
  let left = bodyAt(state, body).march?.banked ?? 0;
  const [start = NOWHERE, ...route] = routeOf(state, body);
  const way = [start];
  for (const next of route) {
    const from = way.at(-1) ?? start;
    left -= costOf(state, lead, from, next, routeOf(state, body));
    const isBlocked =
      field.has(next, otherSide(side)) ||
      field.inEnemyZoc(side, next) ||
      isInSightOf(field, otherSide(side), next);
    if (left < 0 || isBlocked) break;
    way.push(next);
  }
  return way;
}

/** NLC-5.2e: by road only where friends leave it free; a leader whose units are all lost has nobody to keep apart. */
function costOf(state: Read, lead: UnitId, from: Hex, to: Hex, route: readonly Hex[]): number {
  const theatre = theatreOf(state);
  if (lead === NOBODY) return stepCost(theatre, from, to, 'march');
  const marchingUnit = (id: UnitId): boolean =>
    unitAt(state, id).body !== unitAt(state, lead).body && isMarchLike(orderTypeOf(state, id));
  const isFree = isRoadFree(fieldOf(state), lead, from, to, { marchingUnit, route });
  return stepCost(theatre, from, to, isFree ? 'march' : 'foot');
}

/** On a March one in each hex behind him; who finds no room stays where he was. Gives those who are nowhere yet. */
function placeBehind(table: Table, units: readonly UnitId[], way: readonly Hex[]): readonly UnitId[] {
  const hexes = [...way];
  for (const id of units) {
    const hex = hexes.find((to) => hasRoom(table.state, id, to));
    if (hex === undefined) continue;
    hexes.splice(0, hexes.indexOf(hex) + 1);
    place(table, id, hex);
  }
  return units.filter((id) => unitAt(table.state, id).hex === NOWHERE);
}

/** With him, or as near as stacking allows: falling back not farther from the enemy than he is, else not closer. */
function placeAbout(table: Table, units: readonly UnitId[], at: Hex, side: Side, isGoingBack: boolean): void {
  const { state } = table;
  const field = fieldOf(state);
  const near = enemyDistance(field, side);
  const here = near[at] ?? 0;
  const fits = (hex: Hex): boolean => {
    const away = near[hex] ?? 0;
    return (
      isGround(state, hex) &&
      !field.has(hex, otherSide(side)) &&
      !field.inEnemyZoc(side, hex) &&
      (isGoingBack ? away <= here : away >= here)
    );
  };
  const hexes = new Set([at]);
  for (const hex of hexes)
    for (const next of contactsOf(theatreOf(state), hex)) if (fits(next)) hexes.add(next);
  for (const id of units)
    for (const hex of hexes)
      if (hasRoom(state, id, hex)) {
        place(table, id, hex);
        break;
      }
}

const isGround = (state: Read, hex: Hex): boolean => terrainOf(theatreOf(state), hex) !== 'impassable';

const hasRoom = (state: Read, id: UnitId, hex: Hex): boolean =>
  fieldOf(state)
    .at(hex)
    .filter((other) => other !== id).length < limitOf(theatreOf(state), hex);

function place(table: Table, id: UnitId, hex: Hex): void {
  if (unitAt(table.state, id).hex === hex) return;
  patchUnit(table.state, id, { status: 'map' });
  moveTogether(table, [id], hex, 'move');
}
