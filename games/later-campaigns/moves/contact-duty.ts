// F.3 A2, A3: an attack must attack, and must grow. The last unit that can bring that about may not dodge it.
import { bodyAt, bodySheet, unitsOf } from '../changes/bodies.ts';
import { sheetOf, sideOf, unitAt } from '../changes/units.ts';
import { fieldOf } from '../ground/field.ts';
import { enemyDistance } from '../ground/steps-to.ts';
import { activeLeg, isAttackType, isWaitingForDay } from '../orders/legs.ts';
import { mustAssault } from '../orders/permissions.ts';
import { isOccupied } from '../orders/target-hexes.ts';
import type { Read } from '../rule-types.ts';
import type { Leg } from '../state.ts';
import { type BodyId, type Hex, NOBODY, type UnitId } from '../vocabulary.ts';
import { mayStillMove, stopsOf } from './stops.ts';
import { groupAt } from './terms.ts';

/** What the body still owes at the end of movement, if anything: a unit stopping in an enemy ZOC. */
export const owesContact = (state: Read, body: BodyId): boolean => contactOwed(state, body) !== null;

/** By which rule it owes that: to attack, or to grow. */
export function contactOwed(state: Read, body: BodyId): 'NLC-12.2.1c' | 'NLC-12.2.1e' | null {
  const leg = activeLeg(state, body);
  if (!isAttackType(leg.type) || isWaitingForDay(state, body, leg) || isOccupied(state, body, leg))
    return null;
  if (owesAttack(state, body, leg)) return 'NLC-12.2.1c';
  return owesGrowth(state, body, leg) ? 'NLC-12.2.1e' : null;
}

/** A2, with what counts at the end of movement: NLC-12.2.1c, d and g, 12.2.2b, R139. */
function owesAttack(state: Read, body: BodyId, leg: Leg): boolean {
  const units = unitsOf(state, body);
  const near = enemyDistance(fieldOf(state), bodySheet(state, body).side);
  if (!units.some((id) => (near[unitAt(state, id).hex] ?? 8) <= 2)) return false;
  const isCavalry = bodySheet(state, body).kind === 'cavalryCorps';
  const mayBombard = leg.type === 'probe' || bodyAt(state, body).bombardTurns < 2;
  return !units.some((id) => {
    const { bombarded, charged } = unitAt(state, id);
    const { arm } = sheetOf(state, id);
    if (arm === 'art') return mayBombard && bombarded === state.turn;
    if (arm === 'cav') return isCavalry && (charged === state.turn || mustAssault(state, id));
    return mustAssault(state, id);
  });
}

/** A3: NLC-12.2.1e. Where a unit stood when the segment began tells whether it is one more. */
function owesGrowth(state: Read, body: BodyId, leg: Leg): boolean {
  if (leg.type !== 'attack' || !bodyAt(state, body).contact || state.stage === null) return false;
  const { startZoc } = state.stage;
  const field = fieldOf(state);
  const { side } = bodySheet(state, body);
  return !unitsOf(state, body).some(
    (id) => !startZoc.includes(id) && field.inEnemyZoc(side, unitAt(state, id).hex),
  );
}

/** Whether a stop of this unit in a ZOC would count: to attack by its arm (NLC-12.2.1g), to grow whatever it is (NLC-12.2.1e). */
const counts = (state: Read, id: UnitId): boolean => {
  const { arm } = sheetOf(state, id);
  const { body } = unitAt(state, id);
  if (arm === 'inf' || (arm === 'cav' && bodySheet(state, body).kind === 'cavalryCorps')) return true;
  const leg = activeLeg(state, body);
  return !owesAttack(state, body, leg) && owesGrowth(state, body, leg);
};

const touches = (state: Read, id: UnitId, stops: readonly Hex[]): boolean => {
  const field = fieldOf(state);
  return stops.some((hex) => field.inEnemyZoc(sideOf(state, id), hex));
};

/** Units of the body that could still bring it into contact. */
function* ableToTouch(state: Read, body: BodyId, but: UnitId): Generator<UnitId> {
  for (const id of unitsOf(state, body)) {
    if (id === but || !mayStillMove(state, id) || !counts(state, id)) continue;
    if (state.stage?.startZoc.includes(id)) continue;
    const group = groupAt(state, [id], unitAt(state, id).hex);
    if (touches(state, id, stopsOf(state, group).good)) yield id;
  }
}

/** GV-94 */
export function isLastToTouch(state: Read, id: UnitId, stops: readonly Hex[]): boolean {
  const { body } = unitAt(state, id);
  if (!counts(state, id) || !owesContact(state, body) || !touches(state, id, stops)) return false;
  return ableToTouch(state, body, id).next().done === true;
}

/** A unit that must still be moved into contact before movement may end; null when none can. */
export function mustStillTouch(state: Read, body: BodyId): UnitId | null {
  if (!owesContact(state, body)) return null;
  const { value } = ableToTouch(state, body, NOBODY).next();
  return value ?? null;
}
