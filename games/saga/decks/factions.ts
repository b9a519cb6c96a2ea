import type { Faction } from '../vocabulary.ts';

export const FACTION_NAME: { readonly [faction in Faction]: string } = {
  FR: 'French',
  CO: 'Coalition',
  PR: 'Prussian',
};
