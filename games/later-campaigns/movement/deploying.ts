// NLC-20.2.3a, b: a brigade deploys on a hexside and fills both hexes: what that costs, what stands in its way, and the step itself.
import { no, type Refusal } from '@grognard/kernel';
import { occupy, patchUnit, sideOf, unitAt } from '../changes/units.ts';
import { theatreOf } from '../data/theatres.ts';
import { fieldOf } from '../ground/field.ts';
import { limitOf, terrainOf } from '../ground/hexes.ts';
import { noteEntered } from '../orders/reaching.ts';
import { stepPrice } from '../reach/step-price.ts';
import type { Read, Table } from '../rule-types.ts';
import { shownTo } from '../secrecy/sight-of.ts';
import type { Group } from '../state.ts';
import { strengthOf } from '../strength/faces.ts';
import { LEAVE_ZOC, TERRAIN_EFFECTS } from '../tables/terrain-effects.ts';
import { type Hex, NOBODY } from '../vocabulary.ts';
import { refusals } from '../words/refusals.ts';
import { hasOtherInfantry } from './line-steps.ts';
import { termsOf } from './terms.ts';

const LEAST_STRENGTH = 2;

/** Half-points: the dearer of the two hexes (NLC-20.2.3b). */
function priceOf(state: Read, group: Group, hex: Hex): number {
  const [unit = NOBODY] = group.units;
  const field = fieldOf(state);
  // NLC-5.4b, c: it keeps the hex it is in, so it leaves no zone.
  const terms = { ...termsOf(state, group), startZocFree: true };
  const leaving = field.inEnemyZoc(sideOf(state, unit), group.hex) ? LEAVE_ZOC : 0;
  const there = stepPrice(state, field, unit, group.hex, hex, terms) - leaving;
  const terrain = terrainOf(theatreOf(state), group.hex);
  return Math.max(there, terrain === 'impassable' ? 0 : TERRAIN_EFFECTS[terrain].foot);
}

/** NLC-20.2.3a, e: strong enough, room for it, and no other infantry in either hex. */
export function refuseLine(state: Read, group: Group, hex: Hex): Refusal | null {
  const [unit = NOBODY] = group.units;
  const field = fieldOf(state);
  if (strengthOf(state, unit) < LEAST_STRENGTH) return no('NLC-20.2.3a', refusals.tooWeakForLine);
  if ([group.hex, hex].some((each) => hasOtherInfantry(state, [unit], each)))
    return no('NLC-20.2.3e', refusals.lineNotWithInfantry);
  if (field.at(hex).length >= limitOf(theatreOf(state), hex)) return no('NLC-5.3a', refusals.noRoomForLine);
  return deployed(state, group, hex) === null ? no('NLC-20.2.3b', refusals.notEnoughPoints) : null;
}

/** The group once it has deployed; null when it cannot pay for it. It has made a step, though it is where it was. */
export function deployed(state: Read, group: Group, hex: Hex): Group | null {
  const points = (group.used[0] ?? 0) + priceOf(state, group, hex);
  if (points > (group.allowance[0] ?? 0)) return null;
  return { ...group, used: [points], hexesMoved: group.hexesMoved + 1 };
}

/** NLC-18.2, NLC-F.6: it stands there as well. */
export function deploy(table: Table, group: Group, hex: Hex): void {
  const { state } = table;
  const [unit = NOBODY] = group.units;
  state.group = deployed(state, group, hex) ?? group;
  patchUnit(state, unit, { extended: hex, movedOn: state.turn });
  state.stamp += 1;
  noteEntered(state, [unit], hex);
  occupy(state, hex, sideOf(state, unit));
  const { hex: from } = unitAt(state, unit);
  table.emit({ type: 'lineFormed', rule: 'NLC-20.2.3a', from, to: hex, ...shownTo(state, [unit]) });
}
