// NAP-SET.1 to SET.3, NAP-SCN.6, SCN.11: what players agree on before a match, each option declared once.
import { choice, declareOptions, type Option, toggle } from '@grognard/kernel';
import {
  byKind,
  checked,
  type Form,
  fault,
  listOf,
  nullable,
  oneOf,
  optional,
  record,
} from '@grognard/kernel/forms.ts';
import type { ChosenMap, CustomBattle } from './army/custom-battle.ts';
import { broken, chosenMapForm, customBattleForm, rosterForm } from './army/forms.ts';
import { refuseMap } from './army/own-map.ts';
import { DIFFICULTIES, type Difficulty } from './campaign/state.ts';
import { MAP_IDS } from './data/maps.ts';
import { ROSTERS, type Roster, type RosterName } from './data/rosters.ts';
import { SCENARIO_IDS, SCENARIOS, type ScenarioId } from './data/scenarios.ts';
import { SLOT_TILES, type SlotTile } from './data/terrain.ts';
import { FACTIONS, type Faction } from './data/words.ts';
import { zoneHexes } from './data/zones.ts';
import { armyFault } from './options-check.ts';
import { PRELIMINARIES, type Preliminaries } from './tournament/state.ts';
import type { ByPlayer, Player, Switches } from './vocabulary.ts';

/** An army: chosen at the table, the best recommended one of a faction, a recommended one by name, or one's own. */
export type ChosenArmy = 'choose' | Faction | RosterName | Roster;

export interface Options extends Switches {
  readonly mode: 'battle' | 'tournament' | 'campaign';
  readonly scenario: ScenarioId | 'custom';
  /** null: the map of the scenario. */
  readonly map: ChosenMap | null;
  readonly custom: CustomBattle | null;
  readonly armies: ByPlayer<ChosenArmy>;
  /** NAP-SET.2: who fights from the south; a d6 decides, and its winner picks. */
  readonly south: Player | 'dice';
  readonly slots: 'mutual' | 'initiative';
  /** NAP-SET.3: agreed on, slot by slot. */
  readonly tiles: readonly SlotTile[];
  /** NAP-GEN.13 */
  readonly firstGame: boolean;
  readonly preliminaries: Preliminaries;
  readonly faction: 'france' | 'russia';
  readonly difficulty: Difficulty;
}

const ROSTER_NAMES = Object.keys(ROSTERS) as readonly RosterName[];
const NAMED = ['choose', ...FACTIONS, ...ROSTER_NAMES] as const;
const army: Form<ChosenArmy> = byKind<ChosenArmy>(
  { text: oneOf(NAMED), object: rosterForm },
  `one of ${NAMED.join(', ')}, or an army`,
);
const USUAL: ByPlayer<ChosenArmy> = { A: 'france', B: 'abyss' };

const armies: Option<ByPlayer<ChosenArmy>> = {
  name: 'Armies',
  say: 'What each side brings: a recommended army, one of your own, or one chosen at the table.',
  rule: 'NAP-ARM.8',
  form: record<ByPlayer<ChosenArmy>>({ A: optional(army, USUAL.A), B: optional(army, USUAL.B) }),
  usual: USUAL,
  choices: [USUAL, { A: 'russia', B: 'abyss' }, { A: 'choose', B: 'choose' }],
};

const map: Option<ChosenMap | null> = {
  name: 'Map',
  say: 'Where the battle is fought: the map of the scenario, another one, or one of your own.',
  rule: 'NAP-SCN.11',
  form: nullable(chosenMapForm),
  usual: null,
  choices: [null, ...MAP_IDS],
};

const custom: Option<CustomBattle | null> = {
  name: 'Battle of your own',
  say: 'Map, zones, limits, goals and Landmarks as you like.',
  rule: 'NAP-SCN.6',
  form: nullable(customBattleForm),
  usual: null,
  choices: [null],
};

const tiles: Option<readonly SlotTile[]> = {
  name: 'Tiles',
  say: 'What lies on the unique-terrain slots, in the order of the map.',
  rule: 'NAP-SCN.10',
  form: listOf(oneOf(SLOT_TILES), 40),
  usual: [],
  choices: [[], ['D'], ['S', 'W']],
};

