// NLC-D.2: why a group cannot stop in a hex it can reach.
import { no, type Refusal, type RuleId } from '@grognard/kernel';
import { unitAt } from '../changes/units.ts';
import { commandOver, leftOpen } from '../command/command-area.ts';
import { fieldOf } from '../ground/field.ts';
import { mustStillTouch } from '../movement/contact-duty.ts';
import { meetingDuty } from '../movement/duty.ts';
import { hasRoom, isOfOneDivision, keepsDirection } from '../movement/stops.ts';
import { isLed } from '../movement/terms.ts';
import { hexName, orderFacts } from '../names.ts';
import { orderTypeOf } from '../orders/legs.ts';
import type { Read } from '../rule-types.ts';
import type { Group } from '../state.ts';
import { type Hex, NOBODY, type OrderType } from '../vocabulary.ts';
import { illegal } from '../words/illegal.ts';

/** Which order says which way its units go. */
const DIRECTION: { readonly [type in OrderType]?: RuleId } = {
  attack: 'NLC-12.2.1a',
  probe: 'NLC-12.2.2a',
  delay: 'NLC-12.2.4a',
  march: 'NLC-12.2.5a',
  fallBack: 'NLC-12.2.6a',
  generalRetreat: 'NLC-12.2.7b',
};

export function againstStop(state: Read, group: Group, to: Hex): Refusal {
  const [lead = NOBODY] = group.units;
  const facts = { ...orderFacts(state, lead), hex: hexName(state, to) };
  const type = orderTypeOf(state, lead);
  if (!hasRoom(state, group, to)) return no('NLC-5.3a', illegal.noRoom, facts);
  if (!isOfOneDivision(state, group, to)) return no('NLC-12.13g', illegal.otherDivision, facts);
  if (!isLed(state, group)) return no('NLC-12.1f', illegal.owesMore, facts);
  const field = fieldOf(state);
  const left = leftOpen(state, field, group.units);
  if (!group.units.every((id) => commandOver(state, field, id, left)(to)))
    return no('NLC-12.1d', illegal.outOfRange, facts);
  if (!keepsDirection(state, group)(to))
    return no(DIRECTION[type] ?? 'NLC-12.2d', illegal.againstOrder, facts);
  if (meetingDuty(state, lead, group.duty, [to]).length === 0)
    return no(type === 'attack' || type === 'probe' ? 'NLC-12.2.1b' : 'NLC-12.2d', illegal.owesMore, facts);
  const owed = group.mustTouch ? mustStillTouch(state, unitAt(state, lead).body) : null;
  return owed !== null ? no(owed.rule, illegal.owesContact, facts) : no('NLC-R059', illegal.owesMore, facts);
}
