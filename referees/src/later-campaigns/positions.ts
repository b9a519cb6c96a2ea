// The events told everything: played on the referee's board they lead to the position that was kept.
import type { Course } from './course.ts';
import { at, type Leader, type Unit } from './words.ts';

/** The two hexes of a line are named in either order. */
const unitTold = ({ status, hex, lost, disrupted, extended }: Unit): string =>
  status === 'map'
    ? `${extended === hex ? hex : [hex, extended].toSorted((a, b) => a - b)} ${lost} ${disrupted}`
    : status;
const leaderTold = ({ status, hex }: Leader): string => (status === 'map' ? `${hex}` : status);

export function positionsTold({ board, after, tally }: Course): void {
  const differing = after.units.flatMap((now, unit) =>
    unitTold(now) === unitTold(at(board.units, unit))
      ? []
      : [`unit ${unit}: ${unitTold(at(board.units, unit))}, is ${unitTold(now)}`],
  );
  const astray = after.leaders.flatMap((now, leader) =>
    leaderTold(now) === leaderTold(at(board.leaders, leader))
      ? []
      : [`leader ${leader}: ${leaderTold(at(board.leaders, leader))}, is ${leaderTold(now)}`],
  );
  tally.check('positions', 'NLC-A.4', 'units and leaders', [], [...differing, ...astray]);
}
