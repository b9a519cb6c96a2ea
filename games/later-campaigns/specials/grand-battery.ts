// NLC-A.5 `grand-battery`: at 12:00 and 13:00 French guns about hex 2026 fire together in the first French Stage.
import { sheetOf, unitAt } from '../changes/units.ts';
import { theatreOf } from '../data/theatres.ts';
import { distance } from '../ground/hexes.ts';
import { isDecoy } from '../orders/hidden-march.ts';
import { turnSheet } from '../orders/legs.ts';
import type { Read } from '../rule-types.ts';
import type { State } from '../state.ts';
import type { UnitId } from '../vocabulary.ts';

const CLOCKS = ['1200', '1300'];
const MIDDLE = '2026';
const NEAR = 2;

const fired = (state: Read): string => `grand-battery ${state.turn}`;

const mayFire = (state: Read): boolean =>
  theatreOf(state).specials.includes('grand-battery') &&
  CLOCKS.includes(turnSheet(state).clock) &&
  state.stage?.side === 'french' &&
  !state.stage.reserve &&
  !state.struck.includes(fired(state));

/** Guns that may bombard beside those of the Stage, whatever their formation. */
export function grandBattery(state: Read): readonly UnitId[] {
  if (!mayFire(state)) return [];
  const theatre = theatreOf(state);
  const middle = theatre.hexIds.indexOf(MIDDLE);
  return state.units.flatMap(({ status }, id) => {
    const { side, arm } = sheetOf(state, id);
    if (status !== 'map' || side !== 'french' || arm !== 'art' || state.stage?.active.includes(id)) return [];
    if (isDecoy(state, id)) return [];
    return distance(theatre, middle, unitAt(state, id).hex) <= NEAR ? [id] : [];
  });
}

/** The first French Stage is over. */
export function silenceBattery(state: State): void {
  if (mayFire(state)) state.struck = [...state.struck, fired(state)];
}
