// NLC-D.6, NLC-D.10: who may take a hit, and where those go who are thrown back.
import {
  type Board,
  cardOf,
  garrisonOf,
  hexesOf,
  isDamaged,
  isOn,
  sideOf,
  strengthOf,
  unitsIn,
  unitsOfIn,
} from './board.ts';
import type { Course } from './course.ts';
import { distance } from './land.ts';
import { compareOffers, offered } from './offers.ts';
import { numbers } from './replay.ts';
import { at, type Frame, NONE, otherSide, type Side } from './words.ts';

/** NLC-R012, R013, R088 */
export function takeHits(course: Course, frame: Frame): void {
  const { board } = course;
  if (frame.step !== 'choose') return;
  if (frame['isBombarded'] === true && isOn(board, 'altArtillery')) return;
  const pool = numbers(frame['pool']).filter((unit) => at(board.units, unit).status === 'map');
  const foot = pool.filter((unit) => cardOf(board, unit).arm === 'inf');
  const first = Number(frame['paid']) < 2 && foot.length > 0 ? foot : pool;
  const damaged = first.filter((unit) => isDamaged(board, unit));
  const legal = (damaged.length > 0 ? damaged : first).map(String);
  compareOffers(
    course,
    'hitTakers',
    'NLC-D.10',
    'who takes the hit',
    legal,
    offered(course, 'takeHit', ({ unit }) => String(unit)),
  );
  const garrisons = pool.filter(
    (unit) => garrisonOf(board, at(board.units, unit).hex) === unit && legal.includes(String(unit)),
  );
  const helpers = garrisons
    .flatMap((unit) => helpersOf(board, unit))
    .filter((unit) => !pool.includes(Number(unit)));
  compareOffers(
    course,
    'hitTakers',
    'NLC-10.5',
    'who takes it for a garrison',
    helpers,
    offered(course, 'takeHitFor', ({ unit }) => String(unit)),
  );
}

const helpersOf = (board: Board, garrison: number): readonly string[] =>
  at(board.land.contact, at(board.units, garrison).hex).flatMap((hex) =>
    unitsOfIn(board, sideOf(board, garrison), hex)
      .filter((unit) => cardOf(board, unit).arm === 'inf')
      .map(String),
  );

/** NLC-19.5: what a step of this unit pays, in half hits. */
export function paidBy(board: Board, unit: number): number {
  const card = cardOf(board, unit);
  const { lost } = at(board.units, unit);
  const drop = strengthOf(board, unit) - strengthAfter(board, unit, lost + 1);
  return isOn(board, 'tinyUnits') && card.arm === 'inf' && drop === 1 ? 1 : 2;
}

const strengthAfter = (board: Board, unit: number, lost: number): number => {
  const [front = 0, reverse = 0] = cardOf(board, unit).steps;
  if (lost === 1) return reverse;
  return lost === 2 && front >= 8 && reverse > 0 ? Math.max(1, Math.round(reverse / 2)) : 0;
};

/** NLC-D.6: hexes a stack may go back to. */
export function retreatHexes(
  board: Board,
  units: readonly number[],
  from: number,
  visited: readonly number[],
): readonly number[] {
  const [first] = units;
  if (first === undefined) return [];
  const side = sideOf(board, first);
  return at(board.land.contact, from).filter(
    (hex) =>
      !visited.includes(hex) && !holdsEnemy(board, otherSide(side), hex) && !isTakenChateau(board, hex),
  );
}

/** NLC-10.6: whoever holds it. */
const isTakenChateau = (board: Board, hex: number): boolean =>
  board.land.terrain[hex] === 'chateau' && unitsIn(board, hex).length > 0;

/** NLC-R133: an enemy leader alone bars the way, too. */
const holdsEnemy = (board: Board, enemy: Side, hex: number): boolean =>
  unitsOfIn(board, enemy, hex).length > 0 ||
  board.leaders.some(
    ({ status, hex: here }, n) =>
      status === 'map' && here === hex && at(board.listing.leaders, n).side === enemy,
  ) ||
  board.position.hqs.some(
    ({ status, hex: here }, n) => status === 'map' && here === hex && at(board.listing.hqs, n).side === enemy,
  );

export function retreats(course: Course, frame: Frame): void {
  const { board } = course;
  const units = numbers(frame['units']).filter((unit) => at(board.units, unit).status === 'map');
  if (frame.step !== 'choose' || units.some((unit) => at(board.units, unit).extended !== NONE)) return;
  const [from, kind] = [Number(frame['at']), String(frame['kind'])];
  const ways = retreatHexes(board, units, from, numbers(frame['visited']));
  const legal =
    kind === 'orderFailure'
      ? fleeing(board, units, ways, from)
      : tierOne(board, ways, kind, numbers(frame['foes']));
  const found = offered(course, 'retreatTo', ({ hex }) => (hex === NONE ? null : String(hex)));
  compareOffers(
    course,
    'retreatHexes',
    'NLC-D.6',
    `retreat (${kind}) from hex ${from}`,
    legal.map(String),
    found,
  );
}

/** NLC-R022: out of contact with those they fought, where that can be. */
function tierOne(
  board: Board,
  ways: readonly number[],
  kind: string,
  foes: readonly number[],
): readonly number[] {
  if (kind === 'charge') return ways;
  const clear = ways.filter((hex) => !at(board.land.contact, hex).some((next) => foes.includes(next)));
  return clear.length > 0 ? clear : ways;
}

/** NLC-F.2: farther off, nobody is counted. */
const FAR = 8;

function toNearestEnemy(board: Board, side: Side, from: number): number {
  const enemy = otherSide(side);
  let least = FAR;
  for (const unit of board.units.keys())
    if (sideOf(board, unit) === enemy)
      for (const hex of hexesOf(board, unit)) least = Math.min(least, distance(board.land, from, hex));
  return least;
}

/** Order failure: no nearer to the enemy, where there is such a hex. */
function fleeing(
  board: Board,
  units: readonly number[],
  ways: readonly number[],
  from: number,
): readonly number[] {
  const side = sideOf(board, at(units, 0));
  const now = toNearestEnemy(board, side, from);
  const away = ways.filter((hex) => toNearestEnemy(board, side, hex) >= now);
  return away.length > 0 ? away : ways;
}
