// NLC-F.3-A2, NLC-F.3-A3: an attack must attack, and must grow. The last unit that can bring that about may not dodge it.
import { bodyAt, bodySheet, unitsOf } from '../changes/bodies.ts';
import { sheetOf, sideOf, unitAt } from '../changes/units.ts';
import { isInCommand } from '../command/command-area.ts';
import { fieldOf } from '../ground/field.ts';
import { holdsGarrison } from '../ground/garrison.ts';
import { keptBy } from '../ground/kept-by.ts';
import { type Standstill, standstillOf } from '../ground/standstill.ts';
import { enemyDistance, FAR } from '../ground/steps-to.ts';
import { activeLeg, isAttackType, isWaitingForDay } from '../orders/legs.ts';
import { mustAssault } from '../orders/permissions.ts';
import { isOccupied } from '../orders/target-hexes.ts';
import type { Read } from '../rule-types.ts';
import type { Leg } from '../state.ts';
import { type BodyId, type Hex, NOBODY, type UnitId } from '../vocabulary.ts';
import { mayStillMove, stopsOf } from './stops.ts';
import { groupAt } from './terms.ts';

/** What a body owes at the end of movement: that one of these stops in an enemy ZOC. */
interface ContactDuty {
  readonly rule: 'NLC-12.2.1c' | 'NLC-12.2.1e';
  /** Whether a stop of this unit there would do. */
  readonly counts: (id: UnitId) => boolean;
}

/** To attack, and to grow: each is owed for itself, and one unit may pay both. */
function dutiesOf(state: Read, body: BodyId): readonly ContactDuty[] {
  const leg = activeLeg(state, body);
  if (!isPressing(state, body, leg)) return [];
  const duties: ContactDuty[] = [];
  if (owesAttack(state, body, leg))
    duties.push({ rule: 'NLC-12.2.1c', counts: (id) => isOfAttackingArm(state, id) });
  // NLC-12.2.1e: one more is one more, whatever it is.
  if (owesGrowth(state, body, leg)) duties.push({ rule: 'NLC-12.2.1e', counts: () => true });
  return duties;
}

/** It has a target to take, and may go for it today. */
const isPressing = (state: Read, body: BodyId, leg: Leg): boolean =>
  isAttackType(leg.type) && !isWaitingForDay(state, body, leg) && !isOccupied(state, body, leg);

/** NLC-F.3-A2: whether it must attack in this Stage, with anything that counts. */
export function isToAttack(state: Read, body: BodyId): boolean {
  const leg = activeLeg(state, body);
  return isPressing(state, body, leg) && isNearEnemy(state, body);
}

function isNearEnemy(state: Read, body: BodyId): boolean {
  const near = enemyDistance(fieldOf(state), bodySheet(state, body).side);
  return unitsOf(state, body).some((id) => (near[unitAt(state, id).hex] ?? FAR) <= 2);
}

export const owesContact = (state: Read, body: BodyId): boolean => dutiesOf(state, body).length > 0;

/** NLC-F.3-A2, with what counts at the end of movement: NLC-12.2.1c, d and g, 12.2.2b, NLC-R139. */
function owesAttack(state: Read, body: BodyId, leg: Leg): boolean {
  if (!isNearEnemy(state, body)) return false;
  const units = unitsOf(state, body);
  const isCavalry = bodySheet(state, body).kind === 'cavalryCorps';
  const mayBombard = leg.type === 'probe' || bodyAt(state, body).bombardTurns < 2;
  return !units.some((id) => {
    const { bombarded, charged } = unitAt(state, id);
    const { arm } = sheetOf(state, id);
    if (arm === 'art') return mayBombard && bombarded === state.turn;
    if (arm === 'cav') return isCavalry && (charged === state.turn || isToAssault(state, id));
    return isToAssault(state, id);
  });
}

/** NLC-12.1e, g: beside the enemy, but out of command, it will not. */
const isToAssault = (state: Read, id: UnitId): boolean =>
  mustAssault(state, id) && isInCommand(state, fieldOf(state), id);

/** NLC-F.3-A3: NLC-12.2.1e. Where a unit stood when the segment began tells whether it is one more. */
function owesGrowth(state: Read, body: BodyId, leg: Leg): boolean {
  if (leg.type !== 'attack' || !bodyAt(state, body).contact || state.stage === null) return false;
  const { startZoc } = state.stage;
  const field = fieldOf(state);
  const { side } = bodySheet(state, body);
  return !unitsOf(state, body).some(
    (id) => !startZoc.includes(id) && field.inEnemyZoc(side, unitAt(state, id).hex),
  );
}

/** NLC-12.2.1g, NLC-R139 */
const isOfAttackingArm = (state: Read, id: UnitId): boolean => {
  const { arm } = sheetOf(state, id);
  return arm === 'inf' || (arm === 'cav' && bodySheet(state, unitAt(state, id).body).kind === 'cavalryCorps');
};

const touches = (state: Read, id: UnitId, stops: readonly Hex[]): boolean => {
  const field = fieldOf(state);
  return stops.some((hex) => field.inEnemyZoc(sideOf(state, id), hex));
};

/** Who stood in a ZOC when the segment began is nobody more; NLC-10.2: a garrison never has to attack. */
const isNew = (state: Read, id: UnitId): boolean =>
  state.stage?.startZoc.includes(id) !== true && !holdsGarrison(fieldOf(state), unitAt(state, id).hex);

/** Units of the body that could still do what is owed. */
function* ableToTouch(
  state: Read,
  body: BodyId,
  duty: ContactDuty,
  but: readonly UnitId[],
): Generator<UnitId> {
  for (const id of unitsOf(state, body)) {
    if (but.includes(id) || !mayStillMove(state, id) || !duty.counts(id) || !isNew(state, id)) continue;
    if (canTouch(state, id)) yield id;
  }
}

const touching = keptBy<Standstill, UnitId, boolean>();

/** Asked for every unit of the body that thinks of staying where it is. */
const canTouch = (state: Read, id: UnitId): boolean =>
  touching(standstillOf(state), id, () => {
    const group = groupAt(state, [id], unitAt(state, id).hex);
    return touches(state, id, stopsOf(state, group).good);
  });

/** NLC-GV-94: whether these, who move together, are the last that can pay something, and could by stopping in one of the hexes. */
export function areLastToTouch(state: Read, units: readonly UnitId[], stops: readonly Hex[]): boolean {
  const [lead = NOBODY] = units;
  if (!touches(state, lead, stops)) return false;
  const { body } = unitAt(state, lead);
  const fresh = units.filter((id) => isNew(state, id));
  return dutiesOf(state, body).some(
    (duty) => fresh.some(duty.counts) && ableToTouch(state, body, duty, units).next().done === true,
  );
}

/** The same of units one of which could pay if it went alone. */
export function areLastApart(state: Read, units: readonly UnitId[]): boolean {
  const { body } = unitAt(state, units[0] ?? NOBODY);
  return dutiesOf(state, body).some(
    (duty) =>
      ableToTouch(state, body, duty, units).next().done === true &&
      units.some((id) => isNew(state, id) && duty.counts(id) && canTouch(state, id)),
  );
}

/** A unit that must still be moved into contact before movement may end, and by which rule; null when none can. */
export function mustStillTouch(
  state: Read,
  body: BodyId,
): { readonly unit: UnitId; readonly rule: ContactDuty['rule'] } | null {
  for (const duty of dutiesOf(state, body)) {
    const { value } = ableToTouch(state, body, duty, []).next();
    if (typeof value === 'number') return { unit: value, rule: duty.rule };
  }
  return null;
}
