// Finding units in what a viewer sees.
import type { UnitView, View } from './view.ts';
import type { Place, Player, UnitId } from './vocabulary.ts';

export const unitIn = (view: View, id: UnitId | null): UnitView | undefined =>
  view.units.find((unit) => unit.id === id);

export const unitAt = (view: View, place: Place): UnitView | undefined =>
  view.units.find((unit) => unit.at === place);

/** SAG-11.3: whom a unit is engaged with. */
export const meleeFoe = ({ melees }: View, id: UnitId): UnitId | undefined =>
  melees.find(({ units }) => units.includes(id))?.units.find((unit) => unit !== id);

/** Units are numbered by army: 'A7' is A's. */
export const ownerOf = (unit: UnitId): Player => (unit.startsWith('A') ? 'A' : 'B');
