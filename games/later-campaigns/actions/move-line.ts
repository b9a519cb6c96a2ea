// NLC-20.2.3b: a brigade in extended line moves as a line, hexside by hexside; whoever is stacked with it keeps to one half.
import { no, type Refusal } from '@grognard/kernel';
import { otherHalf } from '../changes/units.ts';
import type { GroupFrame } from '../frames.ts';
import { groupOf } from '../movement/grouping.ts';
import { refuseLeaving } from '../movement/held-lines.ts';
import { hasOtherInfantry, hasRoomForHalf, lineStepped, lineSteps } from '../movement/line-steps.ts';
import { makeStep } from '../movement/stepping.ts';
import { canReach, isStepHome } from '../movement/stops.ts';
import { hexName, sheetName } from '../names.ts';
import type { Read, Rule } from '../rule-types.ts';
import type { Group } from '../state.ts';
import { type Hex, NOBODY } from '../vocabulary.ts';
import { refusals } from '../words/refusals.ts';

export const moveLine: Rule<GroupFrame, 'moveLine'> = {
  type: 'moveLine',
  rule: 'NLC-20.2.3b',
  *candidates(state) {
    if (!state.options.extendedLines) return;
    for (const [hex, line] of lineSteps(state, groupOf(state))) yield { type: 'moveLine', hex, line };
  },
  refuse(state, _frame, _seat, { hex, line }, { stops }) {
    const group = groupOf(state);
    const against = refuseSettingOut(state, group) ?? refuseStanding(state, group, hex, line);
    if (against !== null) return against;
    const after = lineStepped(state, group, hex, line);
    if (after === null) return no('NLC-20.2.3b', refusals.noWayForLine);
    if (!isStepHome(state, group, hex))
      return no('NLC-12.1f', refusals.notHomewards, {
        unit: sheetName(state, group.units[0] ?? NOBODY),
        hex: hexName(state, hex),
      });
    // Into one hex again it could go on.
    const leadsOn = stops.good.includes(hex) || canReach(state, after, stops.good);
    return leadsOn ? null : no('NLC-R059', refusals.leadsNowhere);
  },
  target: ({ hex }) => ({ hex }),
  apply(table, frame, _seat, { hex, line }) {
    makeStep(table, frame, hex, lineStepped(table.state, groupOf(table.state), hex, line), line);
  },
};

/** NLC-5.4b: where either half begins in a zone both stay. */
const refuseSettingOut = (state: Read, { units, hex, hexesMoved }: Group): Refusal | null =>
  hexesMoved > 0 ? null : refuseLeaving(state, units, [hex, otherHalf(state, units, hex)]);

/** NLC-20.2.3e, 5.3a: it must be able to stand wherever it comes to, also in passing: thus it never comes to a dead end. */
function refuseStanding(state: Read, group: Group, hex: Hex, line: Hex): Refusal | null {
  if ([hex, line].some((each) => hasOtherInfantry(state, group.units, each)))
    return no('NLC-20.2.3e', refusals.lineNotWithInfantry);
  return hasRoomForHalf(state, group, line) ? null : no('NLC-5.3a', refusals.noRoomForLine);
}
