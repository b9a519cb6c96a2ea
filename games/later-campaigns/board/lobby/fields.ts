// NLC-A.3: what two players may agree on, as the rules declare it.
import type { Remark } from '@grognard/desk';
import type { OptionField } from '@grognard/desk/lobby/asking.ts';
import { segmentField, switchField } from '@grognard/desk/lobby/declared-fields.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import { type Options, options } from '../../options.ts';
import { lobbyWords } from './words.ts';

const { each } = options;

/** Rules of chapter 20, off in the usual game. */
const OPTIONAL = [
  'hiddenMovement',
  'hiddenTrafficJams',
  'divisionFormations',
  'divisionCommand',
  'extendedLines',
  'lightCavalry',
  'artillerySupport',
  'rollSix',
  'commandConfusion',
  'panic',
  'directCommand',
  'fatigue',
  'operationsMorale',
  'rout',
  'initiative',
  'altArtillery',
  'opportunityFire',
] as const satisfies readonly (keyof Options)[];

/** Rules of chapter 19, on in the usual game. */
const ADVANCED = [
  'retreatDisruption',
  'disruptionRecovery',
  'remoteSupport',
  'artilleryDetail',
  'tinyUnits',
] as const satisfies readonly (keyof Options)[];

/** From here on a newcomer should be warned. */
const MANY = 6;

function manyRules(chosen: Options): Remark | null {
  const count = OPTIONAL.filter((key) => chosen[key]).length;
  return count < MANY ? null : { text: tell(lobbyWords.fullOfRules, { count }), rule: 'NLC-19.1a' };
}

/** What depends on another option is asked only where it means something. */
const SHOWN: { readonly [key in keyof Options]?: (chosen: Options) => boolean } = {
  hiddenTrafficJams: ({ hiddenMovement }) => hiddenMovement,
  initiative: ({ sequence }) => sequence === 'chit',
};

const toggleField = (key: (typeof OPTIONAL | typeof ADVANCED)[number]): OptionField<Options> => {
  const isShown = SHOWN[key];
  return { ...switchField<Options>(key, each[key]), ...(isShown === undefined ? {} : { isShown }) };
};

const hasChairs = ({ sequence }: Options): boolean => sequence === 'multiplayer';

export const fields: readonly OptionField<Options>[] = [
  switchField<Options>('openOrders', each.openOrders),
  { ...segmentField<Options, 'sequence'>('sequence', each.sequence), remark: manyRules },
  { ...segmentField<Options, 'players'>('players', each.players), isShown: hasChairs },
  ...ADVANCED.map(toggleField),
  ...OPTIONAL.map(toggleField),
];

/** NLC-20.1.6, 20.11: an option that is not asked is off. */
export const settle = (chosen: Options): Options => ({
  ...chosen,
  hiddenTrafficJams: chosen.hiddenTrafficJams && chosen.hiddenMovement,
  initiative: chosen.initiative && chosen.sequence === 'chit',
  players: hasChairs(chosen) ? chosen.players : each.players.usual,
});
