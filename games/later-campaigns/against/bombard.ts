// NLC-8.1: why guns cannot bombard.
import { type Fields, no, type Refusal } from '@grognard/kernel';
import { sheetOf, unitAt } from '../changes/units.ts';
import { fieldOf } from '../ground/field.ts';
import { distance } from '../ground/hexes.ts';
import { hexName, sheetName } from '../names.ts';
import { turnSheet } from '../orders/legs.ts';
import type { Read } from '../rule-types.ts';
import { grandBattery } from '../specials/grand-battery.ts';
import { bombardRange } from '../strength/bombardment.ts';
import { type Hex, otherSide, type UnitId } from '../vocabulary.ts';
import { illegal } from '../words/illegal.ts';
import { refusals } from '../words/refusals.ts';
import { hexIn, unitsIn } from './asked.ts';

export function againstBombardment(state: Read, asked: Fields): Refusal | null {
  const [from, target] = [hexIn(state, asked, 'from'), hexIn(state, asked, 'target')];
  const guns = unitsIn(state, asked, 'guns');
  if (from === null || target === null || guns === null) return null;
  if (turnSheet(state).night) return no('NLC-16.2', refusals.bombardAtNight);
  for (const gun of guns) {
    const against = againstGun(state, gun);
    if (against !== null) return against;
  }
  if (guns.some((gun) => unitAt(state, gun).hex !== from))
    return no('NLC-8.1b', illegal.notTogether, { hex: hexName(state, from) });
  return againstTarget(state, guns, from, target);
}

function againstGun(state: Read, id: UnitId): Refusal | null {
  const { status, bombarded } = unitAt(state, id);
  const unit = { unit: sheetName(state, id) };
  if (status !== 'map') return no('NLC-8.1a', illegal.notOnMap, unit);
  if (sheetOf(state, id).arm !== 'art') return no('NLC-8.1a', illegal.notArtillery, unit);
  if (bombarded === state.turn) return no('NLC-8.1a', illegal.hasBombarded, unit);
  const isActive = state.stage?.active.includes(id) || grandBattery(state).includes(id);
  return isActive ? null : no('NLC-4.5b', illegal.notInStage, unit);
}

/** NLC-8.1a, 19.4c */
function againstTarget(state: Read, [gun]: readonly UnitId[], from: Hex, target: Hex): Refusal | null {
  const field = fieldOf(state);
  const hex = hexName(state, target);
  if (gun === undefined || !field.has(target, otherSide(field.sideOf(gun))))
    return no('NLC-8.1a', illegal.nobodyToBombard, { hex });
  const [hexes, range] = [distance(field.theatre, from, target), bombardRange(state)];
  return hexes > range ? no('NLC-8.1a', illegal.bombardTooFar, { hex, hexes, range }) : null;
}
