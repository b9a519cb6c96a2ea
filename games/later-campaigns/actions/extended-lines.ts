// NLC-20.2.3: a brigade deploys on a hexside and fills both hexes; by moving into one of them it is as it was.

import { no, type Refusal } from '@grognard/kernel';
import { occupy, otherHalf, patchUnit, sheetOf, sideOf, turnLines, unitAt } from '../changes/units.ts';
import { openReaction } from '../combat/open-reaction.ts';
import { meetStaff } from '../combat/staff.ts';
import { theatreOf } from '../data/theatres.ts';
import type { GroupFrame, MovementFrame } from '../frames.ts';
import { fieldOf } from '../ground/field.ts';
import { contactsOf, limitOf, terrainOf } from '../ground/hexes.ts';
import { finish } from '../movement/finish.ts';
import { groupOf } from '../movement/grouping.ts';
import { isHeldIn, refuseLeaving } from '../movement/held-lines.ts';
import { hasOtherInfantry } from '../movement/line-steps.ts';
import { mayStillMove } from '../movement/stops.ts';
import { termsOf } from '../movement/terms.ts';
import { noteEntered } from '../orders/reaching.ts';
import { openOpportunityFire } from '../procedures/opportunity-fire.ts';
import { stepPrice } from '../reach/step-price.ts';
import type { Read, Rule } from '../rule-types.ts';
import { strengthOf } from '../strength/faces.ts';
import { LEAVE_ZOC, TERRAIN_EFFECTS } from '../tables/terrain-effects.ts';
import { type Hex, NOWHERE, otherSide, type UnitId } from '../vocabulary.ts';
import { refusals } from '../words/refusals.ts';
import { mayArrange, noteArranged } from './arrange.ts';

const LEAST_STRENGTH = 2;

/** Half-points: the dearer of the two hexes (NLC-20.2.3b). */
function priceOf(state: Read, unit: UnitId, hex: Hex): number {
  const group = groupOf(state);
  const field = fieldOf(state);
  // NLC-5.4b, c: it keeps the hex it is in, so it leaves no zone.
  const terms = { ...termsOf(state, group), startZocFree: true };
  const leaving = field.inEnemyZoc(sideOf(state, unit), group.hex) ? LEAVE_ZOC : 0;
  const there = stepPrice(state, field, unit, group.hex, hex, terms) - leaving;
  const terrain = terrainOf(theatreOf(state), group.hex);
  return Math.max(there, terrain === 'impassable' ? 0 : TERRAIN_EFFECTS[terrain].foot);
}

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
  refuse: (state, _frame, _seat, { unit, hex }, { stops }) =>
    refuseLine(state, unit, hex) ??
    (stops.good.includes(groupOf(state).hex) ? null : no('NLC-R059', refusals.notAStop)),
  target: ({ hex }) => ({ hex }),
  apply(table, frame, _seat, { unit, hex }) {
    const { state } = table;
    patchUnit(state, unit, { extended: hex, movedOn: state.turn });
    state.stamp += 1;
    // NLC-18.2, F.6: it stands there as well.
    noteEntered(state, [unit], hex);
    occupy(state, hex, frame.side);
    frame.step = 'stop';
    openReaction(table, { kind: 'move', hex, movers: [unit], side: otherSide(frame.side) });
    openOpportunityFire(table, otherSide(frame.side), hex, [unit]);
    meetStaff(table);
  },
};

/** NLC-20.2.3a, e: strong enough, room for it, and no other infantry in either hex. */
function refuseLine(state: Read, unit: UnitId, hex: Hex): Refusal | null {
  const { hex: here, used, allowance } = groupOf(state);
  const field = fieldOf(state);
  if (strengthOf(state, unit) < LEAST_STRENGTH) return no('NLC-20.2.3a', refusals.tooWeakForLine);
  if ([here, hex].some((each) => hasOtherInfantry(state, [unit], each)))
    return no('NLC-20.2.3e', refusals.lineNotWithInfantry);
  if (field.at(hex).length >= limitOf(theatreOf(state), hex)) return no('NLC-5.3a', refusals.noRoomForLine);
  return (used[0] ?? 0) + priceOf(state, unit, hex) <= (allowance[0] ?? 0)
    ? null
    : no('NLC-20.2.3b', refusals.notEnoughPoints);
}

/** NLC-20.2.3b */
export const contract: Rule<MovementFrame, 'contract'> = {
  type: 'contract',
  rule: 'NLC-20.2.3b',
  candidates: (state) =>
    lines(state).flatMap(({ unit, hexes }) => hexes.map((hex) => ({ type: 'contract', unit, hex }))),
  refuse: (state, _frame, _seat, { unit, hex }) =>
    refuseLeaving(state, [unit], [otherHalf(state, [unit], hex)]),
  target: ({ hex }) => ({ hex }),
  apply({ state }, _frame, _seat, { unit, hex }) {
    patchUnit(state, unit, { hex, extended: NOWHERE });
    state.stamp += 1;
    finish(state, unit);
  },
};

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
