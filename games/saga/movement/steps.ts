// SAG-13.1 to 13.7, 13.10, 2.10, SAG-R56: the single steps a unit may make, alone or in an exchange, and why one may not be made.

import { type Frozen, no, type Refusal, type RuleId } from '@grognard/kernel';
import { BEHIND, FRONT, inTable, LATERAL, placeOf, slotOf, zoneOf } from '../field/places.ts';
import { refuseStanding } from '../field/terrain.ts';
import { isArtillery, isEngaged, isInSquare, unitIn } from '../field/units.ts';
import type { Step, StepKind } from '../grammar.ts';
import type { State, Unit } from '../state.ts';
import { RESERVE, SECOND_LINE, type Slot } from '../vocabulary.ts';
import { refusals } from '../words/refusals.ts';

export const STEP_RULES: { readonly [kind in StepKind]: RuleId } = {
  advance: 'SAG-13.1',
  advanceX: 'SAG-13.2',
  lateral: 'SAG-13.3',
  lateralX: 'SAG-13.4',
  back: 'SAG-13.5',
  commit: 'SAG-13.6',
  relieve: 'SAG-13.7',
  shift: 'SAG-13.10',
  shiftX: 'SAG-13.10',
  guard: 'SAG-F02',
};

function into(
  found: Step[],
  state: Frozen<State>,
  unit: Frozen<Unit>,
  slots: readonly Slot[],
  alone: StepKind,
  exchange: StepKind | null,
): void {
  const from = slotOf(unit.at);
  for (const to of slots) {
    if (to === from) continue;
    const other = unitIn(state, unit.owner, to);
    if (other === null) found.push({ kind: alone, to });
    else if (exchange !== null) found.push({ kind: exchange, to, with: other.id });
  }
}

/** Every step the geometry knows from where the unit stands on its own board; `refuseStep` says whether it may. */
export function stepsOf(state: Frozen<State>, unit: Frozen<Unit>): Step[] {
  const found: Step[] = [];
  const zone = zoneOf(unit.at);
  if (zone === 'S') into(found, state, unit, inTable(FRONT, unit.at), 'advance', 'advanceX');
  if (zone === 'L' || zone === 'S')
    into(found, state, unit, inTable(LATERAL, unit.at), 'lateral', 'lateralX');
  if (zone === 'L') into(found, state, unit, inTable(BEHIND, unit.at), 'back', null);
  if (zone === 'R') into(found, state, unit, SECOND_LINE, 'commit', 'relieve');
  if (zone === 'R' && isArtillery(unit)) into(found, state, unit, RESERVE, 'shift', 'shiftX');
  return found;
}

/** Whether any step at all may be made; the same answer as asking `stepsOf` and `refuseStep`, without the lists. */
export function hasStep(state: Frozen<State>, unit: Frozen<Unit>): boolean {
  if (isInSquare(unit)) return false;
  const zone = zoneOf(unit.at);
  if (zone === 'S')
    return hasStepInto(state, unit, inTable(FRONT, unit.at), true) || hasStepSideways(state, unit);
  if (zone === 'L')
    return hasStepSideways(state, unit) || hasStepInto(state, unit, inTable(BEHIND, unit.at), false);
  if (zone !== 'R') return false;
  return (
    hasStepInto(state, unit, SECOND_LINE, true) ||
    (isArtillery(unit) && hasStepInto(state, unit, RESERVE, true))
  );
}

const hasStepSideways = (state: Frozen<State>, unit: Frozen<Unit>): boolean =>
  hasStepInto(state, unit, inTable(LATERAL, unit.at), true);

function hasStepInto(
  state: Frozen<State>,
  unit: Frozen<Unit>,
  slots: readonly Slot[],
  exchanges: boolean,
): boolean {
  for (const slot of slots) {
    const to = placeOf(unit.owner, slot);
    if (to === unit.at || refuseStanding(state, unit, to) !== null) continue;
    const other = unitIn(state, unit.owner, slot);
    if (other === null || (exchanges && refusePartner(state, unit, other) === null)) return true;
  }
  return false;
}

/** Why a step of `stepsOf` may not be made. */
export function refuseStep(state: Frozen<State>, unit: Frozen<Unit>, step: Step): Refusal | null {
  if (isInSquare(unit)) return no('SAG-22.4', refusals.squareNoMove);
  const unfit = refuseStanding(state, unit, placeOf(unit.owner, step.to));
  if (unfit !== null) return unfit;
  const other = step.with === undefined ? null : unitIn(state, unit.owner, step.to);
  return other === null ? null : refusePartner(state, unit, other);
}

/** SAG-R55: any own unengaged unit that is not in Square and fits the slot it comes into. */
export function refusePartner(
  state: Frozen<State>,
  unit: Frozen<Unit>,
  partner: Frozen<Unit>,
): Refusal | null {
  if (isEngaged(state, partner.id)) return no('SAG-R55', refusals.engagedNoExchange);
  if (isInSquare(partner)) return no('SAG-R50', refusals.squareNoExchange);
  return refuseStanding(state, partner, unit.at);
}
