// NLC-14, NLC-18: armies that lose heart, hexes that change hands, points.
import type { Named } from '../contract.ts';
import { type Board, facesOf, hexesOf, zonesOf } from './board.ts';
import type { Course } from './course.ts';
import { at, type Position, type Side } from './words.ts';

/** NLC-R164, 20.9d: tenths of what is printed first, then what HQs and the Guard cost; never below 1. */
function levelOf({ armies }: Position, army: number, printed: number): number {
  const { levelShift, levelTenths } = at(armies, army);
  return Math.max(1, Math.floor((printed * (10 + levelTenths)) / 10 + 0.5) + levelShift);
}

function armyLosses({ listing, units }: Board, army: number): number {
  return listing.units.reduce((sum, card, unit) => {
    const { status } = at(units, unit);
    const isDown = card.army === army && (status === 'eliminated' || status === 'destroyed');
    return sum + (isDown ? at(facesOf(card), 0) : 0);
  }, 0);
}

/** NLC-14.1, NLC-R069: reached once is reached for good. */
export function armiesTold({ board, before, after, tally, moment }: Course): void {
  if (moment.events.length === 0) return;
  for (const [army, { demoralization, disintegration }] of board.listing.armies.entries()) {
    const [was, is] = [at(before.armies, army), at(after.armies, army)];
    const losses = armyLosses(board, army);
    // What lowers a level is said of demoralization only.
    for (const [level, turnBefore, turn] of [
      [levelOf(after, army, demoralization), was.demoralizedOn, is.demoralizedOn],
      [disintegration, was.disintegratedOn, is.disintegratedOn],
    ] as const) {
      if (turnBefore > 0) tally.check('armies', 'NLC-R069', `army ${army} stays so`, turnBefore, turn);
      // Within a fight that goes on, nobody has counted yet (NLC-E.0).
      else if (turn > 0 || !isFighting(after))
        tally.check('armies', 'NLC-14.1', `army ${army} with losses of ${losses}`, losses >= level, turn > 0);
    }
  }
}

const isFighting = ({ frames, result }: Position): boolean =>
  result !== null || frames.some(({ proc }) => FIGHTS.includes(proc));
const FIGHTS = [
  'assault',
  'charge',
  'chargeCombat',
  'retreat',
  'losses',
  'bombardment',
  'group',
  'orderFailure',
  'pursuit',
  'returning',
  'opportunityFire',
  'reaction',
  'retrace',
  'crowding',
  'rally',
];

/** NLC-D.14: both digits of a hex as events go by. */
export interface Control {
  readonly occupier: (Side | null)[];
  readonly controller: (Side | null)[];
}

const SIDES: readonly (Side | null)[] = [null, 'french', 'allied'];

export function controlIn({ control }: Position): Control {
  const digits = Array.from(control, Number);
  return {
    occupier: digits.map((digit) => SIDES[Math.floor(digit / 3)] ?? null),
    controller: digits.map((digit) => SIDES[digit % 3] ?? null),
  };
}

const MOVES = ['unitsMoved', 'unitsEntered', 'lineFormed', 'lineClosed', 'unitRallied', 'marchRevealed'];
const LEAVINGS = ['unitEliminated', 'unitUnsupplied', 'unitLeftMap', 'decoysVanished', 'rallyFailed'];

export function controlMoved(course: Course, event: Named): void {
  const { board, control } = course;
  if (LEAVINGS.includes(event.type)) zonesDecide(course);
  if (!MOVES.includes(event.type) && event.type !== 'chargeDecided') return;
  for (const unit of board.units.keys()) {
    if (board.inside.has(unit)) continue;
    const { side } = at(board.listing.units, unit);
    for (const hex of hexesOf(board, unit)) {
      control.occupier[hex] = side;
      control.controller[hex] = side;
    }
  }
  zonesDecide(course);
}

export function zonesDecide({ board, control }: Course): void {
  const [french, allied] = [zonesOf(board, 'french'), zonesOf(board, 'allied')];
  const held = new Set([...board.units.keys()].flatMap((unit) => hexesOf(board, unit)));
  for (const [zones, other, side] of [
    [french, allied, 'french'],
    [allied, french, 'allied'],
  ] as const)
    for (const hex of zones) if (!other.has(hex) && !held.has(hex)) control.controller[hex] = side;
}

/** NLC-18.1 */
export function pointsOf(
  { board, after }: Course,
  controller: (hex: number) => Side | null,
): { readonly [side in Side]: number } {
  const sum = { french: after.sides.french.points, allied: after.sides.allied.points };
  for (const { kind, side, points, hex, army } of board.listing.victory) {
    if (kind === 'hex') {
      const holder = controller(hex);
      if (holder !== null && (side === 'either' || side === holder)) sum[holder] += points;
    } else if (side !== 'either') {
      const { demoralizedOn, disintegratedOn } = at(after.armies, army);
      if ((kind === 'demoralized' ? demoralizedOn : disintegratedOn) > 0) sum[side] += points;
    }
  }
  return sum;
}

export function pointsTold(course: Course, event: Named): void {
  if (isOnMail(course.board)) return;
  const points = pointsOf(course, (hex) => course.control.controller[hex] ?? null);
  course.tally.check(
    'points',
    'NLC-18.1',
    `points at turn ${String(event['turn'])}`,
    points,
    event['points'],
  );
}

/** NLC-P.4: who moves by packet has not come anywhere before he is answered. */
const isOnMail = ({ options }: Board): boolean => options['sequence'] !== 'chit';

export function controlTold(course: Course): void {
  const { board, after, control, tally } = course;
  // What zones make of the control at the start is looked at with the first move.
  const hasMoved = course.moment.events.some(({ type }) => MOVES.includes(type) || LEAVINGS.includes(type));
  if (isOnMail(board) || isFighting(after) || (!hasMoved && course.before.control === after.control)) return;
  zonesDecide(course);
  const now = controlIn(after);
  const differing = control.controller.flatMap((side, hex) =>
    side === now.controller[hex] && control.occupier[hex] === now.occupier[hex]
      ? []
      : [`hex ${hex}: ${control.occupier[hex]} ${side}, is ${now.occupier[hex]} ${now.controller[hex]}`],
  );
  tally.check('control', 'NLC-D.14', 'hexes held', [], differing);
}
