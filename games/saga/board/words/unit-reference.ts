// SAG-1.4, 21, 22: a unit explained: its arm, values and keywords, what lies on it and under it, a sentence each with its rule.
import { tell, translate } from '@grognard/desk/words/tell.ts';
import { findStrategyCard } from '../../data/strategy-cards.ts';
import { unitCard } from '../../data/unit-cards.ts';
import type { UnitView, View } from '../../view.ts';
import { meleeFoe } from '../../view-units.ts';
import type { UnitCardId } from '../../vocabulary.ts';
import { KEYWORD_RULE, VALUES } from './card-words.ts';
import { cardName, unitName } from './names.ts';
import {
  ATTACHED_SAYS,
  FORMATION_SAYS,
  KEYWORD_SAYS,
  MARKER_SAYS,
  STATUS_SAYS,
  TERRAIN_SAYS,
  TYPE_SAYS,
  VALUE_SAYS,
} from './sentences-reference.ts';

export interface Explained {
  readonly text: string;
  readonly rule: string;
}

const VALUE_RULE = { fire: 'SAG-10.3', melee: 'SAG-11.5', cohesion: 'SAG-12.2', morale: 'SAG-12.3' } as const;
const TYPE_RULE = {
  infantry: 'SAG-21.1',
  lightInfantry: 'SAG-21.1',
  lightCavalry: 'SAG-21.3',
  heavyCavalry: 'SAG-21.4',
  artillery: 'SAG-21.5',
  horseArtillery: 'SAG-21.6',
} as const;
const STATUS_RULE = { elite: 'SAG-23.2', guard: 'SAG-23.3' } as const;
const TERRAIN_RULE = {
  hill: 'SAG-8.9',
  river: 'SAG-8.7',
  woods: 'SAG-8.10',
  building: 'SAG-8.11',
} as const;
const FORMATION_RULE = { line: 'SAG-22.1', square: 'SAG-22.2', echelon: 'SAG-22.5' } as const;

export function cardExplained(id: UnitCardId): readonly Explained[] {
  const card = unitCard(id);
  return [
    ...VALUES.map((value) => ({
      text: tell(VALUE_SAYS[value], { value: card[value] }),
      rule: VALUE_RULE[value],
    })),
    { text: tell(TYPE_SAYS[card.type]), rule: TYPE_RULE[card.type] },
    ...(card.status === 'standard'
      ? []
      : [{ text: tell(STATUS_SAYS[card.status]), rule: STATUS_RULE[card.status] }]),
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

/** What ground, Melee and attached cards make of a unit. */
export function placeExplained(view: View, unit: UnitView): readonly Explained[] {
  const found: Explained[] = [];
  const ground = view.terrain.find(({ at }) => at === unit.at);
  const kind = ground === undefined ? undefined : findStrategyCard(ground.card)?.terrain;
  if (kind !== undefined) found.push({ text: tell(TERRAIN_SAYS[kind]), rule: TERRAIN_RULE[kind] });
  const foe = meleeFoe(view, unit.id);
  if (foe !== undefined)
    found.push({ text: tell(MARKER_SAYS.engaged, { enemy: unitName(view, foe) }), rule: 'SAG-11.4' });
  for (const card of unit.attached)
    found.push({ text: translate(ATTACHED_SAYS[card] ?? cardName(card)), rule: `SAG-${card}` });
  return found;
}
