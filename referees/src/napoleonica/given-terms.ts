// NAP-SCN.1, NAP-TRN.6, NAP-TRN.14, NAP-SOL.9, NAP-SOL.10: on what terms a battle is fought.
import type { Campaign, Series } from './books.ts';
import { groundsOf, zoneNames } from './grounds.ts';
import type { Both } from './shape.ts';
import { REGIONS } from './tables/campaign.ts';
import { SCENARIOS, type Side } from './tables/scenarios.ts';

export interface Options {
  readonly mode: string;
  readonly scenario: string;
  readonly map: string | readonly string[] | null;
  readonly custom: {
    readonly map: string | readonly string[];
    readonly zones: { readonly [side in Side]: string };
    readonly limits: { readonly [side in Side]: number };
    readonly escalation: number;
    readonly goals: { readonly [side in Side]: number | null };
    readonly commanderVp: number;
    readonly landmarks: readonly { readonly hex: string; readonly scores: string }[];
  } | null;
  readonly armies: Both<unknown>;
  readonly slots: string;
  readonly tiles: readonly string[];
  readonly firstGame: boolean;
  readonly formation: boolean;
  readonly flanking: boolean;
  readonly fatigueRerolls: boolean;
  readonly deactivation: boolean;
}

export const optionsIn = (raw: unknown): Options => raw as Options;

/** What the law gives for a battle; `limits` null: it comes out of a muster, which is looked at when it is fielded. */
export interface Given {
  readonly ground: string;
  readonly zones: { readonly [side in Side]: readonly string[] };
  readonly goals: { readonly [side in Side]: number | null };
  readonly escalation: number;
  readonly landmarks: readonly string[];
  readonly blizzard: readonly number[];
  readonly commanderVp: number;
  readonly limits: { readonly [side in Side]: number } | null;
}

const both = <T>(value: T) => ({ south: value, north: value });

export const zones = (zone: string) => ({ south: zoneNames(zone, 'south'), north: zoneNames(zone, 'north') });

export function battleGiven(options: Options): Given {
  const { custom, scenario, slots, tiles } = options;
  const agreed = slots === 'mutual' ? tiles : [];
  if (scenario === 'custom' && custom !== null)
    return {
      ...custom,
      ground: groundsOf(custom.map, agreed),
      zones: { south: zoneNames(custom.zones.south, 'south'), north: zoneNames(custom.zones.north, 'north') },
      landmarks: custom.landmarks.map(({ hex }) => hex),
      blizzard: [],
    };
  const printed = SCENARIOS[scenario];
  if (printed === undefined) throw new Error(`no scenario ${scenario} in the law`);
  const map = options.map ?? printed.map;
  // NAP-SCN.11: on MAP6 the bridges are elsewhere.
  const isPass = scenario === 'SC2' && map === 'MAP6';
  return {
    ...printed,
    ground: groundsOf(map, agreed),
    zones: {
      south: zoneNames(printed.zones.south, 'south'),
      north: [...zoneNames(printed.zones.north, 'north'), ...printed.more],
    },
    landmarks: isPass ? ['D5', 'F5', 'H5'] : printed.landmarks,
  };
}

function scenarioGiven(id: string, goals: Given['goals']): Given {
  const printed = SCENARIOS[id];
  if (printed === undefined) throw new Error(`no scenario ${id} in the law`);
  const { landmarks, blizzard, escalation, commanderVp, map, more } = printed;
  const north = [...zoneNames(printed.zones.north, 'north'), ...more];
  const south = zoneNames(printed.zones.south, 'south');
  return {
    ...{ landmarks, blizzard, escalation, commanderVp, goals, limits: null },
    ground: groundsOf(map, []),
    zones: { south, north },
  };
}

export function seriesGiven({ battle, preliminaries, map }: Series): Given {
  if (battle > preliminaries) return scenarioGiven('SC7', both(10));
  const rest = { landmarks: [], blizzard: [], commanderVp: 2, limits: null };
  return {
    ...rest,
    ground: groundsOf(map ?? 'MAP1', []),
    zones: zones('Z13'),
    goals: both(6),
    escalation: 6,
  };
}

export function campaignGiven({ foray }: Campaign): Given {
  const { kind, region, level } = foray ?? { kind: '', region: 'W01', level: '' };
  if (kind === 'breach') return scenarioGiven('SC8', { south: 12, north: 8 });
  const isMarauders = kind === 'marauders';
  const rest = { landmarks: [], blizzard: [], commanderVp: 2, limits: null };
  return {
    ...rest,
    ground: groundsOf(isMarauders ? 'MAP1' : (REGIONS[region]?.map ?? ''), []),
    zones: zones('Z9'),
    goals: both(isMarauders ? 3 : 5),
    escalation: isMarauders || level === 'L1' ? 4 : 6,
  };
}
