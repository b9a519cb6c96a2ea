// NAP-SCN: the eight scenarios.
import { hexesNamed, hexNamed } from './field.ts';
import type { MapId } from './maps.ts';
import type { BySide, Faction } from './words.ts';
import type { Zone } from './zones.ts';

export const SCENARIO_IDS = ['SC1', 'SC2', 'SC3', 'SC4', 'SC5', 'SC6', 'SC7', 'SC8'] as const;
export type ScenarioId = (typeof SCENARIO_IDS)[number];

/** NAP-SET.1: rounds, one for each card. */
export const ESCALATION_COUNTS = [4, 6, 8] as const;
export type EscalationCount = (typeof ESCALATION_COUNTS)[number];

/** A hex that means something in this battle; what, its special rules say. */
export type Landmarks = readonly number[];

/**
 * What a scenario adds to the basic rules:
 * `bridges` 1 VP for holding more Landmarks (SC2); `redoubt` South attacks them (SC3); `headquarters` the Landmark's
 * holder draws a card more (SC4); `rifts` may be sealed, and feed the Abyss (SC5); `breakthrough` South may leave by the
 * north edge (SC6); `halves` each Landmark is worth more to the enemy of its half (SC7); `gate` 4 VP for South (SC8).
 */
export const SPECIAL_RULES = [
  'bridges',
  'redoubt',
  'headquarters',
  'rifts',
  'breakthrough',
  'halves',
  'gate',
] as const;
export type SpecialRule = (typeof SPECIAL_RULES)[number];

export interface Scenario {
  readonly id: ScenarioId;
  readonly name: string;
  readonly map: MapId;
  /** NAP-SCN.11: whether it may be played on any of MAP1 to MAP7, and on a map of one's own. */
  readonly anyMap: boolean;
  readonly ownMap: boolean;
  readonly zones: BySide<{ readonly zone: Zone; readonly more: readonly number[] }>;
  readonly limits: BySide<number>;
  readonly escalation: EscalationCount;
  readonly goals: BySide<number>;
  readonly factions: BySide<readonly Faction[]>;
  readonly landmarks: Landmarks;
  readonly special: SpecialRule | null;
  readonly commanderVp: number;
  /** Rounds in which no attack goes beyond range 2. */
  readonly blizzard: readonly number[];
  /** NAP-GEN.13: played with the First-game preset. */
  readonly firstGame: boolean;
}

const zone = (name: Zone, more = ''): { readonly zone: Zone; readonly more: readonly number[] } => ({
  zone: name,
  more: more === '' ? [] : hexesNamed(more),
});
const both = <T>(value: T): BySide<T> => ({ south: value, north: value });
const anyone = ['france', 'russia', 'abyss'] as const;
const human = ['france', 'russia'] as const;

const PLAIN = {
  anyMap: false,
  ownMap: false,
  factions: both(anyone),
  landmarks: [],
  special: null,
  commanderVp: 2,
  blizzard: [],
  firstGame: false,
} as const;

export const SCENARIOS: { readonly [id in ScenarioId]: Scenario } = {
  SC1: {
    ...PLAIN,
    id: 'SC1',
    name: 'Baptism of Fire',
    map: 'MAP1',
    anyMap: true,
    ownMap: true,
    zones: both(zone('Z9')),
    limits: both(185),
    escalation: 4,
    goals: both(4),
    firstGame: true,
  },
  SC2: {
    ...PLAIN,
    id: 'SC2',
    name: 'Bridges of Lodenbach',
    map: 'MAP2',
    anyMap: true,
    zones: both(zone('Z9')),
    limits: both(200),
    escalation: 6,
    goals: both(6),
    landmarks: hexesNamed('C5 F5 I5'),
    special: 'bridges',
  },
  SC3: {
    ...PLAIN,
    id: 'SC3',
    name: 'The Great Redoubt',
    map: 'MAP3',
    zones: { south: zone('Z13'), north: zone('Z9', 'E3-G3') },
    limits: { south: 240, north: 200 },
    escalation: 6,
    goals: both(7),
    landmarks: hexesNamed('E3-G3'),
    special: 'redoubt',
  },
  SC4: {
    ...PLAIN,
    id: 'SC4',
    name: 'Cut Off the Head',
    map: 'MAP4',
    anyMap: true,
    ownMap: true,
    zones: both(zone('Z9')),
    limits: both(200),
    escalation: 6,
    goals: both(6),
    landmarks: hexesNamed('F5'),
    special: 'headquarters',
    commanderVp: 4,
  },
  SC5: {
    ...PLAIN,
    id: 'SC5',
    name: 'Sealing the Rifts',
    map: 'MAP5',
    zones: both(zone('Z9')),
    limits: both(220),
    escalation: 6,
    goals: { south: 7, north: 8 },
    factions: { south: human, north: ['abyss'] },
    landmarks: hexesNamed('C5 F5 I5'),
    special: 'rifts',
  },
  SC6: {
    ...PLAIN,
    id: 'SC6',
    name: 'Breakthrough at the Pass',
    map: 'MAP6',
    zones: { south: zone('Z13'), north: zone('Z9') },
    limits: { south: 240, north: 185 },
    escalation: 6,
    goals: { south: 9, north: 7 },
    special: 'breakthrough',
  },
  SC7: {
    ...PLAIN,
    id: 'SC7',
    name: 'Snow on the Frostplain',
    map: 'MAP7',
    zones: both(zone('Z13')),
    limits: both(300),
    escalation: 8,
    goals: both(9),
    landmarks: hexesNamed('D3 H7'),
    special: 'halves',
    blizzard: [3, 6],
  },
  SC8: {
    ...PLAIN,
    id: 'SC8',
    name: 'The Breach',
    map: 'MAP8',
    zones: { south: zone('Z13'), north: zone('Z9', 'D3-H3') },
    limits: { south: 300, north: 320 },
    escalation: 8,
    goals: { south: 11, north: 8 },
    factions: { south: human, north: ['abyss'] },
    landmarks: hexesNamed('F1'),
    special: 'gate',
  },
};

/** NAP-SCN.11: on MAP6 the bridges of SC2 would lie in the mountains. */
const PASS_BRIDGES: Landmarks = hexesNamed('D5 F5 H5');

export const landmarksOn = (id: ScenarioId, map: MapId | null): Landmarks =>
  id === 'SC2' && map === 'MAP6' ? PASS_BRIDGES : SCENARIOS[id].landmarks;

/** SC7: the Landmark in each side's own half. */
export const OWN_HALF: BySide<number> = { south: hexNamed('H7'), north: hexNamed('D3') };
