// What the fields of a position must have to do with each other.
import { frozen, type Random, randomOf, simulate, simulationSource } from '@grognard/kernel';
import { fault } from '@grognard/kernel/forms.ts';
import { resign } from '../actions/resign.ts';
import { clone } from '../clone.ts';
import { boardOf, facing, zoneOf } from '../field/places.ts';
import { findUnit, isArtillery, isOutflanker } from '../field/units.ts';
import { invariants } from '../invariants.ts';
import { procedures } from '../procedures/index.ts';
import type { State, Unit } from '../state.ts';
import { view } from '../view.ts';
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

/** The moment must be one of the sequence of play: frames nest, and the game goes on from there. */
export function checkMoment(state: State): void {
  checkNesting(state.frames, 'frames');
  checkSetup(state);
  checkActivation(state);
  checkDrafts(state);
  const broken = Object.entries(invariants).find(([, wrong]) => wrong(frozen(state)) !== null);
  if (broken !== undefined) fault('impossible', 'units', `It must hold that ${broken[0]}.`);
  if (state.result !== null) return;
  rehearse(state);
}

const RULES = {
  id: 'saga',
  procedures,
  always: [resign],
  outcome: (state: { readonly result: State['result'] }) => state.result,
  clone,
};

/** Plays to the next decision on a copy: what breaks on the way was no possible moment. */
function rehearse(state: State): void {
  const random: Random = randomOf(simulationSource(1));
  let problem: string | null = null;
  try {
    const table = simulate(RULES, frozen(state), random);
    for (const viewer of ['A', 'B', 'spectator']) view(frozen(table.state), viewer);
    const stuck = table.pending().find(({ seat }) => table.legal(seat).length === 0);
    if (stuck !== undefined) problem = `${stuck.seat} would have to decide but could do nothing.`;
  } catch (thrown) {
    problem = thrown instanceof Error ? thrown.message : String(thrown);
  }
  if (problem !== null) fault('impossible', 'frames', `The game cannot go on from there: ${problem}`);
}
