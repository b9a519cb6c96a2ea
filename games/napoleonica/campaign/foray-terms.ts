// NAP-SOL.9, NAP-SOL.10, NAP-SOL.16, NAP-SOL.21: on what terms the battles of a campaign are fought.
import { armyOf } from '../army/army-of.ts';
import { EMPTY_FIELD, type FieldTerms } from '../army/field-draft.ts';
import type { CampaignEventId } from '../data/campaign-events.ts';
import { MAPS } from '../data/maps.ts';
import { BREACH, REGION_IDS, REGIONS } from '../data/regions.ts';
import { type EscalationCount, SCENARIOS } from '../data/scenarios.ts';
import { unitCard } from '../data/units.ts';
import { armOf, type BySide } from '../data/words.ts';
import { zoneHexes } from '../data/zones.ts';
import type { Army, BattleTerms, Fielded } from '../terms.ts';
import type { Campaign, Foray } from './state.ts';
import { listOf } from './threat.ts';

/** Events a Field Kitchen can keep off a battle (NAP-SOL.15). */
export const FOUL_EVENTS: readonly CampaignEventId[] = ['EV01', 'EV03', 'EV05', 'EV06', 'EV16', 'EV18'];

const MARAUDERS = { limit: 100, goal: 3, escalation: 4, map: 'MAP1' } as const;
const GOAL = 5;
const BREACH_GOALS = { south: 12, north: 8 } as const;
const MUD_DP = 5;
const DARK_MOON = 4;
const ABYSS_CORRUPTION = 3;
const MOST_BREACH_CORRUPTION = 8;

/** The event that works on this battle, if one does. */
export const eventOn = (
  { event }: Campaign,
  { sheltered }: Pick<Foray, 'sheltered'>,
): CampaignEventId | null => (sheltered ? null : event);

export function limitOf({ month }: Pick<Campaign, 'month'>, { kind }: Pick<Foray, 'kind'>): number {
  if (kind === 'marauders') return MARAUDERS.limit;
  return kind === 'breach' ? SCENARIOS.SC8.limits.south : Math.min(250, 140 + 10 * month);
}

export const fieldTerms = (campaign: Campaign, foray: Pick<Foray, 'kind' | 'sheltered'>): FieldTerms => ({
  limit: limitOf(campaign, foray),
  lends: foray.kind !== 'breach',
  perGun: eventOn(campaign, foray) === 'EV06' ? MUD_DP : 0,
});

/** NAP-SOL.9: a foul land feeds the Breach, three Seals starve it. */
function breachCorruption({ corruption, seals }: Campaign): number {
  const foul = REGION_IDS.filter((region) => region !== BREACH && corruption[region] > 0).length;
  return seals.length >= 3 ? 0 : Math.min(MOST_BREACH_CORRUPTION, foul);
}

function escalationOf({ kind, level }: Foray): EscalationCount {
  if (kind === 'marauders') return MARAUDERS.escalation;
  if (kind === 'breach') return SCENARIOS.SC8.escalation;
  return level === 'L1' ? 4 : 6;
}

function goalsOf({ kind }: Foray): BySide<number> {
  if (kind === 'breach') return BREACH_GOALS;
  const goal = kind === 'marauders' ? MARAUDERS.goal : GOAL;
  return { south: goal, north: goal };
}

const plain = (type: string): Fielded => ({
  type,
  detachment: null,
  improvement: null,
  items: [],
  fatigue: 0,
});

function playersArmy(campaign: Campaign, foray: Foray): Army {
  const army = armyOf(campaign.notebook, foray.fielded ?? EMPTY_FIELD, fieldTerms(campaign, foray));
  const units = foray.hired === null ? army.units : [...army.units, plain(foray.hired)];
  const isStormy = eventOn(campaign, foray) === 'EV05';
  return {
    ...army,
    units: units.map((unit) =>
      isStormy && armOf(unitCard(unit.type).branch) === 'cavalry' ? { ...unit, fatigue: 1 } : unit,
    ),
    buildings: [...army.buildings, ...campaign.loot],
  };
}

const abyssArmy = (campaign: Campaign, { level }: Foray): Army => ({
  faction: 'abyss',
  units: listOf(level, campaign).map(({ unit, detachment }) => ({ ...plain(unit), detachment })),
  buildings: [],
});

export function forayTerms(campaign: Campaign, foray: Foray): BattleTerms {
  const { kind, region } = foray;
  const { buildings } = campaign.notebook;
  const event = eventOn(campaign, foray);
  const isBreach = kind === 'breach';
  const { zones, landmarks, special } = SCENARIOS.SC8;
  const corruption = isBreach ? breachCorruption(campaign) : ABYSS_CORRUPTION;
  return {
    name: 'campaign',
    ground: MAPS[kind === 'marauders' ? MARAUDERS.map : REGIONS[region].map].rows.join(''),
    zones: isBreach
      ? {
          south: [...zoneHexes(zones.south.zone, 'south'), ...zones.south.more],
          north: [...zoneHexes(zones.north.zone, 'north'), ...zones.north.more],
        }
      : { south: zoneHexes('Z9', 'south'), north: zoneHexes('Z9', 'north') },
    armies: { A: playersArmy(campaign, foray), B: abyssArmy(campaign, foray) },
    sideOf: { A: 'south', B: 'north' },
    goals: goalsOf(foray),
    escalation: escalationOf(foray),
    switches: campaign.switches,
    landmarks: isBreach ? landmarks.map((hex) => ({ hex, scores: 'special' })) : [],
    special: isBreach ? special : null,
    blizzard: [],
    commanderVp: 2,
    slots: 'mutual',
    vp: { A: 0, B: 0 },
    corruption: { A: 0, B: corruption + (event === 'EV18' ? DARK_MOON : 0) },
    returned: { A: returnedOf(event, buildings.includes('BD8')), B: 0 },
    firstOrders: { A: buildings.includes('BD6') ? 1 : 0, B: 0 },
    firstHolder: event === 'EV28' ? 'A' : null,
    fogRounds: event === 'EV03' ? 2 : 0,
    rangedLimit: event === 'EV01' ? 2 : null,
    relics: [],
    automaton: 'B',
  };
}

/** EV16: Nightmares take three cards of five, a War College (BD8) only one. */
function returnedOf(event: CampaignEventId | null, hasCollege: boolean): number {
  if (event === 'EV16') return 3;
  return hasCollege ? 1 : 2;
}
