// What a unit can reach from where it stands: slots under its guns, the ways it may retreat.

import { findUnitCard } from '../data/unit-cards.ts';
import { isArtilleryCard } from '../decks/deck-rules.ts';
import { boardOf, placeOf, retreatSides, retreatSlot, slotOf } from '../field/places.ts';
import { REACH } from '../tables/artillery-lattice.ts';
import type { UnitView, View } from '../view.ts';
import { unitAt } from '../view-units.ts';
import { opponentOf, type Place, type UnitId } from '../vocabulary.ts';
import { unitNamedIn } from './frame-facts.ts';

/** SAG-10.4: without a card that carries further. */
const RANGE = 3;

/** SAG-10.4: the enemy slots a gun reaches; none for anybody else. */
export function gunReach({ card, at, owner }: UnitView): readonly Place[] {
  const unit = card === null ? undefined : findUnitCard(card);
  if (unit === undefined || !isArtilleryCard(unit) || boardOf(at) !== owner) return [];
  return (REACH[slotOf(at)] ?? [])
    .filter(({ range }) => range <= RANGE)
    .map(({ slot }) => placeOf(opponentOf(owner), slot));
}

/** SAG-2.11: where a unit would go, and whether somebody is there already. None for one on the enemy's board. */
export const retreatWays = (
  view: View,
  { at, owner }: UnitView,
): readonly { readonly place: Place; readonly isTaken: boolean }[] =>
  boardOf(at) === owner
    ? retreatSides(at).map((side) => {
        const place = placeOf(owner, retreatSlot(side));
        return { place, isTaken: unitAt(view, place) !== undefined };
      })
    : [];

/** SAG-12.3, 12.7: whoever is about to leave: its Morale is tested, or it retreats already. */
export function waveringUnit(view: View): UnitId | null {
  if (view.test?.kind === 'morale') return view.test.unit;
  return unitNamedIn(
    view.frames.findLast(({ proc }) => proc === 'retreat' || proc === 'morale'),
    'unit',
  );
}
