// NLC-J.1: why counters cannot be arranged so, held back, moved by their order, dropped or taken along.
import { type Fields, no, type Refusal } from '@grognard/kernel';
import { sheetOf, sideOf, unitAt } from '../changes/units.ts';
import { fieldOf } from '../ground/field.ts';
import { bodyName, hexName, sheetName } from '../names.ts';
import type { Read } from '../rule-types.ts';
import { isOfStagePlayer } from '../seats/holding.ts';
import type { Group } from '../state.ts';
import type { Side, UnitId } from '../vocabulary.ts';
import { illegal } from '../words/illegal.ts';
import { bodyIn, unitIn } from './asked.ts';

/** NLC-7.9a: windows are for cavalry of one's own on the map. */
export function againstStance(state: Read, side: Side, asked: Fields, mayArrange: boolean): Refusal | null {
  const id = unitIn(state, asked, 'unit');
  if (id === null) return null;
  const facts = { unit: sheetName(state, id) };
  if (sideOf(state, id) !== side || !isOfStagePlayer(state, id))
    return no('NLC-7.9a', illegal.notYours, facts);
  if (sheetOf(state, id).arm !== 'cav') return no('NLC-7.9a', illegal.onlyCavalryMeets, facts);
  if (unitAt(state, id).status !== 'map') return no('NLC-7.9a', illegal.notOnMap, facts);
  if (!mayArrange) return no('NLC-7.9a', illegal.arrangedEnough);
  return no('NLC-7.9a', illegal.stanceIsSo, facts);
}

/** NLC-R142 */
export function againstTop(state: Read, side: Side, asked: Fields, mayArrange: boolean): Refusal | null {
  const id = unitIn(state, asked, 'unit');
  if (id === null) return null;
  const { status, hex } = unitAt(state, id);
  const facts = { unit: sheetName(state, id), hex: status === 'map' ? hexName(state, hex) : '' };
  if (sideOf(state, id) !== side) return no('NLC-R142', illegal.notYours, facts);
  if (status !== 'map') return no('NLC-R142', illegal.notOnMap, facts);
  if (!state.stage?.active.includes(id)) return no('NLC-R142', illegal.notInStage, facts);
  if (fieldOf(state).atOf(hex, side).length < 2) return no('NLC-R142', illegal.standsAlone, facts);
  if (!mayArrange) return no('NLC-R142', illegal.arrangedEnough);
  return no('NLC-R142', illegal.staysBelow, facts);
}

/** NLC-4.5d: a formation none of whose units can still move. */
export function againstBody(state: Read, asked: Fields): Refusal | null {
  const body = bodyIn(state, asked, 'body');
  if (body === null) return null;
  const facts = { body: bodyName(state, body) };
  const isActive = state.stage?.active.some((id) => unitAt(state, id).body === body) === true;
  return no('NLC-4.5d', isActive ? illegal.allHaveMoved : illegal.bodyNotInStage, facts);
}

/** NLC-5.1a: what is no part of the group, or all of it. */
export function againstDrop(state: Read, { units }: Group, asked: Fields): Refusal | null {
  const id = unitIn(state, asked, 'unit');
  if (id === null) return null;
  const facts = { unit: sheetName(state, id) };
  return no('NLC-5.1a', units.includes(id) ? illegal.movesAlone : illegal.notInGroup, facts);
}

/** NLC-5.1a: only unmoved units of the same order, in a hex the group has come to. */
export function againstTaking(state: Read, group: Group, asked: Fields, mayMove: boolean): Refusal | null {
  const id = unitIn(state, asked, 'unit');
  if (id === null) return null;
  const { hex, units, hexesMoved } = group;
  const facts = { unit: sheetName(state, id), hex: hexName(state, hex) };
  if (units.includes(id)) return no('NLC-5.1a', illegal.goesAlready, facts);
  if (unitAt(state, id).hex !== hex) return no('NLC-5.1a', illegal.notHere, facts);
  if (hexesMoved === 0) return no('NLC-5.1a', illegal.setOutTogether, facts);
  return no('NLC-5.1a', mayMove ? illegal.otherOrder : illegal.movesNot, facts);
}

/** NLC-7.4h: somebody who is not in the hex. */
export function againstExcess(state: Read, there: readonly UnitId[], asked: Fields): Refusal | null {
  const id = unitIn(state, asked, 'unit');
  if (id === null) return null;
  const [first] = there;
  const hex = first === undefined ? '' : hexName(state, unitAt(state, first).hex);
  return no('NLC-7.4h', illegal.notExcess, { unit: sheetName(state, id), hex });
}
