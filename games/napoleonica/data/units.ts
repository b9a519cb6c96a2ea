// NAP-UNI: the units of the three factions.
import { invariant } from '@grognard/kernel';
import type { UnitCard } from './unit-card.ts';
import { ABYSS } from './units-abyss.ts';
import { FRANCE } from './units-france.ts';
import { RUSSIA } from './units-russia.ts';
import type { Faction, UnitTypeId } from './words.ts';

const of = (faction: Faction, cards: readonly Omit<UnitCard, 'faction'>[]): readonly UnitCard[] =>
  cards.map((card) => ({ ...card, faction }));

export const UNITS: readonly UnitCard[] = [
  ...of('france', FRANCE),
  ...of('russia', RUSSIA),
  ...of('abyss', ABYSS),
];

const byId = new Map(UNITS.map((card) => [card.id, card]));

export const isUnitType = (id: unknown): id is UnitTypeId => typeof id === 'string' && byId.has(id);

export function unitCard(id: UnitTypeId): UnitCard {
  const card = byId.get(id);
  invariant(card !== undefined, `${id} is a unit`);
  return card;
}
