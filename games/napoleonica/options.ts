// NAP-SET.1 to NAP-SET.3, NAP-SCN.6, NAP-SCN.11: what players agree on before a match, each option declared once.
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
import { DIFFICULTIES, type Difficulty } from './campaign/state.ts';
import { MAP_IDS } from './data/maps.ts';
import { ROSTERS, type Roster, type RosterName } from './data/rosters.ts';
import { SCENARIO_IDS, type ScenarioId } from './data/scenarios.ts';
import { SLOT_TILES, type SlotTile } from './data/terrain.ts';
import { FACTIONS, type Faction } from './data/words.ts';
import { armyFault, refuseMapFor } from './options-check.ts';
import { PRELIMINARIES, type Preliminaries } from './tournament/state.ts';
import type { ByPlayer, Player, Switches } from './vocabulary.ts';
import { choiceWords, optionWords } from './words/options.ts';

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
  ...optionWords.armies,
  rule: 'NAP-ARM.8',
  form: record<ByPlayer<ChosenArmy>>({ A: optional(army, USUAL.A), B: optional(army, USUAL.B) }),
  usual: USUAL,
  choices: [USUAL, { A: 'russia', B: 'abyss' }, { A: 'choose', B: 'choose' }],
};

const map: Option<ChosenMap | null> = {
  ...optionWords.map,
  rule: 'NAP-SCN.11',
  form: nullable(chosenMapForm),
  usual: null,
  choices: [null, ...MAP_IDS],
};

const custom: Option<CustomBattle | null> = {
  ...optionWords.custom,
  rule: 'NAP-SCN.6',
  form: nullable(customBattleForm),
  usual: null,
  choices: [null],
};

const tiles: Option<readonly SlotTile[]> = {
  ...optionWords.tiles,
  rule: 'NAP-SCN.10',
  form: listOf(oneOf(SLOT_TILES), 40),
  usual: [],
  choices: [[], ['D'], ['S', 'W']],
};

export const options = declareOptions<Options>(
  {
    mode: choice({ ...optionWords.mode, rule: 'NAP-GEN.3' }, choiceWords.mode, 'battle'),
    scenario: {
      ...optionWords.scenario,
      rule: 'NAP-SCN.1',
      form: oneOf([...SCENARIO_IDS, 'custom']),
      usual: 'SC1',
      choices: SCENARIO_IDS,
    },
    map,
    custom,
    armies,
    south: choice({ ...optionWords.south, rule: 'NAP-SET.2' }, choiceWords.south, 'A'),
    slots: choice({ ...optionWords.slots, rule: 'NAP-SET.3' }, choiceWords.slots, 'mutual'),
    tiles,
    firstGame: toggle({
      ...optionWords.firstGame,
      rule: 'NAP-GEN.13',
    }),
    formation: toggle({ ...optionWords.formation, rule: 'NAP-ADD.1' }, true),
    flanking: toggle(
      {
        ...optionWords.flanking,
        rule: 'NAP-ADD.2',
      },
      true,
    ),
    fatigueRerolls: toggle({ ...optionWords.fatigueRerolls, rule: 'NAP-ADD.4' }, true),
    deactivation: toggle({ ...optionWords.deactivation, rule: 'NAP-ADD.6' }, true),
    preliminaries: {
      ...optionWords.preliminaries,
      rule: 'NAP-TRN.2',
      form: oneOf(PRELIMINARIES),
      usual: 3,
      choices: PRELIMINARIES,
    },
    faction: choice({ ...optionWords.faction, rule: 'NAP-SOL.2' }, choiceWords.faction, 'france'),
    difficulty: {
      ...optionWords.difficulty,
      rule: 'NAP-SOL.3',
      form: oneOf(DIFFICULTIES),
      usual: 'veteran',
      choices: DIFFICULTIES,
      choiceNames: choiceWords.difficulty,
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
  } else if (field !== null) broken(refuseMapFor(scenario, field), `${path}.map`);
  const wrong = armyFault(chosen);
  if (wrong !== null) broken(wrong.refusal, `${path}.armies.${wrong.player}`);
}
