import type { UnitCard } from '../../vocabulary.ts';
import { keywordName, NATION_NAME, STATUS_NAME, TYPE_NAME, VALUE_NAME, VALUES } from './card-words.ts';

/** A unit card in words: 'Cuirassiers, French Heavy Cavalry, Elite. Fire 0, Melee 4, … Compact, Impact.' */
export function tellUnit(card: UnitCard): string {
  const values = VALUES.map((value) => `${VALUE_NAME[value]} ${card[value]}`).join(', ');
  const keywords = card.keywords.map(keywordName).join(', ');
  const who = `${card.name}, ${NATION_NAME[card.nation]} ${TYPE_NAME[card.type]}, ${STATUS_NAME[card.status]}`;
  return keywords === '' ? `${who}. ${values}.` : `${who}. ${values}. ${keywords}.`;
}
