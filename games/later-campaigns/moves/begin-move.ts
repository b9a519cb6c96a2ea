// D.2, F.3: a group sets out; what its order asks of it is fixed now (R059).
import type { Read } from '../rule-types.ts';
import type { Group } from '../state.ts';
import type { Hex, UnitId } from '../vocabulary.ts';
import { isLastToTouch } from './contact-duty.ts';
import { dutyOf, meetsDuty } from './duty.ts';
import { legalStops } from './stops.ts';
import { groupAt } from './terms.ts';

export function beginMove(state: Read, units: readonly UnitId[], hex: Hex): Group {
  const group = groupAt(state, units, hex);
  const { reach, legal } = legalStops(state, group);
  const duty = dutyOf(state, group, legal, reach);
  const [lead = 0] = units;
  const bound = legal.some((stop) => meetsDuty(state, lead, duty, stop)) ? duty : null;
  const dutiful = legal.filter((stop) => meetsDuty(state, lead, bound, stop));
  return { ...group, duty: bound, mustTouch: isLastToTouch(state, lead, dutiful) };
}
