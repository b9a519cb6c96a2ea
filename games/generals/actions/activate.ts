// GEN-6.8, 7.2 to 7.5: use the next leg of an order's arrow in this phase.

import { draftOf, type Frozen, no, type Refusal, setDraft } from '@grognard/kernel';
import { isBattleSector, isReserve } from '../field/board-graph.ts';
import { standingOf } from '../field/control.ts';
import { borderLimit, crossesRiver, hasRoad, isForest } from '../field/terrain.ts';
import { anyAt, countAt, isOccupant } from '../field/units.ts';
import type { DeclareFrame } from '../frames.ts';
import { crossingsOf, crowdIn, draftedLegs, SECTOR_ROOM } from '../movement/declared.ts';
import { refuseBorder } from '../movement/refuse-border.ts';
import { armName, placeName } from '../names.ts';
import { type Leg, nextLeg } from '../orders/next-leg.ts';
import { forEachOrder, orderActions } from '../orders/order-actions.ts';
import { sheetOf } from '../orders/orders.ts';
import { refuseCarrier, refuseUsedUp } from '../orders/refuse-order.ts';
import { asSide, type Rule } from '../rule-types.ts';
import type { Order, Sheet, State } from '../state.ts';
import { otherSide, type Sector, type Side } from '../vocabulary.ts';
import { refusals } from '../words/refusals.ts';

const ACTIVATE = orderActions('activate');

export const activate: Rule<DeclareFrame, 'activate'> = {
  type: 'activate',
  rule: 'GEN-6.8',
  candidates: (state, _frame, seat) => forEachOrder(ACTIVATE, sheetOf(state, asSide(seat))),
  refuse(state, frame, seat, { order: index }) {
    const side = asSide(seat);
    const sheet = sheetOf(state, side);
    const order = sheet[index];
    const { orders } = draftOf(frame, side);
    if (order === undefined) return no('GEN-6.2', refusals.noSuchOrder);
    if (orders.includes(index)) return no('GEN-6.2', refusals.alreadyActs);
    const usedUp = refuseUsedUp(order);
    const leg = nextLeg(order);
    if (usedUp !== null || leg === null) return usedUp;
    const { phase } = frame;
    return (
      refusePhase(state, phase, order, leg) ??
      refuseCarrier(state, side, sheet, orders, order) ??
      refuseTarget(state, side, phase, order, leg) ??
      refuseCrowd(state, side, sheet, orders, leg)
    );
  },
  target: ({ order }) => ({ card: `order:${order}` }),
  apply(_umpire, frame, seat, { order }) {
    const side = asSide(seat);
    const orders = [...draftOf(frame, side).orders, order].sort((a, b) => a - b);
    setDraft(frame, side, { kind: 'declare', orders });
  },
};

type DeclarePhase = DeclareFrame['phase'];

/** GEN-4.4, 4.6, 8.1, 20.7, 20.18: what may act in this phase at all; woods slow Cavalry down both ways (GEN-R.106). */
function refusePhase(
  state: Frozen<State>,
  phase: DeclarePhase,
  order: Frozen<Order>,
  leg: Leg,
): Refusal | null {
  if (leg.building && phase !== 'combined') {
    return no('GEN-20.18', refusals.stormLater);
  }
  if (phase !== 'fast') return null;
  if (order.arm !== 'C') return no('GEN-8.1', refusals.notInFast, { arm: armName(order.arm) });
  if (isForest(state, leg.from)) return no('GEN-20.7', refusals.outOfWood, { from: placeName(leg.from) });
  if (isForest(state, leg.to)) return no('GEN-20.7', refusals.intoWood, { to: placeName(leg.to) });
  return null;
}

/** GEN-7.5, GEN-R.32: no attack out of a reserve; GEN-11.2, GEN-R.34: none at all in the Non-combat Move, not even at leavers. */
function refuseTarget(
  state: Frozen<State>,
  side: Side,
  phase: DeclarePhase,
  order: Frozen<Order>,
  leg: Leg,
): Refusal | null {
  const { from, to } = leg;
  if (leg.building) return refuseStorm(state, side, leg);
  if (standingOf(state, side, to) === 'enemy') {
    if (phase === 'noncombat') return no('GEN-11.2', refusals.enemyHeldNoCombat, { to: placeName(to) });
    if (isReserve(from)) return no('GEN-7.5', refusals.enemyHeldFromReserve, { to: placeName(to) });
    return null;
  }
  return order.arm === 'A' ? refuseGuns(state, phase, leg) : null;
}

/** GEN-10.2, 11.5, 20.8, 20.24, 20.28, GEN-R.119: where Artillery may go, and when: never into a sector nobody holds. */
function refuseGuns(state: Frozen<State>, phase: DeclarePhase, { from, to }: Leg): Refusal | null {
  if (phase === 'combined') {
    return no('GEN-10.2', refusals.gunsOnlyAttack, { to: placeName(to) });
  }
  if (hasRoad(state, from, to)) return null;
  if (isForest(state, to)) return no('GEN-20.8', refusals.gunsWood, { to: placeName(to) });
  if (crossesRiver(state, from, to)) return no('GEN-20.28', refusals.gunsRiver, { to: placeName(to) });
  return null;
}

/** GEN-R.110: an order against the building needs an enemy inside. */
const refuseStorm = (state: Frozen<State>, side: Side, { to }: Leg): Refusal | null =>
  anyAt(state, otherSide(side), to, isOccupant)
    ? null
    : no('GEN-20.18', refusals.nobodyInBuilding, { to: placeName(to) });

/** GEN-7.2, 7.3 with the narrower borders of woods and rivers. */
function refuseCrowd(
  state: Frozen<State>,
  side: Side,
  sheet: Frozen<Sheet>,
  orders: readonly number[],
  leg: Leg,
): Refusal | null {
  const { from, to } = leg;
  const legs = draftedLegs(sheet, orders);
  const limit = leg.building ? 5 : borderLimit(state, from, to);
  if (crossingsOf(legs, leg) >= limit) return refuseBorder(state, leg, limit);
  if (leg.building || !isBattleSector(to) || standingOf(state, side, to) === 'enemy') return null;
  const all = [...legs, leg];
  if (crowdIn(state, side, to, all) <= SECTOR_ROOM) return null;
  return hasRoomOnceLeft(state, side, to, all)
    ? no('GEN-R.21', refusals.leaversCount, { to: placeName(to) })
    : no('GEN-7.3', refusals.sectorFull, { to: placeName(to) });
}

/** GEN-R.21: there would be room if everybody who sets out were sure to get away. */
const hasRoomOnceLeft = (state: Frozen<State>, side: Side, to: Sector, legs: readonly Leg[]): boolean =>
  countAt(state, side, to) -
    legs.filter((leg) => !leg.building && leg.from === to).length +
    legs.filter((leg) => !leg.building && leg.to === to).length <=
  SECTOR_ROOM;
