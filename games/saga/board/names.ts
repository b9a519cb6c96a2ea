import type { Json } from '@grognard/kernel';
import { OBJECTIVE_CARDS } from '../data/objectives.ts';
import { findStrategyCard } from '../data/strategy-cards.ts';
import { findUnitCard } from '../data/unit-cards.ts';
import { SEAT_NAME } from '../names.ts';
import type { UnitView, View } from '../view.ts';
import {
  type Formation,
  type ObjectiveId,
  type Place,
  type Player,
  SLOTS,
  type Slot,
  type StrategyCardId,
  type TerrainKind,
  type TestKind,
  type UnitCardId,
} from '../vocabulary.ts';

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
export const TERRAIN_SYMBOL: { readonly [kind in TerrainKind]: string } = {
  hill: 'ter-hill',
  river: 'ter-river',
  woods: 'ter-woods',
  building: 'ter-chateau',
};
export const TEST_NAME: { readonly [kind in TestKind]: string } = {
  fire: 'Fire',
  melee: 'Melee',
  morale: 'Morale',
  evade: 'Evade',
  outflank: 'Outflank',
};

export const TEST_SIGN: { readonly [kind in TestKind]: string } = {
  fire: 'sym-hit',
  melee: 'mk-melee',
  morale: 'mk-line',
  evade: 'arm-light-cavalry',
  outflank: 'mk-outflank',
};

export const isSlot = (word: Json | undefined): word is Slot => SLOTS.some((slot) => slot === word);

export const cardName = (card: StrategyCardId | null): string =>
  card === null ? 'a card' : (findStrategyCard(card)?.name ?? card);
export const unitCardName = (card: UnitCardId | null): string =>
  card === null ? 'a face-down unit' : (findUnitCard(card)?.name ?? card);
export const objectiveName = (id: ObjectiveId | null): string =>
  OBJECTIVE_CARDS.find((card) => card.id === id)?.name ?? 'a hidden objective';

const FLANK_SLOT: { readonly [slot in Slot]?: string } = {
  RTW: 'Retreat West',
  RTE: 'Retreat East',
  OFW: 'Out-flank West',
  OFE: 'Out-flank East',
};
/** 'L3', 'Retreat West'. */
export const slotName = (slot: string): string =>
  slot === 'IN' ? 'the Army deck' : isSlot(slot) ? (FLANK_SLOT[slot] ?? slot) : slot;

export const boardIn = (place: Place): Player => (place.startsWith('A') ? 'A' : 'B');
export const slotIn = (place: Place): string => place.slice(2);
/** 'Blue’s L3' */
export const placeName = (place: Place): string =>
  `${SEAT_NAME[boardIn(place)]}’s ${slotName(slotIn(place))}`;

export const findView = (view: View, id: string): UnitView | undefined =>
  view.units.find((unit) => unit.id === id);
export const unitAt = (view: View, place: Place): UnitView | undefined =>
  view.units.find((unit) => unit.at === place);

/** 'Highlanders (L3)' */
export function unitName(view: View, id: string): string {
  const unit = findView(view, id);
  return unit === undefined ? 'the unit' : `${unitCardName(unit.card)} (${slotName(slotIn(unit.at))})`;
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

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** '+2', '−1', '±0'. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '±0');
export const percent = (chance: number): string => `${Math.round(chance * 100)} %`;

/** 'a1, a2 and b3' */
export function listed(things: readonly string[]): string {
  if (things.length < 2) return things[0] ?? '';
  return `${things.slice(0, -1).join(', ')} and ${things.at(-1)}`;
}

/** Whose army lies at the lower edge: the viewer's; spectators see A's. */
export const nearOf = (view: View): Player => (view.viewer === 'B' ? 'B' : 'A');

const SMALL_NUMBERS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');
/** The figures of the display face are hard to read: headings have words. */
export const inWords = (count: number): string => SMALL_NUMBERS[count] ?? String(count);
