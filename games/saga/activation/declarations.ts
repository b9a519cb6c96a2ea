// SAG-9.2, 21.7, SAG-R44, SAG-R52, SAG-R53, SAG-R54: everything an activated unit might declare, and why it may not.

import { type Frozen, no, type Refusal, sameJson } from '@grognard/kernel';
import { rulesOf } from '../cards/registry.ts';
import { facing, placeOf, zoneOf } from '../field/places.ts';
import { groundAt, refuseTerrain, terrainAt } from '../field/terrain.ts';
import {
  findUnit,
  has,
  isArtillery,
  isCavalry,
  isEngaged,
  isInSquare,
  isLightCavalry,
  isOutflanker,
  unitAt,
} from '../field/units.ts';
import { type Declaration, STEP_KINDS, type Step, type StepKind } from '../grammar.ts';
import { hasStep, refuseStep, stepsOf } from '../movement/steps.ts';
import type { State, Unit } from '../state.ts';
import type { Place } from '../vocabulary.ts';
import { refusals } from '../words/refusals.ts';
import { foesFrom, refuseCharge, refuseEngage } from './engage-targets.ts';
import { refuseFire, shotsFrom } from './fire-targets.ts';

const CONTINUE: Declaration = { kind: 'continue' };
const DISENGAGE: Declaration = { kind: 'disengage' };
const CAPTURE: Declaration = { kind: 'capture' };
const RETURN: Declaration = { kind: 'return' };

export const isStepKind = (kind: string): kind is StepKind => STEP_KINDS.some((each) => each === kind);

/** The step of a Move declaration; null for anything else. */
export function stepOf(declaration: Declaration): Step | null {
  const { kind, to, with: partner } = declaration;
  if (to === undefined || !isStepKind(kind)) return null;
  return partner === undefined ? { kind, to } : { kind, to, with: partner };
}

/** All forms that make sense where the unit stands. */
export function declarationsOf(state: Frozen<State>, unit: Frozen<Unit>): Declaration[] {
  if (isEngaged(state, unit.id)) return [CONTINUE, DISENGAGE];
  const found: Declaration[] = [];
  for (const target of shotsFrom(state, unit, unit.at)) found.push({ kind: 'fire', target: target.id });
  if (!isArtillery(unit))
    for (const target of foesFrom(state, unit, unit.at)) found.push({ kind: 'engage', target: target.id });
  if (isOutflanker(unit)) found.push(RETURN);
  else for (const step of stepsOf(state, unit)) addMoves(found, state, unit, step);
  if (zoneOf(unit.at) === 'L' && isCapturable(state, facing(unit.at))) found.push(CAPTURE);
  for (const effect of workingOn(state, unit))
    found.push(...(rulesOf(effect.card).declarations?.(state, unit) ?? []));
  return found;
}

const isCapturable = (state: Frozen<State>, place: Place): boolean =>
  groundAt(state, place) !== null && unitAt(state, place) === null;

/** Cards played on this unit that still work. */
const workingOn = (state: Frozen<State>, unit: Frozen<Unit>): Frozen<State>['effects'] =>
  state.effects.length === 0 ? state.effects : state.effects.filter((effect) => effect.unit === unit.id);

/** A step alone and with what may follow it: a Charge after an advance (SAG-14.1), a shot (SAG-10.6, 21.7). */
function addMoves(found: Declaration[], state: Frozen<State>, unit: Frozen<Unit>, step: Step): void {
  found.push(step);
  const { kind } = step;
  const to = placeOf(unit.owner, step.to);
  if ((kind === 'advance' || kind === 'advanceX') && isCavalry(unit)) {
    const target = unitAt(state, facing(to));
    if (target !== null) found.push({ ...step, follow: 'charge', target: target.id });
  }
  const deploys = has(unit, 'deploy');
  const sideways = (kind === 'lateral' || kind === 'lateralX') && zoneOf(unit.at) === 'L';
  if (deploys || (sideways && isLightCavalry(unit)))
    for (const target of shotsFrom(state, unit, to))
      found.push({ ...step, follow: 'fire', order: 'after', target: target.id });
  if (deploys)
    for (const target of shotsFrom(state, unit, unit.at))
      found.push({ ...step, follow: 'fire', order: 'before', target: target.id });
}

