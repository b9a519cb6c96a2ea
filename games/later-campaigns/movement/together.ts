// D.2, F.3: nobody dodges by moving with another what each of them could do alone.
import { unitAt } from '../changes/units.ts';
import { isAttackType, orderTypeOf } from '../orders/legs.ts';
import type { Read } from '../rule-types.ts';
import type { UnitId } from '../vocabulary.ts';
import { setOut } from './begin-move.ts';
import { areLastApart, owesContact } from './contact-duty.ts';
import { dutyMetric } from './duty.ts';

/** Whether the group sets out free of what binds its units; what other orders ask is as much as the group can do. */
export function isShirking(state: Read, units: readonly UnitId[]): boolean {
  const [lead] = units;
  if (lead === undefined || units.length < 2 || !isAttackType(orderTypeOf(state, lead))) return false;
  const { body, hex } = unitAt(state, lead);
  const owesSteps = units.filter((id) => dutyMetric(state, id, hex) !== null);
  const isToTouch = owesContact(state, body);
  if (owesSteps.length === 0 && !isToTouch) return false;
  const { duty, mustTouch } = setOut(state, units, hex).group;
  if (duty === null && owesSteps.some((id) => setOut(state, [id], hex).group.duty !== null)) return true;
  return isToTouch && !mustTouch && areLastApart(state, units);
}
