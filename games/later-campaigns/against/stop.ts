// NLC-D.2: why a group cannot stop in a hex it can reach.
import { no, type Refusal, type RuleId } from '@grognard/kernel';
import { unitAt } from '../changes/units.ts';
import { commandOver, leftOpen } from '../command/command-area.ts';
import { fieldOf } from '../ground/field.ts';
import { mustStillTouch } from '../movement/contact-duty.ts';
import { meetingDuty } from '../movement/duty.ts';
import { byBody, partiesOf } from '../movement/parties.ts';
import { hasRoom, isOfOneDivision, keepsDirection } from '../movement/stops.ts';
import { isLed } from '../movement/terms.ts';
import { hexName, orderFacts } from '../names.ts';
import { isAttackType, orderTypeOf } from '../orders/legs.ts';
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
  if (!hasRoom(state, group, to)) return no('NLC-5.3a', illegal.noRoom, facts);
  if (!isOfOneDivision(state, group, to)) return no('NLC-12.13g', illegal.otherDivision, facts);
  if (!isLed(state, group)) return no('NLC-12.1f', illegal.owesMore, facts);
  const field = fieldOf(state);
  const left = leftOpen(state, field, group.units);
  if (!group.units.every((id) => commandOver(state, field, id, left)(to)))
    return no('NLC-12.1d', illegal.outOfRange, facts);
  for (const units of byBody(state, group.units)) {
    if (keepsDirection(state, { ...group, units })(to)) continue;
    const [first = NOBODY] = units;
    const rule = DIRECTION[orderTypeOf(state, first)] ?? 'NLC-12.2d';
    return no(rule, illegal.againstOrder, { ...orderFacts(state, first), hex: hexName(state, to) });
  }
  return againstDuty(state, group, to) ?? no('NLC-R059', illegal.owesMore, facts);
}

/** NLC-R130: by the order of each formation in the group. */
function againstDuty(state: Read, group: Group, to: Hex): Refusal | null {
  const parties = partiesOf(state, group);
  const hex = hexName(state, to);
  for (const {
    units: [lead = NOBODY],
    duty,
  } of parties) {
    if (meetingDuty(state, lead, duty, [to]).length > 0) continue;
    const isAttack = isAttackType(orderTypeOf(state, lead));
    const facts = { ...orderFacts(state, lead), hex };
    return no(isAttack ? 'NLC-12.2.1b' : 'NLC-12.2d', illegal.owesMore, facts);
  }
  for (const {
    units: [lead = NOBODY],
    mustTouch,
  } of parties) {
    const owed = mustTouch ? mustStillTouch(state, unitAt(state, lead).body) : null;
    if (owed !== null) return no(owed.rule, illegal.owesContact, { ...orderFacts(state, lead), hex });
  }
  return null;
}
