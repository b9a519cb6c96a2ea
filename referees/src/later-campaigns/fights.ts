// NLC-D.9: what each side brings to an assault, a charge, a bombardment.
import { type Board, cardOf, groundOf, hexesOf, isOn, sideOf, unitsIn } from './board.ts';
import { doubled, halvesAdded, type Share, shareOf, times } from './fire.ts';
import { isEnfiladed, isFlankEntry, isFleeingByRoad, isSheltered } from './flanks.ts';
import { assaultReduction, distance } from './land.ts';
import { ACROSS, IN_HEX } from './tables.ts';
import { at, otherSide, type Side } from './words.ts';

export interface Assault {
  readonly side: Side;
  readonly target: number;
  readonly attackers: readonly number[];
  readonly defenders: readonly number[];
  readonly supporters: readonly number[];
  /** Hexes it is made from. */
  readonly from: readonly number[];
}

const wasDisrupted = (board: Board, unit: number): boolean =>
  board.stage?.disruptedAtStart.includes(unit) === true;

/** NLC-7.6a, 7.3i */
function roughAndReady(board: Board, unit: number): Share {
  const share = shareOf(board, unit);
  if (cardOf(board, unit).arm === 'cav') times(share, 1, 2);
  if (wasDisrupted(board, unit)) times(share, 1, 2);
  return share;
}

export const strikesFrom = (board: Board, unit: number, { target, from }: Assault): number =>
  hexesOf(board, unit).find((hex) => from.includes(hex) && at(board.land.contact, hex).includes(target)) ??
  at(board.units, unit).hex;

export function attackersFire(board: Board, assault: Assault): readonly Share[] {
  const { side, target, attackers } = assault;
  return attackers.map((unit) => {
    const share = roughAndReady(board, unit);
    const here = strikesFrom(board, unit, assault);
    if (cardOf(board, unit).arm === 'art')
      halvesAdded(board, share, isEnfiladed(board, side, here, target) ? 1 : 0);
    const isFromWoods = groundOf(board, here) === 'woods';
    const percent = assaultReduction(board.land.side(here, target), groundOf(board, target), isFromWoods);
    times(share, 100 - percent, 100);
    return share;
  });
}

/** NLC-8.4, NLC-R082 */
export function isSilenced(board: Board, gun: number, from: readonly number[]): boolean {
  const faced = board.stage?.faced[String(gun)] ?? [];
  return faced.length > 0 && !from.some((hex) => faced.includes(hex));
}

export function defendersFire(board: Board, assault: Assault): readonly Share[] {
  const { side, target, defenders, supporters, from } = assault;
  const own = otherSide(side);
  const isInWoods =
    groundOf(board, target) === 'woods' && !from.some((hex) => groundOf(board, hex) === 'woods');
  const shares = defenders.map((unit) => {
    const share = roughAndReady(board, unit);
    if (cardOf(board, unit).arm === 'art') {
      const isRaking = from.every((hex) => isEnfiladed(board, own, target, hex));
      halvesAdded(board, share, (isOn(board, 'artilleryDetail') ? 1 : 0) + (isRaking ? 1 : 0));
      if (isSilenced(board, unit, from)) times(share, 0, 1);
    }
    if (isInWoods) times(share, 1, 2);
    return share;
  });
  return [...shares, ...supporters.map((gun) => supportOf(board, gun, assault))];
}

/** NLC-19.3, NLC-R083, R086 */
function supportOf(board: Board, gun: number, { side, target, from }: Assault): Share {
  const { hex } = at(board.units, gun);
  const share = shareOf(board, gun);
  if (wasDisrupted(board, gun)) times(share, 1, 2);
  const near = from.filter((each) => distance(board.land, hex, each) <= 2);
  const aims = near.length > 0 ? near : from;
  if (near.length === 0) times(share, 1, 2);
  halvesAdded(board, share, aims.some((each) => isEnfiladed(board, otherSide(side), hex, each)) ? 1 : 0);
  if (groundOf(board, hex) === 'woods' && !from.some((each) => groundOf(board, each) === 'woods'))
    times(share, 1, 2);
  void target;
  return share;
}

