// Units as they are called in sentences: a noun phrase that knows its number.
import type { Noun } from '@grognard/kernel';
import { findUnitCard } from '../data/unit-cards.ts';
import type { UnitCardId } from '../vocabulary.ts';

/** Men by what they are; every other name is a body of them: 'the Old Guard is'. */
const PLURAL: ReadonlySet<string> = new Set([
  '95th Rifles',
  'British Foot Guards',
  'Chasseurs à Cheval',
  'Combined Grenadiers',
  'Cuirassiers',
  'Dragoons',
  'Highlanders',
  'Horse Grenadiers of the Guard',
  'Hussars',
  'KGL Hussars',
  'Lancers',
  'Light Dragoons',
  'Old Guard Grenadiers',
  'Prussian Dragoons',
  'Prussian Grenadiers',
  'Prussian Hussars',
  'Prussian Jaegers',
  'Prussian Uhlans',
]);

const UNKNOWN: Noun = { noun: 'a face-down unit', number: 'one' };

/** 'the Highlanders' are, 'the Line Infantry' is. */
export function unitNoun(id: UnitCardId | null): Noun {
  const card = id === null ? undefined : findUnitCard(id);
  if (card === undefined) return UNKNOWN;
  return { noun: `the ${card.name}`, number: PLURAL.has(card.name) ? 'other' : 'one' };
}
