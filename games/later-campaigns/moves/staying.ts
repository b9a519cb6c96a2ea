// F.3: whether a unit that has not moved may stay where it is. Mostly its order does not mind, and no way need be looked for.
import { unitAt } from '../changes/units.ts';
import { isInCommand } from '../command/command-area.ts';
import { fieldOf } from '../ground/field.ts';
import { isAttackType, legOf } from '../orders/legs.ts';
import type { Read } from '../rule-types.ts';
import type { UnitId } from '../vocabulary.ts';
import { owesContact } from './contact-duty.ts';
import { closer, isExcused, isLeaderless } from './duty.ts';
import { hasRoom, isOfOneDivision } from './stops.ts';
import { groupAt } from './terms.ts';

/** True: it may, whatever else it could do. False: that depends on where else it could stop. */
export function isFreeToStay(state: Read, id: UnitId): boolean {
  const { body } = unitAt(state, id);
  const { type } = legOf(state, id);
  if (isAttackType(type) && owesContact(state, body)) return false;
  if (!isLegalHere(state, id)) return false;
  if (type === 'reserve' || type === 'delay' || isExcused(state, id)) return true;
  if (isAttackType(type)) return closer(state, id, unitAt(state, id).hex) === null;
  return type === 'defend' && !isLeaderless(state, body);
}

/** NLC-12.1f: out of command it may always stay. */
function isLegalHere(state: Read, id: UnitId): boolean {
  const { hex } = unitAt(state, id);
  if (!isInCommand(state, fieldOf(state), id)) return true;
  const group = groupAt(state, [id], hex);
  return hasRoom(state, group, hex) && isOfOneDivision(state, group, hex);
}
