// NLC-20.2.3: a brigade deploys on a hexside and fills both hexes; by moving into one of them it is as it was.

import { no, type Refusal } from '@grognard/kernel';
import { againstStop } from '../against/stop.ts';
import { otherHalf, patchUnit, sheetOf, turnLines, unitAt } from '../changes/units.ts';
import { openReaction } from '../combat/open-reaction.ts';
import { meetStaff } from '../combat/staff.ts';
import { theatreOf } from '../data/theatres.ts';
import type { GroupFrame, MovementFrame } from '../frames.ts';
import { contactsOf } from '../ground/hexes.ts';
import { setOut } from '../movement/begin-move.ts';
import { deploy, refuseLine } from '../movement/deploying.ts';
import { finish } from '../movement/finish.ts';
import { groupOf } from '../movement/grouping.ts';
import { isHeldIn, refuseLeaving } from '../movement/held-lines.ts';
import { mayStillMove, wantedStops } from '../movement/stops.ts';
import { openOpportunityFire } from '../procedures/opportunity-fire.ts';
import type { Read, Rule } from '../rule-types.ts';
import { shownTo } from '../secrecy/sight-of.ts';
import { type Hex, NOWHERE, otherSide, type UnitId } from '../vocabulary.ts';
import { refusals } from '../words/refusals.ts';
import { mayArrange, noteArranged } from './arrange.ts';

export const extend: Rule<GroupFrame, 'extend'> = {
  type: 'extend',
  rule: 'NLC-20.2.3a',
  candidates(state) {
    const { units, hex } = groupOf(state);
    const [unit, ...more] = units;
    if (!state.options.extendedLines || unit === undefined || more.length > 0) return [];
    if (sheetOf(state, unit).arm !== 'inf' || unitAt(state, unit).extended !== NOWHERE) return [];
    return contactsOf(theatreOf(state), hex).map((next) => ({ type: 'extend', unit, hex: next }));
  },
  refuse: (state, _frame, _seat, { hex }, { stops }) =>
    refuseLine(state, groupOf(state), hex) ??
    (stops.good.includes(groupOf(state).hex) ? null : no('NLC-R059', refusals.notAStop)),
  target: ({ hex }) => ({ hex }),
  apply(table, frame, _seat, { unit, hex }) {
    deploy(table, groupOf(table.state), hex);
    frame.step = 'stop';
    openReaction(table, { kind: 'move', hex, movers: [unit], side: otherSide(frame.side) });
    openOpportunityFire(table, otherSide(frame.side), hex, [unit]);
    meetStaff(table);
  },
};

/** NLC-20.2.3b */
export const contract: Rule<MovementFrame, 'contract'> = {
  type: 'contract',
  rule: 'NLC-20.2.3b',
  candidates: (state) =>
    lines(state).flatMap(({ unit, hexes }) => hexes.map((hex) => ({ type: 'contract', unit, hex }))),
  refuse: (state, _frame, _seat, { unit, hex }) =>
    refuseLeaving(state, [unit], [otherHalf(state, [unit], hex)]) ?? refuseStopping(state, unit, hex),
  target: ({ hex }) => ({ hex }),
  apply(table, _frame, _seat, { unit, hex }) {
    const { state } = table;
    const from = otherHalf(state, [unit], hex);
    patchUnit(state, unit, { hex, extended: NOWHERE });
    state.stamp += 1;
    table.emit({ type: 'lineClosed', rule: 'NLC-20.2.3b', from, to: hex, ...shownTo(state, [unit]) });
    finish(state, unit);
  },
};

/** NLC-F.3: it ends its move so, and does there what its order asks of it. */
function refuseStopping(state: Read, unit: UnitId, hex: Hex): Refusal | null {
  const { group } = setOut(state, [unit], unitAt(state, unit).hex);
  return wantedStops(state, group, [hex]).length > 0 ? null : againstStop(state, group, hex);
}

/** NLC-20.2.3c, e: from which of its hexes it fights. */
export const lineHex: Rule<MovementFrame, 'lineHex'> = {
  type: 'lineHex',
  rule: 'NLC-20.2.3c',
  candidates: (state, { side }) =>
    mayArrange(state, side)
      ? lines(state).map(({ unit, hexes }) => ({ type: 'lineHex', unit, hex: hexes[1] }))
      : [],
  refuse: (state, _frame, _seat, { unit, hex }) =>
    isHeldIn(state, unit, hex) ? null : refuseLeaving(state, [unit], [unitAt(state, unit).hex]),
  target: ({ hex }) => ({ hex }),
  apply({ state }, { side }, _seat, { unit, hex }) {
    turnLines(state, [unit], hex);
    noteArranged(state, side);
  },
};

/** Unmoved brigades of the Stage in extended line. */
function lines(state: Read): readonly { readonly unit: UnitId; readonly hexes: readonly [Hex, Hex] }[] {
  if (!state.options.extendedLines) return [];
  return (state.stage?.active ?? []).flatMap((unit) => {
    const { hex, extended, status } = unitAt(state, unit);
    const isLine = status === 'map' && extended !== NOWHERE && mayStillMove(state, unit);
    return isLine ? [{ unit, hexes: [hex, extended] as const }] : [];
  });
}
