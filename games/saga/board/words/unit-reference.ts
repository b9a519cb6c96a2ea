// SAG-1.4, 21, 22: a unit explained: its values, its keywords and what lies on it, a sentence each with its rule.
import { tell } from '@grognard/desk/words/tell.ts';
import { unitCard } from '../../data/unit-cards.ts';
import type { UnitView } from '../../view.ts';
import type { UnitCardId } from '../../vocabulary.ts';
import { KEYWORD_RULE, VALUES } from './card-words.ts';
import { FORMATION_SAYS, KEYWORD_SAYS, MARKER_SAYS, VALUE_SAYS } from './sentences-reference.ts';

export interface Explained {
  readonly text: string;
  readonly rule: string;
}

const VALUE_RULE = { fire: 'SAG-10.3', melee: 'SAG-11.5', cohesion: 'SAG-12.2', morale: 'SAG-12.3' } as const;
const FORMATION_RULE = { line: 'SAG-22.1', square: 'SAG-22.2', echelon: 'SAG-22.5' } as const;

export function cardExplained(id: UnitCardId): readonly Explained[] {
  const card = unitCard(id);
  return [
    ...VALUES.map((value) => ({
      text: tell(VALUE_SAYS[value], { value: card[value] }),
      rule: VALUE_RULE[value],
    })),
    ...card.keywords.map((keyword) => ({ text: tell(KEYWORD_SAYS[keyword]), rule: KEYWORD_RULE[keyword] })),
  ];
}

export function markersExplained(unit: UnitView): readonly Explained[] {
  const { cas, formation, chargeTurn, disarray, dismounted, outflankMarker, activated } = unit;
  const found: Explained[] = [];
  if (cas > 0) found.push({ text: tell(MARKER_SAYS.casualties, { cas }), rule: 'SAG-12.3' });
  if (formation !== null)
    found.push({ text: tell(FORMATION_SAYS[formation]), rule: FORMATION_RULE[formation] });
  if (chargeTurn !== null) found.push({ text: tell(MARKER_SAYS.charging), rule: 'SAG-14.3' });
  if (disarray) found.push({ text: tell(MARKER_SAYS.disarray), rule: 'SAG-14.5' });
  if (dismounted) found.push({ text: tell(MARKER_SAYS.dismounted), rule: 'SAG-21.18' });
  if (outflankMarker) found.push({ text: tell(MARKER_SAYS.outflanking), rule: 'SAG-18.9' });
  if (activated) found.push({ text: tell(MARKER_SAYS.activated), rule: 'SAG-9.3' });
  return found;
}
