// NLC-E.6, E.7, E.8: what may be bombarded, charged, and met by a reaction charge.
import { type Board, cardOf, entriesOf, garrisonOf, isOn, skyOf } from './board.ts';
import type { Course } from './course.ts';
import {
  busyUnits,
  chargeWays,
  isChargeTime,
  isDecoy,
  isFreshHorse,
  isInCommand,
  mayAttack,
} from './eligible.ts';
import { axialOf, distance } from './land.ts';
import { compareOffers, offered } from './offers.ts';
import { hasSight } from './sight.ts';
import { at, type Frame, NONE, otherSide, type Side } from './words.ts';

const held = (board: Board, side: Side): readonly number[] => {
  const hexes = new Set<number>();
  for (const [unit, { status, hex, extended }] of board.units.entries())
    if (status === 'map' && cardOf(board, unit).side === side)
      for (const each of [hex, extended]) if (each !== NONE) hexes.add(each);
  return [...hexes];
};

/** NLC-8.1, 20.13b */
function mayBombard(board: Board, gun: number, target: number): boolean {
  const { hex } = at(board.units, gun);
  const steps = distance(board.land, hex, target);
  const faced = board.stage?.faced[String(gun)] ?? [];
  if (isOn(board, 'opportunityFire') && faced.length > 0 && !faced.includes(target)) return false;
  const range = isOn(board, 'artilleryDetail') ? 3 : 2;
  return steps >= 1 && steps <= range && garrisonOf(board, target) === null && hasSight(board, hex, target);
}

/** NLC-A.5: guns about hex 2026 that fire though it is not their turn. */
function isGrandBattery(board: Board, gun: number): boolean {
  if (!board.listing.specials.includes('grand-battery') || cardOf(board, gun).side !== 'french') return false;
  const ridge = board.land.numberAt(axialOf('2026'));
  const isHour = ['1200', '1300'].includes(skyOf(board).clock);
  return isHour && distance(board.land, at(board.units, gun).hex, ridge) <= 2;
}

export function bombardments(course: Course, frame: Frame): void {
  const { board } = course;
  const stage = board.stage;
  if (frame.step !== 'choose' || stage === null) return;
  const enemies = held(board, otherSide(stage.side));
  const isReady = (gun: number): boolean =>
    cardOf(board, gun).arm === 'art' &&
    at(board.units, gun).status === 'map' &&
    at(board.units, gun).bombarded !== board.turn &&
    !isDecoy(board, gun);
  const legal = skyOf(board).night
    ? []
    : stage.active
        .filter(isReady)
        .flatMap((gun) =>
          enemies.filter((target) => mayBombard(board, gun, target)).map((target) => `${gun} at ${target}`),
        );
  const found = offered(course, 'bombard', ({ guns, target }) => {
    const each = guns as readonly number[];
    return each.length === 1 && !(isGrandBattery(board, at(each, 0)) && !stage.active.includes(at(each, 0)))
      ? `${each[0]} at ${String(target)}`
      : null;
  });
  compareOffers(course, 'bombardTargets', 'NLC-E.6', 'bombardments', legal, found);
}

export function charges(course: Course, frame: Frame): void {
  const { board } = course;
  const stage = board.stage;
  if (frame.step !== 'choose' || stage === null || isOn(board, 'divisionCommand')) return;
  const declared = new Set(entriesOf(frame, 'entries').map(({ unit }) => unit));
  const enemies = held(board, otherSide(stage.side));
  const riders = isChargeTime(board)
    ? stage.active.filter(
        (unit) => isFreshHorse(board, unit) && !declared.has(unit) && isInCommand(board, unit),
      )
    : [];
  const legal = riders.flatMap((unit) =>
    enemies
      .filter((target) => mayAttack(board, unit, target))
      .flatMap((target) =>
        chargeWays(board, unit, target, true).map((via) => `${unit} by ${via} to ${target}`),
      ),
  );
  const found = offered(course, 'charge', ({ unit, via, target }) => `${unit} by ${via} to ${target}`);
  compareOffers(course, 'chargeTargets', 'NLC-E.7', 'charges', legal, found);
}

/** NLC-E.8 step 1 */
export function reactions(course: Course, frame: Frame): void {
  const { board, before } = course;
  // NLC-M.1: one player of several is asked for his own cavalry.
  if (
    frame.step !== 'declare' ||
    isOn(board, 'divisionCommand') ||
    board.options['sequence'] === 'multiplayer'
  )
    return;
  const [side, hex] = [frame['side'] as Side, Number(frame['hex'])];
  const movers = frame['movers'] as readonly number[];
  const failure = before.frames.findLast(({ proc }) => proc === 'orderFailure');
  const tested = new Set(board.stage?.tested ?? (failure?.['tested'] as readonly number[] | undefined) ?? []);
  const declared = new Set(entriesOf(frame, 'declared').map(({ unit }) => unit));
  const busy = busyUnits(before);
  const isAble = (unit: number): boolean =>
    cardOf(board, unit).side === side &&
    isFreshHorse(board, unit) &&
    !busy.has(unit) &&
    !declared.has(unit) &&
    // NLC-J.1: its owner lets windows go by.
    at(board.units, unit).stance === 'ask' &&
    movers.some((mover) => !tested.has(unit * 1000 + mover)) &&
    isInCommand(board, unit);
  const riders = isChargeTime(board) ? [...board.units.keys()].filter(isAble) : [];
  const ways = riders.flatMap((unit) => chargeWays(board, unit, hex, true).map((via) => ({ unit, via })));
  const legal = ways.map(({ unit, via }) => `${unit} by ${via}`);
  const found = offered(course, 'react', ({ unit, via }) => `${unit} by ${via}`);
  compareOffers(course, 'reactions', 'NLC-E.8', `reactions at hex ${hex}`, legal, found);
}
