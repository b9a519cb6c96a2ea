// NLC-15.1, NLC-20.6, NLC-20.8, NLC-20.9: whose courage is gone.
import { type Board, cardOf, facesOf, isOn } from './board.ts';
import { distance } from './land.ts';
import { inCommandOf } from './trace.ts';
import { at, type Body, NONE } from './words.ts';

const isDown = (board: Board, unit: number): boolean =>
  ['eliminated', 'destroyed'].includes(at(board.units, unit).status);

const fullStrength = (board: Board, units: readonly number[]): number =>
  units.reduce((sum, unit) => sum + at(facesOf(cardOf(board, unit)), 0), 0);

export const lossesOf = (board: Board, units: readonly number[]): number =>
  fullStrength(
    board,
    units.filter((unit) => isDown(board, unit)),
  );

/** NLC-R118 */
const shifted = (base: number, { limitShift, limitPoints }: Body): number =>
  Math.max(1, Math.floor((base * (100 + 10 * limitShift)) / 100 + 0.5) + limitPoints);

function limitOf(board: Board, formation: number): number {
  const base = at(board.listing.bodies, formation).demoralization;
  const body = board.bodies[formation];
  return body && isOn(board, 'operationsMorale') ? shifted(base, body) : base;
}

const isFormation = (board: Board, body: number): boolean =>
  ['corps', 'cavalryCorps', 'division'].includes(at(board.listing.bodies, body).kind) &&
  at(board.listing.bodies, body).formation === body;

const leaderHex = (board: Board, body: number): number => {
  const leader = board.leaders[board.bodies[body]?.leader ?? NONE];
  return leader?.status === 'map' ? leader.hex : NONE;
};

const PANIC_RADIUS = 5;

const isNear = (board: Board, from: number, other: number): boolean => {
  const to = leaderHex(board, other);
  return from !== NONE && to !== NONE && distance(board.land, from, to) <= PANIC_RADIUS;
};

/** NLC-R164 speaks of armies; a formation that has lost nothing is not demoralized by panic either. */
const isBroken = (losses: number, limit: number): boolean => losses >= Math.max(1, limit);

/** Formations that are demoralized, by panic too, which spreads from formation to formation. */
export function demoralizedFormations(board: Board): ReadonlySet<number> {
  const { bodies } = board.listing;
  const formations = bodies.flatMap((_, body) => (isFormation(board, body) ? [body] : []));
  const broken = new Set<number>();
  for (let before = -1; before !== broken.size; ) {
    before = broken.size;
    for (const formation of formations) {
      const limit =
        limitOf(board, formation) - 2 * panicAround(board, formation, leaderHex(board, formation), broken);
      if (isBroken(lossesOf(board, at(bodies, formation).units), limit)) broken.add(formation);
    }
  }
  return broken;
}

/** NLC-20.6a: how many there are about that spread it. */
function panicAround(board: Board, body: number, here: number, broken: ReadonlySet<number>): number {
  if (!isOn(board, 'panic')) return 0;
  const { bodies } = board.listing;
  const { side } = at(bodies, body);
  return [...broken].filter((other) => {
    const corps = at(bodies, other);
    return other !== body && corps.side === side && corps.kind === 'corps' && isNear(board, here, other);
  }).length;
}

/** NLC-20.6b: on orders of its own and out of reach of its corps a division has a threshold of its own. */
function isAlone(board: Board, body: number): boolean {
  const state = board.bodies[body];
  if (!isOn(board, 'panic') || !state || state.parent === NONE) return false;
  const own = board.units.flatMap((unit, id) => (unit.body === body ? [id] : []));
  const leader = board.bodies[state.parent]?.leader ?? NONE;
  return own.length > 0 && !own.some((unit) => inCommandOf(board, leader, unit));
}

function isAloneBroken(board: Board, body: number): boolean {
  const { units } = at(board.listing.bodies, body);
  // Without a leader it looks about from its first unit.
  const here = board.units.find((unit) => unit.body === body && unit.hex !== NONE)?.hex ?? NONE;
  const panic = panicAround(board, body, here, demoralizedFormations(board));
  return lossesOf(board, units) > fullStrength(board, units) / 3 - 2 * panic;
}

export function isBodyDemoralized(board: Board, body: number): boolean {
  if (isAlone(board, body)) return isAloneBroken(board, body);
  const { formation } = at(board.listing.bodies, body);
  return demoralizedFormations(board).has(formation === NONE ? body : formation);
}

/** NLC-20.8c, g, h: fatigue counts as demoralization and does not add to it. */
export const isTired = (board: Board, body: number): boolean =>
  (board.bodies[body]?.fatigue ?? 'fresh') !== 'fresh';

export const isShaken = (board: Board, body: number): boolean =>
  isTired(board, body) || isBodyDemoralized(board, body);

export function isDemoralized(board: Board, unit: number): boolean {
  const { body } = at(board.units, unit);
  if (isTired(board, body)) return board.bodies[body]?.fatigue === 'fatigued';
  return isAlone(board, body)
    ? isAloneBroken(board, body)
    : isBodyDemoralized(board, cardOf(board, unit).formation);
}
