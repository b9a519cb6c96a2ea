// NLC-7.9: why cavalry cannot meet units that come into a hex.
import { type Fields, type Frozen, no, type Refusal } from '@grognard/kernel';
import { sheetOf, unitAt } from '../changes/units.ts';
import { busyUnits } from '../combat/busy.ts';
import { pairOf } from '../combat/reacting.ts';
import { isInCommand } from '../command/command-area.ts';
import type { ReactionFrame } from '../frames.ts';
import { fieldOf } from '../ground/field.ts';
import { sheetName } from '../names.ts';
import type { Read } from '../rule-types.ts';
import { NOWHERE } from '../vocabulary.ts';
import { illegal } from '../words/illegal.ts';
import { hexIn, unitIn } from './asked.ts';
import { againstTarget, againstWay } from './charge.ts';
import { outOfCommand } from './command.ts';

export function againstReaction(state: Read, frame: Frozen<ReactionFrame>, asked: Fields): Refusal | null {
  const id = unitIn(state, asked, 'unit');
  if (id === null) return null;
  const { status, hex, disrupted, charged } = unitAt(state, id);
  const unit = { unit: sheetName(state, id) };
  const field = fieldOf(state);
  if (status !== 'map') return no('NLC-7.9a', illegal.notOnMap, unit);
  if (field.sideOf(id) !== frame.side) return no('NLC-7.9a', illegal.notInFight, unit);
  if (sheetOf(state, id).arm !== 'cav') return no('NLC-7.9a', illegal.notCavalry, unit);
  if (frame.declared.some((entry) => entry.unit === id)) return no('NLC-7.9c', illegal.isDeclared, unit);
  if (hex === frame.hex) return no('NLC-R075', illegal.reactSelf, unit);
  if (charged === state.turn) return no('NLC-7.7j', illegal.hasCharged, unit);
  if (disrupted) return no('NLC-7.9a', illegal.disruptedCharge, unit);
  if (busyUnits(state).has(id)) return no('NLC-R075', illegal.reactBusy, unit);
  if (frame.movers.every((mover) => state.stage?.tested.includes(pairOf(id, mover))))
    return no('NLC-R076', illegal.reactTooLate, unit);
  if (!isInCommand(state, field, id)) return outOfCommand(state, id);
  return (
    againstTarget(state, id, frame.hex) ??
    againstWay(state, id, hexIn(state, asked, 'via') ?? NOWHERE, frame.hex)
  );
}
