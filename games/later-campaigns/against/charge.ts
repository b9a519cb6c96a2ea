// NLC-7.7, NLC-D.7: why a charge cannot be made.
import { type Fields, no, type Refusal } from '@grognard/kernel';
import { sheetOf, unitAt } from '../changes/units.ts';
import { isInCommand } from '../command/command-area.ts';
import type { DeclarationFrame } from '../frames.ts';
import { fieldOf } from '../ground/field.ts';
import { holdsGarrison } from '../ground/garrison.ts';
import { distance, hasBridge, hexsideBetween, isOpen, terrainOf } from '../ground/hexes.ts';
import { hexName, sheetName } from '../names.ts';
import type { Read } from '../rule-types.ts';
import { CHARGE_RANGE } from '../tables/ranges.ts';
import { type Hex, NOWHERE, otherSide, type UnitId } from '../vocabulary.ts';
import { illegal } from '../words/illegal.ts';
import { hexIn, unitIn } from './asked.ts';
import { outOfCommand } from './command.ts';

export function againstCharge(
  state: Read,
  { entries }: Pick<DeclarationFrame, 'entries'>,
  asked: Fields,
): Refusal | null {
  const [unit, target] = [unitIn(state, asked, 'unit'), hexIn(state, asked, 'target')];
  if (unit === null || target === null) return null;
  if (entries.some((entry) => entry.unit === unit))
    return no('NLC-7.7i', illegal.isDeclared, { unit: sheetName(state, unit) });
  return (
    againstCharger(state, unit) ??
    againstTarget(state, unit, target) ??
    againstWay(state, unit, hexIn(state, asked, 'via') ?? NOWHERE, target)
  );
}

/** NLC-E.7a: the cavalry itself. */
function againstCharger(state: Read, id: UnitId): Refusal | null {
  const { status, disrupted, charged } = unitAt(state, id);
  const unit = { unit: sheetName(state, id) };
  if (status !== 'map') return no('NLC-7.7a', illegal.notOnMap, unit);
  if (!state.stage?.active.includes(id)) return no('NLC-4.5c', illegal.notInStage, unit);
  if (sheetOf(state, id).arm !== 'cav') return no('NLC-7.7a', illegal.notCavalry, unit);
  if (charged === state.turn) return no('NLC-7.7j', illegal.hasCharged, unit);
  if (disrupted) return no('NLC-7.7a', illegal.disruptedCharge, unit);
  return isInCommand(state, fieldOf(state), id) ? null : outOfCommand(state, id);
}

/** NLC-7.7a, 10.1, NLC-R133: whom it charges. */
export function againstTarget(state: Read, unit: UnitId, target: Hex): Refusal | null {
  const field = fieldOf(state);
  const facts = { hex: hexName(state, target), unit: sheetName(state, unit) };
  const hexes = distance(field.theatre, unitAt(state, unit).hex, target);
  if (!field.has(target, otherSide(field.sideOf(unit)))) return no('NLC-R133', illegal.nobodyToCharge, facts);
  if (hexes < 1 || hexes > CHARGE_RANGE) return no('NLC-7.7a', illegal.chargeTooFar, { ...facts, hexes });
  return holdsGarrison(field, target) ? no('NLC-10.1', illegal.chargeGarrison, facts) : null;
}

/** NLC-7.7b, NLC-R074: the way there. */
export function againstWay(state: Read, unit: UnitId, via: Hex, target: Hex): Refusal | null {
  const { theatre } = fieldOf(state);
  const start = unitAt(state, unit).hex;
  const hex = hexName(state, target);
  const isNext = distance(theatre, start, target) === 1;
  if (isNext !== (via === NOWHERE))
    return no('NLC-7.7a', isNext ? illegal.chargeClosed : illegal.chargeNeedsVia, { hex });
  const last = hexsideBetween(theatre, isNext ? start : via, target);
  if (hasBridge(last)) return no('NLC-7.7b', illegal.chargeBridge, { hex });
  if (!isOpen(last)) return no('NLC-7.7b', illegal.chargeClosed, { hex });
  if (isNext) return null;
  const isTaken = fieldOf(state).at(via).length > 0 || terrainOf(theatre, via) !== 'clear';
  return no(isTaken ? 'NLC-7.7a' : 'NLC-7.7b', illegal.chargeBetween, { via: hexName(state, via) });
}