/** The first reason against a declaration, in the order of SAG-13. */
export function refuseDeclaration(
  state: Frozen<State>,
  unit: Frozen<Unit>,
  declaration: Declaration,
): Refusal | null {
  if (isEngaged(state, unit.id)) return refuseEngaged(unit, declaration);
  const working = workingOn(state, unit);
  for (const effect of working) {
    const limit = rulesOf(effect.card).limits?.(state, unit, declaration) ?? null;
    if (limit !== null) return limit;
  }
  const step = stepOf(declaration);
  const refusal =
    step === null ? refuseOnSpot(state, unit, declaration) : refuseMove(state, unit, declaration, step);
  if (refusal === null || working.length === 0) return refusal;
  for (const effect of working)
    for (const extra of rulesOf(effect.card).declarations?.(state, unit) ?? [])
      if (sameJson(extra, asDeclaration(declaration))) return null;
  return refusal;
}

/** Without what an action has in addition. */
export function asDeclaration(action: Declaration & { readonly type?: string }): Declaration {
  const { type: _type, ...declaration } = action;
  return declaration;
}

/** SAG-R30: an engaged unit fights on or tries to disengage. */
function refuseEngaged(unit: Frozen<Unit>, { kind }: Declaration): Refusal | null {
  if (kind === 'continue') return null;
  if (kind !== 'disengage') return no('SAG-R30', refusals.engagedFightsOn);
  return isInSquare(unit) ? no('SAG-R50', refusals.squareNoDisengage) : null;
}

function refuseOnSpot(state: Frozen<State>, unit: Frozen<Unit>, declaration: Declaration): Refusal | null {
  const target = findUnit(state, declaration.target ?? null);
  switch (declaration.kind) {
    case 'fire':
      return target === undefined ? noTarget() : refuseFire(state, unit, unit.at, target);
    case 'engage':
      return target === undefined ? noTarget() : refuseEngage(state, unit, target);
    case 'capture':
      return refuseCapture(state, unit);
    case 'return':
      return isInSquare(unit) ? no('SAG-22.4', refusals.squareNoMove) : null;
    case 'hold':
      return no('SAG-R26', refusals.holdNeedsCard);
    default:
      return no('SAG-11.4', refusals.notEngaged);
  }
}

const noTarget = (): Refusal => no('SAG-10.1', refusals.noTarget);

/** SAG-13.9, SAG-R77 */
function refuseCapture(state: Frozen<State>, unit: Frozen<Unit>): Refusal | null {
  if (isInSquare(unit)) return no('SAG-R50', refusals.squareNoCapture);
  return refuseTerrain(unit, terrainAt(state, facing(unit.at)));
}

function refuseMove(
  state: Frozen<State>,
  unit: Frozen<Unit>,
  declaration: Declaration,
  step: Step,
): Refusal | null {
  if (declaration.then !== undefined) return no('SAG-G15', refusals.twoSteps);
  const refusal = refuseStep(state, unit, step);
  if (refusal !== null || declaration.follow === undefined) return refusal;
  const target = findUnit(state, declaration.target ?? null);
  if (target === undefined) return noTarget();
  const to = placeOf(unit.owner, step.to);
  if (declaration.follow !== 'fire') return refuseCharge(state, unit, target);
  return refuseFire(state, unit, declaration.order === 'before' ? unit.at : to, target);
}

/** SAG-R26: whether there is anything at all the unit may declare. A plain step is the quickest to find. */
export function hasDeclaration(state: Frozen<State>, unit: Frozen<Unit>): boolean {
  if (isEngaged(state, unit.id) || hasPlainStep(state, unit)) return true;
  for (const declaration of declarationsOf(state, unit))
    if (refuseDeclaration(state, unit, declaration) === null) return true;
  return false;
}

function hasPlainStep(state: Frozen<State>, unit: Frozen<Unit>): boolean {
  if (isOutflanker(unit)) return false;
  if (workingOn(state, unit).length === 0) return hasStep(state, unit);
  return stepsOf(state, unit).some((step) => refuseDeclaration(state, unit, step) === null);
}
