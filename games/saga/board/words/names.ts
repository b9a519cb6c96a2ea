import { tell, translate } from '@grognard/desk/words/tell.ts';
import type { Noun } from '@grognard/kernel';
import { OBJECTIVE_CARDS } from '../../data/objectives.ts';
import { findStrategyCard } from '../../data/strategy-cards.ts';
import { findUnitCard } from '../../data/unit-cards.ts';
import { boardOf, slotOf } from '../../field/places.ts';
import { SEAT_NAME } from '../../names.ts';
import type { UnitView, View } from '../../view.ts';
import { unitIn } from '../../view-units.ts';
import type {
  Formation,
  ObjectiveId,
  Place,
  Player,
  StrategyCardId,
  TerrainKind,
  UnitCardId,
} from '../../vocabulary.ts';
import { slotName } from '../../words/slot-names.ts';
import { unitNoun } from '../../words/unit-nouns.ts';
import { units } from './sentences-journal.ts';

export const FORMATION_NAME: { readonly [formation in Formation]: string } = {
  line: 'Line',
  square: 'Square',
  echelon: 'Echelon',
};
export const TERRAIN_NAME: { readonly [kind in TerrainKind]: string } = {
  hill: 'Hill',
  river: 'River',
  woods: 'Woods',
  building: 'Building',
};
export const TERRAIN_SYMBOL = {
  hill: 'ter-hill',
  river: 'ter-river',
  woods: 'ter-woods',
  building: 'ter-chateau',
} as const satisfies { readonly [kind in TerrainKind]: string };

export const cardName = (card: StrategyCardId | null): string =>
  card === null ? 'a card' : (findStrategyCard(card)?.name ?? card);
export const unitCardName = (card: UnitCardId | null): string =>
  card === null ? 'a face-down unit' : (findUnitCard(card)?.name ?? card);
export const objectiveName = (id: ObjectiveId | null): string =>
  OBJECTIVE_CARDS.find((card) => card.id === id)?.name ?? 'a hidden objective';

/** 'Blue’s 1st Line 3' */
export const placeName = (place: Place): string =>
  `${SEAT_NAME[boardOf(place)]}’s ${slotName(slotOf(place))}`;

/** 'the Highlanders (1st Line 3)' */
export function unitName(view: View, id: string): Noun {
  const unit = unitIn(view, id);
  if (unit === undefined) return { noun: tell(units.unknown), number: 'one' };
  const known = unitNoun(unit.card);
  return {
    ...known,
    noun: tell(units.knownAt, { unit: translate(known.noun), where: slotName(slotOf(unit.at)) }),
  };
}

/** What has become of a unit, for whoever cannot see its markers. */
export function statesOf(unit: UnitView): readonly string[] {
  const casualties = unit.cas === 1 ? '1 casualty' : `${unit.cas} casualties`;
  return [
    unit.cas > 0 ? casualties : '',
    unit.formation === null ? '' : `in ${FORMATION_NAME[unit.formation]}`,
    unit.chargeTurn === null ? '' : 'charging',
    unit.disarray ? 'in Disarray' : '',
    unit.dismounted ? 'dismounted' : '',
    unit.outflankMarker ? 'outflanking' : '',
    unit.activated ? 'activated' : '',
    ...unit.attached.map((card) => `with ${cardName(card)}`),
  ].filter((state) => state !== '');
}

/** Whose army lies at the lower edge: the viewer's; spectators see A's. */
export const nearOf = (view: View): Player => (view.viewer === 'B' ? 'B' : 'A');
