// NLC-D.2, NLC-F.3: nobody dodges by moving with another what he could do alone.
import { unitAt } from '../changes/units.ts';
import { isAttackType, orderTypeOf } from '../orders/legs.ts';
import type { Read } from '../rule-types.ts';
import type { Duty } from '../state.ts';
import type { UnitId } from '../vocabulary.ts';
import { setOut } from './begin-move.ts';
import { areLastApart, owesContact } from './contact-duty.ts';
import { dutyMetric } from './duty.ts';

/** Whether the group sets out to do less than one of its units owes by itself, or free of what binds it. */
export function isShirking(state: Read, units: readonly UnitId[]): boolean {
  const [lead] = units;
  if (lead === undefined || units.length < 2) return false;
  const { body, hex } = unitAt(state, lead);
  const bound = units.filter((id) => dutyMetric(state, id, hex) !== null);
  const isToTouch = isAttackType(orderTypeOf(state, lead)) && owesContact(state, body);
  if (bound.length === 0 && !isToTouch) return false;
  const { duty, mustTouch } = setOut(state, units, hex).group;
  if (bound.some((id) => isLess(duty, setOut(state, [id], hex).group.duty))) return true;
  return isToTouch && !mustTouch && areLastApart(state, units);
}

function isLess(together: Duty | null, alone: Duty | null): boolean {
  if (alone === null) return false;
  if (together === null) return true;
  return alone.metric === 'enemy' ? together.limit < alone.limit : together.limit > alone.limit;
}
