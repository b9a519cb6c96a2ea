// NAP-SOL.14: the armies of the Abyss in a campaign, by the corruption of the region.
import { type Enlisted, ROSTERS, type Roster } from './rosters.ts';

export const ABYSS_LEVELS = ['L0', 'L1', 'L2', 'L3', 'AB-320'] as const;
export type AbyssLevel = (typeof ABYSS_LEVELS)[number];

const abyss = (units: string): Roster => ({
  faction: 'abyss',
  units: units.split(' ').map((unit) => ({ unit, detachment: null })),
});

export const ABYSS_LISTS: { readonly [level in AbyssLevel]: Roster } = {
  L0: abyss('AB13 AB01 AB02 AB03'),
  L1: abyss('AB13 AB01 AB01 AB02 AB03 AB06'),
  L2: abyss('AB13 AB01 AB01 AB03 AB04 AB06 AB11'),
  L3: abyss('AB14 AB01 AB01 AB03 AB03 AB04 AB08 AB10'),
  'AB-320': ROSTERS['AB-320'],
};

/** NAP-SOL.3: what joins every list, by the difficulty of the campaign. */
export const MORE_UNITS: { readonly [difficulty: string]: readonly Enlisted[] } = {
  conscript: [],
  veteran: abyss('AB04').units,
  marshal: abyss('AB03 AB04').units,
};

/** NAP-SOL.9: what joins the list at the Breach, whatever the difficulty. */
export const BREACH_UNITS: readonly Enlisted[] = abyss('AB03 AB08').units;
