// NAP-SET, NAP-GEN.13: what two players may agree on, as the rules declare it.
import type { OptionField } from '@grognard/desk/lobby/asking.ts';
import { segmentField, switchField } from '@grognard/desk/lobby/declared-fields.ts';
import { capital } from '@grognard/desk/words/phrases.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import { MAP_IDS, MAPS } from '../../data/maps.ts';
import { SCENARIOS } from '../../data/scenarios.ts';
import { FACTIONS } from '../../data/words.ts';
import { PLAYER_NAME } from '../../names.ts';
import { type Options, options } from '../../options.ts';
import type { Player } from '../../vocabulary.ts';
import { FACTION_NAME } from '../words/names.ts';
import { MapPicture } from './map-picture.tsx';
import { inBattle, modeFields } from './modes.ts';
import { lobbyWords } from './words.ts';

const { each } = options;
const OWN = 'own';

const mapField: OptionField<Options> = {
  kind: 'pictures',
  key: 'map',
  name: each.map.name,
  say: tell(lobbyWords.mapSay),
  rule: each.map.rule,
  choices: [
    { value: OWN, name: tell(lobbyWords.ownMap) },
    ...MAP_IDS.filter((id) => id !== 'MAP8').map((id) => ({ value: id, name: MAPS[id].name })),
  ],
  Picture: MapPicture,
  isShown: ({ scenario }) => scenario !== 'custom' && SCENARIOS[scenario].anyMap,
  read: ({ map }) => (typeof map === 'string' ? map : OWN),
  write: (chosen, value) => ({ ...chosen, map: MAP_IDS.find((id) => id === value) ?? null }),
};

const armyField = (player: Player): OptionField<Options> => ({
  kind: 'segment',
  key: `army${player}`,
  name: tell(lobbyWords.armyOf, { player: PLAYER_NAME[player] }),
  say: tell(lobbyWords.armySay),
  rule: each.armies.rule,
  choices: [
    ...FACTIONS.map((faction) => ({ value: faction, name: capital(FACTION_NAME[faction]) })),
    { value: 'choose', name: tell(lobbyWords.atTheTable) },
  ],
  read: ({ armies }) => (typeof armies[player] === 'string' ? armies[player] : 'choose'),
  write: (chosen, value) => ({
    ...chosen,
    armies: {
      ...chosen.armies,
      [player]: FACTIONS.find((faction) => faction === value) ?? 'choose',
    },
  }),
});

const isBasic = ({ mode, scenario, firstGame }: Options): boolean =>
  mode === 'battle' && (firstGame || (scenario !== 'custom' && SCENARIOS[scenario].firstGame));
const advanced = (field: OptionField<Options>): OptionField<Options> => ({
  ...field,
  isShown: (chosen) => !isBasic(chosen),
});

export const fields: readonly OptionField<Options>[] = [
  ...modeFields,
  inBattle(mapField),
  inBattle(armyField('A')),
  inBattle(armyField('B')),
  inBattle(segmentField('south', each.south)),
  inBattle(segmentField('slots', each.slots)),
  inBattle(switchField('firstGame', each.firstGame)),
  advanced(switchField('formation', each.formation)),
  advanced(switchField('flanking', each.flanking)),
  switchField('fatigueRerolls', each.fatigueRerolls),
  advanced(switchField('deactivation', each.deactivation)),
];
