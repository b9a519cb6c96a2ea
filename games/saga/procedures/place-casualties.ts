// All markers at once, then the destroyed, then the tests the survivors owe (SAG-11.6, 12.2 to 12.4); the
// combat unit before its supporters (SAG-R89).

import { addCasualties, eliminate } from '../combat/elimination.ts';
import { endMelee, foeOf, meleeOf } from '../field/melees.ts';
import { PLACES } from '../field/places.ts';
import { cardOf, findUnit, unitOf } from '../field/units.ts';
import type { HitsFrame } from '../frames.ts';
import type { Hit, Owed } from '../input/frame-words.ts';
import type { Table } from '../rule-types.ts';
import type { State } from '../state.ts';
import { opponentOf, type UnitId } from '../vocabulary.ts';
import { winMelee } from './call-win.ts';

type Struck = Pick<Hit, 'unit' | 'hits'>;

export function placeCasualties(umpire: Table, frame: HitsFrame): void {
  const struck: Struck[] = [
    ...frame.batch.filter(({ hits }) => hits > 0),
    ...bySlot(umpire.state, frame.supporters).map((unit) => ({ unit, hits: 1 })),
  ];
  const owed = struck.flatMap((hit) => owedFor(umpire.state, hit));
  const destroyed = struck
    .filter(({ unit, hits }) => addCasualties(umpire, unit, hits))
    .map(({ unit }) => unit);
  const active = umpire.state.activation?.player ?? umpire.state.first;
  const owner = ({ unit }: Owed): string => unitOf(umpire.state, unit).owner;
  frame.queue = [opponentOf(active), active].flatMap((player) =>
    owed.filter((entry) => owner(entry) === player && !destroyed.includes(entry.unit)),
  );
  const melees = destroyed.map((id) => ({
    id,
    at: unitOf(umpire.state, id).at,
    melee: meleeOf(umpire.state, id),
  }));
  for (const id of destroyed) eliminate(umpire, id);
  for (const { id, at, melee } of melees) {
    if (melee === undefined || meleeOf(umpire.state, id) === undefined) continue;
    const foe = foeOf(melee, id);
    // SAG-R39: with both destroyed nobody has won.
    if (findUnit(umpire.state, foe) === undefined) endMelee(umpire, melee, null);
    else winMelee(umpire, melee, foe, at);
  }
}

function bySlot(state: State, ids: readonly UnitId[]): readonly UnitId[] {
  const order = (id: UnitId): number => PLACES.indexOf(unitOf(state, id).at);
  return ids.toSorted((a, b) => order(a) - order(b));
}

/** SAG-12.3, 12.4, SAG-R33: 6+ for the second casualty, 7+ for each further one; the first calls for none. */
function owedFor(state: State, { unit: id, hits }: Struck): readonly Owed[] {
  const unit = unitOf(state, id);
  const owed: Owed[] = [];
  for (
    let nth = Math.max(2, unit.cas + 1);
    nth <= Math.min(unit.cas + hits, cardOf(unit).cohesion - 1);
    nth++
  )
    owed.push({ unit: id, need: nth === 2 ? 6 : 7 });
  return owed;
}
