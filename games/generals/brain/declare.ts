// GEN-6.8, 7.9: which orders to use in this phase.
import { draftOf, type Frozen, type Random, setDraft } from '@grognard/kernel';
import { activate } from '../actions/activate.ts';
import { isReserve, neighbours } from '../field/board-graph.ts';
import { holderOf } from '../field/control.ts';
import { countAt, isOutside } from '../field/units.ts';
import type { DeclareFrame } from '../frames.ts';
import type { Action } from '../grammar.ts';
import { type Leg, nextLeg } from '../orders/next-leg.ts';
import { sheetOf } from '../orders/orders.ts';
import { sectorsControlled } from '../scoring/score-majority.ts';
import type { Order, State, Unit } from '../state.ts';
import { otherSide, type Sector, type Side } from '../vocabulary.ts';
import { chance } from './chance.ts';
import type { Mind } from './mind.ts';
import { TEMPER } from './temper.ts';

const COMMIT: Action = { type: 'endActivation' };

/** Orders that share their next leg are one decision: identical units do the same thing. */
interface Group {
  readonly leg: Leg;
  /** Batteries a careful general looks after; of any other they are units like the rest. */
  readonly isGuns: boolean;
  readonly isAttack: boolean;
  readonly orders: readonly number[];
}

/** Two orders nobody has begun to carry out that say the same. */
const isUnusedAlike = (one: Frozen<Order>, other: Frozen<Order>): boolean =>
  one.unit === null &&
  other.unit === null &&
  one.from === other.from &&
  one.arm === other.arm &&
  one.path[0] === other.path[0] &&
  one.path[1] === other.path[1] &&
  one.courier?.arrived === other.courier?.arrived;

/** Every order that could be used now, by leg. */
const groupsOf = (
  state: Frozen<State>,
  frame: Frozen<DeclareFrame>,
  side: Side,
  { careful }: Mind,
): readonly Group[] => {
  const groups = new Map<string, { leg: Leg; isGuns: boolean; isAttack: boolean; orders: number[] }>();
  const isFresh = draftOf(frame, side).orders.length === 0;
  let last: Frozen<Order> | null = null;
  let mayLast = false;
  sheetOf(state, side).forEach((order, index) => {
    const leg = order.done ? null : nextLeg(order);
    if (leg === null) return;
    // Sheets name the same order several times in a row, and while nothing is drafted nothing parts them.
    if (!isFresh || last === null || !isUnusedAlike(order, last))
      mayLast = activate.refuse(state, frame, side, { type: 'activate', order: index }) === null;
    last = order;
    if (!mayLast) return;
    const isGuns = careful && order.arm === 'A';
    const key = (leg.building ? leg.from : leg.from + leg.to) + (isGuns ? 'guns' : '');
    const known = groups.get(key);
    if (known !== undefined) known.orders.push(index);
    else
      groups.set(key, {
        leg,
        isGuns,
        isAttack: leg.building || holderOf(state, leg.to) === otherSide(side),
        orders: [index],
      });
  });
  return [...groups.values()];
};

/** Declare these orders as far as borders and sectors have room (GEN-7.2, 7.3), then commit. */
const declaring = (
  state: Frozen<State>,
  frame: Frozen<DeclareFrame>,
  side: Side,
  wanted: readonly number[],
): readonly Action[] => {
  const trial: DeclareFrame = { ...frame };
  const actions: Action[] = [];
  for (const order of wanted) {
    const action = { type: 'activate', order } as const;
    if (activate.refuse(state, trial, side, action) !== null) continue;
    setDraft(trial, side, { kind: 'declare', orders: [...draftOf(trial, side).orders, order] });
    actions.push(action);
  }
  actions.push(COMMIT);
  return actions;
};

const isCompany = ({ arm, routed }: Frozen<Unit>): boolean => arm !== 'A' && !routed;

/** Foot and horse in the sector once these groups have moved. */
const companyAt = (state: Frozen<State>, side: Side, at: Sector, moving: readonly Group[]): number => {
  let company = countAt(state, side, at, isCompany);
  for (const { leg, isGuns, orders } of moving) {
    if (!isGuns && leg.to === at) company += orders.length;
    if (!isGuns && leg.from === at) company -= orders.length;
  }
  return company;
};

