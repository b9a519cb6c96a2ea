// SAG-13 and the table of SAG-P-ACT: where a unit may go.
import { at, behind, beside, inFrontOf, LINE, type Player, RESERVE, rowOf, SECOND } from './board.ts';
import { freeSlots, isFree, mayBeAt } from './land.ts';
import { isArtillery, isEngaged, type Table, type Unit, unitAt } from './table.ts';

export interface Step {
  readonly kind: string;
  /** The place, with its board. */
  readonly to: string;
  readonly with: Unit | null;
}

/** SAG-R55. */
const mayBeMoved = (table: Table, unit: Unit): boolean =>
  !isEngaged(table, unit) && unit.formation !== 'square';

function stepsTo(
  table: Table,
  unit: Unit,
  places: readonly string[],
  kind: string,
  exchange: string | null,
): readonly Step[] {
  return places.flatMap((to): readonly Step[] => {
    if (!mayBeAt(table, unit, to)) return [];
    if (isFree(table, to)) return kind === '' ? [] : [{ kind, to, with: null }];
    const partner = unitAt(table, to);
    if (exchange === null || partner === undefined || partner.owner !== unit.owner) return [];
    const fits = mayBeMoved(table, partner) && mayBeAt(table, partner, unit.at);
    return fits ? [{ kind: exchange, to, with: partner }] : [];
  });
}

const all = (player: Player, slots: readonly string[]): readonly string[] =>
  slots.map((slot) => at(player, slot));

/** Every step of the kinds a unit has from where it stands. */
export function stepsOf(table: Table, unit: Unit): readonly Step[] {
  const row = rowOf(unit.at);
  const sideways = stepsTo(table, unit, beside(unit.at), 'lateral', 'lateralX');
  if (row === 'L') return [...sideways, ...stepsTo(table, unit, behind(unit.at), 'back', null)];
  if (row === 'S') return [...stepsTo(table, unit, inFrontOf(unit.at), 'advance', 'advanceX'), ...sideways];
  if (row !== 'R') return [];
  const forward = stepsTo(table, unit, all(unit.owner, SECOND), 'commit', 'relieve');
  const others = all(unit.owner, RESERVE).filter((place) => place !== unit.at);
  return isArtillery(unit) ? [...forward, ...stepsTo(table, unit, others, 'shift', 'shiftX')] : forward;
}

/** SAG-F02. */
export const guardSteps = (table: Table, unit: Unit): readonly Step[] =>
  stepsTo(table, unit, all(unit.owner, LINE), 'guard', 'guard');

/** Puts the board as it would be after a step, asks, and puts it back. */
export function supposing<T>(unit: Unit, step: Step, ask: () => T): T {
  const from = unit.at;
  unit.at = step.to;
  if (step.with !== null) step.with.at = from;
  const answer = ask();
  unit.at = from;
  if (step.with !== null) step.with.at = step.to;
  return answer;
}

export const freeInReserve = (table: Table, player: Player): readonly string[] =>
  freeSlots(table, player, RESERVE);
