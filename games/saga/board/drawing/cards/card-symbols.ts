import type { SymbolName } from '@grognard/desk/look/symbol-names.ts';
import type { Faction, Status, UnitType } from '../../../vocabulary.ts';
import type { Look } from './insignia.ts';

export const FACTION_LOOK: { readonly [faction in Faction]: Look } = { FR: 'fr', CO: 'gb', PR: 'pr' };

export const EMBLEM: { readonly [look in Look]: SymbolName } = {
  fr: 'nat-france',
  gb: 'nat-britain',
  nl: 'nat-netherlands',
  bw: 'nat-brunswick',
  hv: 'nat-britain',
  pr: 'nat-prussia',
};

export const TYPE_SYMBOL: { readonly [type in UnitType]: SymbolName } = {
  infantry: 'arm-infantry',
  lightInfantry: 'arm-light-infantry',
  lightCavalry: 'arm-light-cavalry',
  heavyCavalry: 'arm-heavy-cavalry',
  artillery: 'arm-foot-artillery',
  horseArtillery: 'arm-horse-artillery',
};

export const STARS: { readonly [status in Status]: string } = { standard: '', elite: '★', guard: '★★' };
