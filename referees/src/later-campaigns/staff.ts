// NLC-12: what leaders are worth, what their orders name, and how far couriers ride.
import { type Board, legOfBody, skyOf } from './board.ts';
import { hasSight } from './sight.ts';
import { traced } from './trace.ts';
import { at, type Leg, NONE, type Order, type Side } from './words.ts';

/** NLC-11.4c: an OC whose HQ was destroyed today is worth one less. */
export function ratingOf(board: Board, leader: number): number {
  const { rating } = at(board.leaders, leader);
  const { role, hq } = at(board.listing.leaders, leader);
  const lost = role === 'oc' ? board.position.hqs[hq] : undefined;
  const day = (turn: number): number => board.listing.turns[turn - 1]?.day ?? NONE;
  const isBereft = lost !== undefined && lost.destroyedOn > 0 && day(lost.destroyedOn) === skyOf(board).day;
  return Math.max(0, rating - (isBereft ? 1 : 0));
}

/** NLC-12.13a, i: of a body's leader; each division assigned to a corps beyond its first costs him 1. */
export function bodyRating(board: Board, body: number): number {
  const state = board.bodies[body];
  if (!state || state.leader === NONE) return 1;
  const rating = ratingOf(board, state.leader);
  return Math.max(0, rating - Math.max(0, assignedTo(board, body) - 1));
}

const assignedTo = (board: Board, corps: number): number =>
  board.bodies.filter(
    (each, body) =>
      each !== null &&
      each.chit === corps &&
      at(board.listing.bodies, body).kind === 'division' &&
      at(board.listing.bodies, body).formation !== corps &&
      at(board.listing.bodies, body).formation !== body,
  ).length;

/** What a division belongs to, by assignment or as printed: its units follow that while it has no order of its own. */
export function corpsOf(board: Board, body: number): number {
  const state = board.bodies[body];
  const [unit] = at(board.listing.bodies, body).units;
  return state ? state.parent : unit === undefined ? NONE : at(board.units, unit).body;
}

/** A division that has no order of its own is under that of its corps. */
export function isOnReserve(board: Board, body: number): boolean {
  const leg = legOfBody(board, body);
  const corps = corpsOf(board, body);
  if (leg !== null && leg.type !== 'assign') return leg.type === 'reserve';
  return legOfBody(board, corps)?.type === 'reserve';
}

/** NLC-20.5, NLC-20.7b */
export function troubledColumns(board: Board, body: number): number {
  const own = board.bodies[body];
  const isWithCorps = !own || legOfBody(board, body)?.type === 'assign';
  const state = isWithCorps ? board.bodies[corpsOf(board, body)] : own;
  if (!state) return 0;
  const isConfused = board.turn >= state.confusedFrom && board.turn <= state.confusedUntil;
  return (isConfused ? 1 : 0) + (board.turn <= state.bypassedUntil ? 1 : 0);
}

/** NLC-F.7 */
export function columnOf(board: Board, order: Order, sender: number): number {
  const body = order.recipient;
  const sum = sender + bodyRating(board, body);
  const isCavalry = at(board.listing.bodies, body).kind === 'cavalryCorps';
  const columns = order.legs
    .filter(({ type }) => type !== 'assign')
    .map(({ type }) => {
      const shifts =
        (isOnReserve(board, body) ? 1 : 0) +
        (type === 'attack' || type === 'probe' ? -2 : 0) +
        (order.faceToFace ? 1 : 0) +
        (order.divisional || isCavalry ? 1 : 0) +
        (type === 'generalRetreat' ? 1 : 0);
      return Math.max(-1, Math.min(10, sum + shifts - troubledColumns(board, body)));
    });
  return Math.min(...columns);
}

/** NLC-F.1: the hexes an order names; null where they follow from more than the order. */
export function targetHexes(board: Board, legs: readonly Leg[], leg: number): readonly number[] | null {
  const target = legs[leg]?.target ?? null;
  if (target === null) return null;
  if (target.kind === 'place') return at(board.listing.places, Number(target['place'])).hexes;
  if (target.kind === 'path' || target.kind === 'currentPosition')
    return target['hexes'] as readonly number[];
  if (target.kind === 'previous') return targetHexes(board, legs, leg - 1);
  if (target.kind === 'supply') return at(board.listing.armies, Number(target['army'])).supply;
  if (target.kind === 'hq') return [at(board.position.hqs, Number(target['hq'])).hex];
  return null;
}

/** NLC-12.6b to d, NLC-D.4: turns until a courier is there; null where no way leads. */
export function courierDelay(board: Board, side: Side, from: number, to: number): number | null {
  const reach = traced(board, side, from, 'leader', Number.MAX_SAFE_INTEGER);
  const ride = reach.get(to);
  if (ride === undefined) return null;
  const counted = hasSight(board, from, to) ? ride / 2 : ride;
  return counted <= 6 ? 0 : Math.floor((counted + 6) / 12);
}
