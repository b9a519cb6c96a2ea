// NLC-R072: leaving the map by movement.
import { patchUnit, sheetOf, sideOf } from '../changes/units.ts';
import { patchSide } from '../combat/aftermath.ts';
import { theatreOf } from '../data/theatres.ts';
import { fieldOf } from '../ground/field.ts';
import { mayLeaveStartedZoc } from '../orders/permissions.ts';
import { crossCountry } from '../reach/entry.ts';
import type { Read, Table } from '../rule-types.ts';
import type { Group } from '../state.ts';
import { strengthOf } from '../strength/faces.ts';
import { LEAVE_ZOC } from '../tables/terrain-effects.ts';
import { NOWHERE } from '../vocabulary.ts';

/** From a hex of an own supply edge, or at an exit of the scenario, for the cost of the hex once more. */
export function isAtExit(state: Read, group: Group): boolean {
  const theatre = theatreOf(state);
  const { units, hex, used, allowance, hexesMoved } = group;
  const [first] = units;
  if (first === undefined) return false;
  const { army } = sheetOf(state, first);
  const isWayOut =
    theatre.armies[army]?.supply.includes(hex) === true ||
    theatre.exits.some((exit) => exit.army === army && exit.hex === hex);
  const field = fieldOf(state);
  const isHeld = field.inEnemyZoc(sideOf(state, first), hex);
  // NLC-5.4b, c: as with any other step out of a ZOC.
  if (!isWayOut || (isHeld && hexesMoved === 0 && !units.every((id) => mayLeaveStartedZoc(state, id))))
    return false;
  return units.every((id, i) => {
    const leaving = isHeld && sheetOf(state, id).arm !== 'cav' ? LEAVE_ZOC : 0;
    return (used[i] ?? 0) + crossCountry(state, field, id, hex) + leaving <= (allowance[i] ?? 0);
  });
}

/** NLC-18.1: only an exit of the scenario scores. */
export function leaveMap(table: Table, { units, hex }: Group): void {
  const { state } = table;
  for (const id of units) {
    const { army, side } = sheetOf(state, id);
    const exit = theatreOf(state).exits.find((each) => each.army === army && each.hex === hex);
    const points = (exit?.pointsPerStrength ?? 0) * strengthOf(state, id);
    patchSide(state, side, { points: state.sides[side].points + points });
    patchUnit(state, id, { status: 'exited', hex: NOWHERE, extended: NOWHERE });
    table.emit({ type: 'unitLeftMap', rule: 'NLC-5.6', unit: id, hex });
  }
}