const canBeReached = (state: Frozen<State>, side: Side, at: Sector): boolean =>
  neighbours(at).some((near) => !isReserve(near) && countAt(state, otherSide(side), near, isCompany) > 0);

/** A fire order that was not used is no reason to march: batteries go where they have company, or where no enemy can come. */
const inCompany = (state: Frozen<State>, side: Side, wanted: readonly Group[]): readonly Group[] =>
  wanted.filter(
    ({ isGuns, leg }) =>
      !isGuns || companyAt(state, side, leg.to, wanted) > 0 || !canBeReached(state, side, leg.to),
  );

/**
 * One battery of a group by itself into an empty sector that decides who holds more of them (GEN-16.5): the point is
 * certain, the danger of the next round is for the search to judge. In the first round there is foot enough for that.
 */
const decidesMajority = (state: Frozen<State>, side: Side, { isGuns, leg }: Group): boolean =>
  isGuns &&
  state.round > 1 &&
  holderOf(state, leg.to) === null &&
  sectorsControlled(state, side) === sectorsControlled(state, otherSide(side));

/** Attackers of all groups aimed at the sector against those who stand in it. */
const oddsAt = (state: Frozen<State>, side: Side, groups: readonly Group[], to: Sector): number => {
  let attackers = 0;
  for (const group of groups) if (group.leg.to === to) attackers += group.orders.length;
  return attackers / (countAt(state, otherSide(side), to, isOutside) + 0.01);
};

/** Orders of any kind still to come that point at the sector: Infantry that could join a charge later this round. */
const hasSupportComing = (state: Frozen<State>, side: Side, to: Sector): boolean =>
  sheetOf(state, side).some((order) => order.arm !== 'C' && !order.done && nextLeg(order)?.to === to);

const wantsGroup = (
  state: Frozen<State>,
  { phase }: Frozen<DeclareFrame>,
  side: Side,
  groups: readonly Group[],
  group: Group,
  random: Random,
): boolean => {
  const { to, from } = group.leg;
  if (phase === 'noncombat') return true;
  if (!group.isAttack) return phase === 'combined' || isReserve(from) || chance(random, TEMPER.rideEarly);
  // A charge that waits for the Infantry attacks together with it, under fire that has lost its penalty.
  if (phase === 'fast' && hasSupportComing(state, side, to) && chance(random, TEMPER.waitForFoot))
    return false;
  const least = phase === 'fast' ? TEMPER.fastOdds : TEMPER.combinedOdds;
  return oddsAt(state, side, groups, to) >= least + (TEMPER.nerve * random.die(100, 'AI nerve')) / 100;
};

export const quickDeclaration = (
  state: Frozen<State>,
  frame: Frozen<DeclareFrame>,
  side: Side,
  random: Random,
  mind: Mind,
): readonly Action[] => {
  const groups = groupsOf(state, frame, side, mind);
  if (groups.length === 0) return [COMMIT];
  const wanted = groups.filter((group) => wantsGroup(state, frame, side, groups, group, random));
  return declaring(
    state,
    frame,
    side,
    inCompany(state, side, wanted).flatMap((group) => group.orders),
  );
};

/** All of them, none, all but one, only one, and the better half of the rest: every mix of few groups. */
export function* declarations(
  state: Frozen<State>,
  frame: Frozen<DeclareFrame>,
  side: Side,
  random: Random,
  mind: Mind,
): Generator<readonly Action[]> {
  const groups = groupsOf(state, frame, side, mind);
  const all = (1 << groups.length) - 1;
  const masks = [all, 0];
  for (let bit = 0; bit < groups.length; bit += 1) masks.push(all & ~(1 << bit), 1 << bit);
  if (groups.length <= 4) for (let mask = 0; mask <= all; mask += 1) masks.push(mask);
  else for (let n = 0; n < 12; n += 1) masks.push(random.die(all, 'AI mix'));
  const together = (wanted: readonly Group[]): readonly number[] =>
    inCompany(state, side, wanted).flatMap((group) => group.orders);
  for (const mask of new Set(masks))
    yield declaring(state, frame, side, together(groups.filter((_group, bit) => (mask & (1 << bit)) !== 0)));
  if (frame.phase !== 'noncombat') return;
  for (const group of groups)
    if (decidesMajority(state, side, group))
      yield declaring(state, frame, side, [...together(groups), ...group.orders.slice(0, 1)]);
}
