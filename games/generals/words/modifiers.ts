import type { Column, Role } from '../tables/modifiers.ts';

/** What changes a die, as it is listed beside the sum. */
export const modifierNames = {
  against: '{own} against {other}',
  unopposed: 'Unopposed',
  spent: 'Spent',
  fastFire: 'Fire in Fast movement',
  forest: 'Forest',
  uphill: 'Uphill',
  downhill: 'Downhill',
  river: 'Into the river',
  building: 'Against the building',
  reaction: 'Reaction',
  range1: 'Range 1',
  range2: 'Range 2',
  token: 'Artillery token',
  atBuilding: 'At the building',
} as const;

/** GEN-13.2: whoever rolls. */
export const OWN_ROLE: { readonly [row in Role]: string } = {
  attI: 'Attacking Infantry',
  attC: 'Attacking Cavalry',
  attA: 'Attacking Artillery',
  sq: 'Infantry in square',
  pasI: 'Defending Infantry',
  pasC: 'Defending Cavalry',
  pasA: 'Defending Artillery',
};

/** GEN-13.3: whom it is rolled against. */
export const OTHER_ROLE: { readonly [column in Exclude<Column, 'none'>]: string } = {
  attI: 'attacking Infantry',
  attC: 'attacking Cavalry',
  attA: 'attacking Artillery',
  sq: 'Infantry in square',
  pasI: 'defending Infantry',
  pasC: 'defending Cavalry',
  pasA: 'defending Artillery',
  routed: 'a routed unit',
};
