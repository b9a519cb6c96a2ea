// R072: leaving the map by movement.
import { patchUnit, sheetOf } from '../changes/units.ts';
import { theatreOf } from '../data/theatres.ts';
import { patchSide } from '../fights/aftermath.ts';
import type { Read, Table } from '../rule-types.ts';
import type { Group } from '../state.ts';
import { strengthOf } from '../strength/faces.ts';
import { NOWHERE } from '../vocabulary.ts';

export function isAtExit(state: Read, { units, hex, used, allowance }: Group): boolean {
  const theatre = theatreOf(state);
  const [first] = units;
  if (first === undefined) return false;
  const { army } = sheetOf(state, first);
  const isExit = theatre.exits.some((exit) => exit.army === army && exit.hex === hex);
  return isExit && units.every((_, i) => (used[i] ?? 0) + 2 <= (allowance[i] ?? 0));
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
