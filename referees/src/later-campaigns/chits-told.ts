// NLC-4: the rolls for chits, and what is drawn.
import type { Named } from '../contract.ts';
import { isOn } from './board.ts';
import type { Course } from './course.ts';
import { ratingOf } from './staff.ts';
import { at, otherSide, type Side } from './words.ts';

/** NLC-4.1a */
export function coordinatedRolled({ board, tally }: Course, event: Named): void {
  const needed = ratingOf(board, Number(event['leader'])) - 2;
  const who = `coordinated roll of ${String(event['side'])}`;
  tally.check('chitRolls', 'NLC-4.1a', who, needed, event['needed']);
  tally.check('chitRolls', 'NLC-4.1a', `${who} gained`, Number(event['roll']) <= needed, event['gained']);
}

/** NLC-4.2a, 20.11 */
export function initialRolled(course: Course, event: Named): void {
  const { board, tally } = course;
  const side = event['side'] as Side;
  const total = Number(event['roll']) + ratingOf(board, Number(event['leader'])) + headStart(course, side);
  tally.check('chitRolls', 'NLC-4.2a', `initial roll of ${side}`, total, event['total']);
}

function headStart({ board, before }: Course, side: Side): number {
  if (!isOn(board, 'initiative')) return 0;
  const [own, theirs] = [before.sides[side], before.sides[otherSide(side)]];
  if (own.retreatedBefore >= theirs.retreatedBefore) return 0;
  const isRout = theirs.retreatedBefore >= 2 * own.retreatedBefore && theirs.retreatFightsBefore >= 2;
  return isRout ? 2 : 1;
}

/** NLC-E.1 step 4: by the place of the chit among the ids. */
export function chitDrawn(course: Course, event: Named): void {
  const { tally, before, moment } = course;
  const draws = moment.drawn.filter(({ purpose }) => purpose.startsWith('NLC-4.0f'));
  const cup = course.cup ?? before.cup?.chits.map((chit) => [...chit]) ?? null;
  const draw = draws[course.drawn];
  course.drawn += 1;
  if (cup === null || draw === undefined || before.cup === null || draw.sides !== cup.length) {
    course.cup = null;
    return;
  }
  const idOf = (chit: readonly number[]): string => at(course.board.listing.bodies, chit[0] ?? 0).id;
  const sorted = cup.toSorted((a, b) => (idOf(a) < idOf(b) ? -1 : 1));
  const chit = sorted[draw.value - 1] ?? [];
  tally.check('draws', 'NLC-4.0f', `chit ${draw.value} of ${draw.sides}`, chit, event['chits']);
  course.cup = sorted.filter((each) => each !== chit);
}
