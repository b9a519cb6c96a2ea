// NLC-5, NLC-D.1: steps that were made, and what they cost.
import type { Named } from '../contract.ts';
import { sideOf, unitsOfIn } from './board.ts';
import type { Course } from './course.ts';
import { costOfStep } from './moves.ts';
import { numbers } from './replay.ts';
import { at, NONE, otherSide } from './words.ts';

/** Before the step is made on the board. */
export function stepTold(course: Course, event: Named): void {
  const { board, tally, before } = course;
  const [from, to, how] = [Number(event['from']), Number(event['to']), String(event['how'])];
  const units = numbers(event['units']);
  const [unit] = units;
  if (unit === undefined || from === NONE || to === NONE) return;
  const enemies = unitsOfIn(board, otherSide(sideOf(board, unit)), to);
  const isPassable = at(board.land.contact, from).includes(to);
  // By mail whoever is met on his way is put back to where it happened.
  if (how === 'return' && board.options['sequence'] !== 'chit') return;
  if (how === 'charge' || how === 'return')
    tally.check('steps', 'NLC-5.1a', `${how} of unit ${unit}`, true, isPassable);
  else if (how === 'retreat')
    tally.check(
      'steps',
      'NLC-D.6',
      `retreat of unit ${unit} to hex ${to}`,
      [true, 0],
      [isPassable, enemies.length],
    );
  else if (before.group?.units.includes(unit) && before.frames.some(({ proc }) => proc === 'group'))
    groupStep(course, unit, from, to, isPassable && enemies.length === 0);
}

function groupStep(course: Course, unit: number, from: number, to: number, isOpen: boolean): void {
  const { board, tally, before } = course;
  tally.check('steps', 'NLC-D.2', `step of unit ${unit} to hex ${to}`, true, isOpen);
  const alone = before.group?.units.length === 1;
  const { extended } = at(board.units, unit);
  if (!alone || extended !== NONE || course.moment.action.type === 'moveLine') return;
  course.spent = course.spent === null ? null : course.spent + costOfStep(board, unit, from, to);
}

/** Once the decision is over: what the group has used is what its steps cost. */
export function costsTold({ before, after, tally, spent, moment }: Course): void {
  const [was, is] = [before.group, after.group];
  const { type } = moment.action;
  if (spent === null || spent === 0 || was === null || is === null || (type !== 'step' && type !== 'go'))
    return;
  const [unit] = was.units;
  if (unit === undefined || was.units.length > 1 || is.units[0] !== unit || is.units.length > 1) return;
  if (is.hexesMoved <= was.hexesMoved || is.from !== was.from) return;
  const whole = (was.used[0] ?? 0) + spent;
  const expected = is.hexesMoved === 1 ? Math.min(whole, is.allowance[0] ?? whole) : whole;
  tally.check(
    'costs',
    'NLC-D.1',
    `half-points of unit ${unit} from hex ${was.hex} to hex ${is.hex}`,
    expected,
    is.used[0],
  );
}
