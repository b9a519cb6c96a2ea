// NLC-D.2, NLC-F.3: nobody dodges by moving with another what he could do alone.
import { unitAt } from '../changes/units.ts';
import { isAttackType, orderTypeOf } from '../orders/legs.ts';
import type { Read } from '../rule-types.ts';
import type { Duty } from '../state.ts';
import { type Hex, NOBODY, type UnitId } from '../vocabulary.ts';
import { setOut } from './begin-move.ts';
import { areLastApart, owesContact } from './contact-duty.ts';
import { dutyMetric } from './duty.ts';
import { byBody, type Party, partiesOf } from './parties.ts';

/** Whether the group sets out to do less than one of its units owes by itself, or free of what binds it. */
export function isShirking(state: Read, units: readonly UnitId[]): boolean {
  const [lead] = units;
  if (lead === undefined || units.length < 2) return false;
  const { hex } = unitAt(state, lead);
  const [one = [], other] = byBody(state, units);
  if (other === undefined && !isAskedOf(state, one, hex)) return false;
  return partiesOf(state, setOut(state, units, hex).group).some((party) => isLetOff(state, party, hex));
}

/** Whether the order of these wants anything at all of where they stop. */
const isAskedOf = (state: Read, units: readonly UnitId[], hex: Hex): boolean =>
  units.some((id) => dutyMetric(state, id, hex) !== null) || isToTouch(state, units);

function isToTouch(state: Read, [lead = NOBODY]: readonly UnitId[]): boolean {
  return isAttackType(orderTypeOf(state, lead)) && owesContact(state, unitAt(state, lead).body);
}

/** NLC-R130: those of one order would owe more by themselves. */
function isLetOff(state: Read, { units, duty, mustTouch }: Party, hex: Hex): boolean {
  const bound = units.filter((id) => dutyMetric(state, id, hex) !== null);
  if (bound.some((id) => isLess(duty, setOut(state, [id], hex).group.duty))) return true;
  return isToTouch(state, units) && !mustTouch && areLastApart(state, units);
}

function isLess(together: Duty | null, alone: Duty | null): boolean {
  if (alone === null) return false;
  if (together === null) return true;
  return alone.metric === 'enemy' ? together.limit < alone.limit : together.limit > alone.limit;
}
