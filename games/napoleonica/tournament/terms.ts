// NAP-TRN.5, NAP-TRN.6, NAP-TRN.14: on what terms the battles of a tournament are fought.
import { invariant } from '@grognard/kernel';
import { armyOf } from '../army/army-of.ts';
import type { FieldTerms } from '../army/field-draft.ts';
import { MAPS } from '../data/maps.ts';
import { SCENARIOS } from '../data/scenarios.ts';
import { zoneHexes } from '../data/zones.ts';
import type { BattleTerms } from '../terms.ts';
import { type ByPlayer, byPlayer } from '../vocabulary.ts';
import { headStart } from './head-start.ts';
import { isDecisive, limitOf, type Series } from './state.ts';

/** NAP-TRN.6 */
export const PRELIMINARY_GOAL = 6;
const DECISIVE_GOAL = 10;
/** NAP-SET.8 */
const ABYSS_CORRUPTION = 3;

export const fieldTerms = (series: Series): FieldTerms => ({
  limit: limitOf(series),
  lends: true,
  perGun: 0,
});

export function tournamentTerms(series: Series, relics: BattleTerms['relics']): BattleTerms {
  const { map, sideOf, fielded, notebooks, switches } = series;
  invariant(
    map !== null && sideOf !== null && fielded !== null && notebooks !== null,
    'the battle is prepared',
  );
  const decisive = isDecisive(series);
  const { landmarks, special, blizzard, escalation } = SCENARIOS.SC7;
  const goal = decisive ? DECISIVE_GOAL : PRELIMINARY_GOAL;
  const has = (building: 'BD6' | 'BD8'): ByPlayer<boolean> =>
    byPlayer((player) => notebooks[player].buildings.includes(building));
  return {
    name: 'tournament',
    ground: MAPS[map].rows.join(''),
    zones: { south: zoneHexes('Z13', 'south'), north: zoneHexes('Z13', 'north') },
    armies: byPlayer((player) => armyOf(notebooks[player], fielded[player], fieldTerms(series))),
    sideOf,
    goals: { south: goal, north: goal },
    escalation: decisive ? escalation : 6,
    switches,
    landmarks: decisive ? landmarks.map((hex) => ({ hex, scores: 'special' })) : [],
    special: decisive ? special : null,
    blizzard: decisive ? blizzard : [],
    commanderVp: 2,
    slots: 'mutual',
    vp: decisive ? headStart(notebooks) : { A: 0, B: 0 },
    corruption: byPlayer((player) => (notebooks[player].faction === 'abyss' ? ABYSS_CORRUPTION : 0)),
    returned: byPlayer((player) => (has('BD8')[player] ? 1 : 2)),
    firstOrders: byPlayer((player) => (has('BD6')[player] ? 1 : 0)),
    firstHolder: null,
    fogRounds: 0,
    rangedLimit: null,
    relics,
    automaton: null,
  };
}
