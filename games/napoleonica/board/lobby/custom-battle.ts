// NAP-SCN.6: the battle of one's own the lobby begins with, and battles prepared in the workshops.
import type { CustomBattle, OwnField } from '../../army/custom-battle.ts';
import { pointsOf } from '../../army/points.ts';
import type { Roster } from '../../data/rosters.ts';
import { SCENARIOS } from '../../data/scenarios.ts';
import type { Options } from '../../options.ts';

export const USUAL_CUSTOM: CustomBattle = {
  map: 'MAP1',
  zones: { south: 'Z9', north: 'Z9' },
  limits: { south: 200, north: 200 },
  escalation: 6,
  goals: { south: 6, north: 6 },
  commanderVp: 2,
  landmarks: [],
};

/** A battle on a map that was drawn. */
export const battleOnMap = (options: Options, { map, zones, landmarks }: OwnField): Options => ({
  ...options,
  scenario: 'custom',
  map: null,
  custom: { ...USUAL_CUSTOM, map, zones, landmarks },
});

/** A battle an army of this size is made for: the smallest open scenario, else one of one's own with this limit. */
export function battleWith(options: Options, army: Roster, limit: number): Options {
  const armies = { A: army, B: army.faction === 'abyss' ? 'france' : 'abyss' } as const;
  const scenario = (['SC1', 'SC2'] as const).find((id) => pointsOf(army.units) <= SCENARIOS[id].limits.south);
  if (scenario !== undefined) return { ...options, scenario, map: null, custom: null, armies };
  const limits = { south: limit, north: limit };
  const zones = { south: 'Z13', north: 'Z13' } as const;
  return { ...options, scenario: 'custom', map: null, custom: { ...USUAL_CUSTOM, limits, zones }, armies };
}