export const options = declareOptions<Options>(
  {
    mode: choice(
      { name: 'Mode', say: 'One battle, a tournament, or a campaign against the Abyss.', rule: 'NAP-GEN.3' },
      { battle: 'Battle', tournament: 'Tournament', campaign: 'Solo campaign' },
      'battle',
    ),
    scenario: {
      name: 'Scenario',
      say: 'What the battle is about.',
      rule: 'NAP-SCN.1',
      form: oneOf([...SCENARIO_IDS, 'custom']),
      usual: 'SC1',
      choices: SCENARIO_IDS,
    },
    map,
    custom,
    armies,
    south: choice(
      { name: 'South', say: 'Who fights from the south; a die may decide who picks.', rule: 'NAP-SET.2' },
      { A: 'Blue', B: 'Red', dice: 'By the die' },
      'A',
    ),
    slots: choice(
      { name: 'Unique terrain', say: 'Tiles as agreed, or one chosen by each player.', rule: 'NAP-SET.3' },
      { mutual: 'As agreed', initiative: 'Players choose' },
      'mutual',
    ),
    tiles,
    firstGame: toggle({
      name: 'First game',
      say: 'Without Formation, Flanking and Deactivation.',
      rule: 'NAP-GEN.13',
    }),
    formation: toggle(
      { name: 'Formation', say: 'A unit next to two friends may ignore a retreat.', rule: 'NAP-ADD.1' },
      true,
    ),
    flanking: toggle(
      {
        name: 'Flanking',
        say: 'A friend next to the target adds a die to a melee attack.',
        rule: 'NAP-ADD.2',
      },
      true,
    ),
    fatigueRerolls: toggle(
      { name: 'Fatigue rerolls', say: 'The enemy’s Fatigue buys a reroll.', rule: 'NAP-ADD.4' },
      true,
    ),
    deactivation: toggle(
      { name: 'Deactivation', say: 'Two Fatigue of an enemy unit stop its activation.', rule: 'NAP-ADD.6' },
      true,
    ),
    preliminaries: {
      name: 'Battles before the last',
      say: 'How many battles a tournament has before the decisive one.',
      rule: 'NAP-TRN.2',
      form: oneOf(PRELIMINARIES),
      usual: 3,
      choices: PRELIMINARIES,
    },
    faction: choice(
      { name: 'Your faction', say: 'Whom you lead in the campaign.', rule: 'NAP-SOL.2' },
      { france: 'France', russia: 'Russia' },
      'france',
    ),
    difficulty: {
      name: 'Difficulty',
      say: 'How hard the campaign is.',
      rule: 'NAP-SOL.3',
      form: oneOf(DIFFICULTIES),
      usual: 'veteran',
      choices: DIFFICULTIES,
    },
  },
  (form) =>
    checked(form, (chosen, path) => {
      if (chosen.mode === 'battle') checkBattle(chosen, path);
    }),
);

function checkBattle(chosen: Options, path: string): void {
  const { scenario, custom: own, map: field } = chosen;
  if (scenario === 'custom') {
    if (own === null)
      fault('missing-field', `${path}.custom`, 'A battle of your own needs its terms (NAP-SCN.6).');
  } else if (field !== null) checkMap(scenario, field, `${path}.map`);
  const wrong = armyFault(chosen);
  if (wrong !== null) fault('illegal-army', `${path}.armies.${wrong.player}`, wrong.text);
}

/** NAP-SCN.11, SCN.12 */
function checkMap(scenario: ScenarioId, field: ChosenMap, path: string): void {
  const { anyMap, ownMap, map: usual, zones } = SCENARIOS[scenario];
  if (typeof field === 'string') {
    if (field !== usual && (!anyMap || field === 'MAP8'))
      fault('wrong-field', path, `${scenario} is not fought on ${field} (NAP-SCN.11).`);
    return;
  }
  if (!ownMap) fault('wrong-field', path, `${scenario} is not fought on a map of your own (NAP-SCN.12).`);
  const inUse = {
    south: zoneHexes(zones.south.zone, 'south'),
    north: zoneHexes(zones.north.zone, 'north'),
  };
  broken(refuseMap(field, inUse), path);
}
