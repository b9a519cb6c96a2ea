// NLC-F.5: a March that comes upon the enemy is blocked; it passes to the next order of its sequence, else to Defend.
import { sameJson } from '@grognard/kernel';
import { bodyAt, bodySheet, leaderAt, leaderHex, unitsOf } from '../changes/bodies.ts';
import { isOnMap, patchUnit, sideOf, unitAt } from '../changes/units.ts';
import { isInCommand } from '../command/command-area.ts';
import { theatreOf } from '../data/theatres.ts';
import { fieldOf } from '../ground/field.ts';
import { contactsOf } from '../ground/hexes.ts';
import { type Rate, stepCost } from '../reach/step-cost.ts';
import { rateOf } from '../reach/step-price.ts';
import type { Read, Table } from '../rule-types.ts';
import { seatOfBody } from '../seats/holding.ts';
import { ratingOf } from '../staff/ratings.ts';
import type { Group, Leg, State } from '../state.ts';
import {
  type BodyId,
  type Hex,
  type LeaderId,
  NOBODY,
  NOWHERE,
  otherSide,
  type UnitId,
} from '../vocabulary.ts';
import { isHidden } from './hidden-march.ts';
import { nextAfterBlock } from './in-force.ts';
import { activeLeg, isWaitingForDay, legOf, legWith, nextLeg } from './legs.ts';
import { marchLeft } from './metrics.ts';
import { friendlyPart, targetHexes } from './target-hexes.ts';

/** What takes over when a March is blocked. */
export function legAfterBlock(state: Read, body: BodyId, hexes: readonly Hex[]): Leg {
  const { side } = bodySheet(state, body);
  const next = nextLeg(state, body);
  // NLC-R171: an Assign is for the whole body, when the leg before has succeeded.
  if (next !== null && next.type !== 'assign') return next;
  return legWith({
    type: 'defend',
    target: { kind: 'currentPosition', hexes },
    defendHexes: friendlyPart(state, hexes, side),
  });
}

/** Whether a step from where one stands can still be paid for. */
type Purse = (to: Hex) => boolean;
const FULL: Purse = () => true;

/** NLC-F.5 (a), (b): in a ZOC, or what it would enter next, at a cost it can still pay, is closed by the enemy. */
export function isBlockedAt(state: Read, body: BodyId, leg: Leg, hex: Hex, canPay: Purse = FULL): boolean {
  const { side } = bodySheet(state, body);
  const field = fieldOf(state);
  if (field.inEnemyZoc(side, hex)) return true;
  const isClosed = (to: Hex): boolean =>
    field.atOf(to, otherSide(side)).length > 0 || field.inEnemyZoc(side, to);
  const at = leg.route.indexOf(hex);
  if (at >= 0) {
    const next = leg.route[at + 1];
    return next !== undefined && canPay(next) && isClosed(next);
  }
  const left = marchLeft(state, body, leg);
  const onward = contactsOf(theatreOf(state), hex).filter((to) => left(to) < left(hex) && canPay(to));
  return onward.length > 0 && onward.every(isClosed);
}

const isBlocked = (state: Read, id: UnitId, walked: Walked | null): boolean => {
  const { body, hex } = unitAt(state, id);
  const leg = legOf(state, id);
  return leg.type === 'march' && isBlockedAt(state, body, leg, hex, purseOf(state, id, walked));
};

/** What those who stop have done. */
type Walked = Pick<Group, 'units' | 'used' | 'allowance' | 'hexesMoved'>;

/** NLC-5.1b: who has not moved can pay for one hex, whatever it costs. */
function purseOf(state: Read, id: UnitId, walked: Walked | null): Purse {
  const at = walked?.units.indexOf(id) ?? -1;
  if (walked === null || at < 0 || walked.hexesMoved === 0) return FULL;
  const left = (walked.allowance[at] ?? 0) - (walked.used[at] ?? 0);
  const { hex } = unitAt(state, id);
  const cost = (to: Hex, rate: Rate): number => stepCost(theatreOf(state), hex, to, rate);
  return (to) => Math.min(cost(to, rateOf(state, id)), cost(to, 'link')) <= left;
}

/** NLC-12.8d: it marches on by itself, and its body has gone over to another order: what comes next is that. */
function isLeftMarching(state: Read, id: UnitId): boolean {
  const { body, ownLeg } = unitAt(state, id);
  return ownLeg?.type === 'march' && !sameJson(ownLeg, nextLeg(state, body));
}

/** NLC-12.5e: March to Attack is instant for leaders rated 3 or more. */
export function goesOnAttacking(state: Read, walked: Walked): boolean {
  const { units } = walked;
  // NLC-R130: of two formations either both go on, or the group has come to its end.
  const leads = units.filter(
    (id, i) => units.findIndex((each) => unitAt(state, each).body === unitAt(state, id).body) === i,
  );
  return leads.length > 0 && leads.every((id) => isBlocked(state, id, walked) && isInstantFor(state, id));
}

function isInstantFor(state: Read, id: UnitId): boolean {
  const { body } = unitAt(state, id);
  return isInstant(state, body, isLeftMarching(state, id) ? activeLeg(state, body) : nextLeg(state, body));
}

function isInstant(state: Read, body: BodyId, next: Leg | null): boolean {
  const { leader } = bodyAt(state, body);
  return (
    next?.type === 'attack' &&
    !isWaitingForDay(state, body, next) &&
    leader !== NOBODY &&
    ratingOf(state, leader) >= 3
  );
}

