// SAG-13: carrying out a step: the unit, and in an exchange its partner, come to stand in their new slots.
import { frozen } from '@grognard/kernel';
import { placeOf, zoneOf } from '../field/places.ts';
import { enterTerrain } from '../field/terrain.ts';
import { findUnit, isArtillery, put, take, unitOf } from '../field/units.ts';
import type { Step } from '../grammar.ts';
import type { Table } from '../rule-types.ts';
import type { UnitId } from '../vocabulary.ts';
import { STEP_RULES } from './steps.ts';

/** Gives the Artillery that has come into the Reserve by it, if any (SAG-15.9, SAG-R71: not by a shift). */
export function makeStep(umpire: Table, id: UnitId, step: Step): UnitId | null {
  const { state } = umpire;
  const rule = STEP_RULES[step.kind];
  const partner = step.with === undefined ? undefined : findUnit(frozen(state), step.with);
  const unit = take(state, id);
  const to = placeOf(unit.owner, step.to);
  if (partner !== undefined) {
    put(state, take(state, partner.id), unit.at);
    umpire.emit({ type: 'unitMoved', rule, unit: partner.id, from: to, to: unit.at });
  }
  put(state, unit, to);
  umpire.emit({ type: 'unitMoved', rule, unit: id, from: unit.at, to });
  enterTerrain(umpire, id);
  if (partner === undefined) return null;
  enterTerrain(umpire, partner.id);
  const arrived = unitOf(frozen(state), partner.id);
  const isArrival = zoneOf(arrived.at) === 'R' && zoneOf(to) !== 'R';
  return isArrival && isArtillery(arrived) ? arrived.id : null;
}
