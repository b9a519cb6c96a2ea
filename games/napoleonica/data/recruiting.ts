// NAP-ARM.8: in which order a sensible player recruits: a Commander, a line, horse for the flanks, then what decides.
import type { Faction, UnitTypeId } from './words.ts';

const order = (units: string): readonly UnitTypeId[] => units.split(' ');

export const RECRUITING: { readonly [faction in Faction]: readonly UnitTypeId[] } = {
  france: order('FR12 FR01 FR05 FR03 FR02 FR07 FR01 FR03 FR14 FR05 FR04 FR07 FR09 FR11 FR08 FR06'),
  russia: order('RU12 RU01 RU04 RU06 RU03 RU08 RU02 RU01 RU07 RU14 RU05 RU04 RU08 RU09 RU11 RU02'),
  abyss: order('AB13 AB01 AB03 AB04 AB08 AB02 AB06 AB03 AB12 AB14 AB01 AB08 AB09 AB04 AB10 AB11'),
};
