// NLC-D.2, F.2, F.3: where a unit that moves alone may go, for orders that bind it by zones, command and steps to the target.
import { type Board, cardOf, garrisonOf, hexesOf, isOn, legOf, sideOf, unitsOfIn } from './board.ts';
import type { Course } from './course.ts';
import { isDecoy, isInCommand } from './eligible.ts';
import { distance } from './land.ts';
import { allowanceOf, costOfStep, isInEnemyZone, isMarching, mayEnterZone, mayLeaveZone } from './moves.ts';
import { compareOffers, offered } from './offers.ts';
import { targetHexes } from './staff.ts';
import { COMMAND_RANGE, costsFrom, stepCost, traced } from './trace.ts';
import { at, type Frame, type Group, type Leg, NONE, otherSide } from './words.ts';

interface Mover {
  readonly unit: number;
  readonly leg: Leg;
  readonly start: number;
  readonly allowance: number;
}

/** Rules that would have to be reckoned beside: another step. */
const isPlain = (board: Board): boolean =>
  board.options['sequence'] === 'chit' &&
  !['divisionFormations', 'divisionCommand', 'extendedLines', 'directCommand', 'fatigue'].some((name) =>
    isOn(board, name),
  );

function moverIn(board: Board, group: Group): Mover | null {
  const [unit] = group.units;
  if (unit === undefined || group.units.length > 1 || group.hexesMoved > 0) return null;
  const { body, hex } = at(board.units, unit);
  const [leg, state, allowance] = [legOf(board, unit), board.bodies[body], allowanceOf(board, unit)];
  if (leg === null || !state || allowance === null || state.parent !== NONE || state.leader === NONE)
    return null;
  if (isMarching(leg) || isDecoy(board, unit) || leg.nextDay || leg.type === 'assign') return null;
  if (board.leaders[state.leader]?.status !== 'map' || !isInCommand(board, unit)) return null;
  return { unit, leg, start: hex, allowance };
}

/** Hexes and the least it takes to be there; NLC-D.2 steps 1 to 3. */
function reachOf(board: Board, { unit, leg, start, allowance }: Mover): ReadonlyMap<number, number> {
  const enemy = otherSide(sideOf(board, unit));
  const isStuck = isInEnemyZone(board, unit, start) && !mayLeaveZone(board, unit, leg);
  const isOpen = (hex: number): boolean =>
    unitsOfIn(board, enemy, hex).length === 0 &&
    (!isInEnemyZone(board, unit, hex) || mayEnterZone(board, unit, leg, hex));
  if (isStuck) return new Map([[start, 0]]);
  const price = (from: number, to: number): number => {
    const cost = isOpen(to) ? costOfStep(board, unit, from, to) : Number.POSITIVE_INFINITY;
    // NLC-5.1b: one hex, whatever it costs.
    return from === start && cost > allowance && Number.isFinite(cost) ? allowance : cost;
  };
  return costsFrom([start], allowance, (hex) => at(board.land.contact, hex), price);
}

const limitOf = (board: Board, hex: number): number => (board.land.terrain[hex] === 'woods' ? 1 : 2);

interface Stops {
  /** Whoever else moves: it may stop there. */
  readonly sure: readonly number[];
  /** If those who may still move on do so. */
  readonly possible: readonly number[];
}

function stopsOf(board: Board, { unit, leg, start }: Mover, reach: ReadonlyMap<number, number>): Stops {
  const { body } = at(board.units, unit);
  const leader = at(board.leaders, board.bodies[body]?.leader ?? NONE);
  const inRange = commandedStops(board, unit, leader.hex);
  const targets =
    leg.type === 'attack' || leg.type === 'probe' || leg.type === 'delay' ? stepsToTarget(board, body) : null;
  const isKept = (hex: number): boolean =>
    targets === null || (targets.get(hex) ?? 0) <= (targets.get(start) ?? 0);
  const legal = [...reach.keys()].filter((hex) => hex !== start && inRange.has(hex) && isKept(hex));
  const others = (hex: number): readonly number[] =>
    unitsOfIn(board, sideOf(board, unit), hex).filter((other) => other !== unit);
  const stage = board.stage;
  const isFixed = (other: number): boolean =>
    stage === null || !stage.active.includes(other) || stage.finished.includes(other);
  const isRoom = (hex: number, there: readonly number[]): boolean =>
    there.length < limitOf(board, hex) && !there.some((other) => isApart(board, other));
  return {
    sure: legal.filter((hex) => isRoom(hex, others(hex))),
    possible: legal.filter((hex) => isRoom(hex, others(hex).filter(isFixed))),
  };
}

