// NLC-7.5, 7.8, 7.11, 19.3: what the sides of a fight may choose.
import { type Board, cardOf, hexesOf, isOn, sideOf, unitsIn } from './board.ts';
import type { Course } from './course.ts';
import { chargeWays, isDecoy } from './eligible.ts';
import { isSilenced } from './fights.ts';
import { distance } from './land.ts';
import { leads } from './morale.ts';
import { retreatHexes } from './offered-losses.ts';
import { compareOffers, offered } from './offers.ts';
import { numbers } from './replay.ts';
import { hasSight } from './sight.ts';
import { at, type Frame, NONE } from './words.ts';

export function pursuits(course: Course, frame: Frame): void {
  const { board } = course;
  if (frame.step !== 'choose' && frame.step !== 'must') return;
  const unit = Number(frame['unit']);
  const beside = at(board.land.neighbours, Number(frame['hex'])).filter((hex) => hex !== NONE);
  const legal = beside.filter((hex) => chargeWays(board, unit, hex, true).includes(NONE)).map(String);
  compareOffers(
    course,
    'pursuits',
    'NLC-7.8a',
    `pursuit of unit ${unit}`,
    legal,
    offered(course, 'pursue', ({ hex }) => String(hex)),
  );
}

/** NLC-7.11, 19.3, 7.5: what the sides of an assault are asked. */
export function assaultChoices(course: Course, frame: Frame): void {
  if (course.board.options['extendedLines'] === true) return;
  if (frame.step === 'preRetreat') slipping(course, frame);
  if (frame.step === 'support') supporting(course, frame);
  if (frame.step === 'advance') advancing(course, frame);
}

function slipping(course: Course, frame: Frame): void {
  const { board } = course;
  const target = Number(frame['target']);
  const horsed = numbers(frame['attackers']).some((unit) => cardOf(board, unit).arm === 'cav');
  const mayGo = (unit: number): boolean => {
    const { arm, gun, mp } = cardOf(board, unit);
    const isLight = isOn(board, 'lightCavalry') && arm === 'cav' && mp === 7;
    if (isLight) return true;
    return (arm === 'cav' || gun === 'horse') && !horsed && !at(board.units, unit).startedInZoc;
  };
  const legal = numbers(frame['defenders']).filter(
    (unit) =>
      hexesOf(board, unit).includes(target) &&
      mayGo(unit) &&
      retreatHexes(board, [unit], target, [target]).length > 0,
  );
  const found = offered(course, 'preRetreat', ({ units }) => {
    const [only, ...others] = units as readonly number[];
    return only === undefined || others.length > 0 ? null : String(only);
  });
  compareOffers(
    course,
    'slipping',
    'NLC-7.11a',
    `who may slip away from hex ${target}`,
    legal.map(String),
    found,
  );
}

function supporting(course: Course, frame: Frame): void {
  const { board } = course;
  const { land, stage } = board;
  const [target, from] = [Number(frame['target']), numbers(frame['attackHexes'])];
  const chits = numbers(frame['defenders']).map((unit) => chitOf(board, unit));
  const attacked = new Set(course.declared.map((each) => each.target));
  const range = isOn(board, 'artilleryDetail') ? 3 : 2;
  const isPressed = (hex: number): boolean =>
    at(land.contact, hex).some((next) =>
      unitsIn(board, next).some(
        (unit) => sideOf(board, unit) === frame['side'] && stage?.active.includes(unit) !== true,
      ),
    );
  const canReach = (gun: number, hex: number, goal: number): boolean =>
    distance(land, hex, goal) <= range &&
    hasSight(board, hex, goal) &&
    !(distance(land, hex, goal) === 1 && land.side(hex, goal).crest) &&
    !isSilenced(board, gun, [goal]);
  const legal = [...board.units.keys()].filter((gun) => {
    const { status, hex, bombarded, attacked: shelled } = at(board.units, gun);
    const isFree =
      status === 'map' &&
      sideOf(board, gun) !== frame['side'] &&
      cardOf(board, gun).arm === 'art' &&
      bombarded !== board.turn &&
      !isDecoy(board, gun);
    // NLC-R175: shelled, with effect or without.
    if (
      !isFree ||
      shelled === board.turn ||
      hex === target ||
      attacked.has(hex) ||
      isPressed(hex) ||
      numbers(frame['supporters']).includes(gun)
    )
      return false;
    return chits.includes(chitOf(board, gun)) && from.some((goal) => canReach(gun, hex, goal));
  });
  compareOffers(
    course,
    'supports',
    'NLC-19.3',
    `guns that may support hex ${target}`,
    legal.map(String),
    offered(course, 'support', ({ gun }) => String(gun)),
  );
}

/** Units activated by one chit. */
const chitOf = (board: Board, unit: number): number => board.bodies[at(board.units, unit).body]?.chit ?? NONE;

function advancing(course: Course, frame: Frame): void {
  const { board } = course;
  const target = Number(frame['target']);
  // NLC-7.5a: who met the enemy with a charge while the fight went on has gone back.
  const attackers = numbers(frame['attackers']).filter((unit) => {
    const { status, charged } = at(board.units, unit);
    return status === 'map' && charged !== board.turn;
  });
  if (attackers.some((unit) => isApart(board, unit))) return;
  const room = board.land.terrain[target] === 'woods' ? 1 : 2;
  const groups = numbers(frame['attackHexes']).flatMap((hex) => {
    const stack = attackers.filter((unit) => at(board.units, unit).hex === hex);
    const alone = stack.filter((unit) => cardOf(board, unit).arm !== 'art').map((unit) => [unit]);
    return stack.length === 2 && room === 2 && mayGoTogether(board, stack) ? [...alone, stack] : alone;
  });
  const nameOf = (units: readonly number[]): string => units.toSorted((a, b) => a - b).join(' and ');
  const found = offered(course, 'advance', ({ units }) =>
    (units as number[]).length === 0 ? null : nameOf(units as number[]),
  );
  compareOffers(
    course,
    'advances',
    'NLC-7.5',
    `who may advance into hex ${target}`,
    groups.map(nameOf),
    found,
  );
}

const isApart = (board: Board, unit: number): boolean =>
  (board.bodies[at(board.units, unit).body]?.parent ?? NONE) !== NONE;

/** NLC-7.5b to d */
function mayGoTogether(board: Board, stack: readonly number[]): boolean {
  if (stack.every((unit) => cardOf(board, unit).arm === 'art')) return false;
  const [first = 0, second = 0] = stack;
  const { division } = cardOf(board, first);
  const isOneDivision = division !== NONE && division === cardOf(board, second).division;
  const { hex } = at(board.units, first);
  const isLed = board.leaders.some(
    ({ status, hex: here }, leader) =>
      status === 'map' && here === hex && stack.some((unit) => leads(board, leader, unit)),
  );
  return isOneDivision || isLed;
}
