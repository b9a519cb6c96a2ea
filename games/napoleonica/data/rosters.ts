// NAP-ROS.1: armies ready to march.
import type { DetachmentId, Faction, UnitTypeId } from './words.ts';

/** A unit that takes the field, and what marches with it. */
export interface Enlisted {
  readonly unit: UnitTypeId;
  readonly detachment: DetachmentId | null;
}

/** NAP-ARM: an army of one faction. */
export interface Roster {
  readonly faction: Faction;
  readonly units: readonly Enlisted[];
}

/** 'FR01+DT2': a unit and its detachment. */
const enlisted = (text: string): Enlisted => {
  const [unit = '', detachment = null] = text.split('+');
  return { unit, detachment };
};

const roster = (faction: Faction, units: string): Roster => ({
  faction,
  units: units.split(' ').map(enlisted),
});

export const ROSTERS = {
  'FR-182': roster('france', 'FR14 FR01 FR01 FR02 FR05 FR09'),
  'FR-200': roster('france', 'FR12 FR01 FR01+DT2 FR02 FR03 FR05 FR07'),
  'FR-220': roster('france', 'FR14 FR01 FR01 FR02 FR03 FR05 FR07'),
  'FR-240': roster('france', 'FR14 FR01 FR01 FR01 FR02 FR03 FR05 FR09'),
  'FR-300': roster('france', 'FR14 FR12 FR01 FR01 FR02 FR03 FR05 FR07 FR09'),
  'RU-182': roster('russia', 'RU12 RU01 RU03 RU04 RU07 RU08'),
  'RU-200': roster('russia', 'RU12 RU01 RU02 RU03 RU06 RU07 RU08'),
  'RU-220': roster('russia', 'RU14 RU01 RU01+DT2 RU03 RU04+DT1 RU06 RU08'),
  'RU-240': roster('russia', 'RU12 RU01 RU02 RU03 RU06 RU07 RU08 RU09'),
  'RU-300': roster('russia', 'RU12 RU01 RU04 RU04 RU06 RU07 RU08 RU08 RU09'),
  'AB-182': roster('abyss', 'AB13 AB01 AB01 AB01 AB03 AB04 AB06'),
  'AB-200': roster('abyss', 'AB13 AB01 AB01 AB02 AB03 AB04 AB08'),
  'AB-220': roster('abyss', 'AB14 AB01 AB01 AB03 AB06 AB08 AB11'),
  'AB-240': roster('abyss', 'AB13 AB01 AB01 AB03 AB03 AB04 AB04 AB08'),
  'AB-300': roster('abyss', 'AB13 AB01 AB03 AB03 AB04 AB06 AB08 AB08 AB10'),
  'AB-320': roster('abyss', 'AB14 AB12 AB13 AB01+DA1 AB01+DA2 AB03 AB04 AB04 AB06'),
} as const satisfies { readonly [name: string]: Roster };

export type RosterName = keyof typeof ROSTERS;
