// NLC-D.12: which stack may assault what, so that all who must still can.
import {
  type Board,
  cardOf,
  garrisonOf,
  hexesOf,
  isInZone,
  legOf,
  sideOf,
  unitsIn,
  unitsOfIn,
} from './board.ts';
import type { Course } from './course.ts';
import { isDecoy, isInCommand, mayAttack } from './eligible.ts';
import { compareOffers, offered } from './offers.ts';
import { numbers } from './replay.ts';
import { at, type Frame, NONE, otherSide, type Side } from './words.ts';

interface Stack {
  readonly hex: number;
  readonly units: readonly number[];
  readonly targets: readonly number[];
  readonly isMandatory: boolean;
  readonly hasFoot: boolean;
  /** NLC-8.2a: guns go only where somebody else does. */
  readonly isGunsOnly: boolean;
}

const isHeldByHq = (board: Board, side: Side, hex: number): boolean =>
  board.position.hqs.some(
    (hq, n) => hq.status === 'map' && hq.hex === hex && at(board.listing.hqs, n).side === side,
  );

function isFit(board: Board, unit: number): boolean {
  const { status, charged, bombarded } = at(board.units, unit);
  const isFresh =
    status === 'map' && charged !== board.turn && bombarded !== board.turn && !isDecoy(board, unit);
  return isFresh && isInCommand(board, unit);
}

/** NLC-7.3d */
function mustAssault(board: Board, unit: number): boolean {
  const type = legOf(board, unit)?.type;
  if (cardOf(board, unit).arm === 'art' || (type !== 'attack' && type !== 'probe')) return false;
  const { hex, direct } = at(board.units, unit);
  if (direct !== NONE || garrisonOf(board, hex) === unit) return false;
  return hexesOf(board, unit).some((here) => isInZone(board, otherSide(sideOf(board, unit)), here));
}

export function stacksThatMay(board: Board, side: Side, active: readonly number[]): readonly Stack[] {
  const hexes = new Set(active.flatMap((unit) => hexesOf(board, unit)));
  return [...hexes]
    .toSorted((a, b) => a - b)
    .flatMap((hex): readonly Stack[] => {
      const units = unitsIn(board, hex).filter((unit) => active.includes(unit) && isFit(board, unit));
      const enemies = at(board.land.contact, hex).filter(
        (next) =>
          unitsOfIn(board, otherSide(side), next).length > 0 || isHeldByHq(board, otherSide(side), next),
      );
      const others = units.filter((unit) => cardOf(board, unit).arm !== 'art');
      const isGunsOnly = others.length === 0;
      const strikers = isGunsOnly ? units : others;
      const targets = enemies.filter((next) => strikers.some((unit) => mayAttack(board, unit, next)));
      if (targets.length === 0) return [];
      const bold = strikers.filter((unit) => targets.some((next) => mayAttack(board, unit, next)));
      return [
        {
          ...{ hex, units: bold, targets, isGunsOnly },
          isMandatory: bold.some((unit) => mustAssault(board, unit)),
          hasFoot: bold.some((unit) => cardOf(board, unit).arm === 'inf'),
        },
      ];
    });
}

/** Whether what has been chosen and what is left can come to an assignment that breaks no rule. */
function isValid(board: Board, side: Side, stacks: readonly Stack[], chosen: readonly number[]): boolean {
  const taken = new Set(chosen.filter((hex) => hex !== NONE));
  const isHeld = (hex: number): boolean => unitsOfIn(board, otherSide(side), hex).length > 0;
  return stacks.every((stack, i) => {
    const target = chosen[i] ?? NONE;
    if (target === NONE) return !stack.isMandatory;
    const isShared = chosen.some((other, j) => other === target && j !== i);
    if (isShared && stack.targets.some((hex) => isHeld(hex) && !taken.has(hex))) return false;
    const isLed = stacks.some((other, j) => chosen[j] === target && !other.isGunsOnly);
    if (!isLed) return false;
    if (!stack.hasFoot) return true;
    const isGarrison = garrisonOf(board, target) !== null;
    if (!isGarrison && stack.targets.some((hex) => garrisonOf(board, hex) !== null && !taken.has(hex)))
      return false;
    return isHeld(target) || !stack.targets.some((hex) => isHeld(hex) && !taken.has(hex));
  });
}

const MOST_TRIED = 200_000;

function canComplete(
  board: Board,
  side: Side,
  stacks: readonly Stack[],
  chosen: readonly number[],
  tries: { left: number },
): boolean {
  if (chosen.length === stacks.length) return isValid(board, side, stacks, chosen);
  tries.left -= 1;
  if (tries.left < 0) return false;
  const next = at(stacks, chosen.length);
  return [...next.targets, NONE].some((target) =>
    canComplete(board, side, stacks, [...chosen, target], tries),
  );
}

export function assignments(course: Course, frame: Frame): void {
  const { board } = course;
  const stage = board.stage;
  if (frame.step !== 'assign' || stage === null || skip(board)) return;
  const all = stacksThatMay(board, stage.side, stage.active);
  const decided = numbers(frame['stacks']);
  const chosen = numbers(frame['targets']);
  const before = decided.map((hex) => all.find((stack) => stack.hex === hex));
  const known = before.flatMap((stack) => stack ?? []);
  const left = all.filter(({ hex }) => !decided.includes(hex));
  course.tally.check('assaultStacks', 'NLC-D.12', 'stacks that may assault', decided.length, known.length);
  const stacks = [...known, ...left];
  const [next] = left;
  if (next === undefined || known.length !== decided.length) return;
  const tries = { left: MOST_TRIED };
  const legal = [...next.targets, NONE]
    .filter((target) => canComplete(board, stage.side, stacks, [...chosen, target], tries))
    .map((target) => `${next.hex} to ${target}`);
  if (tries.left < 0) return;
  const found = offered(course, 'assign', ({ hex, target }) => `${hex} to ${target}`);
  compareOffers(course, 'assaultTargets', 'NLC-D.12', 'assaults', legal, found);
}

/** NLC-20.2.2 and formations told apart (NLC-12.13g) have rules of their own. */
const skip = (board: Board): boolean =>
  board.options['divisionCommand'] === true ||
  board.options['extendedLines'] === true ||
  board.options['sequence'] !== 'chit' ||
  board.bodies.some((body) => body !== null && body.parent !== NONE && body.order.divisional);
