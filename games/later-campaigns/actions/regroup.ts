// NLC-5.1a: a group drops units and picks up others that have not moved.

import { no, type Refusal } from '@grognard/kernel';
import { againstDrop, againstTaking } from '../against/arrange.ts';
import { unitIn } from '../against/asked.ts';
import { againstStop } from '../against/stop.ts';
import { sideOf } from '../changes/units.ts';
import type { GroupFrame } from '../frames.ts';
import { fieldOf } from '../ground/field.ts';
import { setOut } from '../movement/begin-move.ts';
import { finish } from '../movement/finish.ts';
import { groupOf, joinedBy, relieved } from '../movement/grouping.ts';
import { mayGoTogether } from '../movement/parties.ts';
import { legalStops, mayStillMove, stopsOf, wantedStops } from '../movement/stops.ts';
import { sheetName } from '../names.ts';
import { mayLeaveStartedZoc } from '../orders/permissions.ts';
import type { Read, Rule } from '../rule-types.ts';
import type { Group } from '../state.ts';
import type { UnitId } from '../vocabulary.ts';
import { refusals } from '../words/refusals.ts';

export const drop: Rule<GroupFrame, 'drop'> = {
  type: 'drop',
  rule: 'NLC-5.1a',
  *candidates(state) {
    const { units } = groupOf(state);
    if (units.length > 1) for (const unit of units) yield { type: 'drop', unit };
  },
  against: (state, _frame, _seat, asked) => againstDrop(state, groupOf(state), asked),
  refuse(state, _frame, _seat, { unit }) {
    const group = groupOf(state);
    const alone = relieved(state, group, (id) => id !== unit);
    return stopsOf(state, alone).good.includes(group.hex) ? null : againstStop(state, alone, group.hex);
  },
  target: ({ unit }) => ({ unit: String(unit) }),
  apply({ state }, _frame, _seat, { unit }) {
    state.group = relieved(state, groupOf(state), (id) => id === unit);
    finish(state, unit);
  },
};

export const take: Rule<GroupFrame, 'take'> = {
  type: 'take',
  rule: 'NLC-5.1a',
  *candidates(state, frame) {
    for (const unit of waitingHere(state, frame.side)) yield { type: 'take', unit };
  },
  against(state, _frame, _seat, asked) {
    const unit = unitIn(state, asked, 'unit');
    return againstTaking(state, groupOf(state), asked, unit !== null && mayStillMove(state, unit));
  },
  refuse: (state, _frame, _seat, { unit }) => refuseTaking(state, unit),
  target: ({ unit }) => ({ unit: String(unit) }),
  apply({ state }, _frame, _seat, { unit }) {
    state.group = joinedBy(state, groupOf(state), unit);
  },
};

/** Unmoved units under the same order in the hex the group has come to, or of the other formation of a Coordinated Action. */
function* waitingHere(state: Read, side: GroupFrame['side']): Generator<UnitId> {
  const { units, hex, hexesMoved } = groupOf(state);
  if (hexesMoved === 0) return;
  for (const id of fieldOf(state).atOf(hex, side))
    if (!units.includes(id) && mayGoTogether(state, [...units, id]) && mayStillMove(state, id)) yield id;
}

/** NLC-5.4b: it begins its move where the group is now. NLC-R059: nobody is taken along past what an order asks of him. */
function refuseTaking(state: Read, id: UnitId): Refusal | null {
  const group = groupOf(state);
  const facts = { unit: sheetName(state, id) };
  if (fieldOf(state).inEnemyZoc(sideOf(state, id), group.hex) && !mayLeaveStartedZoc(state, id))
    return no('NLC-5.4b', refusals.heldByZoc, facts);
  const joined = joinedBy(state, group, id);
  const isWanted = isBound(setOut(state, [id], group.hex).group) || (isBound(group) && !isLost(state, group));
  const canStop = isWanted ? !isLost(state, joined) : legalStops(state, joined).legal.length > 0;
  return canStop ? null : no('NLC-R059', refusals.cannotComeAlong, facts);
}

const isBound = ({ duty, mustTouch, second }: Group): boolean =>
  duty !== null || mustTouch || (second !== null && (second.duty !== null || second.mustTouch));

/** NLC-R151: nothing it can still reach is what its order asks. */
const isLost = (state: Read, group: Group): boolean =>
  wantedStops(state, group, legalStops(state, group).legal).length === 0;
