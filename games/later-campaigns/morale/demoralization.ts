// NLC-14, 15, 20.6, 20.9: losses of corps and armies against what they can bear.
import { hexDistance } from '@grognard/geometry';
import { theatreOf } from '../data/theatres.ts';
import type { Position } from '../ground/position.ts';
import { fullStrengthOf } from '../strength/faces.ts';
import { PANIC_RADIUS } from '../tables/ranges.ts';
import {
  type ArmyId,
  type BodyId,
  type Hex,
  NOBODY,
  NOWHERE,
  type Side,
  type UnitId,
} from '../vocabulary.ts';

export const isLost = ({ units }: Pick<Position, 'units'>, unit: UnitId): boolean => {
  const status = units[unit]?.status;
  return status === 'eliminated' || status === 'destroyed';
};

/** NLC-15.1, NLC-R003: full strength of the units a formation has lost; what its army has lost is no matter. */
export function formationLosses(state: Position, formation: BodyId): number {
  let sum = 0;
  for (const unit of theatreOf(state).bodies[formation]?.units ?? [])
    if (isLost(state, unit)) sum += fullStrengthOf(state, unit);
  return sum;
}

/** NLC-14.1, NLC-R069 */
export function armyLosses(state: Position, army: ArmyId): number {
  let sum = 0;
  const sheets = theatreOf(state).units;
  for (let unit = 0; unit < sheets.length; unit += 1)
    if (isLost(state, unit) && sheets[unit]?.army === army) sum += fullStrengthOf(state, unit);
  return sum;
}

/** NLC-R118: tenths of the printed limit, added up, rounded once, at least 1. */
function shiftedLimit(state: Position, formation: BodyId): number {
  const printed = theatreOf(state).bodies[formation]?.demoralization ?? 0;
  const tenths = state.options.operationsMorale ? (state.bodies[formation]?.limitShift ?? 0) : 0;
  const points = state.options.operationsMorale ? (state.bodies[formation]?.limitPoints ?? 0) : 0;
  return Math.max(1, Math.floor((printed * (10 + tenths)) / 10 + 0.5) + points);
}

/** What a formation can lose before it is demoralized. */
export function formationLimit(state: Position, formation: BodyId): number {
  const limit = shiftedLimit(state, formation);
  return state.options.panic ? Math.max(1, limit - 2 * panicRound(state, formation)) : limit;
}

/** NLC-15.1: lifted again when rally brings units back. */
export const isDemoralized = (state: Position, formation: BodyId): boolean =>
  formationLosses(state, formation) >= formationLimit(state, formation);

/** NLC-20.6a: demoralized corps of the same side whose leader is near. */
const panicRound = (state: Position, formation: BodyId): number =>
  panicAround(state, formation, leaderHex(state, formation));

/** How many of them a body at this hex has about it. */
export function panicAround(state: Position, formation: BodyId, here: Hex): number {
  if (here === NOWHERE) return 0;
  const fled = corpsInPanic(state, theatreOf(state).bodies[formation]?.side);
  return countNear(state, fled, formation, here);
}

/** NLC-20.6a: corps that spread panic: those that have lost too much, those it is too much for beside them, and so on. */
function corpsInPanic(state: Position, side: Side | undefined): readonly BodyId[] {
  const { bodies } = theatreOf(state);
  const steady = new Map<BodyId, { readonly losses: number; readonly limit: number; readonly hex: Hex }>();
  for (const [id, body] of bodies.entries()) {
    const hex = body.kind === 'corps' && body.side === side ? leaderHex(state, id) : NOWHERE;
    const losses = hex === NOWHERE ? 0 : formationLosses(state, id);
    if (losses > 0) steady.set(id, { losses, limit: shiftedLimit(state, id), hex });
  }
  const fled: BodyId[] = [];
  for (let before = -1; before < fled.length; ) {
    before = fled.length;
    for (const [id, { losses, limit, hex }] of steady)
      if (losses >= limit - 2 * countNear(state, fled, id, hex)) {
        fled.push(id);
        steady.delete(id);
      }
  }
  return fled;
}

function countNear(state: Position, corps: readonly BodyId[], beside: BodyId, here: Hex): number {
  const { grid } = theatreOf(state);
  return corps.filter((id) => id !== beside && hexDistance(grid, here, leaderHex(state, id)) <= PANIC_RADIUS)
    .length;
}

function leaderHex(state: Position, formation: BodyId): Hex {
  const leader = state.bodies[formation]?.leader ?? NOBODY;
  return state.leaders[leader]?.hex ?? NOWHERE;
}

/** NLC-14.1, NLC-R164: a level never falls below 1. */
export const armyLevel = (state: Position, army: ArmyId): number =>
  shifted(state, army, theatreOf(state).armies[army]?.demoralization ?? 0);

/** NLC-11.4b, 7.4o and 20.9d speak of the level of demoralization; this one stays as printed. */
export const disintegrationLevel = (state: Pick<Position, 'options'>, army: ArmyId): number =>
  theatreOf(state).armies[army]?.disintegration ?? 0;

/** NLC-20.9d, NLC-R118: tenths of the printed level first, rounded once; then what is counted in points. */
function shifted({ armies }: Position, army: ArmyId, level: number): number {
  const { levelShift = 0, levelTenths = 0 } = armies[army] ?? {};
  return Math.max(1, Math.floor((level * (10 + levelTenths)) / 10 + 0.5) + levelShift);
}
