// Tests of courage, reckoned again when they are told.
import type { Named } from '../contract.ts';
import { cardOf, sideOf, unitsIn } from './board.ts';
import type { Course } from './course.ts';
import { groupMorale, isExhausted, pursuitRating, recoveryMorale, singleMorale } from './morale.ts';
import { numbers } from './replay.ts';
import type { Side } from './words.ts';

/** NLC-2.4c */
const held = (event: Named): boolean => Number(event['roll']) <= Number(event['morale']);

export function squareTested(course: Course, event: Named): void {
  const { board, tally } = course;
  const hex = Number(event['hex']);
  const defenders = unitsIn(board, hex).filter((unit) => !board.inside.has(unit));
  const morale = groupMorale(board, defenders, { isDefending: true, isFight: true });
  tally.check('squares', 'NLC-7.10a', `square at hex ${hex}`, morale, event['morale']);
  tally.check('squares', 'NLC-2.4c', `square at hex ${hex} formed`, held(event), event['formed']);
  course.square = event['formed'] === true;
}

export function reactionTested({ board, tally }: Course, event: Named): void {
  const unit = Number(event['unit']);
  const morale = singleMorale(board, unit, { isDefending: false, isFight: false });
  tally.check('reactionTests', 'NLC-7.9a', `reaction of unit ${unit}`, morale, event['morale']);
  tally.check('reactionTests', 'NLC-2.4c', `reaction of unit ${unit} passed`, held(event), event['passed']);
}

export function moraleTested(course: Course, event: Named): void {
  const { board, tally, assault } = course;
  const units = numbers(event['units']);
  const side = event['side'] as Side;
  const isRout = event['rule'] === 'NLC-20.10';
  if (isRout || assault === null) {
    const [unit = 0] = units;
    const morale = singleMorale(board, unit, {
      isDefending: assault?.defenders.includes(unit) === true,
      isFight: false,
    });
    tally.check('moraleTests', 'NLC-20.10', `unit ${unit}`, morale, event['morale']);
    return;
  }
  const { fought } = course.memory;
  if (fought === null) return;
  const isDefending = side !== assault.side;
  const morale = groupMorale(board, units, {
    isDefending,
    isFight: true,
    isFlanked: isDefending && fought.isFlanked,
    isUnderGuns: fought.underGuns.includes(side),
    isAgainstGuard: fought.againstGuard.includes(side),
  });
  tally.check('moraleTests', 'NLC-D.11', `${side} at hex ${assault.target}`, morale, event['morale']);
  tally.check(
    'moraleTests',
    'NLC-2.4c',
    `${side} at hex ${assault.target} passed`,
    held(event),
    event['passed'],
  );
}

/** NLC-19.1a: one die for all, each by its own morale. */
export function retreatTested({ board, tally, assault }: Course, event: Named): void {
  const units = numbers(event['units']);
  const roll = Number(event['roll']);
  const failing = units.filter((unit) => {
    const isDefending = assault !== null && sideOf(board, unit) !== assault.side;
    return roll > singleMorale(board, unit, { isDefending, isFight: event['rule'] === 'NLC-19.1a' });
  });
  tally.check('retreatTests', 'NLC-19.1a', `units ${units.join(', ')}`, failing, event['disrupted']);
}

export function recoveryTested({ board, tally }: Course, event: Named): void {
  const unit = Number(event['unit']);
  tally.check(
    'recoveryTests',
    'NLC-20.8h',
    `unit ${unit}`,
    isExhausted(board, unit),
    event['isExhausted'] === true,
  );
  tally.check('recoveryTests', 'NLC-19.2b', `unit ${unit}`, recoveryMorale(board, unit), event['morale']);
}

export function pursuitTested({ board, tally }: Course, event: Named): void {
  const unit = Number(event['unit']);
  const rating = pursuitRating(cardOf(board, unit));
  tally.check('pursuitTests', 'NLC-2.2g', `pursuit of unit ${unit}`, rating, event['rating']);
  tally.check(
    'pursuitTests',
    'NLC-7.8c',
    `unit ${unit} held back`,
    Number(event['roll']) <= rating,
    event['held'],
  );
}

export function chargeDecided(course: Course, event: Named): void {
  course.memory.backhands.delete(`${String(event['side'])} ${String(event['hex'])}`);
  course.square = false;
}
