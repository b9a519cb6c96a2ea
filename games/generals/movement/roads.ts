// GEN-20.23, R.114: after the normal moves, up to two units a side go one sector further along a road.
import { type Frozen, no, type Refusal } from '@grognard/kernel';
import { isBattleSector, isSector, neighbours, RESERVE } from '../field/board-graph.ts';
import { standingOf } from '../field/control.ts';
import { borderLimit, groundOf, hasRoad } from '../field/terrain.ts';
import { findUnit, sideOf, unitsOf } from '../field/units.ts';
import type { DraftOf } from '../grammar.ts';
import type { Leg } from '../orders/orders.ts';
import type { State, Unit } from '../state.ts';
import { otherSide, type Sector, SIDES, type Side } from '../vocabulary.ts';
import { activeNow } from './activations.ts';
import { crowdIn, SECTOR_ROOM } from './declared.ts';
import { refuseBorder } from './refuse-border.ts';

export type RoadMove = DraftOf<'road'>['moves'][number];
const ROAD_MOVES = 2;

/** Sides with at least one road move they could make, from public facts. */
export function sidesThatMayUseRoads(state: Frozen<State>): readonly Side[] {
  if (groundOf(state.options).roads.length === 0) return [];
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
    return no('GEN-20.23', '{unit} is not one of your units on the board.', { unit: id });
  }
  if (drafted.some((move) => move.unit === id))
    return no('GEN-20.23', '{unit} is to march already.', { unit: id });
  if (drafted.length >= ROAD_MOVES) return no('GEN-20.23', 'Only two units a round march on by road.');
  return (
    refuseMarcher(unit) ??
    refuseRoad(state, side, unit.at, to) ??
    refuseCrowd(state, side, drafted, { from: unit.at, to, building: false })
  );
}

function refuseMarcher({ id: unit, arm, moved, routed, square, inside }: Frozen<Unit>): Refusal | null {
  if (arm === 'A') return no('GEN-20.23', 'Artillery gets no extra march by road.');
  if (routed) return no('GEN-14.8', '{unit} is routed.', { unit });
  if (square) return no('GEN-20.23', '{unit} stands in square.', { unit });
  if (inside) return no('GEN-20.15', '{unit} is in the building.', { unit });
  return moved ? null : no('GEN-20.23', '{unit} has not changed sector under an order this round.', { unit });
}

function refuseRoad(state: Frozen<State>, side: Side, from: Sector, to: Sector): Refusal | null {
  if (to === RESERVE[otherSide(side)]) return no('GEN-7.4', 'Nobody may enter the enemy reserve.');
  if (!hasRoad(state, from, to)) return no('GEN-20.23', 'No road leads from {from} to {to}.', { from, to });
  if (standingOf(state, side, to) === 'enemy') return no('GEN-11.2', 'Sector {to} is enemy-held.', { to });
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
  return no('GEN-7.3', 'Sector {to} has no room for another unit: it holds at most six.', { to });
}

export function legsOf(state: Frozen<State>, moves: readonly RoadMove[]): readonly Leg[] {
  return moves.flatMap(({ unit, to }) => {
    const at = findUnit(state, unit)?.at;
    return isSector(at) ? [{ from: at, to, building: false }] : [];
  });
}
