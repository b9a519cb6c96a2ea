import { capital } from '@grognard/desk/words/phrases.ts';
import type { Keyword, Nation, Status, UnitType } from '../../vocabulary.ts';

export const NATION_NAME: { readonly [nation in Nation]: string } = {
  FR: 'French',
  BR: 'British',
  AL: 'Allied',
  PR: 'Prussian',
};

export const TYPE_NAME: { readonly [type in UnitType]: string } = {
  infantry: 'Infantry',
  lightInfantry: 'Light Infantry',
  lightCavalry: 'Light Cavalry',
  heavyCavalry: 'Heavy Cavalry',
  artillery: 'Artillery',
  horseArtillery: 'Horse Artillery',
};

export const STATUS_NAME: { readonly [status in Status]: string } = {
  standard: 'Standard',
  elite: 'Elite',
  guard: 'Guard',
};

export const keywordName = (keyword: Keyword): string => capital(keyword);

/** SAG-21: what each keyword means. */
export const KEYWORD_RULE: { readonly [keyword in Keyword]: string } = {
  accurate: 'SAG-21.9',
  auxiliary: 'SAG-21.10',
  breakthrough: 'SAG-21.11',
  canister: 'SAG-21.8',
  compact: 'SAG-21.12',
  deploy: 'SAG-21.7',
  dismounted: 'SAG-21.18',
  fast: 'SAG-21.15',
  impact: 'SAG-21.13',
  relentless: 'SAG-21.14',
  steadfast: 'SAG-21.16',
  support: 'SAG-21.17',
};

export const VALUES = ['fire', 'melee', 'cohesion', 'morale'] as const;

export type ValueName = (typeof VALUES)[number];

export const VALUE_NAME: { readonly [value in ValueName]: string } = {
  fire: 'Fire',
  melee: 'Melee',
  cohesion: 'Cohesion',
  morale: 'Morale',
};
