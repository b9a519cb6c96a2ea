// NLC-D.1, D.2, F.2: what a step costs a unit, and whether it may be made.
import { type Board, cardOf, hexesOf, isInZone, legOf, sideOf, skyOf, unitsOfIn } from './board.ts';
import { isDemoralized, isTired } from './demoralization.ts';
import { stepCost } from './trace.ts';
import { at, type Leg, NONE, otherSide } from './words.ts';

const MARCHING = ['march', 'fallBack', 'generalRetreat'];

export const isMarching = (leg: Leg | null): boolean => leg !== null && MARCHING.includes(leg.type);

/** NLC-D.1: march rate for a unit that moves alone. */
function isOnMarchRate(board: Board, unit: number, from: number, to: number): boolean {
  const leg = legOf(board, unit);
  if (leg === null || !isMarching(leg)) return false;
  const { land } = board;
  const place = leg.route.indexOf(to);
  const linked = at(land.neighbours, to).filter(
    (hex) => hex !== NONE && hex !== from && land.side(to, hex).link !== null,
  );
  const successor = leg.route[place + 1];
  const ahead = place >= 0 ? (successor === undefined ? [] : [successor]) : linked;
  return [to, ...ahead].every((hex) => {
    const friends = unitsOfIn(board, sideOf(board, unit), hex).filter((other) => other !== unit);
    if (land.terrain[hex] === 'town') return friends.length === 0;
    return !friends.some((other) => isMarching(legOf(board, other)));
  });
}

export const isInEnemyZone = (board: Board, unit: number, hex: number): boolean =>
  isInZone(board, otherSide(sideOf(board, unit)), hex);

/** In half-points; what leaving a zone costs included. */
export function costOfStep(board: Board, unit: number, from: number, to: number): number {
  const { arm } = cardOf(board, unit);
  const across = stepCost(board, arm, from, to, 'terrain');
  const march = isOnMarchRate(board, unit, from, to)
    ? stepCost(board, arm, from, to, 'march')
    : Number.POSITIVE_INFINITY;
  const leaving = arm !== 'cav' && isInEnemyZone(board, unit, from) ? 2 : 0;
  return Math.min(across, march) + leaving;
}

/** NLC-15.2, 20.8c: half-points; null where one hex is all (NLC-20.8h). */
export function allowanceOf(board: Board, unit: number): number | null {
  if (
    isTired(board, at(board.units, unit).body) &&
    board.bodies[at(board.units, unit).body]?.fatigue === 'exhausted'
  )
    return null;
  return 2 * cardOf(board, unit).mp - (isDemoralized(board, unit) ? 2 : 0);
}

/** NLC-F.2: whether its order lets it go into a hex in an enemy zone. */
export function mayEnterZone(board: Board, unit: number, leg: Leg | null, hex: number): boolean {
  if (skyOf(board).night || skyOf(board).rain || leg === null) return false;
  if (leg.type === 'attack') return true;
  if (leg.type === 'defend') return leg.defendHexes.includes(hex);
  return leg.type === 'probe' && inContact(board, unit) <= 1;
}

/** NLC-12.2.2a, NLC-R062: other units of the body in enemy zones. */
const inContact = (board: Board, unit: number): number =>
  board.units.filter(
    ({ body, status }, other) =>
      other !== unit &&
      status === 'map' &&
      body === at(board.units, unit).body &&
      hexesOf(board, other).some((hex) => isInEnemyZone(board, other, hex)),
  ).length;

/** NLC-5.4b to e, NLC-D.2 step 2 */
export function mayLeaveZone(board: Board, unit: number, leg: Leg | null): boolean {
  const type = leg?.type ?? 'reserve';
  if (['fallBack', 'generalRetreat', 'reserve'].includes(type)) return true;
  return cardOf(board, unit).arm === 'cav' && !['attack', 'probe', 'march'].includes(type);
}
