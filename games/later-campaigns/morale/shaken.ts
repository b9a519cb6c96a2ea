// NLC-15, 20.6b, 20.8c: whether a body is shaken: by the losses of its corps, as a division left alone by its own, or tired.
import { commandFrom } from '../command/command-area.ts';
import { theatreOf } from '../data/theatres.ts';
import { fieldOf } from '../ground/field.ts';
import type { Position } from '../ground/position.ts';
import { fullStrengthOf } from '../strength/faces.ts';
import { weariesWith } from '../turn/fatigue.ts';
import { type BodyId, NOBODY, NOWHERE, type UnitId } from '../vocabulary.ts';
import { isDemoralized, isLost, panicAround } from './demoralization.ts';

/** NLC-20.8g: tired or demoralized, not both. */
export function isUnitShaken(state: Position, unit: UnitId): boolean {
  const body = state.units[unit]?.body ?? NOBODY;
  const { formation = NOBODY } = theatreOf(state).units[unit] ?? {};
  return isTired(state, body) || hasLostTooMuch(state, body, formation);
}

export function isShaken(state: Position, body: BodyId): boolean {
  const formation = theatreOf(state).bodies[body]?.formation ?? NOBODY;
  return isTired(state, body) || (formation !== NOBODY && hasLostTooMuch(state, body, formation));
}

const isTired = (state: Position, body: BodyId): boolean =>
  state.options.fatigue && (state.bodies[weariesWith(state, body)]?.fatigue ?? 'fresh') !== 'fresh';

/** NLC-20.8h */
export const isExhausted = (state: Position, body: BodyId): boolean =>
  state.options.fatigue && state.bodies[weariesWith(state, body)]?.fatigue === 'exhausted';

const hasLostTooMuch = (state: Position, body: BodyId, formation: BodyId): boolean =>
  state.options.panic && isAlone(state, body)
    ? divisionLosses(state, body) > divisionLimit(state, body)
    : isDemoralized(state, formation);

/** NLC-20.6b: under orders of its own, and no unit of it in range of its corps commander. */
function isAlone(state: Position, body: BodyId): boolean {
  const { parent = NOBODY } = state.bodies[body] ?? {};
  // Until its first order is in force its units are still with the corps.
  if (parent === NOBODY || !state.units.some((unit) => unit.body === body)) return false;
  const leader = state.bodies[parent]?.leader ?? NOBODY;
  const hex = state.leaders[leader]?.hex ?? NOWHERE;
  if (hex === NOWHERE) return true;
  const field = fieldOf(state);
  return !state.units.some(
    (unit, id) => unit.body === body && commandFrom(state, field, id, hex, { body: parent })(unit.hex),
  );
}

const divisionLosses = (state: Position, body: BodyId): number =>
  strengthOf(state, body, (unit) => isLost(state, unit));

/** A third of its full strength; NLC-20.6a lowers that as well. */
const divisionLimit = (state: Position, body: BodyId): number =>
  strengthOf(state, body, () => true) / 3 - 2 * panicAround(state, body, leadUnitHex(state, body));

/** A division without leader looks about from its first unit. */
const leadUnitHex = (state: Position, body: BodyId): number =>
  state.units.find((unit) => unit.body === body && unit.hex !== NOWHERE)?.hex ?? NOWHERE;

function strengthOf(state: Position, body: BodyId, counts: (unit: UnitId) => boolean): number {
  let sum = 0;
  for (const unit of theatreOf(state).bodies[body]?.units ?? [])
    if (counts(unit)) sum += fullStrengthOf(state, unit);
  return sum;
}
