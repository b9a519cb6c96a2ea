// GEN-20.23, GEN-R.114: after the normal moves, up to two units a side go one sector further along a road.

import { type Frozen, no, type Refusal } from '@grognard/kernel';
import { isBattleSector, isSector, neighbours, RESERVE } from '../field/board-graph.ts';
import { standingOf } from '../field/control.ts';
import { borderLimit, hasRoad } from '../field/terrain.ts';
import { findUnit, sideOf, unitsOf } from '../field/units.ts';
import type { DraftOf } from '../grammar.ts';
import { placeName, unitName } from '../names.ts';
import type { Leg } from '../orders/next-leg.ts';
import type { State, Unit } from '../state.ts';
import { otherSide, type Sector, SIDES, type Side } from '../vocabulary.ts';
import { refusals } from '../words/refusals.ts';
import { activeNow } from './activations.ts';
import { crowdIn, SECTOR_ROOM } from './declared.ts';
import { refuseBorder } from './refuse-border.ts';

export type RoadMove = DraftOf<'road'>['moves'][number];
const ROAD_MOVES = 2;

/** Sides with at least one road move they could make, from public facts. */
export function sidesThatMayUseRoads(state: Frozen<State>): readonly Side[] {
  return SIDES.filter((side) =>
    roadMoves(state, side).some((move) => refuseRoadMove(state, side, [], move) === null),
  );
}

/** Every road out of the sector of every unit that has marched. */
export function roadMoves(state: Frozen<State>, side: Side): readonly RoadMove[] {
  const moves: RoadMove[] = [];
  for (const { id: unit, at, moved } of unitsOf(state, side)) {
    if (!moved || !isSector(at)) continue;
    for (const to of neighbours(at)) if (hasRoad(state, at, to)) moves.push({ unit, to });
  }
  return moves;
}

export function refuseRoadMove(
  state: Frozen<State>,
  side: Side,
  drafted: readonly RoadMove[],
  { unit: id, to }: RoadMove,
): Refusal | null {
  const unit = findUnit(state, id);
  if (unit === undefined || unit.side !== side || !isSector(unit.at)) {
    return no('GEN-20.23', refusals.notYours);
  }
  if (drafted.some((move) => move.unit === id))
    return no('GEN-20.23', refusals.alreadyByRoad, { unit: unitName(id) });
  if (drafted.length >= ROAD_MOVES) return no('GEN-20.23', refusals.roadsUsed, { limit: ROAD_MOVES });
  return (
    refuseMarcher(unit) ??
    refuseRoad(state, side, unit.at, to) ??
    refuseCrowd(state, side, drafted, { from: unit.at, to, building: false })
  );
}

function refuseMarcher({ id: unit, arm, moved, routed, square, inside }: Frozen<Unit>): Refusal | null {
  if (arm === 'A') return no('GEN-20.23', refusals.noGunsByRoad);
  if (routed) return no('GEN-14.8', refusals.routed, { unit: unitName(unit) });
  if (square) return no('GEN-20.23', refusals.inSquare, { unit: unitName(unit) });
  if (inside) return no('GEN-20.15', refusals.inBuilding, { unit: unitName(unit) });
  return moved ? null : no('GEN-20.23', refusals.notMoved, { unit: unitName(unit) });
}

function refuseRoad(state: Frozen<State>, side: Side, from: Sector, to: Sector): Refusal | null {
  if (to === RESERVE[otherSide(side)]) return no('GEN-7.4', refusals.enemyReserve);
  if (!hasRoad(state, from, to))
    return no('GEN-20.23', refusals.noRoad, { from: placeName(from), to: placeName(to) });
  if (standingOf(state, side, to) === 'enemy')
    return no('GEN-11.2', refusals.enemyHeldByRoad, { to: placeName(to) });
  return null;
}

/** GEN-7.2 counts the whole phase, so the marches before count too. */
function refuseCrowd(
  state: Frozen<State>,
  side: Side,
  drafted: readonly RoadMove[],
  leg: Leg,
): Refusal | null {
  const { from, to } = leg;
  const legs = legsOf(state, drafted);
  const crossed = activeNow(state).filter(
    (one) => one.arrived && one.from === from && one.to === to && sideOf(one.unit) === side,
  ).length;
  const crossing = legs.filter((other) => other.from === from && other.to === to).length;
  const limit = borderLimit(state, from, to);
  if (crossed + crossing >= limit) return refuseBorder(state, leg, limit);
  if (!isBattleSector(to) || crowdIn(state, side, to, [...legs, leg]) <= SECTOR_ROOM) return null;
  return no('GEN-7.3', refusals.sectorFull, { to: placeName(to) });
}

export function legsOf(state: Frozen<State>, moves: readonly RoadMove[]): readonly Leg[] {
  return moves.flatMap(({ unit, to }) => {
    const at = findUnit(state, unit)?.at;
    return isSector(at) ? [{ from: at, to, building: false }] : [];
  });
}
