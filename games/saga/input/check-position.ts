// What the fields of a position must have to do with each other.
import { frozen, isFrameOf } from '@grognard/kernel';
import { fault } from '@grognard/kernel/forms.ts';
import { boardOf, facing, zoneOf } from '../field/places.ts';
import { findUnit, isArtillery, isOutflanker } from '../field/units.ts';
import { reserveEntryFrame } from '../frames.ts';
import { invariants } from '../invariants.ts';
import type { State, Unit } from '../state.ts';
import { checkActivation } from './check-activation.ts';
import { checkDrafts } from './check-drafts.ts';
import { checkSetup } from './check-setup.ts';
import { checkNesting } from './nesting.ts';

/** SAG-11.2, 11.3: pairs of enemies, each in one Melee, and at least one of them able to start it. */
export function checkMelees(state: State, path: string): void {
  const engaged: string[] = [];
  for (const [i, { units }] of state.melees.entries()) {
    const [one, other] = units.map((id) => findUnit(frozen(state), id));
    if (one === undefined || other === undefined) fault('impossible', `${path}[${i}].units`, 'No such unit.');
    if (one.owner === other.owner) fault('impossible', `${path}[${i}].units`, 'Enemies fight each other.');
    if (!one.faceUp || !other.faceUp || isArtillery(one))
      fault('impossible', `${path}[${i}].units`, 'Artillery and face-down units start no Melee.');
    if (!canMeet(one, other))
      fault(
        'impossible',
        `${path}[${i}].units`,
        'Only units that face each other, or an outflanker and a unit in the Reserve, are engaged (SAG-11.1, 18.8).',
      );
    if (units.some((id) => engaged.includes(id)))
      fault('impossible', `${path}[${i}].units`, 'A unit is engaged with one enemy only (SAG-11.2).');
    engaged.push(...units);
  }
}

/** Face to face in the 1st Lines, or one of them out on the other's flank. */
function canMeet(one: Unit, other: Unit): boolean {
  if (zoneOf(one.at) === 'L') return facing(one.at) === other.at;
  const [raider, raided] = isOutflanker(one) ? [one, other] : [other, one];
  return isOutflanker(raider) && zoneOf(raided.at) === 'R' && boardOf(raided.at) === boardOf(raider.at);
}

/** SAG-15.10: whoever comes into a Reserve comes into its own. */
function checkEntry(state: State, path: string): void {
  for (const [i, frame] of state.frames.entries())
    if (isFrameOf(reserveEntryFrame, frame) && findUnit(frozen(state), frame.unit)?.owner !== frame.player)
      fault('impossible', `${path}[${i}].unit`, 'A unit comes into its own Reserve.');
}

/** The moment must be one of the sequence of play: frames nest. */
export function checkMoment(state: State): void {
  checkNesting(state.frames, 'frames');
  checkEntry(state, 'frames');
  checkSetup(state);
  checkActivation(state);
  checkDrafts(state);
  const broken = Object.entries(invariants).find(([, wrong]) => wrong(frozen(state)) !== null);
  if (broken !== undefined) fault('impossible', 'units', `It must hold that ${broken[0]}.`);
}
