// NLC-7.3: why a stack cannot assault a hex.
import { type Fields, no, type Refusal } from '@grognard/kernel';
import type { Stack } from '../assault/assignment.ts';
import { sheetOf, unitAt } from '../changes/units.ts';
import { isInCommand } from '../command/command-area.ts';
import { fieldOf } from '../ground/field.ts';
import { distance, isInContact } from '../ground/hexes.ts';
import { hexName, sheetName } from '../names.ts';
import type { Read } from '../rule-types.ts';
import { type Hex, otherSide, type Side, type UnitId } from '../vocabulary.ts';
import { illegal } from '../words/illegal.ts';
import { hexIn } from './asked.ts';
import { outOfCommand } from './command.ts';
import { againstSide } from './hexside.ts';

/** `next`: the stack that chooses now. */
export function againstAssault(state: Read, side: Side, next: Stack | null, asked: Fields): Refusal | null {
  const [from, target] = [hexIn(state, asked, 'hex'), hexIn(state, asked, 'target')];
  if (from === null || target === null) return null;
  const here = fieldOf(state).atOf(from, side);
  if (from !== next?.hex)
    return (
      againstStack(state, here) ??
      (next === null ? null : no('NLC-7.3a', illegal.notItsTurn, { hex: hexName(state, next.hex) }))
    );
  return againstTarget(state, side, from, target);
}

/** NLC-7.3a, 12.1e: nobody there may assault, and why the first of them may not. */
function againstStack(state: Read, units: readonly UnitId[]): Refusal | null {
  const reasons = units.map((id) => againstUnit(state, id));
  return reasons.includes(null) ? null : (reasons[0] ?? null);
}

function againstUnit(state: Read, id: UnitId): Refusal | null {
  const { charged, bombarded } = unitAt(state, id);
  const unit = { unit: sheetName(state, id) };
  if (!state.stage?.active.includes(id)) return no('NLC-7.3a', illegal.notInStage, unit);
  if (charged === state.turn) return no('NLC-7.7j', illegal.hasCharged, unit);
  if (bombarded === state.turn) return no('NLC-8.2a', illegal.hasBombarded, unit);
  return isInCommand(state, fieldOf(state), id) ? null : outOfCommand(state, id);
}

/** NLC-7.3b; where orders keep a stack from attacking, those say so. */
function againstTarget(state: Read, side: Side, from: Hex, target: Hex): Refusal | null {
  const field = fieldOf(state);
  const { theatre } = field;
  const facts = { from: hexName(state, from), hex: hexName(state, target) };
  const enemy = otherSide(side);
  const isHeld =
    field.has(target, enemy) || field.hqsAt(target).some((hq) => theatre.hqs[hq]?.side === enemy);
  if (!isHeld) return no('NLC-7.3a', illegal.nobodyToAssault, facts);
  if (distance(theatre, from, target) !== 1) return no('NLC-7.3a', illegal.notBeside, facts);
  if (!isInContact(theatre, from, target)) return againstSide(state, 'NLC-7.3b', from, target);
  const [unit] = field.atOf(from, side).filter((id) => sheetOf(state, id).arm !== 'art');
  return unit === undefined ? null : no('NLC-12.2a', illegal.orderForbidsAssault, facts);
}