/** NLC-12.1b, d: hexes in range once the unit stands there, and no longer where it was. */
function commandedStops(board: Board, unit: number, leader: number): ReadonlySet<number> {
  const side = sideOf(board, unit);
  const now = at(board.units, unit);
  board.units[unit] = { ...now, status: 'off' };
  const range = traced(board, side, leader, 'trace', COMMAND_RANGE);
  board.units[unit] = now;
  const stops = new Set(range.keys());
  for (const [hex, spent] of range)
    for (const next of at(board.land.contact, hex))
      if (spent + stepCost(board, 'trace', hex, next, 'trace') <= COMMAND_RANGE) stops.add(next);
  return stops;
}

/** NLC-12.13g: on orders of its own, so nobody else stops with it. */
const isApart = (board: Board, unit: number): boolean =>
  (board.bodies[at(board.units, unit).body]?.parent ?? NONE) !== NONE;

/** NLC-F.2: steps to the target over passable hexsides, units left out. */
function stepsToTarget(board: Board, body: number): ReadonlyMap<number, number> | null {
  const state = board.bodies[body];
  const targets = state ? targetHexes(board, state.order.legs, state.leg) : null;
  if (targets === null) return null;
  return costsFrom(
    targets,
    Number.MAX_SAFE_INTEGER,
    (hex) => at(board.land.contact, hex),
    () => 1,
  );
}

const nearestEnemy = (board: Board, unit: number, from: number): number => {
  const enemy = otherSide(sideOf(board, unit));
  const hexes = [...board.units.keys()].flatMap((other) =>
    sideOf(board, other) === enemy ? hexesOf(board, other) : [],
  );
  return Math.min(8, ...hexes.map((hex) => distance(board.land, from, hex)));
};

/** NLC-F.3-A1 */
function mustComeNearer(board: Board, { unit, leg, start }: Mover): boolean {
  if (leg.type !== 'attack' && leg.type !== 'probe') return false;
  const { charged, bombarded } = at(board.units, unit);
  const isSpent = charged === board.turn || (bombarded === board.turn && cardOf(board, unit).gun === 'foot');
  return !isSpent && garrisonOf(board, start) !== unit && nearestEnemy(board, unit, start) > 2;
}

export function groupMoves(course: Course, frame: Frame): void {
  const { board, before, tally } = course;
  const { group } = before;
  if (frame.step !== 'choose' || group === null || !isPlain(board)) return;
  const mover = moverIn(board, group);
  if (mover === null) return;
  tally.check(
    'allowances',
    'NLC-5.1a',
    `allowance of unit ${mover.unit}`,
    mover.allowance,
    group.allowance[0],
  );
  if ((group as unknown as { readonly mustTouch: boolean }).mustTouch || isOwnLegUnit(board, mover.unit))
    return;
  const stops = stopsOf(board, mover, reachOf(board, mover));
  const nearer = mustComeNearer(board, mover) ? stepsToTarget(board, at(board.units, mover.unit).body) : null;
  const isGood = (hex: number): boolean =>
    nearer === null || (nearer.get(hex) ?? 0) < (nearer.get(mover.start) ?? 0);
  const isBound = stops.sure.some(isGood);
  if (!isBound && stops.possible.some(isGood)) return;
  const fits = (hex: number): boolean => !isBound || isGood(hex);
  const found = offered(course, 'go', ({ hex }) => String(hex)).map(Number);
  const least = stops.sure.filter(fits).map(String);
  const most = new Set(stops.possible.filter(fits));
  const doubtful = found.filter((hex) => most.has(hex) && !stops.sure.includes(hex)).map(String);
  compareOffers(
    course,
    'reach',
    'NLC-D.2',
    `reach of unit ${mover.unit} on ${mover.leg.type}`,
    [...least, ...doubtful],
    found.map(String),
  );
}

const isOwnLegUnit = (board: Board, unit: number): boolean => at(board.units, unit).ownLeg !== null;