/** NLC-12.9c: only these pass to the next order. */
export function switchLeg(table: Table, units: readonly UnitId[]): void {
  for (const id of units) {
    const { body, hex } = unitAt(table.state, id);
    const isLeft = isLeftMarching(table.state, id);
    patchUnit(table.state, id, { ownLeg: isLeft ? null : legAfterBlock(table.state, body, [hex]) });
    table.emit({
      type: 'marchBlocked',
      rule: 'NLC-12.9b',
      only: seatOfBody(table.state, body),
      unit: id,
    });
  }
}

/** Tested when it stops; null: without having moved. */
export function stopMarchIfBlocked(table: Table, id: UnitId, walked: Walked | null): void {
  const { state } = table;
  if (!isOnMap(state, id) || !isBlocked(state, id, walked)) return;
  // NLC-F.5: beside the enemy it acts by its new order from the end of the Stage on, unless it attacks at once.
  if (state.stage === null || !isBesideEnemy(state, id) || isInstantFor(state, id)) switchLeg(table, [id]);
}

const isBesideEnemy = (state: Read, id: UnitId): boolean =>
  fieldOf(state).inEnemyZoc(sideOf(state, id), unitAt(state, id).hex);

/** NLC-F.5 (a): the Stage is over in which it stood in a ZOC from the first. */
export function stopMarchBesideEnemy(table: Table, id: UnitId): void {
  const { state } = table;
  if (isOnMap(state, id) && legOf(state, id).type === 'march' && isBesideEnemy(state, id))
    switchLeg(table, [id]);
}

/** What a leader can still pay with these half-points; who has not moved, one hex whatever it costs (NLC-5.1b). */
function riderPurse(state: Read, leader: LeaderId, left: number): Purse {
  const { hex, moved } = leaderAt(state, leader);
  if (moved !== state.turn) return FULL;
  return (to) => stepCost(theatreOf(state), hex, to, 'leader') <= left;
}

/**
 * NLC-12.9c, d: the leader is blocked, or all units of a body without one: the whole body goes on to its next order. (b) is
 * tested when he stops: later on what he had left then is spent.
 */
export function stopMarchOfBody(table: Table, id: BodyId, left = 0): void {
  const { state } = table;
  const leg = activeLeg(state, id);
  if (leg.type !== 'march' || isHidden(state, id)) return;
  const at = leaderHex(state, id);
  const units = unitsOf(state, id);
  const isStopped =
    at === NOWHERE
      ? units.length > 0 && units.every((unit) => unitAt(state, unit).ownLeg !== null)
      : isBlockedAt(state, id, leg, at, riderPurse(state, bodyAt(state, id).leader, left)) ||
        units.some((unit) => isAssailedAt(state, unit, at));
  if (isStopped) leaveMarch(table, id, nextAfterBlock);
}

/** NLC-F.5 (c): for the leader, a unit in his hex. */
const isAssailedAt = (state: Read, unit: UnitId, hex: Hex): boolean =>
  unitAt(state, unit).hex === hex && unitAt(state, unit).assailed === state.turn;

/** NLC-12.8d, 12.9d: the body has its next order; units out of command march on. */
export function leaveMarch(table: Table, id: BodyId, goOn: (table: Table, id: BodyId) => void): void {
  const { state } = table;
  const field = fieldOf(state);
  const leg = activeLeg(state, id);
  // NLC-F.5: unless they attack at once the others act by their new order from the end of the Stage on.
  const acting = isInstant(state, id, nextLeg(state, id)) ? [] : (state.stage?.active ?? []);
  const strays = unitsOf(state, id).filter(
    (unit) =>
      unitAt(state, unit).ownLeg === null && (!isInCommand(state, field, unit) || acting.includes(unit)),
  );
  goOn(table, id);
  for (const unit of strays) if (unitAt(state, unit).body === id) patchUnit(state, unit, { ownLeg: leg });
}

/** NLC-F.5: the Stage in which their leader was blocked is over: who is in command has the order of the body. */
export function joinNewLeg(state: State, id: UnitId): void {
  if (!isOnMap(state, id) || !isLeftMarching(state, id)) return;
  const { body } = unitAt(state, id);
  if (bodyAt(state, body).legSince === state.turn && isInCommand(state, fieldOf(state), id))
    patchUnit(state, id, { ownLeg: null });
}

/** NLC-12.8d: at the target of a March its body is no longer on, it follows its body again. */
export function endOwnMarch(state: State, id: UnitId): void {
  const { ownLeg, body, hex, status } = unitAt(state, id);
  if (status !== 'map' || ownLeg?.type !== 'march') return;
  if (targetHexes(state, body, ownLeg).includes(hex)) patchUnit(state, id, { ownLeg: null });
}

/** NLC-F.5 (c), NLC-R045: whoever was charged or assaulted marches no further; in its own Stage from the end of it on. */
export function stopAssailedMarches(table: Table): void {
  const { state } = table;
  // Written out: it is asked after every stop. The list may change while it is walked.
  for (let id = 0; id < state.units.length; id += 1) {
    const { status, assailed } = unitAt(state, id);
    if (status === 'map' && assailed === state.turn && !state.stage?.active.includes(id))
      stopMarch(table, id);
  }
}

/** NLC-R045: who lost against a charge marches no further, in its own Stage too. */
export function stopBeatenMarches(table: Table, beaten: readonly UnitId[]): void {
  for (const id of beaten) if (isOnMap(table.state, id)) stopMarch(table, id);
}

function stopMarch(table: Table, id: UnitId): void {
  if (legOf(table.state, id).type !== 'march') return;
  switchLeg(table, [id]);
  stopMarchOfBody(table, unitAt(table.state, id).body);
}
