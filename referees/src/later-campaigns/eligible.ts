// NLC-12.1, NLC-D.7: who is in command, who may charge where.
import {
  type Board,
  cardOf,
  garrisonOf,
  groundOf,
  legOf,
  sideOf,
  skyOf,
  unitsIn,
  unitsOfIn,
} from './board.ts';
import { distance } from './land.ts';
import { inCommandOf } from './trace.ts';
import { at, NONE, otherSide, type Position, type Side } from './words.ts';

/** NLC-R170: counters a hidden march has left behind do nothing. */
export const isDecoy = (board: Board, unit: number): boolean =>
  (board.bodies[at(board.units, unit).body]?.march ?? null) !== null;

/** NLC-12.1g, 12.13b, NLC-R091, R092: divisions on orders of their own need no leader; nor do units whose leader has yet to come. */
export function isInCommand(board: Board, unit: number): boolean {
  const { body, direct } = at(board.units, unit);
  const state = board.bodies[body];
  if (!state) return true;
  if (direct !== NONE || state.parent !== NONE || at(board.listing.bodies, body).kind === 'party')
    return true;
  const leader = board.leaders[state.leader];
  if (leader === undefined || leader.status === 'off') return true;
  return inCommandOf(board, state.leader, unit);
}

/** NLC-D.7: the hexes between by which a target may be charged; NONE where it is next to the charger. */
export function chargeWays(board: Board, unit: number, target: number, isHeld: boolean): readonly number[] {
  const { land } = board;
  const { hex: start, extended } = at(board.units, unit);
  const enemy = otherSide(sideOf(board, unit));
  if (extended !== NONE || (isHeld && unitsOfIn(board, enemy, target).length === 0)) return [];
  if (!['clear', 'town', 'woods'].includes(groundOf(board, target)) || garrisonOf(board, target) !== null)
    return [];
  const isLastSide = (from: number): boolean => {
    const { river, bridge, wall } = land.side(from, target);
    return !river && !bridge && !wall && at(land.contact, from).includes(target);
  };
  const steps = distance(land, start, target);
  if (steps === 1) return isLastSide(start) ? [NONE] : [];
  if (steps !== 2) return [];
  return at(land.contact, start).filter((via) => {
    const { stream, river } = land.side(start, via);
    const isFree = unitsIn(board, via).length === 0 && !hasEnemyStaff(board, enemy, via);
    return (
      distance(land, via, target) === 1 &&
      !stream &&
      !river &&
      land.terrain[via] === 'clear' &&
      isFree &&
      isLastSide(via)
    );
  });
}

const hasEnemyStaff = ({ leaders, listing, position }: Board, enemy: Side, hex: number): boolean =>
  leaders.some(
    ({ status, hex: here }, n) => status === 'map' && here === hex && at(listing.leaders, n).side === enemy,
  ) ||
  position.hqs.some(
    ({ status, hex: here }, n) => status === 'map' && here === hex && at(listing.hqs, n).side === enemy,
  );

export const isChargeTime = (board: Board): boolean => !skyOf(board).night && !skyOf(board).rain;

export function isFreshHorse(board: Board, unit: number): boolean {
  const { status, disrupted, charged } = at(board.units, unit);
  const isFit = status === 'map' && !disrupted && charged !== board.turn;
  return cardOf(board, unit).arm === 'cav' && isFit && !isDecoy(board, unit);
}

/** NLC-F.2: enemies an order lets a unit charge or assault. */
export function mayAttack(board: Board, unit: number, target: number): boolean {
  if (at(board.units, unit).direct !== NONE) return true;
  const leg = legOf(board, unit);
  if (leg === null) return false;
  if (leg.type === 'attack' || leg.type === 'probe') return !isWaiting(board, leg.nextDay);
  return leg.type === 'defend' && leg.defendHexes.includes(target);
}

/** NLC-R111 */
const isWaiting = (board: Board, isNextDay: boolean): boolean => isNextDay && skyOf(board).night;

/** NLC-E.0: movers, chargers, pursuers and those who go back cannot react. */
export function busyUnits({ frames, group }: Position): ReadonlySet<number> {
  const isMoving = frames.some(({ proc }) => proc === 'group');
  const busy = new Set<number>(isMoving ? (group?.units ?? []) : []);
  for (const frame of frames) {
    const list = (local: string): readonly number[] => (frame[local] ?? []) as readonly number[];
    const entries = (local: string) => (frame[local] ?? []) as readonly { readonly unit: number }[];
    if (frame.proc === 'charge') for (const { unit } of entries('entries')) busy.add(unit);
    if (frame.proc === 'pursuit') for (const { unit } of entries('winners')) busy.add(unit);
    // Targets, once their fight has begun.
    if (frame.proc === 'assault' || frame.proc === 'chargeCombat')
      for (const unit of list('defenders')) busy.add(unit);
    if (frame.proc === 'returning' || frame.proc === 'retreat')
      for (const unit of list('units')) busy.add(unit);
    if (frame.proc === 'reaction') for (const unit of list('movers')) busy.add(unit);
  }
  return busy;
}