export interface Charge {
  readonly side: Side;
  readonly target: number;
  readonly chargers: readonly number[];
  readonly defenders: readonly number[];
  readonly fled: readonly number[];
  readonly isSquare: boolean;
  readonly isBackhand: boolean;
}

export function isFlankCharge(
  board: Board,
  { side, target, chargers, defenders, isSquare }: Charge,
  unit: number,
): boolean {
  if (isSquare || isSheltered(board, target)) return false;
  if (isFleeingByRoad(board, target, defenders)) return true;
  const entry = board.inside.get(unit) ?? at(board.units, unit).hex;
  return isFlankEntry(
    board,
    side,
    target,
    entry,
    (friend) => !chargers.includes(friend) && !board.inside.has(friend),
  );
}

export function chargersFire(board: Board, charge: Charge): readonly Share[] {
  const { target, chargers, isSquare, isBackhand } = charge;
  return chargers.map((unit) => {
    const share = shareOf(board, unit);
    const entry = board.inside.get(unit) ?? at(board.units, unit).hex;
    const isFlank = isFlankCharge(board, charge, unit);
    doubled(board, share, (isFlank ? 1 : 0) + (isBackhand ? 1 : 0));
    if (isSquare) times(share, 1, 2);
    const across = board.land.side(entry, target).stream ? ACROSS.stream.charge : 0;
    times(share, 100 - Math.min(75, across + IN_HEX[groundOf(board, target)].charge), 100);
    return share;
  });
}

export function chargedFire(board: Board, charge: Charge): readonly Share[] {
  const { chargers, defenders, fled } = charge;
  const isFlanked = chargers.some((unit) => isFlankCharge(board, charge, unit));
  const from = chargers.flatMap((unit) => {
    const entry = board.inside.get(unit) ?? at(board.units, unit).hex;
    return [entry, board.starts.get(unit) ?? entry];
  });
  return defenders.map((unit) => {
    const share = shareOf(board, unit);
    const { arm } = cardOf(board, unit);
    if (arm === 'cav' ? at(board.units, unit).disrupted : true) times(share, 1, 2);
    if (arm !== 'cav' && isFlanked) times(share, 0, 1);
    if (arm === 'art' && isSilenced(board, unit, from)) times(share, 0, 1);
    if (fled.includes(unit)) times(share, 0, 1);
    return share;
  });
}

export interface Bombardment {
  readonly guns: readonly number[];
  readonly from: number;
  readonly target: number;
  /** NLC-8.5d: squares that stay formed under fire. */
  readonly isOnSquares: boolean;
  /** NLC-20.13a */
  readonly isOpportunity: boolean;
}

export const isFarFire = (board: Board, { from, target }: Bombardment): boolean =>
  distance(board.land, from, target) >= 3;

export function bombardmentFire(board: Board, fire: Bombardment): readonly Share[] {
  const { guns, from, target, isOnSquares, isOpportunity } = fire;
  const aimed = unitsIn(board, target).filter(
    (unit) => !guns.some((gun) => sideOf(board, gun) === sideOf(board, unit)),
  );
  const [first = 0] = guns;
  const isRaking = isEnfiladed(board, sideOf(board, first), from, target) || isOnSquares;
  const isCrowd =
    isOn(board, 'artilleryDetail') && aimed.filter((unit) => cardOf(board, unit).arm !== 'art').length >= 2;
  return guns.map((gun) => {
    const share = shareOf(board, gun);
    halvesAdded(board, share, (isRaking ? 1 : 0) + (isCrowd ? 1 : 0));
    if (isFarFire(board, fire)) times(share, 1, 2);
    if (isOpportunity) times(share, 1, 2);
    times(share, 100 - IN_HEX[groundOf(board, target)].bombard, 100);
    return share;
  });
}
