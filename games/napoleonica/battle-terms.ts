// NAP-SCN: the terms of a single battle, from its options and the armies that have been chosen.
// Also NAP-RUL.85, NAP-RUL.88.
import { mapRows } from './army/custom-battle.ts';
import { pointsOf } from './army/points.ts';
import { hexNamed } from './data/field.ts';
import { ROSTERS, type Roster } from './data/rosters.ts';
import { landmarksOn, SCENARIOS } from './data/scenarios.ts';
import { SLOT_TILES, type SlotTile } from './data/terrain.ts';
import { type BySide, FACTIONS, type Faction, type Side } from './data/words.ts';
import { zoneHexes } from './data/zones.ts';
import type { ChosenArmy, Options } from './options.ts';
import type { Army, BattleTerms, Landmark } from './terms.ts';
import { type ByPlayer, byPlayer, type Switches } from './vocabulary.ts';

type Ground = Pick<
  BattleTerms,
  'ground' | 'zones' | 'goals' | 'escalation' | 'landmarks' | 'special' | 'blizzard' | 'commanderVp'
> & {
  readonly limits: BySide<number>;
  readonly factions: BySide<readonly Faction[]>;
};

/** What the scenario, or the battle of one's own, says. */
export function battleGround(options: Options): Ground {
  const { scenario, custom } = options;
  if (scenario === 'custom' && custom !== null) return customGround(options, custom);
  const printed = SCENARIOS[scenario === 'custom' ? 'SC1' : scenario];
  const { zones, limits, goals, escalation, special, blizzard, commanderVp, factions } = printed;
  const map = options.map ?? printed.map;
  const landmarks = landmarksOn(printed.id, typeof map === 'string' ? map : null);
  const hexes = (side: Side) => [...zoneHexes(zones[side].zone, side), ...zones[side].more];
  return {
    ground: groundOf(mapRows(map), options),
    zones: { south: hexes('south'), north: hexes('north') },
    landmarks: landmarks.map((hex): Landmark => ({ hex, scores: 'special' })),
    ...{ limits, goals, escalation, special, blizzard, commanderVp, factions },
  };
}

function customGround(options: Options, custom: NonNullable<Options['custom']>): Ground {
  const { zones, limits, goals, escalation, commanderVp } = custom;
  return {
    ground: groundOf(mapRows(custom.map), options),
    zones: { south: zoneHexes(zones.south, 'south'), north: zoneHexes(zones.north, 'north') },
    landmarks: custom.landmarks.map(({ hex, scores }) => ({ hex: hexNamed(hex), scores })),
    special: null,
    blizzard: [],
    factions: { south: FACTIONS, north: FACTIONS },
    ...{ limits, goals, escalation, commanderVp },
  };
}

/** NAP-SCN.10: tiles that were agreed on lie on the slots in order; the default is the Village. */
function groundOf(rows: readonly string[], { slots, tiles }: Options): string {
  const agreed: readonly SlotTile[] = slots === 'mutual' ? tiles : [];
  let slot = 0;
  return rows.join('').replaceAll('V', () => agreed[slot++] ?? SLOT_TILES[0]);
}

/** NAP-SCN.5: of a faction the costliest recommended army within the limit. */
export function rosterFor(chosen: Exclude<ChosenArmy, 'choose'>, limit: number): Roster | null {
  if (typeof chosen !== 'string') return chosen;
  if (chosen in ROSTERS) return ROSTERS[chosen as keyof typeof ROSTERS];
  return recommended(chosen, limit)[0]?.roster ?? null;
}

interface Recommended {
  readonly name: string;
  readonly roster: Roster;
}

/** Recommended armies within the limit, the costliest first. */
export function recommended(faction: string, limit: number): readonly Recommended[] {
  return Object.entries(ROSTERS)
    .map(([name, roster]: [string, Roster]) => ({ name, roster }))
    .filter(({ roster }) => roster.faction === faction && pointsOf(roster.units) <= limit)
    .toSorted((a, b) => pointsOf(b.roster.units) - pointsOf(a.roster.units));
}

const fieldedArmy = ({ faction, units }: Roster): Army => ({
  faction,
  units: units.map(({ unit, detachment }) => ({
    type: unit,
    detachment,
    improvement: null,
    items: [],
    fatigue: 0,
  })),
  buildings: [],
});

/** NAP-GEN.13: the preset turns three of the four off. Only a single battle is fought by a scenario. */
export function switchesOf(options: Options): Switches {
  const { mode, scenario, firstGame, formation, flanking, fatigueRerolls, deactivation } = options;
  const byScenario = mode === 'battle' && scenario !== 'custom' && SCENARIOS[scenario].firstGame;
  const isFirst = firstGame || byScenario;
  return {
    formation: formation && !isFirst,
    flanking: flanking && !isFirst,
    deactivation: deactivation && !isFirst,
    fatigueRerolls,
  };
}

/** NAP-SET.8, NAP-SET.14 */
const START_CORRUPTION = 3;
const RETURNED = 2;

export function battleTerms(
  options: Options,
  sideOf: ByPlayer<Side>,
  rosters: ByPlayer<Roster>,
): BattleTerms {
  const { limits: _limits, factions: _factions, ...ground } = battleGround(options);
  return {
    name: options.scenario,
    ...ground,
    sideOf,
    armies: byPlayer((player) => fieldedArmy(rosters[player])),
    switches: switchesOf(options),
    slots: options.slots,
    vp: { A: 0, B: 0 },
    corruption: byPlayer((player) => (rosters[player].faction === 'abyss' ? START_CORRUPTION : 0)),
    returned: { A: RETURNED, B: RETURNED },
    firstOrders: { A: 0, B: 0 },
    firstHolder: null,
    fogRounds: 0,
    rangedLimit: null,
    relics: [],
    automaton: null,
  };
}
