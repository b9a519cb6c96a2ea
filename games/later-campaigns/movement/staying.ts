// NLC-F.3: whether a unit that has not moved may stay where it is. Mostly the order does not mind, or the next hex would do
// better: then no way need be looked for.
import { unitAt } from '../changes/units.ts';
import { isInCommand } from '../command/command-area.ts';
import { fieldOf } from '../ground/field.ts';
import { contactsOf } from '../ground/hexes.ts';
import { isAttackType, orderTypeOf } from '../orders/legs.ts';
import { stepPrice } from '../reach/step-price.ts';
import type { Read } from '../rule-types.ts';
import type { Hex, UnitId } from '../vocabulary.ts';
import { owesContact } from './contact-duty.ts';
import { dutyMetric, gauge } from './duty.ts';
import { hasRoom, isOfOneDivision, stopCheck } from './stops.ts';
import { groupAt, termsOf } from './terms.ts';

/** True: it may, whatever else it could do. False: that depends on where else it could stop. */
export function isFreeToStay(state: Read, id: UnitId): boolean {
  const { body, hex } = unitAt(state, id);
  if (isAttackType(orderTypeOf(state, id)) && owesContact(state, body)) return false;
  return isLegalHere(state, id) && dutyMetric(state, id, hex) === null;
}

/** NLC-12.1f: out of command it may always stay. */
function isLegalHere(state: Read, id: UnitId): boolean {
  const { hex } = unitAt(state, id);
  if (!isInCommand(state, fieldOf(state), id)) return true;
  const alone = { units: [id] };
  return hasRoom(state, alone, hex) && isOfOneDivision(state, alone, hex);
}

/** True: a hex beside it is a legal stop and better by its order, so it may not stay. False: there may be one farther off. */
export function isDrawnAway(state: Read, id: UnitId): boolean {
  const { hex } = unitAt(state, id);
  const metric = dutyMetric(state, id, hex);
  if (metric === null) return false;
  const value = gauge(state, id, metric);
  if (metric === 'steps' && orderTypeOf(state, id) === 'defend' && value(hex) <= 2) return false;
  const isBetter = (to: Hex): boolean =>
    metric === 'enemy' ? value(to) > value(hex) : value(to) < value(hex);
  const field = fieldOf(state);
  const better = contactsOf(field.theatre, hex).filter(isBetter);
  if (better.length === 0) return false;
  const group = groupAt(state, [id], hex);
  const isLegal = stopCheck(state, group);
  const terms = termsOf(state, group);
  return better.some((to) => isLegal(to) && Number.isFinite(stepPrice(state, field, id, hex, to, terms)));
}
